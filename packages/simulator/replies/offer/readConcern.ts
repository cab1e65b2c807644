import { compareTrades } from '../../fit/kin.ts';
import type { Fit } from '../../fit/toFit.ts';
import { findTrades, readTrades, type TradeShare } from '../../fit/titleTrades.ts';
import { isBusiness } from '../../fit/trades.ts';
import type { LeadInList } from '../../lead.ts';
import { toIndustryName } from '../../listIndustries.ts';
import type { EmailKind } from '../../reader/kinds.ts';
import { isElsewhere, type ListHomes } from './isElsewhere.ts';
import { isTitleNamed, withoutCompany } from './isTitleNamed.ts';
import { helpsOut } from './readStanding.ts';

/** Emails to a group of readers that those of another field write as strangers to. */
const TO_A_FIELD: ReadonlySet<EmailKind | null> = new Set(['event', 'survey', 'advert', 'partnership', 'link_building']);

/** Words of everyday speech that are also those of a trade, and what only that trade is called. */
const EVERYDAY: Readonly<Record<string, RegExp>> = {
  it: /\bIT\b/,
  hr: /\b(?:HR|(?:human resources|personnel|hiring|recruitment|talent|people (?:team|manager|director|partner)s?))\b/i,
  creator: /\b(?:creators?|influencers?|youtubers?)\b/i,
};
/** The trades that an email names: "it" and "people" are everybody's words. */
const tradesIn = (text: string): readonly TradeShare[] => findTrades(text).filter(({ trade }) => EVERYDAY[trade]?.test(text) !== false);

/** From this share on, the words of an email name a field. */
const LEAST_NAMED = 0.25;
/** From this chance on, an email is about the reader's own work. */
const LEAST_OWNER = 0.5;
/** From this chance on, an email is about other work. */
const LEAST_FAR = 0.8;
/** From these chances on, somebody who leads something has to do with it. */
const LEAST_CONCERNED = 0.6;
/** Work that may have to do with any other, and no tie by itself. */
const OF_ANY_FIELD: ReadonlySet<string> = new Set(['executive', 'operations', 'office', 'consulting']);
const OF_ANY_INDUSTRY =
  /^(?:services?|production|products?|business|general|management|manufacturing|retail|consulting|technology|materials|goods|local|public|professional|senior|junior|chief|group|company|partners?|specialist|manager|director|head|lead|leader|assistant|associate|coordinator|supervisor|officer|advis[eo]r|executive|owner|founder)$/;
const SHORTEST_STEM = 6;
/** Whether a title, an industry or a firm's name and an email have a word in common: "Food Production" for people who make food. */
const sharesWord = (named: readonly (string | null)[], text: string): boolean =>
  named.some((one) =>
    ((one ?? '').toLowerCase().match(/\p{L}{4,}/gu) ?? []).some(
      (word) => !OF_ANY_INDUSTRY.test(word) && new RegExp(String.raw`\b${word.slice(0, SHORTEST_STEM)}`, 'iu').test(text),
    ),
  );

/** Whether the trade of one of these is near one that an email plainly names. */
function sharesTrade(named: readonly (string | null)[], text: string): boolean {
  const found = tradesIn(text).filter(({ trade }) => !OF_ANY_FIELD.has(trade));
  const sum = found.reduce((total, { share }) => total + share, 0);
  const plain = found.filter(({ share }) => share >= LEAST_NAMED * sum);
  const own = named.flatMap((one) => readTrades(one ?? '')).filter(({ trade }) => !OF_ANY_FIELD.has(trade));
  // What every firm has done is near too much to be a tie.
  const isNear = (one: string, trade: string): boolean =>
    ['same', ...(isBusiness(trade) ? ['kin'] : [])].includes(compareTrades(one, trade));
  return own.some((one) => plain.some(({ trade }) => isNear(one.trade, trade)));
}

/** Nobody is out of place at what is for everybody. */
const IS_FOR_ALL =
  /\b(?:mixer|networking|chamber|meet (?:and greet|your neighbou?rs)|open house|(?<!third[- ])party|gala|barbecue|picnic|concert|quiz|raffle|fun run|charity|fundrais\w+|reunion|community(?! (?:banks?|colleges?|hospitals?|clinics?|pharmac\w+|health|theat\w+))|neighbou?rs|friends|(?:all|every(?:one|body))(?: (?:is|are))? welcome|the (?:whole )?(?:town|village|city|street)|famil(?:y|ies)|festival|parade|holidays?|christmas|anniversary|grand opening|business owners|small business(?:es)?|local (?:business(?:es)?|compan(?:y|ies)|firms|employers))\b/i;
/** "I host a podcast for people who run bakeries" */
const PODCAST_FOR = /\bpodcasts?\b[^.?!\n]{0,60}\b(?:for|about|on|with) [^.?!\n]+/i;
/** Researchers who ask people whatever their work is. */
const ASKS_ANYBODY =
  /\b(?:of|how|what|why|whether|if|from|ask(?:ing|ed)?) (?:do |most |many |young |older |working |ordinary |busy |local )*(?:people|adults|residents|consumers|shoppers|commuters|parents|employees|workers|households|locals|neighbou?rs|citizens|voters|readers|customers)\b(?! (?:who|that|in|from|at|with|running)\b)/i;
/** A customer has an opinion on what was bought. */
const ASKS_CUSTOMERS =
  /\b(?:recommend us|your (?:recent |last )?(?:visit|stay|order|purchase|experience)|how did we do|out of (?:10|ten))\b/i;

/** What a school is for, whatever somebody is called there. */
const OF_SCHOOLS = /\b(?:teachers?|schools?|pupils|headteachers?)\b/i;
const IS_SCHOOL = /\b(?:school|academy|college|gymnasium|lyc[eé]e|grammar|primary|kindergarten)\b/i;

/** Whom an email to a group of readers is about: the reader's own work, plainly other work, or null where nothing tells. */
export type Concern = 'theirs' | 'others' | null;

/** What is asked of a page concerns whoever has one about it, whatever their work there is. */
function readPageConcern({ company, industry }: LeadInList, text: string, { fit, isElse }: { fit: Fit | null; isElse: boolean }): Concern {
  const firm = [company, industry];
  if ((fit?.chances.owner ?? 0) >= LEAST_OWNER || PUBLISHES.test(firm.join(' ')) || sharesWord(firm, text) || sharesTrade(firm, text))
    return null;
  const isKnown = firm.some((one) => readTrades(one ?? '').length > 0);
  return isElse || isKnown || (fit?.chances.far ?? 0) >= LEAST_FAR ? 'others' : null;
}
const PUBLISHES = /\b(?:publish\w*|media|magazines?|blog\w*|press|news\w*|journal\w*|editorial|content|broadcast\w*)\b/i;

/**
 * Whether an invitation, a study, a flyer or a proposal is about the reader's own work. It is by their fit, or by a word of their title; it is not
 * where their fit says so, or where no word and no trade of their title, their firm or its industry comes near it.
 */
export function readConcern(
  lead: LeadInList,
  read: EmailKind | null,
  { fit, list, leads, runsAll }: { fit: Fit | null; list: ListHomes; leads: boolean; runsAll: boolean },
): Concern {
  // Whoever looks for guests is often read as a seller, or as nobody in particular.
  const kind = !TO_A_FIELD.has(read) && PODCAST_FOR.test(lead.email.body) ? 'partnership' : read;
  if (!TO_A_FIELD.has(kind)) return null;
  const { title, company, industry } = lead;
  const { subject, body } = withoutCompany(lead);
  const text = `${subject}\n${body}`;
  const isElse = isElsewhere(lead, list);
  if (kind === 'link_building') return readPageConcern(lead, text, { fit, isElse });
  if (kind === 'event' && IS_FOR_ALL.test(text)) return null;
  if (kind === 'survey' && (ASKS_ANYBODY.test(text) || ASKS_CUSTOMERS.test(text))) return null;
  const { owner, near, far } = fit?.chances ?? { owner: 0, near: 0, far: 0 };
  // The list tells more than a fit that no word supports.
  const isOwner = owner >= LEAST_OWNER && !(isElse && !sharesTrade([title, company, industry], text));
  if (isOwner || isTitleNamed(lead)) return helpsOut(title ?? '') ? null : 'theirs';
  if ((IS_SCHOOL.test(company ?? '') && OF_SCHOOLS.test(text)) || sharesWord([company, industry], text)) return null;
  if (leads && owner + near >= LEAST_CONCERNED) return null;
  if (far >= LEAST_FAR || isElse) return 'others';
  // A title that names no work, or that of any firm, tells nothing where the firm does not either.
  const told = runsAll ? [company, industry] : [title, company, industry];
  const isKnown = told.some((one) => readTrades(one ?? '').some(({ trade }) => !OF_ANY_FIELD.has(trade)));
  const isHome = (list.industries ?? []).includes(toIndustryName(industry));
  return isKnown && !isHome && !sharesTrade([title, company, industry], text) ? 'others' : null;
}
