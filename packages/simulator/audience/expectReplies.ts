import { keyedUniform } from '../draws.ts';
import { factorOfColumn } from '../explain/factors.ts';
import { findEvidence } from '../explain/evidence.ts';
import type { LeadRow } from '../explain/rows.ts';
import type { CampaignContext } from '../lead.ts';
import { isPositive, type Constants } from '../model/chances.ts';
import { COLUMNS } from '../model/columns.ts';
import { MODEL } from '../model/model.ts';
import { interval80, toNanos } from '../model/quantiles.ts';
import { rateIndex } from '../model/rates.ts';
import { emailStarts } from '../model/sequenceVector.ts';
import { bundles, countedColumns, PREDICTORS } from '../model/predictors.ts';
import { INTENTS, type Intent } from '../outcome.ts';
import { FACTOR_IDS, SIGNS, type FactorId } from '../signs/signs.ts';
import { writeReply } from '../writeReply.ts';
import { ratesOf } from './leadRates.ts';
import { drawnOdds, rateAt, type RatedList } from './ratedList.ts';
import { cutQuote } from '../narrative/cutQuote.ts';

/** What raises a kind of reply: a factor, and words in one of the list's emails that show it. */
export type ReplyCause = { factorId: FactorId; label: string; quote: string | null };

/** One kind of reply to expect: its share of all replies with the 80% interval of the true share. */
export type ExpectedReply = {
  intent: Intent;
  share: number;
  share80: [low: number, high: number];
  /** Simulated texts, by two leads if the list has as many. */
  examples: { position: number; name: string | null; text: string }[];
  raisedBy: ReplyCause[];
};

const EXAMPLES = 2;
const MOST_CAUSES = 2;
/** Smaller effects, in log odds over the list, are not named as causes. */
const LEAST_EFFECT = 0.04;
const LONGEST_QUOTE = 90;

const positiveAt = PREDICTORS.indexOf('positive');

/** How positive replies, and the others, are split into kinds. */
function dividing({ intents }: Constants): number[] {
  const weights = INTENTS.map((_, index) => Math.exp(intents[index] ?? 0));
  const sumOf = (wanted: boolean) =>
    INTENTS.reduce((sum, intent, index) => (isPositive(intent) === wanted ? sum + (weights[index] ?? 0) : sum), 0);
  const [yes, no] = [sumOf(true), sumOf(false)];
  return INTENTS.map((intent, index) => (weights[index] ?? 0) / (isPositive(intent) ? yes : no));
}

const sharesAt = (positive: number, constants: Constants): number[] =>
  dividing(constants).map((within, index) => within * (isPositive(INTENTS[index] ?? 'interested') ? positive : 1 - positive));

/** Positive replies of all replies in one draw. */
function drawnPositive(list: RatedList, draw: number): number {
  const [interest, reply] = [drawnOdds(list, draw, 'interest'), drawnOdds(list, draw, 'reply')];
  let [positive, all] = [0, 0];
  list.groups.forEach(({ leads }, group) => {
    const [yes, any] = [interest[group] ?? 0, reply[group] ?? 0];
    positive += (leads * yes) / (1 + yes);
    all += (leads * any) / (1 + any);
  });
  return Math.min(1, positive / all);
}

function centralPositive(list: RatedList): number {
  let [positive, all] = [0, 0];
  list.rows.forEach((_, position) => {
    positive += rateAt(list, position, 'interest');
    all += rateAt(list, position, 'reply');
  });
  return positive / all;
}

/** Each factor's effect on the positive share of replies, in log odds, averaged over the list. */
function positiveEffects({ rows }: RatedList): { factorId: FactorId; effect: number }[] {
  const effects = new Float64Array(FACTOR_IDS.length);
  const weights = MODEL.weights[positiveAt] ?? new Float64Array(COLUMNS.length);
  for (const { columns } of rows)
    for (const bundle of bundles[positiveAt] ?? [])
      for (const column of countedColumns(bundle, columns, weights)) {
        const factor = factorOfColumn('positive', column);
        effects[factor] = (effects[factor] ?? 0) + ((weights[column] ?? 0) * (columns[column] ?? 0)) / rows.length;
      }
  return [...effects].flatMap((effect, factor) => {
    const factorId = FACTOR_IDS[factor];
    return factorId === undefined || Math.abs(effect) < LEAST_EFFECT ? [] : [{ factorId, effect }];
  });
}

function findQuote(factorId: FactorId, rows: readonly LeadRow[], isFor: boolean): string | null {
  const row = rows.reduce<LeadRow | undefined>(
    (first, one) => (first === undefined || one.lead.leadKey < first.lead.leadKey ? one : first),
    undefined,
  );
  const text = row === undefined || SIGNS[factorId].isOfReaders === true ? undefined : findEvidence(factorId, row, isFor)[0]?.text.trim();
  if (text === undefined || text === '') return null;
  return cutQuote(text, LONGEST_QUOTE);
}

/** What raises positive replies, or the others: the engine does not know what distinguishes kinds of the latter. */
function causesOf(list: RatedList, isFor: boolean): ReplyCause[] {
  return positiveEffects(list)
    .filter(({ effect }) => effect > 0 === isFor)
    .toSorted((one, other) => Math.abs(other.effect) - Math.abs(one.effect))
    .slice(0, MOST_CAUSES)
    .map(({ factorId }) => ({ factorId, label: SIGNS[factorId].label, quote: findQuote(factorId, list.rows, isFor) }));
}

/** Two leads drawn in proportion to their probability of such a reply; the order of the rows has no effect. */
function pickWriters(list: RatedList, seed: string, intent: Intent): number[] {
  const chanceOf = (position: number): number => {
    const interest = rateAt(list, position, 'interest');
    return isPositive(intent) ? interest : rateAt(list, position, 'reply') - interest;
  };
  const writers: { position: number; leadKey: string; wait: number }[] = [];
  list.rows.forEach(({ lead: { leadKey } }, position) => {
    const wait = -Math.log(keyedUniform(seed, leadKey, `example-${intent}`)) / Math.max(1e-12, chanceOf(position));
    if (writers.length >= EXAMPLES && wait > (writers.at(-1)?.wait ?? 0)) return;
    writers.push({ position, leadKey, wait });
    writers.sort((one, other) => one.wait - other.wait || (one.leadKey < other.leadKey ? -1 : 1));
    writers.splice(EXAMPLES);
  });
  return writers.map(({ position }) => position);
}

/** One bucket is enough: which email gets the reply hardly depends on the bucket. */
const MODEL_AT_FIRST = { ...MODEL, constants: { ...MODEL.constants, standings: MODEL.constants.standings.slice(0, 1) } };
const replyAt = rateIndex('reply');

/** The email of a lead's sequence that this reply answers, counted from 1: drawn in proportion to the replies that each email adds. */
function drawStep({ sent, lead }: LeadRow, seed: string, intent: Intent): number {
  const starts = emailStarts(sent);
  if (starts.length === 1) return 1;
  const upTo = starts.map((_, email) => ratesOf(sent.subarray(0, starts[email + 1] ?? sent.length), MODEL_AT_FIRST)[replyAt] ?? 0);
  const drawn = keyedUniform(seed, lead.leadKey, `answered-${intent}`) * (upTo.at(-1) ?? 0);
  const step = upTo.findIndex((share) => drawn < share);
  return step < 0 ? 1 : step + 1;
}

/** Replies do not depend on prices, so they are cached with the rates they are computed from. */
const expected = new WeakMap<RatedList, ExpectedReply[]>();

/** Every kind of reply expected from a list, most frequent first. Empty for an empty list. */
export function expectReplies(campaign: CampaignContext, list: RatedList): ExpectedReply[] {
  if (list.rows.length === 0) return [];
  const known = expected.get(list);
  if (known !== undefined) return known;
  const central = sharesAt(centralPositive(list), MODEL.constants);
  const drawn = list.models.map((model, draw) => sharesAt(drawnPositive(list, draw), model.constants));
  const causes = { for: causesOf(list, true), against: causesOf(list, false) };
  const replies = INTENTS.map((intent, index): ExpectedReply => ({
    intent,
    share: toNanos(central[index] ?? 0),
    share80: [...interval80(Float64Array.from(drawn, (shares) => shares[index] ?? 0))],
    examples: pickWriters(list, campaign.seed, intent).flatMap((position) => {
      const row = list.rows[position];
      if (row === undefined) return [];
      const text = writeReply(campaign, row.lead, { intent, step: drawStep(row, campaign.seed, intent) });
      return [{ position, name: row.persona.displayName, text }];
    }),
    raisedBy: causes[isPositive(intent) ? 'for' : 'against'],
  })).toSorted((one, other) => other.share - one.share);
  expected.set(list, replies);
  return replies;
}
