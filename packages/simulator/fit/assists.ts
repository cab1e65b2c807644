import type { TradeShare } from './titleTrades.ts';
import { TRADE_BY_ID } from './trades.ts';

/** Ranks under those who decide on what a function uses: a help desk technician, a payroll clerk. */
const ASSISTS =
  /\b(?:technicians?|tech|assistants?|clerks?|aides?|helpers?|operatives?|operators?|attendants?|apprentices?|trainees?|typists?|processors?|workers?|labou?rers?|(?:sales|service|support|field|customer service|account) rep(?:resentative)?s?|agents? (?:support|help ?desk)|(?:help ?desk|service desk|support|call cent(?:er|re)) (?:agent|analyst|specialist|advis[eo]r|engineer))\b|^(?:junior|jr\.?|assistant to)\b/i;
/** The same in the offices of companies, where a manager stands above them; elsewhere a coordinator may lead all there is. */
const ASSISTS_IN_OFFICE = /\b(?:coordinators?|co-ordinators?)\b/i;
const OFFICES: ReadonlySet<string> = new Set('people finance technology marketing sales legal customers office commerce'.split(' '));

/** Ranks that lift any of these: a lead technician, a chief clerk, an assistant director, an owner and operator, a parish clerk. */
const LEADS =
  /\b(?:head|chief|lead|managers?|directors?|officers?|president|vp|owners?|founders?|principal|supervisor|superintendent|controller|treasurer|dean|partner|(?:parish|town|council|county|city) clerk|clerk of|tour operator|social workers?|operators? of)\b/i;

/** From this share on, a title names work of its own. */
const OWN_SHARE = 0.3;

/** Whether a title has the rank of somebody who helps with a function's work but seldom decides on what it buys. */
export function assists(title: string, trades: readonly TradeShare[]): boolean {
  const name = title.replace(/\b(?:executive|personal|management|office|administrative|admin) assistant to\b.*/i, 'assistant');
  if (LEADS.test(name)) return false;
  if (ASSISTS.test(name)) return true;
  const own = trades.filter(({ share }) => share >= OWN_SHARE);
  return ASSISTS_IN_OFFICE.test(name) && own.length > 0 && own.every(({ trade }) => OFFICES.has(TRADE_BY_ID.get(trade)?.family ?? ''));
}
