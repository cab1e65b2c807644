import { describe, expect, it } from 'vitest';
import { asksInClauses } from './clauseAsks.ts';

const asksOf = (text: string): string[] =>
  asksInClauses({ body: { raw: text } }, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));

describe('requests strung together in one sentence', () => {
  it.each([
    ['Tell me your availability, browse our portfolio or order a sample.', 3],
    ['See our site, follow us on Instagram, ring me or just answer this.', 3],
    ['The easiest way is to look around our website, like us on Facebook, or drop in and see the barn.', 3],
    ['If this is of use, arrange a demo or download the guide.', 2],
    ['I would love to arrange a call about your needs, or you can visit our website, or simply answer this email.', 3],
    ['Please inform us of your needs, or visit our website, or contact us by phone.', 3],
    ['Subscribe to our channel and sign up for the open day.', 2],
  ])('are several: %s', (text, count) => {
    expect(asksOf(text)).toHaveLength(count);
  });

  it.each([
    'Answer here or ring me on 0131 496 0000.',
    'Visit our website or call the yard.',
    'Send me the drawing and I will price it.',
    'Buyers visit the site, download the plan and book a slot.',
    'We visit the shop, download the log and send you a report.',
    'Could you book a visit, or send me the plan?',
  ])('are not one request with ways to answer, a statement or a question: %s', (text) => {
    expect(asksOf(text)).toEqual([]);
  });
});
