import { ALWAYS_NAMED } from '../advice/plan/alwaysNamed.ts';
import { toNanos } from '../model/quantiles.ts';
import type { Polarity } from '../signs/sign.ts';
import type { Evidence, StageName } from './explanation.ts';
import { attribute } from './attribute.ts';
import { findEvidence } from './evidence.ts';
import { publishedSide } from '../signs/readers/industry.ts';
import { isExecutive, isPlainlyExecutive } from '../signs/readers/seniority.ts';
import { FACTOR_IDS, SIGNS, type FactorId } from '../signs/signs.ts';
import { tollReader, weigh, type Toll } from './toll.ts';
import { unfill } from '../edits/template.ts';
import { isFar, type LeadRow, type RowGroup } from './rows.ts';
import { measureWorth, rateByDraw, type DrawnRates, type Worth } from './worth.ts';

/** Score = 1 - exp(-weight / SCORE_SCALE): an odds ratio of 1.25 reads 77, 1.5 reads 93. */
const SCORE_SCALE = 0.15;
/** With at least this share of the leads on each side, a factor is mixed. */
const MIXED_SHARE = 0.2;
/** From this share on, executives are many. */
const MANY = 0.4;
/** A lead counts on a side only if its effect is at least this large. */
const NO_EFFECT = 1e-4;
/** Below this a factor is not worth a card; merits must be clearer than faults, because most are only the absence of one. */
const LEAST_SCORE = { positive: 0.1, negative: 0.05 } as const;

/** A factor in figures, before words. */
export type MeasuredFactor = Worth & {
  factorId: FactorId;
  polarity: Polarity;
  score: number;
  contribution: number;
  /** The largest of what it does to replies, interest and complaints, in log odds or log ratios; at least 0. */
  weight: number;
  /** What it does to interest and complaints; null for opens, and for what is about the leads. */
  toll: Toll | null;
  /** Like the score, for how far the leads differ in either direction. */
  spreadScore: number;
  shareOfLeads: number;
  /** The lead that shows the factor best, and all affected leads. */
  shownBy: LeadRow;
  touched: readonly LeadRow[];
  /** Whether every email holds the passage that shows it, even if it was read less surely in some. */
  isInAll: boolean;
  evidence: readonly Evidence[];
};

const toScore = (contribution: number): number => Math.round(100 * (1 - Math.exp(-Math.abs(contribution) / SCORE_SCALE))) / 100;

type Standing = { group: RowGroup; contribution: number };
const shareOf = (standings: readonly Standing[]): number => standings.reduce((sum, { group }) => sum + group.share, 0);
const countRows = (standings: readonly Standing[]): number => standings.reduce((sum, { group }) => sum + group.rows.length, 0);

const meanOf = (standings: readonly Standing[]): number =>
  standings.reduce((sum, { group, contribution }) => sum + group.share * contribution, 0);

function polarityOf(mean: number, { raised, lowered, weight }: { raised: number; lowered: number; weight: number }): Polarity {
  if (raised >= MIXED_SHARE && lowered >= MIXED_SHARE) return 'mixed';
  if (toScore(weight) === 0) return 'neutral';
  return mean > 0 ? 'positive' : 'negative';
}

/**
 * The leads for which a statement about fit is true, regardless of what moves the rates: those the offer certainly does not concern, or those
 * it concerns if they are most of the list. Empty if the offer is unknown or the list does not support the statement.
 */
function listConcerned(standings: readonly Standing[], polarity: Polarity): LeadRow[] {
  const rows = standings.flatMap(({ group }) => group.rows);
  const far = rows.filter(isFar);
  const owners = rows.filter(({ toldFit }) => toldFit?.level === 'owner');
  if (polarity === 'negative') return far;
  if (polarity === 'mixed') return owners.length > 0 && far.length > 0 ? [...owners, ...far] : [];
  const near = rows.filter(({ toldFit }) => toldFit?.level === 'near');
  return 2 * (owners.length + near.length) > rows.length ? [...owners, ...near] : [];
}

/**
 * The leads in industries with published figures on the side that a statement is about; none if they are few, as the figures of others are not known,
 * nor if it would warn of those for whom the offer is made.
 */
function listPublished(standings: readonly Standing[], { polarity, isFor }: { polarity: Polarity; isFor: boolean }): LeadRow[] {
  const rows = standings.flatMap(({ group }) => group.rows);
  const ofSide = (side: number) => rows.filter(({ persona }) => publishedSide(persona.industry) === side);
  const enough = (found: readonly LeadRow[]): boolean => found.length >= MIXED_SHARE * rows.length;
  const [more, less] = [ofSide(1), ofSide(-1)];
  if (polarity === 'mixed') return enough(more) && enough(less) ? [...more, ...less] : [];
  const found = isFor ? more : less;
  const isForThem = !isFor && 2 * found.filter(({ toldFit }) => toldFit?.level === 'owner').length >= found.length;
  return enough(found) && !isForThem ? found : [];
}

/** Whether the list supports what is said about its seniority; titles such as "Head of Workplace" count for neither side. */
function supportsSeniority(standings: readonly Standing[], { polarity, isFor }: { polarity: Polarity; isFor: boolean }): boolean {
  const rows = standings.flatMap(({ group }) => group.rows);
  const shareWith = (is: boolean, read = isExecutive) => rows.filter((row) => read(row) === is).length / Math.max(1, rows.length);
  if (polarity === 'mixed') return [true, false].every((is) => shareWith(is, isPlainlyExecutive) >= MIXED_SHARE);
  return isFor ? shareWith(false) > 0.5 : shareWith(true) >= MANY;
}

/** Whether what is missing is there for some leads: that nobody has a line of their own is true of nearly every template, and tells nothing of this one. */
const isToldApart = (standings: readonly Standing[]): boolean =>
  standings.some(({ group }) => group.rows.some(({ reading }) => (reading.values.ownWords ?? 0) > 0));

/** A text without the lead's own name and company. */
const unfilled = ({ lead, persona }: LeadRow, text: string): string =>
  unfill(text, { firstName: persona.firstName, company: lead.company });

/** Whether the first passage that shows a factor is in the emails to all leads. */
function isPassageInAll([first]: readonly Evidence[], shownBy: LeadRow, standings: readonly Standing[]): boolean {
  if (first === undefined) return false;
  const passage = unfilled(shownBy, first.text);
  return standings.every(({ group }) => group.rows.every((row) => unfilled(row, row.lead.email[first.part]).includes(passage)));
}

/**
 * Whoever threatens and insults is told of both, though only one of them counts: a hostile passage without an effect of its own keeps a trace
 * of one.
 */
const TRACE = -2 * NO_EFFECT;
function withHostile(factorId: FactorId | undefined, standings: readonly Standing[]): readonly Standing[] {
  if (factorId === undefined || !ALWAYS_NAMED.has(factorId)) return standings;
  const fires = ({ group }: Standing): boolean =>
    group.rows.some(({ reading }) => SIGNS[factorId].shownBy.some((feature) => (reading.values[feature] ?? 0) > 0));
  return standings.map((one) => (one.contribution > TRACE && fires(one) ? { ...one, contribution: TRACE } : one));
}

/** The leads that a statement about the list is true of; null if that is all who are moved. */
const toldOf = (factorId: FactorId, standings: readonly Standing[], stand: { polarity: Polarity; isFor: boolean }): LeadRow[] | null =>
  factorId === 'fit' ? listConcerned(standings, stand.polarity) : factorId === 'industry' ? listPublished(standings, stand) : null;

function measureFactor(
  stage: StageName,
  factor: number,
  {
    standings: found,
    bucket,
    spread,
    drawnRates,
    tollOf,
  }: {
    standings: readonly Standing[];
    bucket: number;
    spread?: number | undefined;
    drawnRates: DrawnRates;
    tollOf: ((factor: number) => Toll) | null;
  },
): MeasuredFactor | undefined {
  const factorId = FACTOR_IDS[factor];
  const standings = tollOf === null ? found : withHostile(factorId, found);
  const raised = standings.filter(({ contribution }) => contribution > NO_EFFECT);
  const lowered = standings.filter(({ contribution }) => contribution < -NO_EFFECT);
  const all = meanOf(standings);
  if (factorId === undefined || (raised.length === 0 && lowered.length === 0)) return undefined;
  const toll = tollOf === null || SIGNS[factorId].isOfReaders === true ? null : tollOf(factor);
  const polarity = polarityOf(all, { raised: shareOf(raised), lowered: shareOf(lowered), weight: weigh(all, toll) });
  // Of a list with others, what strangers cost is told: how much the others gain depends on who is on the list, but not whether to leave these out.
  const counted = factorId === 'fit' && polarity === 'mixed' ? standings.filter(({ group }) => group.rows.some(isFar)) : standings;
  const mean = counted === standings ? all : meanOf(counted);
  const weight = weigh(mean, toll);
  const score = toScore(weight);
  if (polarity !== 'mixed' && score < LEAST_SCORE[mean > 0 ? 'positive' : 'negative']) return undefined;
  const isFor = mean > 0;
  const inDirection = isFor ? raised : lowered;
  const moved = polarity === 'mixed' ? [...raised, ...lowered] : inDirection;
  const told = toldOf(factorId, standings, { polarity, isFor });
  if (told?.length === 0) return undefined;
  if (factorId === 'seniority' && polarity !== 'neutral' && !supportsSeniority(standings, { polarity, isFor })) return undefined;
  if (factorId === 'personal_detail' && !isFor && !isToldApart(standings)) return undefined;
  const best = inDirection.toSorted((one, other) => Math.abs(other.contribution) - Math.abs(one.contribution))[0]?.group.rows[0];
  if (best === undefined) return undefined;
  const groups = counted
    .filter(({ contribution }) => contribution !== 0)
    .map(({ group, contribution }) => ({ columns: group.columns, share: group.share, contribution }));
  const evidence = findEvidence(factorId, best, isFor);
  return {
    factorId,
    polarity,
    score,
    contribution: toNanos(mean),
    weight: toNanos(weight),
    toll,
    spreadScore: toScore(standings.reduce((sum, { group, contribution }) => sum + group.share * Math.abs(contribution), 0)),
    shareOfLeads: toNanos(Math.min(1, told === null ? shareOf(moved) : told.length / countRows(standings))),
    shownBy: best,
    touched: told ?? moved.flatMap(({ group }) => group.rows),
    isInAll: moved.length < standings.length && isPassageInAll(evidence, best, standings),
    evidence,
    ...measureWorth(stage, factor, { groups, bucket, spread, drawnRates }),
  };
}

/** Every factor of a stage that is worth a card, strongest first; at its own bucket, the sender's standing is left to the caller. */
export function measureFactors(
  stage: StageName,
  groups: readonly RowGroup[],
  { bucket, spread }: { bucket: number; spread?: number },
): MeasuredFactor[] {
  const contributions = groups.map((group) => ({ group, byFactor: attribute(stage, group, bucket) }));
  const drawnRates = rateByDraw(stage, { bucket, spread });
  const tollOf = stage === 'reply' ? tollReader(groups, bucket) : null;
  return FACTOR_IDS.flatMap((_, factor) => {
    const standings = contributions.map(({ group, byFactor }) => ({ group, contribution: byFactor[factor] ?? 0 }));
    return measureFactor(stage, factor, { standings, bucket, spread, drawnRates, tollOf }) ?? [];
  }).toSorted((one, other) => other.weight - one.weight);
}
