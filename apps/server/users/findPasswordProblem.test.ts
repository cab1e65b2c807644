import { describe, expect, it } from 'vitest';
import { findPasswordProblem } from './findPasswordProblem.ts';

describe('findPasswordProblem', () => {
  it('counts code points, so that twelve emoji are long enough and eleven are not', () => {
    const emoji = [...'🦊🐢🦉🐝🐙🦀🐳🦜🐌🦔🦇🐺'];
    expect(findPasswordProblem(emoji.join(''))).toBeNull();
    expect(findPasswordProblem(emoji.slice(1).join(''))).toBe('too_short');
  });

  it('accepts 12 and 256 characters and refuses 11 and 257', () => {
    const text = 'correct horse battery staple '.repeat(10);
    expect(findPasswordProblem('kettle-moose')).toBeNull();
    expect(findPasswordProblem('kettle-moos')).toBe('too_short');
    expect(findPasswordProblem(text.slice(0, 256))).toBeNull();
    expect(findPasswordProblem(text.slice(0, 257))).toBe('too_long');
    expect(findPasswordProblem(text.repeat(1000))).toBe('too_long');
  });

  it('counts spaces and trims nothing', () => {
    expect(findPasswordProblem('  kettle  ok ')).toBeNull();
  });

  it.each([
    'password1234',
    'PASSWORD1234',
    '123456789012',
    'qwertyuiop12',
    'iloveyou1234',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'Welcome@2024',
    'administrator',
  ])('refuses %s as too common', (password) => {
    expect(findPasswordProblem(password)).toBe('too_common');
  });
});
