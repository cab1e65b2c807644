import { findTrades, readTrades } from '../../fit/titles/titleTrades.ts';
import { isBusiness } from '../../fit/trades.ts';
import type { LeadInList } from '../../lead.ts';
import { withoutCompany } from './isTitleNamed.ts';

/** Who runs a whole firm does none of its work by their title. */
const OF_NO_WORK: ReadonlySet<string> = new Set(['executive', 'operations', 'office', 'consulting']);

/** Whether somebody is employed to do the very work that an email asks about, as its question names it, else the whole email. */
export function doesWork(lead: LeadInList): boolean {
  const own = readTrades(lead.title ?? '').filter(({ trade }) => !OF_NO_WORK.has(trade) && !isBusiness(trade));
  const { subject, body } = withoutCompany(lead);
  const asked = findTrades((body.match(/[^.?!\n]+\?/g) ?? []).join('\n'));
  const named = asked.length > 0 ? asked : findTrades(`${subject}\n${body}`);
  return own.some((one) => named.some(({ trade }) => trade === one.trade));
}
