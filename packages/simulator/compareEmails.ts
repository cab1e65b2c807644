import { drawLeadFit, seedLanes } from './drawOutcome.ts';
import { DEFAULT_DRAWS, keepDraws } from './forecast.ts';
import type { CampaignContext, Email, FollowUp, Lead, LeadInList } from './lead.ts';
import { campaignEffect } from './model/campaignEffect.ts';
import type { Constants } from './model/chances.ts';
import { firstOpenRates } from './model/firstOpenRates.ts';
import { groupLeads, pickRepresentatives } from './model/groups.ts';
import { MODEL } from './model/model.ts';
import type { DrawRange } from './model/parameterDraws.ts';
import type { Weights } from './model/predictors.ts';
import { isSequence, predictSteps } from './model/sequenceVector.ts';
import { interval80, toNanos } from './model/quantiles.ts';
import { mapRates, rateIndex, withCampaignEffect } from './model/rates.ts';
import { readLead } from './model/readLead.ts';
import { REFERENCE_BUCKET, type Interval, type Rates } from './outcome.ts';
import { readCampaign, spreadOf } from './readCampaign.ts';
import { readList } from './readList.ts';
import { drawEmails } from './sequence/drawSequence.ts';
import { shownAt } from './sequence/shownAt.ts';

/** An email with its follow-ups: its own, none (an empty list), or by default those each lead has. */
export type SequenceVersion = Email & { followUps?: readonly FollowUp[] | undefined };

/** An email or a sequence for every lead: one text for all, or one for each. */
export type EmailVersion = SequenceVersion | ((lead: LeadInList, position: number) => SequenceVersion);

/** The list both versions go to. `bucket` is an index 0 to 9; 40-50 by default. */
export type ComparedList = {
  campaign: CampaignContext;
  leads: readonly LeadInList[];
  bucket?: number;
  draws?: DrawRange;
};

/** Which leads of a compared list count as a part of it; facts about the whole list still come from all leads. */
export type IsInPart = (leadKey: string) => boolean;

export type RateDifference = {
  /** Expected rates of both versions, and second minus first; fractions of sent emails. */
  first: number;
  second: number;
  difference: number;
  /** 80% interval of the difference of the true rates, with both versions in the same draws. */
  interval80: Interval;
  /** Chance that the second is better: higher, or lower for unsubscribes and spam reports. One half if nothing differs. */
  chanceBetter: number;
};

/** Expected replies of a part of the list, as fractions of sent emails: of both versions, and second minus first. */
export type PartReplies = Pick<RateDifference, 'first' | 'second' | 'difference'> & { leads: number };

/** Two versions that were read for one list, compared as a whole or, in the central model alone, in part. */
export type ReadComparison = { whole: () => Comparison; repliesOf: (isInPart: IsInPart) => PartReplies };

/** In sequences, opens are those of the first email, all other rates those of the whole sequence. */
export type Comparison = {
  rates: Record<keyof Rates, RateDifference>;
  /** Leads of this run whose email lands, opens or is answered differently with the same random draws. */
  movedLeads: number;
  leads: number;
};

/** One version of the emails as the model reads it, lead by lead. */
export type ReadVersion = readonly { leadKey: string; columns: Float64Array }[];

/**
 * Reads one version for the whole list; own words are computed again, because they depend on the texts. The result depends on neither seed
 * nor bucket, so it can be kept for the next comparison on the same list.
 */
export function readVersion(email: EmailVersion, { campaign, leads }: Pick<ComparedList, 'campaign' | 'leads'>): ReadVersion {
  const edited: Lead[] = leads.map((lead, position) => {
    const { subject, body, followUps } = typeof email === 'function' ? email(lead, position) : email;
    return { ...lead, email: { subject, body }, ...(followUps !== undefined && { followUps }) };
  });
  const contexts = readList(edited);
  return edited.flatMap((lead, position) => {
    const original = leads[position];
    if (original === undefined) return [];
    const { contactsAtCompany } = original.context;
    return readLead(campaign, { ...lead, context: { contactsAtCompany, ownWords: contexts[position]?.ownWords ?? [] } });
  });
}

function countMoved(first: ReadVersion, second: ReadVersion, { seed, bucket }: { seed: string; bucket: number }): number {
  const isOfSequences = [...first, ...second].some(({ columns }) => isSequence(columns));
  const lanes = seedLanes(seed);
  const outcomeOf = ({ leadKey, columns }: ReadVersion[number]) => {
    const steps = predictSteps(drawLeadFit(lanes, { leadKey, columns }), MODEL.weights);
    const drawn = drawEmails(lanes, { leadKey, steps }, MODEL.constants);
    // Sequences of different length always differ in what is stored of a lead; only what is shown counts.
    return isOfSequences ? shownAt(drawn, bucket) : [drawn.inboxFrom, drawn.opensFrom, drawn.action, drawn.intent].join(' ');
  };
  return first.filter((lead, position) => {
    const other = second[position];
    return other !== undefined && outcomeOf(lead) !== outcomeOf(other);
  }).length;
}

const lowerIsBetter: ReadonlySet<number> = new Set([4, 5]);

function chanceBetter(differences: Float64Array, rate: number): number {
  const sign = lowerIsBetter.has(rate) ? -1 : 1;
  const score = differences.reduce((sum, difference) => sum + (difference === 0 ? 0.5 : Number(sign * difference > 0)), 0);
  return toNanos(score / differences.length);
}

const atBucket = (constants: Constants, bucket: number): Constants => ({
  ...constants,
  standings: constants.standings.slice(bucket, bucket + 1),
});

type Drawn = readonly (readonly [Float64Array, Float64Array])[];

/** The rates of both versions: in the central model for all leads and for their representatives, and for these in every draw. */
type Seen = { central: Drawn[number]; ofSome: Drawn[number]; drawn: Drawn };

function toDifference(rate: number, { central, ofSome, drawn }: Seen): RateDifference {
  const [one, other] = central.map((table) => table[rate] ?? 0);
  const [oneOfSome, otherOfSome] = ofSome.map((table) => table[rate] ?? 0);
  const difference = (other ?? 0) - (one ?? 0);
  // The part of the difference that the representatives miss.
  const missed = difference - ((otherOfSome ?? 0) - (oneOfSome ?? 0));
  const differences = Float64Array.from(drawn, ([before, after]) => (after[rate] ?? 0) - (before[rate] ?? 0) + missed);
  return {
    first: toNanos(one ?? 0),
    second: toNanos(other ?? 0),
    difference: toNanos(difference),
    interval80: interval80(differences),
    chanceBetter: chanceBetter(differences, rate),
  };
}

const replyAt = rateIndex('reply');

/**
 * Compares two versions, both read for the same list, on all or part of it. Compares expected rates, never counts: both versions have the
 * same people, parameter draws and campaign effect, so that only the texts differ. A version against itself gives exactly 0. Both functions
 * throw if no lead is compared.
 */
export function compareRead(read: readonly [ReadVersion, ReadVersion], list: ComparedList): ReadComparison {
  const bucket = list.bucket ?? REFERENCE_BUCKET;
  const centralModel = { ...MODEL, constants: atBucket(MODEL.constants, bucket) };
  const groupsOf = (isCompared: IsInPart) => {
    const isAsked = ({ leadKey }: ReadVersion[number]) => isCompared(leadKey);
    const versions = [read[0].filter(isAsked), read[1].filter(isAsked)] as const;
    if (versions[0].length === 0) throw new RangeError('A comparison needs at least one lead.');
    const groups = groupLeads(versions[0].map((lead, position) => [lead.columns, versions[1][position]?.columns ?? lead.columns]));
    return { versions, groups };
  };
  const whole = (): Comparison => {
    const { versions, groups } = groupsOf(() => true);
    const some = pickRepresentatives(groups);
    const ratesOf = (of: typeof groups, model: { weights: Weights; constants: Constants }) =>
      [firstOpenRates(of, 0, model), firstOpenRates(of, 1, model)] as const;
    // Both versions vary as much between campaigns as the list's own emails do.
    const { quantile } = campaignEffect(undefined, spreadOf(readCampaign(list.campaign, list.leads)));
    const drawn = keepDraws(list.draws ?? DEFAULT_DRAWS).map(({ weights, constants, campaignUniform }) =>
      ratesOf(some, { weights, constants: withCampaignEffect(atBucket(constants, bucket), quantile(campaignUniform)) }),
    );
    const seen = { central: ratesOf(groups, centralModel), ofSome: ratesOf(some, centralModel), drawn };
    return {
      rates: mapRates((rate) => toDifference(rate, seen)),
      movedLeads: countMoved(versions[0], versions[1], { seed: list.campaign.seed, bucket }),
      leads: versions[0].length,
    };
  };
  const repliesOf = (isInPart: IsInPart): PartReplies => {
    const { versions, groups } = groupsOf(isInPart);
    const [before, after] = [0, 1].map((version) => firstOpenRates(groups, version, centralModel)[replyAt] ?? 0);
    const [one, other] = [before ?? 0, after ?? 0];
    return { first: toNanos(one), second: toNanos(other), difference: toNanos(other - one), leads: versions[0].length };
  };
  return { whole, repliesOf };
}

/** Compares two emails, or two sequences, on all of one list; see `compareRead`. */
export const compareEmails = (first: EmailVersion, second: EmailVersion, list: ComparedList): Comparison =>
  compareRead([readVersion(first, list), readVersion(second, list)], list).whole();
