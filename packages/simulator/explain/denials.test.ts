import { describe, expect, it } from 'vitest';
import { readCorpus } from '../../../scripts/reader/readCorpus.ts';
import { explain, type Factor } from '../explain.ts';
import { buildCampaign, buildList } from '../testing/buildLead.ts';
import type { FactorId } from '../signs/signs.ts';

const LEADS = 4;
const EVERY = 120;
const OUTSIDE = new Set(['scam', 'internal', 'personal', 'customer', 'job_application', 'not_a_message']);

/** What a card denies by its title, and what a quotation of another card would have to hold to contradict it. */
const DENIALS: readonly (readonly [factor: FactorId, title: RegExp, witness: RegExp])[] = [
  ['calendar_link', /^No booking link/, /\bcalendar\b[^.!?\n]{0,25}https?:|calendly|\bcal\.com/i],
  ['number_claims', /^No percentages/, /\d ?%|\bROI\b/],
  ['pressure', /^No pressure/, /\bonly \d+ (?:spots?|places?|slots?) left\b|\blast chance\b|\bact now\b/i],
  ['ask_kind', /^It does not ask for a meeting/, /\b(?:15|20|30)[ -]min(?:ute)?s?\b|\b(?:a|quick) (?:call|chat|demo)\b[^.!?\n]*\?/i],
  ['missing_ask', /^It does not ask|^No call to action/, /\?/],
  ['social_proof', /^No proof|^Nothing backs/, /\bcustomers? (?:such as|like)\b|\bgot \S+ back\b/i],
  ['hype', /^No hype|^No buzzwords/, /\b(?:game[- ]chang\w+|cutting[- ]edge|revolutionary|world[- ]class)\b/i],
];

const emails = readCorpus()
  .filter(({ kind, isLoose }) => !isLoose && !OUTSIDE.has(kind))
  .filter((_, index) => index % EVERY === 0);

const factorsOf = (subject: string, body: string): readonly Factor[] => {
  const fill = (name: string, company: string) => ({
    subject: subject.replaceAll('{{first_name}}', name).replaceAll('{{company}}', company),
    body: body.replaceAll('{{first_name}}', name).replaceAll('{{company}}', company),
  });
  const leads = buildList(LEADS, (index) => {
    const [firstName, company] = [
      ['Dana', 'Ben', 'Ines', 'Kofi'][index] ?? 'Dana',
      ['Marlow', 'Tessel', 'Ovalgate', 'Brightwell'][index] ?? '',
    ];
    return { firstName, company, title: 'Operations Manager', email: fill(firstName, company) };
  });
  const { open, reply } = explain(buildCampaign({ leadCount: LEADS }), leads);
  return [open, reply].flatMap(({ positive, negative }) => [...positive.factors, ...negative.factors]);
};

describe('the cards of one email', () => {
  it('deny nothing that another card quotes, and say of one text to all what is in it for all', () => {
    expect(emails.length).toBeGreaterThan(8);
    for (const { id, subject, body } of emails) {
      const factors = factorsOf(subject, body);
      const quotes = factors.flatMap(({ evidence }) => evidence.map(({ text }) => text));
      for (const [factor, title, witness] of DENIALS) {
        const denies = factors.some((one) => one.factorId === factor && title.test(one.title));
        if (denies)
          expect(
            quotes.filter((text) => witness.test(text)),
            `${id}: ${factor}`,
          ).toEqual([]);
      }
      for (const { paragraph, evidence, factorId } of factors)
        if (evidence.length > 0 && evidence.every(({ text }) => body.includes(text)))
          expect(paragraph, `${id}: ${factorId}`).not.toMatch(/This (?:affects|applies to) \d/);
    }
  });
});
