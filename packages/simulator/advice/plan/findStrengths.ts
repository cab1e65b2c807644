import { measureFactors, type MeasuredFactor } from '../../explain/measureFactors.ts';
import type { StageName } from '../../explain/explanation.ts';
import { groupRows, toRow, type LeadRow } from '../../explain/rows.ts';
import type { CampaignContext, LeadInList } from '../../lead.ts';
import { toFields } from '../../narrative/facts.ts';
import { listPlainMerits, sayMerit } from './plainMerits.ts';
import { isOnlyMissing } from '../claims/statements.ts';
import { COMMON } from './needsPlace.ts';
import { createVoice } from '../../narrative/voice.ts';
import { phrasesOf } from '../../narrative/writeFactor.ts';
import { REFERENCE_BUCKET } from '../../outcome.ts';
import { pickSample } from '../../pickSample.ts';
import { SIGNS, type FactorId } from '../../signs/signs.ts';

/** Strengths are found on this many leads. */
const MOST_SAMPLED = 40;
const ROWS_A_SLICE = 20;
const MOST_TOLD = 3;

/** About the list and the sender, not the text. */
const NOT_OF_TEXT: ReadonlySet<FactorId> = new Set<FactorId>(['contacts_per_company', 'list_size', 'sender_standing', 'placement']);

const TELLING = 2;

/** A quoted strength says more about an email than a named one. */
function tellingOf(factor: MeasuredFactor): number {
  const { claim, what } = phrasesOf(factor) ?? {};
  if (claim?.states !== 'present') return 0;
  return factor.evidence.length > 0 && what?.some((phrase) => phrase.includes('<quote>')) === true ? TELLING : 1;
}

/** The sentence that states a strength: with its words if it has any, otherwise its title. Undefined if nothing certain can be said. */
function sayStrength(factor: MeasuredFactor, stage: StageName, { leadCount }: CampaignContext): string | undefined {
  const fields = toFields(factor, { leads: factor.touched.length, leadCount, bucket: REFERENCE_BUCKET, stage });
  const { what = [], titles = [] } = phrasesOf(factor) ?? {};
  const voice = createVoice(factor.shownBy.lead.email.subject, `strength ${factor.factorId}`);
  const quoting = what.filter((phrase) => phrase.includes('<quote>'));
  if (tellingOf(factor) === TELLING) return voice.say(quoting, fields);
  return voice.say(titles, fields)?.replace(/[.]?$/, '.');
}

/**
 * What an email does well: at most three sentences on what helps it most, each certainly true. A generator that yields every few
 * milliseconds; its return value is the answer. Pure.
 */
export function* findStrengths(campaign: CampaignContext, leads: readonly LeadInList[]): Generator<undefined, string[]> {
  const rows: LeadRow[] = [];
  for (const lead of pickSample(campaign.seed, leads, { most: MOST_SAMPLED, keyOf: ({ leadKey }) => leadKey })) {
    rows.push(toRow(campaign, lead));
    if (rows.length % ROWS_A_SLICE === 0) yield;
  }
  if (rows.length === 0) return [];
  const groups = groupRows(rows);
  yield;
  const found = (['reply', 'open'] as const).flatMap((stage) =>
    measureFactors(stage, groups, { bucket: REFERENCE_BUCKET }).map((factor) => ({ stage, factor })),
  );
  yield;
  const helping = found.filter(
    ({ factor: { contribution, polarity, factorId } }) =>
      contribution > 0 && polarity === 'positive' && SIGNS[factorId].isOfReaders !== true && !NOT_OF_TEXT.has(factorId),
  );
  const merits = helping.filter(({ factor }) => !isOnlyMissing(phrasesOf(factor)?.claim) && !COMMON.has(factor.factorId));
  const ordered = merits.toSorted(
    (one, other) => tellingOf(other.factor) - tellingOf(one.factor) || other.factor.contribution - one.factor.contribution,
  );
  const once = ordered.filter(({ factor }, index) => ordered.findIndex((one) => one.factor.factorId === factor.factorId) === index);
  const say = (isQuoted: boolean): string[] =>
    once
      .filter(({ factor }) => (tellingOf(factor) === TELLING) === isQuoted)
      .flatMap(({ stage, factor }) => sayStrength(factor, stage, campaign) ?? []);
  // A list may have as many texts as leads: a merit of one is none of the list.
  const [first, ...others] = rows.map((row) => listPlainMerits(row).map(sayMerit));
  const plain = (first ?? []).filter((merit) => others.every((merits) => merits.includes(merit)));
  return [...say(true), ...plain, ...say(false)].slice(0, MOST_TOLD);
}
