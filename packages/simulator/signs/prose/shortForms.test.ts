import { describe, expect, it } from 'vitest';
import { replaceRanges } from '../../edits/textOps.ts';
import { listShortForms } from './shortForms.ts';

const correct = (text: string) => replaceRanges(text, listShortForms(text));

describe('short forms', () => {
  it.each([
    ['can i call u on tuesday?', 'can I call you on Tuesday?'],
    ["i'm free and i think so.", "I'm free and I think so."],
    ['r u the buyer?', 'are you the buyer?'],
    ['is it ur shop?', 'is it your shop?'],
    ['we sell to germany and brazil since may 2019', 'we sell to Germany and Brazil since May 2019'],
    ['we have linkedin and a whatsapp group', 'we have LinkedIn and a WhatsApp group'],
    ["walmart's yard in ohio", "Walmart's yard in Ohio"],
  ])('are written out where only one thing can be meant: %s', (before, after) => {
    expect(correct(before)).toBe(after);
  });

  it.each([
    'you may march on',
    'i.e. two pages (i) and (ii)',
    'a turkey sandwich on a china plate',
    'mail me at erin@germany.example or see google.example/u',
    'a u-bolt and a U turn',
    'chile, polish and jersey',
  ])('are left alone elsewhere: %s', (text) => {
    expect(correct(text)).toBe(text);
  });
});

it.each([
  ['we open this may, and again next march.', 'we open this May, and again next March.'],
  ['the permit you hold this may lapse.', 'the permit you hold this may lapse.'],
  ['This may be of use, and the next may come late.', 'This may be of use, and the next may come late.'],
])('knows a month from a verb: %s', (text, expected) => {
  expect(correct(text)).toBe(expected);
});
