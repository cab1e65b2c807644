import { countOf } from '../../countOf.ts';
import type { ListChange, Recommendation, StageName } from '../../explain/explanation.ts';
import { hasUntold, isFar, type LeadRow } from '../../explain/rows.ts';
import type { CampaignContext } from '../../lead.ts';
import { companyKey } from '../../readList.ts';
import { interval80, toNanos } from '../../model/quantiles.ts';
import { rateIndex } from '../../model/rates.ts';
import { in100 } from '../../narrative/numbers.ts';
import { sayLift } from '../../sayLift.ts';
import type { FactorId } from '../../signs/signs.ts';
import { isNamed, MISFIT } from '../../fit/isTold.ts';
import { isSmall } from '../plan/isWorthTelling.ts';
import { countExpected, countReplies } from './countReplies.ts';
import { gainsMuch, leavesOutTheSilent, mayLead } from './leadingList.ts';
import { effectOf, tryList, weighList, type ListTrial } from './listTrial.ts';
import { inBrackets } from './nameLeftOut.ts';
import { toShorterRows } from './shorterList.ts';

const [SURE, LEAST_LIFT] = [0.8, 0.05];
/** No shorter list is proposed with fewer leads. */
const LEAST_KEPT = 5;

const [replyAt, openAt, interestAt] = [rateIndex('reply'), rateIndex('open'), rateIndex('interest')];

/** Whom to keep of several people at one company, first to last. */
const CLOSEST = ['owner', 'near', undefined, 'far'] as const;
const closenessOf = ({ toldFit }: LeadRow): number => CLOSEST.findIndex((level) => level === toldFit?.level);

/** One lead of each company, the one whose work is closest to the offer. */
function onePerCompany(rows: readonly LeadRow[]): LeadRow[] {
  const closest = new Map<string, LeadRow>();
  for (const row of rows) {
    const company = companyKey(row.lead.company);
    const known = closest.get(company);
    if (known === undefined || closenessOf(row) < closenessOf(known)) closest.set(company, row);
  }
  return rows.filter((row) => row.lead.context.contactsAtCompany < 2 || closest.get(companyKey(row.lead.company)) === row);
}

type Shorter = { text: string; kept: LeadRow[] };

/** Shorter lists for a factor of the list: without the leads the offer does not concern, or with one person per company. */
function shorterList(
  factorId: FactorId,
  { campaign, rows, far }: { campaign: CampaignContext; rows: readonly LeadRow[]; far?: number | undefined },
): Shorter | undefined {
  if (factorId === 'fit') {
    // A list without its strangers is none if nobody can say what is offered, nor if many of them stay because nobody can tell.
    if (!campaign.offer || !isNamed(campaign.offer) || hasUntold(rows)) return undefined;
    const kept = rows.filter((row) => !isFar(row));
    // If nobody left is known to decide on it, the list needs other people, not fewer; whoever works close to an offered job may want it.
    const suits = campaign.offer?.kind === 'recruiting' ? ['owner', 'near'] : ['owner'];
    if (!kept.some(({ toldFit }) => suits.includes(toldFit?.level ?? ''))) return undefined;
    const left = far ?? rows.length - kept.length;
    const whom = left === 1 ? '1 lead' : `${left.toLocaleString('en-US')} leads`;
    return { text: `Leave out ${whom} with other work${inBrackets(rows.filter(isFar), rows)}`, kept };
  }
  if (factorId !== 'contacts_per_company') return undefined;
  const kept = onePerCompany(rows);
  const whom = rows.some(({ toldFit }) => toldFit !== null) ? ', the closest to the offer' : '';
  return {
    text: `Write to only one person per company${whom} (${kept.length.toLocaleString('en-US')} of ${rows.length.toLocaleString('en-US')} leads)`,
    kept,
  };
}

/** Less than half a spam report is none that a sender would see. */
const LEAST_REPORTS = 0.5;

type Lost = Pick<ListChange, 'repliesLost' | 'replies' | 'leads'>;

/** Whether a shorter list gives up replies that can be seen. */
export const losesSome = (list: Lost): boolean => Number(countReplies(list.repliesLost, list)) > 0;

/** How many of the expected replies a shorter list gives up: "1.9 of the 4.2 replies expected from 180 leads". */
export function sayLost(list: Lost): string {
  const {
    repliesLost,
    replies: [before],
    leads,
  } = list;
  return `${countReplies(repliesLost, list)} of the ${countReplies(before * leads, list)} replies expected from ${countOf(leads, 'lead')}`;
}

/** Leaving leads out is proposed where they cost a part of the replies that is worth telling, or are half of the list: the same for every list. */
const isWorthLeaving = ({ kept, leads, replies: [before, after] }: ListChange, cost: number): boolean =>
  after > before && ((cost > 0 && !isSmall({ deltaPoints: cost }, before)) || leads - kept >= MISFIT * leads);

/** The change; as a share if it would be invisible per hundred. */
function sayEffect({ replies: [before, after] }: ListChange, { stage, lift }: { stage: StageName; lift: number }): string {
  if (in100(before) !== in100(after)) return `about ${in100(after)} replies in 100 instead of ${in100(before)}`;
  return `${stage === 'open' ? 'opens' : 'interest'} about ${sayLift(lift)}`;
}

function sentenceOf(list: ListChange, effect: string, isVerified: boolean): string {
  const { reportsAvoided } = list;
  const start = isVerified ? 'Verified in simulation' : 'Tried in simulation, not verified';
  const avoided = reportsAvoided < LEAST_REPORTS ? '' : `, and avoid about ${countExpected(reportsAvoided)} spam reports`;
  return `${start}: ${effect}. You give up about ${sayLost(list)}${avoided}`;
}

const columnsOf = (rows: readonly LeadRow[]): Float64Array[] => rows.map(({ sent }) => sent);

/** The list with one person per company and without those whom the offer does not concern, simulated; undefined without any of these. */
function tryBoth(campaign: CampaignContext, rows: readonly LeadRow[], bucket: number): ListChange['both'] {
  const fit = shorterList('fit', { campaign, rows });
  if (fit === undefined || fit.kept.length === rows.length) return undefined;
  const both = onePerCompany(fit.kept);
  if (both.length < LEAST_KEPT) return undefined;
  const { kept, replies } = weighList({ before: columnsOf(rows), after: columnsOf(toShorterRows(campaign, both)) }, bucket);
  return { kept, replies: replies[1] };
}

/** What is known of a list of which only some leads are at hand: how many the offer hardly concerns, and the list without them. */
export type WholeList = { far: number; trial: ListTrial | null };

/**
 * Advice on who to write to: the shorter list is simulated as a launch of it would be, as part of the same send. Undefined if the factor has no
 * such advice, or nobody would be left out. `cost`: what the list as it is costs, in points. `whole`: the whole list, if `rows` are only some
 * of it.
 */
export function tryShorterList(
  factorId: FactorId,
  {
    stage,
    campaign,
    rows,
    cost,
    whole,
    ...world
  }: {
    stage: StageName;
    campaign: CampaignContext;
    rows: readonly LeadRow[];
    bucket: number;
    spread: number;
    cost: number;
    whole?: WholeList | undefined;
  },
): Recommendation | undefined {
  const shorter = shorterList(factorId, { campaign, rows, far: whole?.far });
  if (shorter === undefined) return undefined;
  const { kept, text } = shorter;
  if (whole === undefined && (kept.length === rows.length || kept.length < LEAST_KEPT)) return undefined;
  const trial =
    whole === undefined ? tryList({ before: columnsOf(rows), after: columnsOf(toShorterRows(campaign, kept)) }, world) : whole.trial;
  if (trial === null || trial.kept === trial.leads || trial.kept < LEAST_KEPT) return undefined;
  const { before, after } = trial;
  const [judgedAt, pointsAt] = stage === 'open' ? [openAt, openAt] : [interestAt, replyAt];
  const liftOf = (one: Float64Array, other: Float64Array) => (other[judgedAt] ?? 0) / (one[judgedAt] || 1e-12) - 1;
  const pointsOf = (one: Float64Array, other: Float64Array) => 100 * ((other[pointsAt] ?? 0) - (one[pointsAt] ?? 0));
  const pairs = before.drawn.map((one, draw) => [one, after.drawn[draw] ?? one] as const);
  const lifts = pairs.map(([one, other]) => liftOf(one, other));
  const chanceBetter = lifts.filter((lift) => lift > 0).length / Math.max(1, lifts.length);
  const lift = liftOf(before.central, after.central);
  const verified = chanceBetter >= SURE && lift >= LEAST_LIFT;
  const { repliesLost, reportsAvoided, ...told } = effectOf(trial);
  const effect = {
    ...told,
    keptKeys: kept.map(({ lead }) => lead.leadKey),
    repliesLost: Math.max(0, repliesLost),
    reportsAvoided: Math.max(0, reportsAvoided),
  };
  const stands = factorId === 'contacts_per_company' ? gainsMuch(effect) : leavesOutTheSilent(effect);
  const both = factorId === 'contacts_per_company' ? tryBoth(campaign, rows, world.bucket) : undefined;
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
      movedLeads: trial.leads - trial.kept,
      leads: trial.leads,
      sentence: sentenceOf(list, sayEffect(list, { stage, lift }), verified),
    },
    doubt: verified ? null : lift < LEAST_LIFT ? 'too_small' : 'uncertain',
    editedEmail: null,
    list,
  };
}
