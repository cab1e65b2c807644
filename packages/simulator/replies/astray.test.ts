import { expect, it } from 'vitest';
import { buildReader } from '../testing/repliesTo.ts';
import { writeReply } from '../writeReply.ts';
import { INTENTS } from '../outcome.ts';

const CAMPAIGN = { seed: 'organisation-1', industries: ['roofing'], corrections: { emailKind: 'customer' as const } };
const COMPLAINT = {
  subject: 'Leak again',
  body: 'Hello Ana,\n\nthe gutter you fitted in May leaks again and the wall is wet. Please tell me when somebody comes, and who pays for the plaster.\n\nRuth Kay',
};
const answersOf = (title: string, company: string, industry: string): string[] =>
  INTENTS.flatMap((intent) =>
    Array.from({ length: 12 }, (_, index) =>
      writeReply(CAMPAIGN, { ...buildReader(COMPLAINT, { index, title, company }), industry }, intent),
    ),
  );

it('promises a customer nothing from a firm of another trade', () => {
  const PROMISES = /\b(?:sorry about|put it right|you'll have|you'll hear|manager|the office|colleague)\b/i;
  expect(answersOf('Cellist', 'Dale Quartet', 'Music').filter((text) => PROMISES.test(text))).toEqual([]);
  expect(answersOf('Office Manager', 'Dale Roofing', 'Roofing').filter((text) => PROMISES.test(text))).not.toEqual([]);
});

it('refuses no order flatly, and has no list for it', () => {
  const order = { subject: 'trays', body: 'Hi Ana,\n\nCould you quote for 60 more of the grey trays?\n\nRuth\nKay Ovens' };
  const campaign = { seed: 'organisation-1', industries: ['plastics'] };
  const replies = INTENTS.flatMap((intent) =>
    Array.from({ length: 12 }, (_, index) =>
      writeReply(
        campaign,
        { ...buildReader(order, { index, title: 'Sales Manager', company: 'Dale Trays' }), industry: 'Plastics' },
        intent,
      ),
    ),
  );
  expect(replies.filter((text) => /\byour list\b|^(?:sorry, )?I can't(?:, sorry)?[.\n]|that's not possible/im.test(text))).toEqual([]);
});
