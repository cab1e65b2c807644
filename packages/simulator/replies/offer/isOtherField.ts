import { compareTrades } from '../../fit/kin.ts';
import { findTrades, readTrades } from '../../fit/titleTrades.ts';
import type { Email } from '../../lead.ts';

/** Who does this work may hire for any other. */
const HIRES_FOR_ALL: ReadonlySet<string> = new Set(['hr', 'recruiting', 'executive', 'operations', 'office']);
/** From this share on, somebody's work is beside the work that is sought. */
const LEAST_BESIDE = 0.5;

/** Whether an applicant seeks work in another field than the reader's; unknown work says nothing. */
export function isOtherField(title: string | null, { subject, body }: Email): boolean {
  const own = readTrades(title ?? '');
  const soughtIn = (text: string) => findTrades(text).filter(({ trade }) => !HIRES_FOR_ALL.has(trade) && trade !== 'student');
  const named = soughtIn(subject);
  const sought = named.length > 0 ? named : soughtIn(body);
  if (own.length === 0 || sought.length === 0 || own.some(({ trade }) => HIRES_FOR_ALL.has(trade))) return false;
  const beside = own.filter((one) => sought.some(({ trade }) => compareTrades(one.trade, trade) !== 'none'));
  return beside.reduce((sum, { share }) => sum + share, 0) < LEAST_BESIDE;
}
