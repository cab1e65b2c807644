import { compareTrades } from '../../fit/kin.ts';
import { findTrades, readTrades } from '../../fit/titles/titleTrades.ts';
import type { Email } from '../../lead.ts';

/** Who does this work may hire for any other. */
const HIRES_FOR_ALL: ReadonlySet<string> = new Set(['hr', 'recruiting', 'executive', 'operations', 'office']);
/** From this share on, somebody's work is beside the work that is sought. */
const LEAST_BESIDE = 0.5;

/** Whoever runs a place hires for it, whatever their own trade is called. */
const RUNS_PLACE =
  /\b(?:workshop|works|site|shop|store|studio|salon|practice|general|branch|centre|center|hotel|restaurant|kitchen|club|gym|bar|home|yard|garage|plant|factory|production) (?:manager|director|head|supervisor)\b|\b(?:managing director|owner|founder|master)\b/i;
/** A firm named after the work that is sought: "Tyne Upholstery" for an upholsterer. */
const SHORTEST_STEM = 5;
const isNamedAfter = (company: string, { subject, body }: Email): boolean =>
  (company.toLowerCase().match(/\p{L}{5,}/gu) ?? []).some((word) =>
    `${subject}\n${body.replaceAll(company, '')}`.toLowerCase().includes(word.slice(0, SHORTEST_STEM)),
  );

/** Whether an applicant seeks work in another field than the reader's; unknown work says nothing. */
export function isOtherField(title: string | null, email: Email, company: string | null = null): boolean {
  const { subject, body } = email;
  if (company !== null && (RUNS_PLACE.test(title ?? '') || isNamedAfter(company, email))) return false;
  const own = readTrades(title ?? '');
  const soughtIn = (text: string) => findTrades(text).filter(({ trade }) => !HIRES_FOR_ALL.has(trade) && trade !== 'student');
  const named = soughtIn(subject);
  const sought = named.length > 0 ? named : soughtIn(body);
  if (own.length === 0 || sought.length === 0 || own.some(({ trade }) => HIRES_FOR_ALL.has(trade))) return false;
  const beside = own.filter((one) => sought.some(({ trade }) => compareTrades(one.trade, trade) !== 'none'));
  return beside.reduce((sum, { share }) => sum + share, 0) < LEAST_BESIDE;
}
