import { countOf } from '../../countOf.ts';
import type { ListChange, Recommendation, StageName } from '../../explain/explanation.ts';
import { centralModel, drawModels, VERIFYING_DRAWS } from '../../explain/drawnModels.ts';
import { asOnlyContact, hasUntold, isFar, type LeadRow } from '../../explain/rows.ts';
import type { CampaignContext } from '../../lead.ts';
import { companyKey } from '../../readList.ts';
import { anchorRate } from '../../model/anchorRate.ts';
import { groupLeads, pickRepresentatives } from '../../model/groups.ts';
import { interval80, toNanos } from '../../model/quantiles.ts';
import { groupRates, rateIndex } from '../../model/rates.ts';
import { in100 } from '../../narrative/numbers.ts';
import { sayLift } from '../../sayLift.ts';
import type { FactorId } from '../../signs/signs.ts';
import { isNamed, MISFIT } from '../../fit/isTold.ts';
import { isSmall } from '../plan/isWorthTelling.ts';
import { gainsMuch, leavesOutTheSilent, mayLead } from './leadingList.ts';
import { inBrackets } from './nameLeftOut.ts';

const MOST_GROUPS = 40;
const [SURE, LEAST_LIFT] = [0.8, 0.05];
/** No shorter list is proposed with fewer leads. */
const LEAST_KEPT = 5;

const [replyAt, openAt, interestAt, reportAt] = [rateIndex('reply'), rateIndex('open'), rateIndex('interest'), rateIndex('spam_report')];

/** Expected rates of some leads, in the central model and in each drawn one. */
function ratesOf(
  rows: readonly LeadRow[],
  { bucket, spread }: { bucket: number; spread: number },
): { central: Float64Array; drawn: Float64Array[] } {
  const groups = groupLeads(rows.map(({ sent }) => [sent]));
  const some = pickRepresentatives(groups, MOST_GROUPS);
  const [central, ofSome] = [groupRates(groups, 0, centralModel(bucket)), groupRates(some, 0, centralModel(bucket))];
  const drawn = drawModels(VERIFYING_DRAWS, bucket, spread).map((model) =>
    groupRates(some, 0, model).map((value, rate) => anchorRate(central[rate] ?? 0, { central: ofSome[rate] ?? 0, drawn: value })),
  );
  return { central, drawn };
}

/** Whom to keep of several people at one company, first to last. */
const CLOSEST = ['owner', 'near', undefined, 'far'] as const;
const closenessOf = ({ toldFit }: LeadRow): number => CLOSEST.findIndex((level) => level === toldFit?.level);

/** One lead of each company, the one whose work is closest to the offer, as if nobody else there got an email. */
function onePerCompany(campaign: CampaignContext, rows: readonly LeadRow[]): LeadRow[] {
  const closest = new Map<string, LeadRow>();
  for (const row of rows) {
    const company = companyKey(row.lead.company);
    const known = closest.get(company);
    if (known === undefined || closenessOf(row) < closenessOf(known)) closest.set(company, row);
  }
  return rows.flatMap((row) => {
    if (row.lead.context.contactsAtCompany < 2) return [row];
    if (closest.get(companyKey(row.lead.company)) !== row) return [];
    return [asOnlyContact(campaign, row)];
  });
}

type Shorter = { text: string; kept: LeadRow[] };

/** Shorter lists for a factor of the list: without the leads the offer does not concern, or with one person per company. */
function shorterList(
  factorId: FactorId,
  { campaign, rows, leftOut }: { campaign: CampaignContext; rows: readonly LeadRow[]; leftOut: number | undefined },
): Shorter | undefined {
  if (factorId === 'fit') {
    // A list without its strangers is none if nobody can say what is offered, nor if many of them stay because nobody can tell.
    if (!campaign.offer || !isNamed(campaign.offer) || hasUntold(rows)) return undefined;
    const kept = rows.filter((row) => !isFar(row));
    // If nobody left is known to decide on it, the list needs other people, not fewer; whoever works close to an offered job may want it.
    const suits = campaign.offer?.kind === 'recruiting' ? ['owner', 'near'] : ['owner'];
    if (!kept.some(({ toldFit }) => suits.includes(toldFit?.level ?? ''))) return undefined;
    const left = leftOut ?? rows.length - kept.length;
    const whom = left === 1 ? '1 lead' : `${left.toLocaleString('en-US')} leads`;
    return { text: `Leave out ${whom} with other work${inBrackets(rows.filter(isFar), rows)}`, kept };
  }
  if (factorId !== 'contacts_per_company') return undefined;
  const kept = onePerCompany(campaign, rows);
  const whom = rows.some(({ toldFit }) => toldFit !== null) ? ', the closest to the offer' : '';
  return {
    text: `Write to only one person per company${whom} (${kept.length.toLocaleString('en-US')} of ${rows.length.toLocaleString('en-US')} leads)`,
    kept,
  };
}

const replyCount = (rate: number): string => rate.toFixed(rate < 9.95 ? 1 : 0);

/** Less than half a spam report is none that a sender would see. */
const LEAST_REPORTS = 0.5;

/** Below this many replies, one decimal would change the share that a shorter list gives up. */
const FEW = 0.95;
/** Two digits of what counts: "0.06", "0.18". */
const countFew = (rate: number): string => String(Number(rate.toPrecision(rate < 0.1 ? 1 : 2)));

/** Whether a shorter list gives up replies that can be seen. */
export const losesSome = ({ repliesLost, replies: [before], leads }: Omit<ListChange, 'mayLead'>): boolean =>
  Number((before * leads < FEW ? countFew : replyCount)(repliesLost)) > 0;

/** How many of the expected replies a shorter list gives up: "1.9 of the 4.2 replies expected from 180 leads". */
export function sayLost({ repliesLost, replies: [before], leads }: Omit<ListChange, 'mayLead'>): string {
  const all = before * leads;
  const say = all < FEW ? countFew : replyCount;
  return `${say(repliesLost)} of the ${say(all)} replies expected from ${countOf(leads, 'lead')}`;
}

/** Leaving leads out is proposed where they cost a part of the replies that is worth telling, or are half of the list: the same for every list. */
const isWorthLeaving = ({ kept, leads, replies: [before, after] }: ListChange, cost: number): boolean =>
  after > before && ((cost > 0 && !isSmall({ deltaPoints: cost }, before)) || leads - kept >= MISFIT * leads);

/** The change; as a share if it would be invisible per hundred, or if the rates of a part of the list would differ from the forecast. */
function effectOf(
  { replies: [before, after] }: ListChange,
  { stage, lift, isPart }: { stage: StageName; lift: number; isPart: boolean },
): string {
  if (isPart && before > 0) return `replies about ${sayLift(after / before - 1)}`;
  if (in100(before) !== in100(after)) return `about ${in100(after)} replies in 100 instead of ${in100(before)}`;
  return `${stage === 'open' ? 'opens' : 'interest'} about ${sayLift(lift)}`;
}

function sentenceOf(list: ListChange, effect: string, isVerified: boolean): string {
  const { reportsAvoided } = list;
  const start = isVerified ? 'Verified in simulation' : 'Tried in simulation, not verified';
  const avoided = reportsAvoided < LEAST_REPORTS ? '' : `, and avoid about ${replyCount(reportsAvoided)} spam reports`;
  return `${start}: ${effect}. You give up about ${sayLost(list)}${avoided}`;
}

/** The list with one person per company and without those whom the offer does not concern, simulated; undefined without any of these. */
function tryBoth({
  campaign,
  rows,
  ...world
}: {
  campaign: CampaignContext;
  rows: readonly LeadRow[];
  bucket: number;
  spread: number;
}): ListChange['both'] {
  const fit = shorterList('fit', { campaign, rows, leftOut: undefined });
  if (fit === undefined || fit.kept.length === rows.length) return undefined;
  const kept = onePerCompany(campaign, fit.kept);
  if (kept.length < LEAST_KEPT) return undefined;
  const groups = groupLeads(kept.map(({ sent }) => [sent]));
  return { kept: kept.length, replies: toNanos(groupRates(groups, 0, centralModel(world.bucket))[replyAt] ?? 0) };
}

/**
 * Advice on who to write to: the shorter list is simulated with the same send size, so that a list does not gain just by being shorter.
 * Undefined if the factor has no such advice, or nobody would be left out. `cost`: what the list as it is costs, in points. `leftOut`: how
 * many leads of the whole list are left out, if `rows` are only some of it.
 */
export function tryShorterList(
  factorId: FactorId,
  {
    stage,
    campaign,
    rows,
    cost,
    leftOut,
    ...world
  }: {
    stage: StageName;
    campaign: CampaignContext;
    rows: readonly LeadRow[];
    bucket: number;
    spread: number;
    cost: number;
    leftOut?: number;
  },
): Recommendation | undefined {
  const shorter = shorterList(factorId, { campaign, rows, leftOut });
  if (shorter === undefined || shorter.kept.length === rows.length || shorter.kept.length < LEAST_KEPT) return undefined;
  const { kept, text } = shorter;
  const [before, after] = [ratesOf(rows, world), ratesOf(kept, world)];
  const [judgedAt, pointsAt] = stage === 'open' ? [openAt, openAt] : [interestAt, replyAt];
  const liftOf = (one: Float64Array, other: Float64Array) => (other[judgedAt] ?? 0) / (one[judgedAt] || 1e-12) - 1;
  const pointsOf = (one: Float64Array, other: Float64Array) => 100 * ((other[pointsAt] ?? 0) - (one[pointsAt] ?? 0));
  const pairs = before.drawn.map((one, draw) => [one, after.drawn[draw] ?? one] as const);
  const lifts = pairs.map(([one, other]) => liftOf(one, other));
  const chanceBetter = lifts.filter((lift) => lift > 0).length / Math.max(1, lifts.length);
  const lift = liftOf(before.central, after.central);
  const verified = chanceBetter >= SURE && lift >= LEAST_LIFT;
  const whole =
    leftOut === undefined ? { leads: rows.length, kept: kept.length } : { leads: campaign.leadCount, kept: campaign.leadCount - leftOut };
  const loss = (rate: number) => toNanos(whole.leads * (before.central[rate] ?? 0) - whole.kept * (after.central[rate] ?? 0));
  const effect: Omit<ListChange, 'mayLead'> = {
    keptKeys: kept.map(({ lead }) => lead.leadKey),
    ...whole,
    replies: [toNanos(before.central[replyAt] ?? 0), toNanos(after.central[replyAt] ?? 0)],
    repliesLost: Math.max(0, loss(replyAt)),
    reportsAvoided: Math.max(0, loss(reportAt)),
  };
  const stands = factorId === 'contacts_per_company' ? gainsMuch(effect) : leavesOutTheSilent(effect);
  const both = factorId === 'contacts_per_company' ? tryBoth({ campaign, rows, ...world }) : undefined;
  const list: ListChange = { ...effect, mayLead: mayLead(effect, cost) && stands, ...(both !== undefined && { both }) };
  if (factorId === 'fit' && !isWorthLeaving(list, cost)) return undefined;
  return {
    text,
    editId: null,
    verification: {
      verified,
      deltaPoints: toNanos(pointsOf(before.central, after.central)),
      interval80: interval80(Float64Array.from(pairs, ([one, other]) => pointsOf(one, other))),
      lift: toNanos(lift),
      lift80: interval80(Float64Array.from(lifts)),
      promised: toNanos(lift),
      chanceBetter: toNanos(chanceBetter),
      movedLeads: rows.length - kept.length,
      leads: rows.length,
      sentence: sentenceOf(list, effectOf(list, { stage, lift, isPart: whole.leads !== rows.length }), verified),
    },
    doubt: verified ? null : lift < LEAST_LIFT ? 'too_small' : 'uncertain',
    editedEmail: null,
    list,
  };
}
