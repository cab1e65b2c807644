import { expect, it } from 'vitest';
import { dropGreeting } from './dropGreeting.ts';

const textOf = (text: string): string => dropGreeting({ text, start: 0, end: text.length, part: 'body', roles: {} }).text;

it('drops the greeting before what the sender does', () => {
  expect(textOf('Hi Dana, we rewind motors.')).toBe('we rewind motors.');
  expect(textOf('Good morning Mr Okafor - I shoe horses.')).toBe('I shoe horses.');
  expect(textOf('hiya dana we fit blinds')).toBe('we fit blinds');
});

it('keeps every other sentence', () => {
  for (const text of ['Hi Dana,', 'We rewind motors.', 'High doors are what we fit.', 'Hi Dana, did the pump arrive?'])
    expect(textOf(text)).toBe(text);
});
