import { describe, expect, it } from 'vitest';
import { namePractice } from './namePractice.ts';
import { maskText } from '../testing/maskText.ts';

const nameOf = (text: string): string | null => namePractice(maskText(['offer', text]));

describe('namePractice', () => {
  it.each([
    ['I am a certified yoga teacher and I would love to come by.', 'yoga lessons'],
    ['I’m a massage therapist and I bring a chair to offices.', 'massage therapy'],
    ['We are three translators with engineering degrees.', 'translation'],
    ['We are eleven medical translators in Graz.', 'medical translation'],
    ['I’m a physiotherapist and I run a clinic in Hove.', 'physiotherapy'],
    ['We’re Tarrant Access, 22 scaffolders working out of Bolton.', 'scaffolding'],
    ['I am a freelance wedding photographer in Leeds.', 'wedding photography'],
  ])('names what the sender of "%s" offers', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it.each([
    'I am a developer at Loopline.',
    'We are four engineer surveyors covering Leeds.',
    'I am a coach.',
    'We are happy to help.',
    'Are you a translator?',
  ])('finds nothing in "%s"', (text) => {
    expect(nameOf(text)).toBeNull();
  });
});
