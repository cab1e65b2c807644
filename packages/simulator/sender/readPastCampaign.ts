import type { CampaignContext, LeadInList } from '../lead.ts';
import { BUCKET_COUNT } from '../outcome.ts';
import { PRIORS_VERSION } from '../priors.ts';
import { PARAMETERS, readLeads, readPast, referenceLeads, type Leads } from './engineSeam.ts';
import type { CampaignReading } from './sender.ts';

/** Smaller slopes have no visible effect. In log odds per standard deviation. */
const LEAST_SLOPE = 0.002;

const keepDigits = (value: number): number => Number(value.toFixed(4));

function toReading(leads: Leads, isTextKnown: boolean): CampaignReading {
  const { eta, gradient } = readPast(leads);
  const rows = PARAMETERS.map((name, index) => [name, gradient.map((slopes) => keepDigits(slopes[index] ?? 0))] as const);
  const keep = (values: readonly number[]) => values.map(keepDigits);
  return {
    priors: PRIORS_VERSION,
    isTextKnown,
    eta: {
      open: keep(eta.open),
      reply: keep(eta.reply),
      positive: keep(eta.positive),
      unsubscribe: keep(eta.unsubscribe),
      spam_report: keep(eta.spam_report),
    },
    gradient: Object.fromEntries(rows.filter(([, slopes]) => slopes.some((slope) => Math.abs(slope) >= LEAST_SLOPE))),
  };
}

/** What the engine expects of a past campaign with known emails, on its own list. */
export const readPastEmails = (campaign: CampaignContext, leads: readonly LeadInList[]): CampaignReading =>
  toReading(readLeads(campaign, leads), true);

/** List sizes at which the reference email is read; in between, results are linear in the logarithm of the size. */
const NODES_PER_DOUBLING = 2;
const nodeReadings = new Map<number, CampaignReading>();

/** The reference email at one of those sizes, cached because the result is pure and needed often. */
function readNode(node: number): CampaignReading {
  const known = nodeReadings.get(node);
  if (known !== undefined) return known;
  const reading = toReading(referenceLeads(Math.max(1, Math.round(2 ** (node / NODES_PER_DOUBLING)))), false);
  nodeReadings.set(node, reading);
  return reading;
}

const mix = (one: readonly number[], other: readonly number[], share: number): number[] =>
  one.map((value, index) => keepDigits(value + share * ((other[index] ?? value) - value)));

const none: readonly number[] = Array.from({ length: BUCKET_COUNT }, () => 0);

/** Approximates a past campaign with unknown emails by the reference email on a list of this size, within .01 of its log odds. */
export function readUnknownEmails(leadCount: number): CampaignReading {
  const place = NODES_PER_DOUBLING * Math.log2(Math.min(1_000_000, Math.max(1, leadCount)));
  const [below, above] = [readNode(Math.floor(place)), readNode(Math.ceil(place))];
  const share = place - Math.floor(place);
  const names = [...new Set([...Object.keys(below.gradient), ...Object.keys(above.gradient)])];
  const at = (rate: keyof CampaignReading['eta']) => mix(below.eta[rate], above.eta[rate], share);
  return {
    ...below,
    eta: { open: at('open'), reply: at('reply'), positive: at('positive'), unsubscribe: at('unsubscribe'), spam_report: at('spam_report') },
    gradient: Object.fromEntries(names.map((name) => [name, mix(below.gradient[name] ?? none, above.gradient[name] ?? none, share)])),
  };
}
