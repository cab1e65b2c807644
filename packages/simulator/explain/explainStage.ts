import { writeNarrative, writeTakeaways, type SummaryInput } from '../narrative/writeSummary.ts';
import { writeFactor, type SpokenFactor } from '../narrative/writeFactor.ts';
import type { ListFacts } from '../narrative/facts.ts';
import type { ExplainOptions, ExplanationSide, Factor, Recommendation, Segment, StageExplanation, StageName } from './explanation.ts';
import { expectRate } from './expectRates.ts';
import { SIGNS } from '../signs/signs.ts';
import { measureFactors, type MeasuredFactor } from './measureFactors.ts';
import { recommend, type EditTrial } from './recommend.ts';
import type { LeadRow, RowGroup } from './rows.ts';
import { findSegments } from './segments.ts';

const MOST_FACTORS = 7;

export type StageInput = {
  rows: readonly LeadRow[];
  groups: readonly RowGroup[];
  trial: EditTrial;
  leadCount: number;
  bucket: number;
  /** Keys the choice of words. */
  key: string;
  options: ExplainOptions;
};

/** At the bucket it is stated for, the sender's standing costs nothing and is said all the same: it is why most mail stays closed. */
function senderStanding(rows: readonly LeadRow[]): MeasuredFactor[] {
  const [shownBy] = rows;
  if (shownBy === undefined) return [];
  const nothing = { score: 0, contribution: 0, deltaPoints: 0, interval80: [0, 0] } as const;
  return [{ factorId: 'sender_standing', polarity: 'neutral', ...nothing, shareOfLeads: 1, shownBy, touched: rows, evidence: [] }];
}

function toFactor(
  { factor, title, paragraph }: SpokenFactor,
  segments: readonly Segment[],
  recommendations: readonly Recommendation[],
): Factor {
  const { factorId, polarity, score, contribution, evidence, deltaPoints, interval80, shareOfLeads } = factor;
  const added = segments.filter(({ kind }) => SIGNS[factorId].segments?.includes(kind)).map(({ sentence }) => sentence);
  return {
    factorId,
    label: SIGNS[factorId].label,
    polarity,
    score,
    contribution,
    title,
    paragraph: [paragraph, ...added].join(' '),
    evidence,
    deltaPoints,
    interval80,
    shareOfLeads,
    recommendations,
  };
}

const verifiedOf = (factors: readonly Factor[]): Recommendation[] => {
  const verified = factors.flatMap(({ recommendations }) => recommendations).filter(({ verification }) => verification?.verified);
  const apart = verified.filter(({ editId }, index) => verified.findIndex((other) => other.editId === editId) === index);
  return apart.toSorted((one, other) => (other.verification?.lift ?? 0) - (one.verification?.lift ?? 0));
};

/** A mixed factor is weak in the mean and may still be what the list turns on. */
const strongest = (factors: readonly MeasuredFactor[]): MeasuredFactor[] =>
  factors.filter(({ polarity }, index) => index < MOST_FACTORS || polarity === 'mixed');

/** Factors, narrative and takeaways of one stage, for and against. */
export function explainStage(stage: StageName, input: StageInput): StageExplanation {
  const { rows, groups, trial, leadCount, bucket, key, options } = input;
  const facts: ListFacts = { leads: rows.length, leadCount, bucket, stage };
  const measured = measureFactors(stage, groups, bucket);
  const recommendations = recommend(measured, { trial, facts, key });
  const segments = findSegments(stage, groups, { bucket, key });
  const isListed = measured.some(({ factorId }) => factorId === 'sender_standing');
  const standing = stage === 'open' && !isListed ? senderStanding(rows) : [];
  const speak = (list: readonly MeasuredFactor[]) => list.flatMap((factor) => writeFactor(factor, facts, key) ?? []);
  const spoken = {
    positive: speak(strongest(measured.filter(({ contribution }) => contribution > 0))),
    negative: speak([...strongest(measured.filter(({ contribution }) => contribution <= 0)), ...standing]),
  };
  const own = expectRate(stage, rows, bucket);
  const at = options.forecast;
  const [expected, expected80] = at === undefined ? [own.rate, own.interval80] : [at.expected[stage], at.trueRate80[stage]];
  const toSide = (isFor: boolean): ExplanationSide => {
    const [mine, others] = isFor ? [spoken.positive, spoken.negative] : [spoken.negative, spoken.positive];
    const factors = mine.map((one) => toFactor(one, segments, recommendations.get(one.factor.factorId) ?? []));
    const summary: SummaryInput = {
      stage,
      isFor,
      factors: withEdits(mine, factors).filter(({ factor }) => factor.factorId !== 'sender_standing' || factor.score > 0),
      others: others.filter(({ factor }) => factor.score > 0),
      verified: verifiedOf(factors),
      segmentSentences: segments.filter(({ rate, otherRate }) => rate > otherRate === isFor).map(({ sentence }) => sentence),
      expected,
      expected80,
      counts: options.counts,
      key,
    };
    return { factors, narrative: writeNarrative(summary), keyTakeaways: writeTakeaways(summary) };
  };
  return { stage, expected, expected80, positive: toSide(true), negative: toSide(false), segments };
}

const withEdits = (spoken: readonly SpokenFactor[], factors: readonly Factor[]): SpokenFactor[] =>
  spoken.map((one, index) => ({
    ...one,
    edits: factors[index]?.recommendations.filter(({ doubt }) => doubt === null).map(({ text }) => text) ?? [],
  }));
