import { assists } from '../../fit/titles/assists.ts';
import { isFrontLine, isHelper, isTrainee } from '../../fit/titles/frontLine.ts';
import { findHeaded } from '../../fit/titles/headsOrganization.ts';
import { compareTrades } from '../../fit/kin.ts';
import { LEADING } from '../../fit/work/leadWork.ts';
import { ownsBusiness } from '../../fit/level/ownership.ts';
import { readTrades } from '../../fit/titles/titleTrades.ts';
import { isBusiness, TRADE_BY_ID } from '../../fit/trades.ts';
import type { LeadInList } from '../../lead.ts';
import { worksAlone } from '../../persona/company/namesNoEmployer.ts';
import type { Persona } from '../../persona/persona.ts';
import { isTitleNamed } from './isTitleNamed.ts';
import { speaksToSolo } from './readUse.ts';

/**
 * Who somebody is at work, whatever is offered. `employer` is whom they work for: nobody else, and alone (`none`), a firm they run (`own`), or
 * others. `runsPlace`: they head an organization of others, such as a school.
 */
export type Standing = {
  employer: 'none' | 'own' | 'others';
  rank: 'exec' | 'boss' | 'staff' | null;
  leads: boolean;
  runsPlace: boolean;
  helpsOut: boolean;
  /** Their work is a kind of business, such as a kitchen or a road, and no function of any company. */
  isDeskless: boolean;
  /** Their work is a function of any company: they know who does that of another. */
  isOfDepartment: boolean;
};

const RANKS = { c_level: 'exec', vp: 'exec', director: 'boss', manager: 'boss', individual: 'staff' } as const;

/** Heads of a firm who play with the word: "Lord of the Chisels", "Eggstraordinary Boss". */
const PLAYS_HEAD =
  /^(?:the )?(?:(?:lord|lady|king|queen|emperor|empress|overlord|sultan|duke|duchess|baron|czar|tsar) (?:of|over)\b|(?:big cheese|head honcho|grand poobah|top dog)\b)|^(?:[\p{L}'\u2019-]+ )?boss$/iu;
/** A title of somebody who works for themselves. */
const ALONE = /\b(?:sole trader|self[- ]employed|freelanc\w*)\b/i;
/** Heads of firms who need not own them. */
const RUNS_FIRM =
  /\b(?:CEO|chief executive|managing (?:director|partner)|landlord|landlady|innkeeper|hotelier|restaurateur|publican|patron|shopkeeper|licensee|propri[eé]taire|dirigeante?|gérante?|chef(?:fe)? d['\u2019]entreprise|propietari[oa]|inhaber(?:in)?|eigenaar)\b|(?:^|[^e\s-] )president$/i;
const RUNS_OPERATIONS = /\b(?:COO|chief operating officer|operations director|director of operations|general manager)\b/i;
/** Work whose managers run a place, and decide on whatever it buys. */
const PLACES: ReadonlySet<string> = new Set(
  'principal hotel restaurant chef clinic store leisure fitness beauty clergy nonprofit farmer'.split(' '),
);
/** Heads of those who train there, and not of the place. */
const LEADS_PEOPLE = /\b(?:coach(?:es)?|instructors?|teachers?|trainers?)\b/i;
/** A kitchen is a place of its own in a restaurant or a hotel, and not in a golf club; a herd is none. */
const isPlaceOf = (trade: string, { title, industry }: LeadInList): boolean => {
  const told = readTrades(industry ?? '');
  if (LEADS_PEOPLE.test(title ?? '')) return false;
  if (trade === 'farmer' && !/\b(?:farms?|ranch|estate|vineyard|orchard|nurser(?:y|ies)|greenhouses?)\b/i.test(title ?? '')) return false;
  return PLACES.has(trade) && (told.length === 0 || told.some((one) => compareTrades(one.trade, trade) !== 'none'));
};
/** Work of any company that is no department: whoever does it knows none from the inside. */
const NO_DEPARTMENT: ReadonlySet<string> = new Set('executive office consulting'.split(' '));
/** "Assistant to the Director", whatever the rank of whom they assist. */
const ASSISTS = /\b(?:assistants?|secretary to|PA|deputy|sous|commis|chief of staff)\b/i;

/** Whether somebody starts, helps out or serves at the front, so that they buy nothing, not even what they work with. */
export const helpsOut = (title: string): boolean =>
  isTrainee(title) ||
  isFrontLine(title) ||
  isHelper(title) ||
  /\bvolunteers?\b|\b(?:EA|PA) to\b/i.test(title) ||
  assists(title, readTrades(title));

/** Titles of those whom a firm employs, even one of their family. */
const EMPLOYED =
  /\b(?:managers?|supervisors?|inspectors?|coordinators?|technicians?|installers?|operators?|officers?|fitters?|administrators?|clerks?|planners?|caretakers?|handym[ae]n|representatives?|analysts?|apprentices?|drivers?|foreman|shift|junior|trainee|assistants?|lead)\b/i;

/** Whether the firm has the reader's name: then nobody else decides. */
function isNamesake({ name, company }: LeadInList): boolean {
  const last = name?.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';
  const words = (company ?? '').toLowerCase().match(/[\p{L}'\u2019]+/gu) ?? [];
  return last.length > 2 && words.some((word) => word === last || word === `${last}s` || word.replace(/['\u2019]s?$/, '') === last);
}

/** Places that one person often runs alone. */
const SMALL_PLACE =
  /\b(?:studio|practice|salon|atelier|lessons|tuition|tutoring|music|massage|therap\p{L}+|coaching|yoga|pilates|hair|nails|beauty|photography|translations?|guitar|piano|violin|voice)\b/iu;
const OF_MANY = /\b(?:schools?|academy|college|group|hospital|university|cent(?:er|re)|clinic|chain|network|partners)\b/i;
/** Work that people mostly do by themselves, under a name of their own. */
const LONE =
  /\b(?:doulas?|tutor|(?:wedding|portrait|landscape|newborn|family|pet|event|food)? ?photographer|videographer|(?:piano|violin|cello|guitar|harp|singing|voice|drum|flute) (?:teacher|tutor)|massage therapist|masseu(?:r|se)|acupuncturist|reflexologist|hypnotherapist|life coach|celebrant|wedding officiant|calligrapher|illustrator|portrait (?:painter|artist)|potter|ceramic(?:ist| artist)|luthier|piano tuner|farrier|dog (?:walker|groomer|trainer)|pet sitter|ghostwriter|seamstress|blogger|vlogger|youtuber|podcaster|dressmaker|upholsterer|make-?up artist|bagpiper|magician|chimney sweep|storyteller|glassblower|bookbinder|basket ?maker)s?$/i;
const OF_OTHERS =
  /\b(?:hotels?|resorts?|stables|zoo|museum|newspaper|times|herald|gazette|tribune|council|city of|county|church|charity|foundation|trust|association|theat(?:er|re)|inc|corp|plc|gmbh)\b/i;
/** A trade of one person in a firm that nothing tells to be another's. */
function isLone({ title, company }: LeadInList): boolean {
  if (!LONE.test(title ?? '') || OF_MANY.test(company ?? '') || OF_OTHERS.test(company ?? '')) return false;
  const own = readTrades(title ?? '');
  const told = readTrades(company ?? '');
  return told.length === 0 || told.some(({ trade }) => own.some((one) => compareTrades(one.trade, trade) !== 'none'));
}

/** A teacher at a studio of their trade, where the email speaks to those who work for themselves. */
function isSoloPlace(lead: LeadInList): boolean {
  const { company, email } = lead;
  return SMALL_PLACE.test(company ?? '') && !OF_MANY.test(company ?? '') && speaksToSolo(email.body) && isTitleNamed(lead);
}

export function readStanding(lead: LeadInList, { seniority }: Persona): Standing {
  const title = lead.title ?? '';
  const isAssisting = ASSISTS.test(title) || helpsOut(title);
  const [trade] = readTrades(title);
  const isOfBusiness = trade !== undefined && isBusiness(trade.trade);
  const isOfDepartment = trade !== undefined && !isOfBusiness && !NO_DEPARTMENT.has(trade.trade);
  const runsFirm =
    !isAssisting &&
    (ownsBusiness(title.replace(ALONE, '')) ||
      RUNS_FIRM.test(title) ||
      (PLAYS_HEAD.test(title) && !isOfDepartment) ||
      (isNamesake(lead) && !isOfDepartment && trade?.trade !== 'office' && !EMPLOYED.test(title)));
  const isAlone =
    ALONE.test(title) ||
    (lead.company !== null && worksAlone(lead.company)) ||
    (!isAssisting && !LEADING.test(title) && (isSoloPlace(lead) || isLone(lead)));
  const employer = isAlone ? 'none' : runsFirm ? 'own' : 'others';
  const leads = runsFirm || (!isAssisting && !isAlone && ((seniority !== null && seniority !== 'individual') || LEADING.test(title)));
  return {
    employer,
    rank: runsFirm && seniority === 'individual' ? null : seniority === null ? (isOfBusiness && !leads ? 'staff' : null) : RANKS[seniority],
    leads,
    runsPlace: leads && (findHeaded(title) !== null || RUNS_OPERATIONS.test(title) || isPlaceOf(trade?.trade ?? '', lead)),
    helpsOut: isAssisting,
    isDeskless: isOfBusiness && !leads,
    isOfDepartment,
  };
}

/** Whether somebody works where nobody else takes their email: alone, or in a trade that people have by themselves and for no firm. */
export const isSolo = ({ title, company }: LeadInList, { employer, leads }: Standing): boolean =>
  employer === 'none' ||
  ((company ?? '') === '' && !leads && readTrades(title ?? '').some(({ trade }) => TRADE_BY_ID.get(trade)?.ownsBusiness === true));
