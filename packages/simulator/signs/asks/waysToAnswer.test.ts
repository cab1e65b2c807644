import { expect, it } from 'vitest';
import { draftOfAnybody } from '../../reading/draftOfAnybody.ts';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { askInstead, asksForTalk, askToSend, isWayToAnswer, proposedAct, saysHowToAnswer } from './waysToAnswer.ts';

it.each([
  'Ring me on 020 7946 0911.',
  "I'm on 020 7946 0911, or reply and I'll call you back.",
  'If you send us ten of last month’s tickets, we will sort them for nothing.',
  'If your kiln is covered already, just say and I will leave it.',
  'Text me a photo of the gate and I will text back a price.',
  'Shall I leave two jars at the desk?',
  'Want me to bring a sample on Monday?',
  'Tell me which size you use.',
])('says how to answer: %s', (sentence) => expect(isWayToAnswer(sentence)).toBe(true));

it.each([
  'Your drivers call us at night.',
  'Bakers tell each other which flour is good.',
  'We reply within an hour.',
  'It can be done in a day.',
  'Our reply rates went from 2% to 5%.',
])('says nothing of how to answer: %s', (sentence) => expect(isWayToAnswer(sentence)).toBe(false));

it.each([
  ['Do you have ten minutes for a call on Tuesday?', true],
  ['Are you free on Thursday?', true],
  ['Would you be available next week?', true],
  ['Could we schedule a quick demo?', true],
  ['Can I come and measure the gate?', false],
  ['Call me when the pump fails.', false],
])('tells time to talk from other requests: %s', (sentence, isTalk) => expect(asksForTalk(sentence)).toBe(isTalk));

it('counts a question in the second half as a way to answer', () => {
  const says = (end: string): boolean =>
    saysHowToAnswer(
      draftOfAnybody({ subject: 'Kilns', body: `Hi Dana,\n\nWe reline kilns in two days. It costs $900.\n\n${end}\n\nBest,\nErin` }),
    );
  expect(says('When is yours due?')).toBe(true);
  expect(says('Most potters wait until it cracks.')).toBe(false);
});

it.each([
  ['I can send you two test strips and a price list. No charge.', 'Shall I send you two test strips and a price list?'],
  ['We’d be happy to show you the kiln in Derby.', 'Shall we show you the kiln in Derby?'],
  ['I can come and look at your flue, your bricks and your door.', 'Shall I come and look at your flue, your bricks and your door?'],
  ['Happy to check your thermocouples for nothing.', 'Shall I check your thermocouples for nothing?'],
  ['We can fire at night.', undefined],
  ['We’ll send you a report every month.', undefined],
  ['I can do any kiln you have.', undefined],
  ['We can run your kiln and you can sleep.', undefined],
  ['I can quote you if you send a photo.', undefined],
  ['We can do yours for £400.', undefined],
])('asks for a yes to what the sender proposes: %s', (sentence, question) =>
  expect(
    proposedAct(draftOfAnybody({ subject: 'Kilns', body: `Hi Dana,\n\nWe reline kilns.\n\n${sentence}\n\nBest,\nErin` }))?.question,
  ).toBe(question),
);

const readLift = (lines: string) =>
  toEmailDraft(
    { ...buildLead(), email: { subject: 'lifts', body: `Hi Dana,\n\nWe test goods lifts.\n\n${lines}\n\nBest,\nErin` } },
    { contactsAtCompany: 1, ownWords: [] },
  );

it.each([
  ['Reply and I will send you the checklist we use. It has two pages.', 'Shall I send you the checklist?'],
  ['If it helps, we can email you a sample report.', 'Shall we email you a sample report?'],
])('what a statement promises for an answer is asked about: %s', (lines, question) => {
  expect(askToSend(readLift(lines))?.question).toBe(question);
});

it.each([
  'Then I will send you a calendar invite.',
  'I can send some over.',
  'If you would rather do it alone, I will send you our checklist.',
  'Shall I call? I can send you a sample report.',
])('anything else is left alone: %s', (lines) => {
  expect(askToSend(readLift(lines))).toBeUndefined();
});

it('the question takes the place of a sentence that says the same', () => {
  const draft = readLift('If you like I can post you a sample report.');
  const asked = askToSend(draft);
  expect(asked === undefined ? '' : askInstead(draft, asked)).toContain('lifts.\n\nShall I post you a sample report?\n\nBest');
});
