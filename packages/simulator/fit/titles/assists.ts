import type { TradeShare } from './titleTrades.ts';
import { TRADE_BY_ID } from '../trades.ts';

/** Ranks under those who decide on what a function uses: a help desk technician, a payroll clerk. */
const ASSISTS =
  /\b(?:technicians?|tech|assistants?|clerks?|aides?|helpers?|operatives?|operators?|attendants?|apprentices?|trainees?|typists?|processors?|workers?|labou?rers?|(?:sales|service|support|field|customer service|account) rep(?:resentative)?s?|agents? (?:support|help ?desk)|(?:help ?desk|service desk|support|call cent(?:er|re)) (?:agent|analyst|specialist|advis[eo]r|engineer))\b|^(?:junior|jr\.?|assistant to)\b/i;
/** Ranks below a manager where companies have managers; elsewhere a coordinator or an administrator may lead all there is. */
const UNDER_MANAGERS = /\b(?:coordinators?|co-ordinators?|administrators?|admin)\b/i;
const WITH_MANAGERS: ReadonlySet<string> = new Set(
  'people finance technology design marketing sales legal customers office commerce vehicles supply factory buildings buying engineering'.split(
    ' ',
  ),
);
/** Administrators of systems, who choose tools for them. */
const OF_SYSTEMS =
  /\b(?:systems?|network|database|server|linux|windows|salesforce|crm|erp|sap|cloud|it|security|web|data|platform|application) admin/i;

/** Jobs that many people of one function have, under somebody who decides on what they use. */
const ONE_OF_MANY =
  /\b(?:analysts?|account executives?|sales (?:executives?|engineers?|consultants?)|sdrs?|bdrs?|testers?|programmers?|(?:software|web|front[- ]?end|back[- ]?end|full[- ]?stack|mobile|app) (?:developers?|engineers?)|(?:qa|quality assurance|test) engineers?|(?:content|technical) writers?|copywriters?|paralegals?|associate (?:attorney|lawyer|solicitor|counsel|veterinarian|vet|dentist|orthodontist|optometrist|physician|doctor|chiropractor|therapist|pharmacist|architect|planner|designer|editor|producer)|(?:photo|picture|image|copy|sub|video)[- ]?editors?|dispatchers?|teachers?|school (?:counsel(?:l)?or|nurse|psychologist)s?)\b/i;
const OF_THEIR_OWN = /\b(?:freelance|independent|self[- ]employed|private|yoga|music|piano|dance|language)\b/i;

/** People who lead a shift or a crew at work, under whoever buys for the place. */
const SUPERVISES =
  /\b(?:supervisors?|foreman|foremen|forewoman|charge ?hand|(?:team|shift|crew|section|line|floor) lead(?:er)?s?|(?:head|lead|chief|senior) (?:veterinary|vet|dental|medical|surgical|pharmacy|animal(?: care)?|nursing|kennel) (?:technicians?|tech|assistants?|hygienists?|attendants?))\b/gi;

/** Ranks that lift any of these: a lead technician, a chief clerk, an assistant director, an owner and operator, a parish clerk. */
const LEADS =
  /\b(?:head|chief|lead|managers?|directors?|officers?|president|vp|owners?|founders?|principal|superintendent|controller|treasurer|dean|partner|(?:parish|town|council|county|city) clerk|clerk of|tour operator|social workers?|operators? of)\b/i;

/** Whether somebody leads people at work, but buys nothing beyond it. */
export const supervises = (title: string): boolean => title.search(SUPERVISES) >= 0;

/** Somebody else manages the place or the team. */
const UNDER_A_MANAGER = /^(?:assistant|asst\.?) (?:[a-z]+ )*manager$/i;

/** From this share on, a title names work of its own. */
const OWN_SHARE = 0.3;

/** Whether a title has the rank of somebody who helps with a function's work but seldom decides on what it buys. */
export function assists(title: string, trades: readonly TradeShare[]): boolean {
  const name = title.replace(/\b(?:executive|personal|management|office|administrative|admin) assistant to\b.*/i, 'assistant');
  if (UNDER_A_MANAGER.test(name.trim())) return true;
  if (LEADS.test(name.replace(SUPERVISES, ' '))) return false;
  if (ASSISTS.test(name) || supervises(name)) return true;
  if (ONE_OF_MANY.test(name) && !OF_THEIR_OWN.test(name)) return true;
  const own = trades.filter(({ share }) => share >= OWN_SHARE);
  const isUnder = own.length > 0 && own.every(({ trade }) => WITH_MANAGERS.has(TRADE_BY_ID.get(trade)?.family ?? ''));
  return isUnder && UNDER_MANAGERS.test(name) && !OF_SYSTEMS.test(name);
}
