import { foldTitle } from '../../persona/title/foldTitle.ts';
import { readTitle } from '../../persona/title/readTitle.ts';
import { hasJobTitle } from '../titles/jobTitles.ts';
import { compareTrades } from '../kin.ts';
import { LEADING } from '../work/leadWork.ts';
import { findShared } from '../titles/namedInTitle.ts';
import type { JobRank, Offer } from '../offer.ts';
import { listStems } from '../stems.ts';
import { isWeakTitle, readTrades, type TradeShare } from '../titles/titleTrades.ts';
import { TRADE_BY_ID } from '../trades.ts';

/** From this share on, a title names work of its own. */
const OWN_SHARE = 0.3;
/** From these probabilities on, it is known which work a job is, and a line of work may be it. */
const LEAST_CERTAIN = 0.45;
const LEAST_MEANT = 0.1;

/** Ranks of people who lead others, in the name of a job. */
const OF_LEADER = /\b(?:charge|foreman|forewoman)\b/i;

/** Last words of titles for people who do the same work. */
const SAME_HEADS = `
engineer developer programmer | mechanic technician tech fitter | manager head director controller lead | carer caregiver aide | lawyer solicitor attorney counsel
representative rep executive | teacher tutor instructor | physician doctor | guard officer | assistant secretary administrator | clerk associate | salesperson salesman seller
`
  .trim()
  .split(/[|\n]/)
  .map((heads) => listStems(heads));

/** Whether two titles end alike: a staff nurse and an ICU nurse, a backend engineer and a software developer. */
function endsAlike(title: string, jobs: readonly (readonly string[])[]): boolean {
  const own = listStems(foldTitle(title).replaceAll(/[-/&|,]/g, ' '));
  return jobs.some((job) => {
    const head = job.at(-1) ?? '';
    return own.includes(head) || SAME_HEADS.some((heads) => heads.includes(head) && own.some((stem) => heads.includes(stem)));
  });
}

/** Ranks and places in the names of jobs, which many share. */
const OF_ANY_JOB = new Set(
  listStems(
    'senior junior lead head chief staff general assistant manager director officer worker shop site field night day shift part full time',
  ),
);

/** Whether a title has a word of the job before its head: a CNC turner for a CNC machinist's job. */
const sharesKind = (title: string, jobs: readonly (readonly string[])[]): boolean => {
  const own = listStems(foldTitle(title));
  return jobs.some((job) => job.slice(0, -1).some((stem) => !OF_ANY_JOB.has(stem) && own.includes(stem)));
};

/** Families of work whose people change from one to the other: with machines and tools, or with patients. */
const ALIKE: readonly ReadonlySet<string>[] = [
  'construction factory vehicles driving supply buildings land mining energy engineering',
  'care doctors clinic therapy dental pharmacy eyes laboratory',
].map((families) => new Set(families.split(' ')));

const familyOf = (trade: string): string => TRADE_BY_ID.get(trade)?.family ?? '';

/** Work that plans what others do by hand, and is none of theirs. */
const PLANS: ReadonlySet<string> = new Set('architect civil interior hardware rnd'.split(' '));

const isAlike = (one: string, other: string): boolean =>
  PLANS.has(one) === PLANS.has(other) && ALIKE.some((alike) => alike.has(familyOf(one)) && alike.has(familyOf(other)));

/** Whether somebody's work is like that of a job, though not next to it: a pipefitter for a welder's. */
export const isLikeJob = ({ needs }: Pick<Offer, 'needs'>, trades: readonly TradeShare[]): boolean =>
  trades.some(({ trade, share }) => share >= OWN_SHARE && needs.some(({ owners }) => owners.some((owner) => isAlike(trade, owner))));

/** Whether somebody plans what others do by hand, and the job does not: a civil engineer for a gas engineer's. */
export const onlyPlans = ({ needs: [top] }: Pick<Offer, 'needs'>, trades: readonly TradeShare[]): boolean =>
  trades.length > 0 &&
  trades.every(({ trade, share }) => share < OWN_SHARE || PLANS.has(trade)) &&
  top?.owners.some((owner) => PLANS.has(owner)) === false;

/** Words of those who stand below the job that they share a name with. */
const BELOW = /\b(?:assistant|deputy|apprentice|trainee)\b/i;

/** Whether the name of a job, or a title, says that whoever has it leads others or assists somebody. */
export function rankOfJob(name: string): JobRank {
  if (BELOW.test(name)) return 'assistant';
  const { seniority } = readTitle(name);
  const leads = (seniority !== null && seniority !== 'individual') || LEADING.test(name) || OF_LEADER.test(name);
  return leads ? 'leader' : 'other';
}

/** Whoever leads the people who do a job by hand does it with them. */
const LEADS_AT_WORK =
  /^(?:lead|leading|master|head) (?=(?:\S+ )*(?:technician|tech|mechanic|fitter|electrician|welder|carpenter|installer|driver|operator|cook|nurse|carer|caregiver)$)/i;

/** Titles of those who run a place for its owners. */
const RUNS_PLACE = /^(?:general|site|home|registered|house|resort|branch) manager$/i;

/** The work of those who fill jobs. */
const OF_STAFF: ReadonlySet<string> = new Set(['hr', 'recruiting']);

type Candidate = {
  title: string;
  trades: readonly TradeShare[];
  workplace: readonly string[];
  isTrainee: boolean;
  leads: boolean;
};

/**
 * What a lead's own job has to do with the one that is offered: the same; beside it, by rank or by the business they work in; or another. Null if
 * their work has to be weighed.
 */
export function compareJob(offer: Offer, { title, trades, workplace, isTrainee, leads }: Candidate): 'same' | 'beside' | 'other' | null {
  const { needs, certainty, jobRank = 'other' } = offer;
  const jobs = (offer.jobTitles ?? []).filter((job) => readTrades(job.join(' ')).length > 0);
  if (isTrainee) return null;
  const isNamed = hasJobTitle(title, offer);
  if (isNamed && trades.length === 0) return 'same';
  const meant = needs.filter(({ share }) => share >= LEAST_MEANT).flatMap(({ owners }) => owners);
  const own = trades.filter(({ share }) => share >= OWN_SHARE).map(({ trade }) => trade);
  const isOfJob = isNamed || own.some((trade) => meant.includes(trade));
  const rank = rankOfJob(title.trim().replace(LEADS_AT_WORK, ''));
  const leadsOthers = leads && !LEADS_AT_WORK.test(title.trim());
  const isSameRank = (rank === 'other' && leadsOthers ? 'leader' : rank) === jobRank;
  // The head of a company has none of its jobs.
  // A hotel's general manager does what another hotel's manager does.
  const isOfSuchPlace = workplace.some((trade) => meant.includes(trade)) && jobRank === 'leader' && rank === 'leader';
  if (isOfSuchPlace && RUNS_PLACE.test(title.trim()) && endsAlike(title, jobs)) return 'same';
  if (own.includes('executive') && !meant.includes('executive')) return isOfJob ? 'beside' : certainty < LEAST_CERTAIN ? null : 'other';
  // Of a job that the email only describes, whoever has its words in their title does the same.
  const isDescribed = findShared(title, { named: offer.named }) !== null;
  if (isSameRank && (isNamed || (isDescribed && jobs.length === 0))) return 'same';
  // Who fills the jobs of others may pass one on.
  const isOfStaff = jobs.some((job) => readTrades(job.join(' ')).some(({ trade }) => OF_STAFF.has(trade)));
  const meets = (trade: string): boolean => meant.some((one) => compareTrades(trade, one) !== 'none');
  const mayFill = workplace.length === 0 || workplace.some(meets) || own.includes('recruiting');
  if (jobs.length > 0 && !isOfStaff && mayFill && own.some((trade) => OF_STAFF.has(trade))) return 'beside';
  // An F-gas engineer may be wanted where a refrigeration engineer is.
  const isAtSuch = workplace.length === 0 || workplace.some((place) => meant.some((one) => isAlike(place, one)));
  if (!isOfJob && isSameRank && isAtSuch && isLikeJob(offer, trades) && endsAlike(title, jobs)) return 'beside';
  if (isOfJob) return isSameRank && (jobs.length === 0 || endsAlike(title, jobs) || sharesKind(title, jobs)) ? null : 'beside';
  if (
    isDescribed ||
    certainty < LEAST_CERTAIN ||
    own.length === 0 ||
    isWeakTitle(title) ||
    isLikeJob(offer, trades) ||
    own.some(meets) ||
    workplace.some(meets)
  )
    return null;
  return 'other';
}
