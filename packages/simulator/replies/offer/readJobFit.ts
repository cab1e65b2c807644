import { dropBenefits } from '../../fit/mail/dropBenefits.ts';
import { compareTrades } from '../../fit/kin.ts';
import { findTrades, readTrades, type TradeShare } from '../../fit/titles/titleTrades.ts';
import type { Fit } from '../../fit/level/toFit.ts';
import type { Email, LeadInList } from '../../lead.ts';
import { worksAlone } from '../../persona/company/namesNoEmployer.ts';
import { isElsewhere, type ListHomes } from './isElsewhere.ts';
import { helpsOut } from './readStanding.ts';
import { isTitleNamed, withoutCompany } from './isTitleNamed.ts';

/** Lines of work, by words of an offered job. */
const WORK: readonly RegExp[] = [
  /\b(?:nurs\w*|clinics?|hospitals?|physicians?|caregivers?|dental|medical|midwi\w+|paramedics?)\b/i,
  /\b(?:drivers?|trucker|CDL|courier)\b/i,
  /\b(?:software|developers?|engineers?|devops|data|backend|frontend|IT|CTO)\b/,
  /\b(?:chefs?|cooks?|restaurants?|kitchen|baristas?|waiters?|bakers?)\b/i,
  /\b(?:teachers?|schools?|tutors?|principal)\b/i,
  // An engineer may be one of software or of machines.
  /\b(?:welders?|electricians?|electrical|plumbers?|technicians?|mechanic\w*|machinists?|maintenance|engineers?|fitters?)\b/i,
  /\b(?:sales|account executives?|business development)\b/i,
  /\b(?:accountants?|finance|controllers?|CFO|bookkeep\w*|payroll|audit\w*)\b/i,
  /\b(?:marketing|growth|content|brand|social media)\b/i,
  /\b(?:HR|[Hh]uman [Rr]esources|talent acquisition)\b/,
  /\b(?:pickers?|warehouses?|forklift|logistics|supply chain)\b/i,
  /\b(?:lawyers?|legal|counsel|paralegals?)\b/i,
  /\b(?:designers?|design|UX)\b/i,
  /\b(?:receptionists?|front desk|hotels?)\b/i,
];

/** A job by its title, after words that announce one. */
const JOB =
  /\b(?:looking for|searching for|seek(?:s|ing)?|hir(?:es?|ing)|need(?:s|ing)?|recruiting|role|position|job|post|opening|vacancy|work) (?:of |as |for |is |in |with )?(?:an? |our (?:next |new |first )?|the )?(?:[\w-]+ ){0,3}(?:managers?|directors?|supervisors?|heads?|leads?|chiefs?|foremen|foreman|\w{2,}(?:ners?|kers?|ters?|ders?|gers?|vers?|sers?|pers?|lers?|mers?|eers?|ators?|utors?|ists?|ians?|ants?|men|man|smiths?|wrights?|masters?))\b/i;

/** Whether the email names the job or its line of work. */
export const namesWork = ({ subject, body }: Email): boolean =>
  WORK.some((words) => words.test(`${subject}\n${body}`)) ||
  [body, `job ${subject}`].some((text) => JOB.test(text.replaceAll(/[^\w\s-]+\s*/g, ' ')));

export type JobFit = 'theirs' | 'otherWork' | 'runsFirm';

/** Whoever writes for an employer, or hires for everybody, is not the work that is offered. */
const NOT_OFFERED: ReadonlySet<string> = new Set(['recruiting', 'executive', 'student']);
/** Work that every firm has done, whatever its trade. */
const SUPPORTS =
  /\b(?:office|admin\w*|receptionist|secretary|assistant to|HR|human resources|people|payroll|marketing|finance|financial|accounts?|accountant|bookkeep\w*|controller|IT|software|data|legal|sales|customer|communications|content|clerk|coordinator)\b/i;
/** Whether a text names work that every firm has done. */
export const isOfAnyTrade = (text: string): boolean => SUPPORTS.test(text);
const RUNS_FIRM =
  /\b(?:owner|founder|co-?founder|proprietor|managing (?:director|partner)|CEO|chief executive|sole trader|self[- ]employed)\b/i;
const OWNS_FIRM = /\b(?:owner|founder|co-?founder|proprietor)\b/i;
/** Jobs for those who run a firm, too. */
const RUNS_ANY = /\b(?:CEO|chief|managing|president|partner|C[TFOI]O|director|vp|vice president)\b/i;
const HEADS = /\b(?:director|head (?!office)\p{L}+|chief|vp|vice president|president|partner|C[TFOI]O)\b/iu;
const LEADS = /\b(?:(?:team )?lead(?:er)?|supervisor|manager)\b/i;
const SHORTEST_STEM = 5;
/** What those are called whose title says that they lead, sell or keep the books of work that nobody can name. */
const BESIDE_THE_WORK = /\b(?:managers?|supervisors?|clerks?|advisors?|advisers?|representatives?|coordinators?|analysts?|planners?)\b/i;

/** From these probabilities on, a job surely suits somebody, or surely is other work. */
const LEAST_SUITED = 0.5;
const LEAST_OTHER = 0.7;

/** "Open to it?" is not about computers. */
const PRONOUN = /\bit\b/g;
/** The firm of whoever writes may be an agency's. */
const SIGNATURE = /(?:\n+[^\n.?!:]{1,40}){1,3}\s*$/;
const withoutBenefits = ({ subject, body }: Email): Email => ({ subject, body: dropBenefits(body) });

/** The work that is offered: what the subject names, else the words of the job. */
function readOffered(email: Email): readonly TradeShare[] {
  const job = JOB.exec(email.body.replaceAll(/[^\w\s-]+\s*/g, ' '))?.[0] ?? '';
  const readings = [email.subject, job, email.body.replace(SIGNATURE, '')].map((text) =>
    findTrades(text.replaceAll(PRONOUN, '')).filter(({ trade }) => !NOT_OFFERED.has(trade)),
  );
  return readings.find((found) => found.length > 0) ?? [];
}

/** A firm whose industry is plainly another than any that an offered job names. */
function isAtOtherTrade({ industry }: LeadInList, offered: readonly TradeShare[]): boolean {
  const own = readTrades(industry ?? '');
  return (
    own.length > 0 &&
    offered.length > 0 &&
    !own.some((one) => offered.some(({ trade }) => trade === one.trade || compareTrades(one.trade, trade) !== 'none'))
  );
}

/** "Structures Team Leader" for a structural role: a word of the work in both, and not one of rank. */
const OF_RANK =
  /^(?:senior|junior|manage|direct|leader|assist|superv|coordi|associ|genera|princi|operat|office|speciali|techni|depart|deputy|region|nation|servic|restau|hospit)/i;
const LONG_STEM = 6;
const sharesWord = (title: string, job: string): boolean =>
  (title.match(/\p{L}{6,}/gu) ?? []).some(
    (word) => !OF_RANK.test(word) && new RegExp(String.raw`\b${word.slice(0, LONG_STEM)}`, 'iu').test(job),
  );

/** A firm in the trade that is offered: "Castle Rock Construction" for a site manager. */
function isAtSameTrade({ company }: LeadInList, offered: readonly TradeShare[], email: Email): boolean {
  const own = readTrades(company ?? '');
  const text = `${email.subject}\n${email.body}`.toLowerCase();
  const isNamed = ((company ?? '').toLowerCase().match(/\p{L}{5,}/gu) ?? []).some((word) => text.includes(word.slice(0, SHORTEST_STEM)));
  return isNamed || own.some((one) => offered.some(({ trade }) => compareTrades(one.trade, trade) !== 'none'));
}

/** Functions that plan, price or oversee the work of a trade of building and making. */
const OF_WORKS: ReadonlySet<string> = new Set(['project', 'engineer', 'safety']);
const PRICES_WORKS = /\b(?:costs?|commercial|estimat\p{L}+|contracts?|tender\p{L}*|bids?|planning|planner)\b/iu;
const HAVE_WORKS: ReadonlySet<string> = new Set(['builder', 'tradesman', 'engineer', 'production']);

/** Whether somebody works in the very industry of a job, at its work or next to it: "Project Manager" in construction for a superintendent. */
function isOfSameWorks({ title, company, industry }: LeadInList, own: readonly TradeShare[], { subject, body }: Email): boolean {
  if (SUPPORTS.test(title ?? '') || helpsOut(title ?? '')) return false;
  const named = findTrades(`${subject}\n${body}`);
  const firm = [industry, company]
    .flatMap((text) => readTrades(text ?? ''))
    .filter((one) => named.some(({ trade }) => trade === one.trade));
  return firm.some(
    ({ trade }) =>
      own.some((one) => compareTrades(one.trade, trade) !== 'none') ||
      (HAVE_WORKS.has(trade) && (PRICES_WORKS.test(title ?? '') || own.some((one) => OF_WORKS.has(one.trade)))),
  );
}

/**
 * What an offered job is to its reader: plainly `theirs` or `otherWork`, or `runsFirm` if they work for themselves; null if nothing tells.
 */
export function readJobFit(lead: LeadInList, fit: Fit | null = null, list: ListHomes = {}): JobFit | null {
  const title = lead.title ?? '';
  if (title === '') return null;
  const email = withoutBenefits(withoutCompany(lead));
  const job = `${email.subject} ${JOB.exec(email.body.replaceAll(/[^\w\s-]+\s*/g, ' '))?.[0] ?? ''}`;
  // Nobody who helps out is asked to head others.
  if (HEADS.test(job) && helpsOut(title) && !LEADS.test(title)) return 'otherWork';
  const offered = readOffered(email);
  // Whoever works alone has a trade, and does not change to one beside it.
  const isAlone = worksAlone(lead.company ?? '');
  const own = readTrades(title).filter(({ trade }) => !NOT_OFFERED.has(trade));
  const relate = (one: string, other: string) => (one === other ? 'same' : isAlone ? 'none' : compareTrades(one, other));
  const relations = own.flatMap((one) => offered.map(({ trade }) => relate(one.trade, trade)));
  const isNamed = sharesWord(title, job) || isTitleNamed({ ...lead, email: withoutBenefits(lead.email) });
  const isSame = relations.includes('same') || isNamed;
  if (OWNS_FIRM.test(title) || (RUNS_FIRM.test(title) && !RUNS_ANY.test(job))) {
    const isOther = own.length > 0 && offered.length > 0 && !isNamed && relations.every((one) => one === 'none');
    return isOther && !isAtSameTrade(lead, offered, email) ? 'otherWork' : 'runsFirm';
  }
  // Whoever heads such people neither does the work nor is a stranger to it.
  if (isSame && HEADS.test(title) && !HEADS.test(job)) return null;
  // A word for many trades, such as a fitter's, is no sign of this one.
  const isOne = own.some(({ trade }) => !HAVE_WORKS.has(trade) && offered.some((one) => one.trade === trade));
  if (isSame) return (isOne || (isNamed && relations.includes('same'))) && !helpsOut(title) ? 'theirs' : null;
  if (fit !== null && fit.chances.owner >= LEAST_SUITED) return null;
  if (isOfSameWorks(lead, own, email)) return null;
  if (fit !== null && fit.chances.far >= LEAST_OTHER) return 'otherWork';
  if (own.length === 0 && offered.length > 0 && BESIDE_THE_WORK.test(title) && !BESIDE_THE_WORK.test(job)) return 'otherWork';
  // Whoever has a title that names no work, at a firm of another trade, does none of what is offered.
  if (own.length === 0 && (isElsewhere(lead, list) || isAtOtherTrade(lead, offered))) return 'otherWork';
  if (isElsewhere(lead, list)) return 'otherWork';
  if (offered.length === 0 || own.length === 0) return null;
  // "Go engineer" and "Software Developer" share a line of work, whatever trades their words are read as.
  const isIn = (words: RegExp, text: string): boolean => words.test(text) || words.test(text.toLowerCase());
  if (WORK.some((words) => isIn(words, title) && isIn(words, job))) return null;
  if (SUPPORTS.test(title)) return 'otherWork';
  if (isAlone) return 'otherWork';
  return relations.includes('kin') || isAtSameTrade(lead, offered, email) ? null : 'otherWork';
}
