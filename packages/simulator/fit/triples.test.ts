import { describe, expect, it } from 'vitest';
import { readFit } from './readFit.ts';
import type { Fit } from './level/toFit.ts';
import { readOffer } from './readOffer.ts';
import { readTriples, type Triple } from './testing/readTriples.ts';
import { SECOND_TRIPLES } from './testing/secondTriples.fixture.ts';
import { UNKNOWN_FIT } from './fitChances.ts';

type Judged = { line: string; right: Fit | null; wrong: Fit | null };

function judge({ sentences, kind, right, wrong, line }: Triple): Judged {
  const offer = readOffer([{ sentences, title: null, company: null, industry: null, firstName: null }], kind);
  const fitOf = (title: string): Fit | null => readFit(offer, { title, companySize: null, industry: null });
  return { line, right: fitOf(right), wrong: fitOf(wrong) };
}

/** Owners count fully, people near a little. */
const toScore = (fit: Fit | null): number => {
  const { owner, near } = fit?.chances ?? UNKNOWN_FIT;
  return owner + 0.4 * near;
};

function measure(judged: readonly Judged[]): { right: number; auc: number; farPrecision: number } {
  const owners = judged.map(({ right }) => toScore(right));
  const strangers = judged.map(({ wrong }) => toScore(wrong));
  let wins = 0;
  for (const owner of owners) for (const stranger of strangers) wins += owner > stranger ? 1 : owner === stranger ? 0.5 : 0;
  const farOf = (side: 'right' | 'wrong'): number => judged.filter((one) => one[side]?.level === 'far').length;
  return {
    right: judged.filter(({ right, wrong }) => toScore(right) > toScore(wrong)).length / judged.length,
    auc: wins / (owners.length * strangers.length),
    farPrecision: farOf('wrong') / (farOf('wrong') + farOf('right')),
  };
}

describe('the triples of offer, right title and wrong title', () => {
  const triples = readTriples();
  const judged = triples.map(judge);

  it('are at least 300 different offers', () => {
    expect(new Set(triples.map(({ sentences }) => sentences.map(({ text }) => text).join(' '))).size).toBeGreaterThanOrEqual(300);
  });

  it('put the right title before the wrong one in at least 95 of 100', () => {
    expect(measure(judged).right).toBeGreaterThanOrEqual(0.95);
  });

  it('separate owners from strangers over all offers', () => {
    expect(measure(judged).auc).toBeGreaterThanOrEqual(0.93);
  });

  it('call no owner far', () => {
    expect(judged.filter(({ right }) => right?.level === 'far').map(({ line }) => line)).toEqual([]);
  });
});

describe('offers in words that the tables do not use', () => {
  const judged = readTriples(SECOND_TRIPLES).map(judge);

  it('put the right title first in more than 8 of 10, and call few owners far', () => {
    const { right, auc, farPrecision } = measure(judged);
    expect(right).toBeGreaterThanOrEqual(0.85);
    expect(auc).toBeGreaterThanOrEqual(0.93);
    expect(farPrecision).toBeGreaterThanOrEqual(0.95);
  });
});
