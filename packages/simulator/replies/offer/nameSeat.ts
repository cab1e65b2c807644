import { compareTrades } from '../../fit/kin.ts';
import { nameLead } from '../../fit/titles/nameLead.ts';
import type { Offer } from '../../fit/offer.ts';
import { isPlayfulTitle, readTrades } from '../../fit/titles/titleTrades.ts';
import { teamOf } from './teams.ts';

/** How people at a desk of any firm say what they do; the others by their title. */
const DESKS: readonly (readonly [RegExp, string])[] = [
  [/\bbook-?keep/i, 'I do the books'],
  [/\bpayroll\b/i, 'I do payroll'],
  [/\b(?:admissions?|enroll?ment)\b/i, 'I do admissions'],
  [/\baccounts? (?:payable|receivable)\b|\baccounting\b|\bcredit control/i, "I'm in accounting"],
  [/\b(?:HR|human resources|people (?:operations|partner|team)|recruit\w*|talent acquisition)\b/i, "I'm in HR"],
  [/\b(?:receptionist|front desk)\b/i, "I'm at the front desk"],
];
const deskOf = (title: string): string | undefined => DESKS.find(([words]) => words.test(title))?.[1];
const LEADS = /\b(?:director|head|chief|president|vp|principal)\b/i;
/** Whoever runs a firm has a trade, and no seat in it. */
const RUNS_FIRM = /\b(?:owner|founder|CEO|MD|managing director|chief executive|president|proprietor|partner)\b/i;
/** Whoever assists somebody says it otherwise than by their title: "EA to CFO". */
const OF_ANOTHER = /\b(?:EA|PA|assistant|secretary) to\b/i;
/** Nobody says a title aloud as it is shortened on a card. */
const SHORTENED = /\b(?:mgmt|mgr|dept|sr|jr|asst|assoc|coord)\b/i;
/** "Keeper of Odd Ideas": nobody gives a title that plays as a reason. */
const plays = (title: string): boolean => {
  const [, kept] = / of (.+)$/i.exec(title) ?? [];
  return isPlayfulTitle(title) || (kept !== undefined && readTrades(kept).length === 0);
};
/** A need of less than this share may be a misreading. */
const LEAST_NEED = 0.1;

/**
 * What somebody says of their work, such as "I do the books", "I'm in marketing" or "I'm a dental hygienist"; null if the title does not say
 * it plainly, or if the work is no reason why an offer is not theirs.
 */
export function nameSeat(title: string | null, offer: Offer | null = null): string | null {
  if (title === null || RUNS_FIRM.test(title) || OF_ANOTHER.test(title) || SHORTENED.test(title) || plays(title)) return null;
  const trades = readTrades(title);
  const own = trades[0]?.trade;
  const isKin = offer?.needs.some(
    ({ share, owners }) => own !== undefined && share >= LEAST_NEED && owners.some((owner) => compareTrades(own, owner) === 'same'),
  );
  if (isKin === true) return null;
  const desk = deskOf(title);
  if (desk !== undefined) return desk;
  const named = nameLead(title, trades);
  if (named === 'an executive') return null;
  if (/^an? /.test(named)) return `I'm ${LEADS.test(named) ? named.replace(/^an? /, 'the ') : named}`;
  const team = own === undefined ? null : teamOf(own);
  return team !== null && title.toLowerCase().includes(team.toLowerCase()) ? `I'm in ${team}` : null;
}
