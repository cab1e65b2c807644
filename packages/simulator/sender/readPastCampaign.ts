import type { CampaignContext, LeadInList } from '../lead.ts';
import { PRIORS_VERSION } from '../priors.ts';
import { PARAMETERS, readLeads, readPast, referenceLeads, type Leads } from './engineSeam.ts';
import type { CampaignReading } from './sender.ts';

/** Slopes below this move nothing that could be seen. In log odds per standard deviation. */
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

/** What the engine expects of a past campaign whose emails are known, on its own list. */
export const readPastEmails = (campaign: CampaignContext, leads: readonly LeadInList[]): CampaignReading =>
  toReading(readLeads(campaign, leads), true);

/** What stands for a past campaign whose emails are not known: the reference email on a list of this size. */
export const readUnknownEmails = (leadCount: number): CampaignReading => toReading(referenceLeads(leadCount), false);
