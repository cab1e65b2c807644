import type { CampaignContext, LeadInList } from '../lead.ts';
import { logit, RATE_COUNT } from '../model/chances.ts';
import { COLUMNS } from '../model/columns.ts';
import { groupLeads, pickRepresentatives, type Group } from '../model/groups.ts';
import { MODEL } from '../model/model.ts';
import { normalsOf, worldAt, type DrawRange, type Normals } from '../model/parameterDraws.ts';
import { groupRates, rateIndex } from '../model/rates.ts';
import { readLead } from '../model/readLead.ts';
import { BUCKET_COUNT } from '../outcome.ts';
import { priorMean } from '../priors.ts';

/** The only file in this folder that calls the engine: everything else is algebra on its results. */

/** The reported rates of a past campaign; `positive` is per reply, the others per sent email. */
export type ToldRate = 'open' | 'reply' | 'positive' | 'unsubscribe' | 'spam_report';

/** What the engine expects of one past campaign, as log odds at each of the ten buckets. Plain JSON once the arrays are. */
export type PastReading = {
  eta: Readonly<Record<ToldRate, readonly number[]>>;
  /** Derivatives of the reply's log odds by each parameter in standard deviations: ten buckets by `PARAMETERS`. */
  gradient: readonly Float64Array[];
};

/** How many groups represent a list when slopes are measured. */
const FEW = 24;

const centralNormals: Normals = () => 0;

/** Names of every prior a parameter draw depends on, in the order in which they are requested. */
export const PARAMETERS: readonly string[] = listParameters();

function listParameters(): string[] {
  const names = new Set<string>();
  worldAt((name) => {
    names.add(name);
    return 0;
  });
  return [...names];
}

/** Groups of leads that the engine cannot distinguish, for which rates are computed. */
export type Leads = readonly Group[];

const toLeads = (columns: readonly Float64Array[]): Leads => groupLeads(columns.map((vector) => [vector]));

/** The leads of a list with the emails written to them. */
export const readLeads = (campaign: CampaignContext, leads: readonly LeadInList[]): Leads =>
  toLeads(leads.map((lead) => readLead(campaign, lead).columns));

/** The reference email on a list of `leadCount`: represents a campaign whose email is unknown. */
export function referenceLeads(leadCount: number): Leads {
  const vector = new Float64Array(COLUMNS.length);
  const at = COLUMNS.findIndex(({ name }) => name === 'listSize');
  const column = COLUMNS[at];
  if (column !== undefined) vector[at] = listSizeOf(leadCount) - (MODEL.means[at] ?? 0);
  return toLeads([vector]);
}

/** The column for list size, computed by the engine from any lead of such a list. */
function listSizeOf(leadCount: number): number {
  const at = COLUMNS.findIndex(({ name }) => name === 'listSize');
  const lead = { leadKey: 'a', slug: 'a', name: null, firstName: null, company: null, title: null, companySize: null, industry: null };
  const inList = { ...lead, email: { subject: '', body: '' }, context: { contactsAtCompany: 1, ownWords: [] } };
  const { columns } = readLead({ seed: '', leadCount: Math.max(1, leadCount) }, inList);
  return (columns[at] ?? 0) + (MODEL.means[at] ?? 0);
}

/** The size of the list that the reference population has. */
const referenceListSize = (): number => priorMean('shape.listSize.reference');

function tableAt(leads: Leads, normals: Normals): Float64Array {
  return groupRates(leads, 0, worldAt(normals));
}

const cell = (table: Float64Array, bucket: number, rate: Parameters<typeof rateIndex>[0]): number =>
  table[bucket * RATE_COUNT + rateIndex(rate)] ?? 0;

/** Log odds of a reported rate in a table of rates. */
function toldLogOdds(table: Float64Array, bucket: number, rate: ToldRate): number {
  if (rate === 'positive') return logit(cell(table, bucket, 'interest') / cell(table, bucket, 'reply'));
  return logit(cell(table, bucket, rate));
}

const replyAt = (table: Float64Array): Float64Array =>
  Float64Array.from({ length: BUCKET_COUNT }, (_, bucket) => toldLogOdds(table, bucket, 'reply'));

type World = ReturnType<typeof worldAt>;

/** Differences between two worlds: derivatives of the reply's log odds at the ten buckets, per standard deviation. */
function slopesBetween(leads: Leads, [upper, lower]: readonly [World, World]): Float64Array {
  const [up, down] = [replyAt(groupRates(leads, 0, upper)), replyAt(groupRates(leads, 0, lower))];
  return up.map((value, bucket) => (value - (down[bucket] ?? 0)) / 2);
}

const places = new Map(PARAMETERS.map((name, index) => [name, index]));

/** The worlds one standard deviation up and down a direction of the parameters. */
function worldsAlong(direction: (parameter: number) => number): readonly [World, World] {
  const at = (sign: number): World => worldAt((name) => sign * direction(places.get(name) ?? -1));
  return [at(1), at(-1)];
}

/** Derivatives of the reply's log odds at the ten buckets along one direction of the parameters, per standard deviation. */
export const slopesAlong = (leads: Leads, direction: (parameter: number) => number): Float64Array =>
  slopesBetween(leads, worldsAlong(direction));

let alongParameters: readonly (readonly [World, World])[] | undefined;

/** The worlds up and down each parameter alone: the same for every campaign, and slower to compute than its rates in them. */
const worldsAlongParameters = (): readonly (readonly [World, World])[] =>
  (alongParameters ??= PARAMETERS.map((_, parameter) => worldsAlong((at) => (at === parameter ? 1 : 0))));

/**
 * What the engine expects of a past campaign: central log odds, and how the reply's depend on every parameter. Takes about 250 evaluations.
 */
export function readPast(leads: Leads): PastReading {
  const table = groupRates(leads, 0, worldAt(centralNormals));
  const few = pickRepresentatives(leads, FEW);
  const slopes = worldsAlongParameters().map((worlds) => slopesBetween(few, worlds));
  const at = (rate: ToldRate) => Array.from({ length: BUCKET_COUNT }, (_, bucket) => toldLogOdds(table, bucket, rate));
  return {
    eta: { open: at('open'), reply: at('reply'), positive: at('positive'), unsubscribe: at('unsubscribe'), spam_report: at('spam_report') },
    gradient: Array.from({ length: BUCKET_COUNT }, (_, bucket) => Float64Array.from(slopes, (slope) => slope[bucket] ?? 0)),
  };
}

/** Log odds of one reported rate for leads in a parameter draw, one entry per bucket. */
export function expectedLogOdds(leads: Leads, normals: Normals, rate: ToldRate): number[] {
  const table = tableAt(leads, normals);
  return Array.from({ length: BUCKET_COUNT }, (_, bucket) => toldLogOdds(table, bucket, rate));
}

/** Where each parameter is in each draw of a range, in standard deviations: draw by draw. */
export const drawNormals = ({ first, count }: DrawRange): Float64Array[] =>
  Array.from({ length: count }, (_, offset) => Float64Array.from(PARAMETERS, normalsOf(first + offset)));

const SPREAD_DRAWS = 200;
let spreads: Readonly<Record<ToldRate, readonly number[]>> | undefined;

/** Prior uncertainty of each reported rate: standard deviations in log odds at the ten buckets. */
export function priorSpreads(): Readonly<Record<ToldRate, readonly number[]>> {
  if (spreads !== undefined) return spreads;
  const leads = referenceLeads(referenceListSize());
  const tables = Array.from({ length: SPREAD_DRAWS }, (_, draw) => tableAt(leads, normalsOf(draw)));
  const spreadOf = (rate: ToldRate) =>
    Array.from({ length: BUCKET_COUNT }, (_, bucket) => {
      const values = tables.map((table) => toldLogOdds(table, bucket, rate));
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    });
  spreads = {
    open: spreadOf('open'),
    reply: spreadOf('reply'),
    positive: spreadOf('positive'),
    unsubscribe: spreadOf('unsubscribe'),
    spam_report: spreadOf('spam_report'),
  };
  return spreads;
}

let atReference: Float64Array | undefined;

/** What the engine expects of the reference email at a bucket, as log odds. */
export function expectedAtReference(bucket: number): { inbox: number; open: number; reply: number } {
  atReference ??= tableAt(referenceLeads(referenceListSize()), centralNormals);
  const at = (rate: 'inbox' | 'open' | 'reply') => logit(cell(atReference ?? new Float64Array(0), bucket, rate));
  return { inbox: at('inbox'), open: at('open'), reply: at('reply') };
}
