/** Expected counts for some leads; the fields that sentences need. */
type Sums = { leads: number; interest: number; spamReports: number };

/** An expected number: two decimals below a tenth, one below ten, whole above. Zero is 0. */
export function formatExpected(value: number): string {
  if (value === 0) return '0';
  if (value < 0.005) return 'under 0.01';
  if (value < 0.095) return value.toFixed(2);
  return value < 9.95 ? value.toFixed(1) : value.toFixed(0);
}

/** A probability or share as a percentage; a value strictly between 0 and 1 never reads as 0% or 100%. */
export function formatChance(share: number): string {
  if (share <= 0 || share >= 1) return `${Math.round(100 * Math.min(1, Math.max(0, share)))}%`;
  if (share < 0.005) return 'under 1%';
  return share >= 0.995 ? 'over 99%' : `${Math.round(100 * share)}%`;
}

const leadsWord = (count: number): string => (count === 1 ? '1 lead' : `${count.toLocaleString('en-US')} leads`);

/** What the leads after a cut would bring and cost: "The last 100 leads bring 0.4 interested replies and 38% of the spam reports." */
export function describeCut(all: Sums, kept: Sums): string {
  const last = all.leads - kept.leads;
  if (all.leads === 0) return 'There are no leads.';
  if (last === 0) {
    const who = all.leads === 1 ? 'The only lead brings' : `All ${leadsWord(all.leads)} bring`;
    return `${who} ${formatExpected(all.interest)} interested replies and ${formatExpected(all.spamReports)} spam reports.`;
  }
  const share = all.spamReports === 0 ? 0 : (all.spamReports - kept.spamReports) / all.spamReports;
  const who = last === 1 ? 'The last lead brings' : `The last ${leadsWord(last)} bring`;
  const part = last === all.leads ? 'all' : formatChance(share);
  return `${who} ${formatExpected(all.interest - kept.interest)} interested replies and ${part} of the spam reports.`;
}

/** What complaints cost, in words. */
export const describePrices = ({ spamReport, unsubscribe }: { spamReport: number; unsubscribe: number }): string =>
  `One spam report costs as much as ${spamReport} interested ${spamReport === 1 ? 'reply' : 'replies'}, one opt-out as much as ${unsubscribe}.`;

/** Names of the groups, in sending order. */
export const AUDIENCE_GROUP_WORDS = { send_first: 'Send first', send_next: 'Then', leave_out: 'Leave out' } as const;
export type AudienceGroupName = keyof typeof AUDIENCE_GROUP_WORDS;

/** How leads are assigned to groups. */
export const AUDIENCE_RULE =
  'Leave out: worth less than their complaints cost. Send first: one person at each company, worth at least 90% of the average lead you keep. Then: everyone else you keep.';
