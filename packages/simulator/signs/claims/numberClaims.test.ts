import { describe, expect, it } from 'vitest';
import { readEmail } from '../../reading/readEmail.ts';
import { buildLead } from '../../testing/buildLead.ts';

const read = (sentence: string) =>
  readEmail({ ...buildLead({}), email: { subject: 'docks', body: `Hi Dana,\n\n${sentence}` } }, { contactsAtCompany: 1, ownWords: [] })
    .values.numberClaims;

describe('claims in figures', () => {
  it('are shares, multiples and sums won or lost', () => {
    const claims = [
      'Acme cut scrap by 40%.',
      'They answer 3x faster.',
      'The rink saved $2,900 a month.',
      'We found $41,000 a month of idle servers.',
    ];
    for (const sentence of claims) expect(read(sentence), sentence).toBe(1);
  });

  it('are not prices', () => {
    const prices = [
      'You get a flat $38 per tractor.',
      'It takes ten weeks for a fixed $18,000.',
      'Delivered, it is $24 a yard.',
      'It costs €90.',
    ];
    for (const sentence of prices) expect(read(sentence), sentence).toBe(0);
  });
});
