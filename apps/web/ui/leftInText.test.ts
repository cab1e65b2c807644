import { expect, it } from 'vitest';
import { leftInText } from './leftInText.ts';

const shown = { subject: '[the topic in 2 to 4 plain words]', body: 'We are a full-service shop.\n\nhttps://bit.ly/xyz' };
const say = (named: string): string => `Interest about +40% (+2 to +80) (you still need to change ${named}). This is a first step`;

it('keeps what the shown text still has', () => {
  const sentence = say('“Full-service shop” and “https://bit.ly/xyz”');
  expect(leftInText(sentence, shown)).toBe(sentence);
  expect(leftInText(say('the booking link'), shown)).toContain('the booking link');
});

it('does not ask for a change of words that an open line has replaced', () => {
  for (const named of ['“EXCLUSIVE offer” and “https://bit.ly/xyz”', 'the exclamation marks and “https://bit.ly/xyz”']) {
    expect(leftInText(say(named), shown)).toBe('Interest about +40% (+2 to +80). This is a first step');
  }
});
