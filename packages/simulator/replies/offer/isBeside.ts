import { compareTrades } from '../../fit/kin.ts';
import type { Fit } from '../../fit/toFit.ts';
import { findTrades, readTrades, type TradeShare } from '../../fit/titleTrades.ts';
import { isBusiness } from '../../fit/trades.ts';
import type { LeadInList } from '../../lead.ts';
import type { EmailKind } from '../../reader/kinds.ts';
import { isElsewhere, type ListHomes } from './isElsewhere.ts';
import { isOtherField } from './isOtherField.ts';
import { isTitleNamed, withoutCompany } from './isTitleNamed.ts';
import { isUntied, type Use } from './readUse.ts';

/** Emails to a group of readers that those of another field write as strangers to. */
const TO_A_FIELD: ReadonlySet<EmailKind | null> = new Set(['event', 'survey', 'advert', 'partnership', 'link_building']);
/** From these probabilities on, a reader is a stranger to the topic: the lower one if the words name other work than theirs. */
const LEAST_FAR = 0.8;
const LEAST_FAR_BY_WORDS = 0.5;

/** Words of everyday speech that are also those of a trade, and what only that trade is called. */
const EVERYDAY: Readonly<Record<string, RegExp>> = {
  it: /\bIT\b/,
  hr: /\b(?:HR|(?:human resources|personnel|hiring|recruitment|talent|people (?:team|manager|director|partner)s?))\b/i,
  creator: /\b(?:creators?|influencers?|youtubers?)\b/i,
};
/** The trades that an email names: "it" and "people" are everybody's words. */
const tradesIn = (text: string): readonly TradeShare[] => findTrades(text).filter(({ trade }) => EVERYDAY[trade]?.test(text) !== false);

/** "A breakfast for local builders", "the carriers' lunch". */
const IS_FOR_TRADE =
  /\bfor (?:[\p{L}-]+ ){0,3}(?:\p{L}{3,}(?:ers|ors|ists|ians|ants|women|tradesmen|eers|yers)|nurses|chefs|architects|professionals|firms|practices|executives|staff|schools|charities|farms)\b|\p{L}{4,}s['\u2019] (?:\p{L}+ )?(?:breakfast|lunch|dinner|evening|forum|conference|day|night|meeting|meet-?up|drinks|club)\b/iu;
/** "A breakfast for people who run warehouses and plants". */
const IS_FOR_PEOPLE =
  /\b(?:(?:for|of|to|with) (?:[\p{L}-]+ ){0,2}?|\d+ )(?:people|those|anyone|owners|operators|managers|leaders|teams) (?:who|that|in|of|at|running) [^.?!,;\n]{3,50}/iu;
/** Words that name no field of those who are meant. */
const OF_NO_FIELD: ReadonlySet<string> = new Set(['hr', 'executive', 'operations', 'government']);
/** Whether an email is for people of a field to which neither the work nor the firm of the reader comes near. */
function isForOthers({ title, company, industry }: LeadInList, text: string): boolean {
  const named = findTrades(IS_FOR_PEOPLE.exec(text)?.[0] ?? '').filter(({ trade }) => !OF_NO_FIELD.has(trade));
  const own = [title, company, industry].flatMap((one) => readTrades(one ?? '')).filter(({ trade }) => !OF_NO_FIELD.has(trade));
  return named.length > 0 && own.length > 0 && !own.some((one) => named.some(({ trade }) => compareTrades(one.trade, trade) !== 'none'));
}

/** From this share on, the words of an email name a field. */
const LEAST_NAMED = 0.25;
/** From this chance on, an email is about the reader's own work. */
const LEAST_OWNER = 0.5;
/** From these chances on, somebody has to do with what an email is about. */
const LEAST_CONCERNED = 0.6;
/** Work that may have to do with any other. */
const OF_ANY_FIELD: ReadonlySet<string> = new Set(['executive', 'operations', 'office', 'consulting']);
const OPERATES = /\b(?:operations|general manager|supply)\b/i;
/** "Food Production" for people who make food. */
const sharesField = (industry: string | null, text: string): boolean =>
  ((industry ?? '').toLowerCase().match(/\p{L}{4,}/gu) ?? []).some(
    (word) => !OF_ANY_INDUSTRY.test(word) && new RegExp(String.raw`\b${word.slice(0, SHORTEST_STEM)}`, 'iu').test(text),
  );
const OF_ANY_INDUSTRY =
  /^(?:services?|production|products?|business|general|management|consulting|technology|materials|goods|local|public|professional)$/;
const SHORTEST_STEM = 6;
type Approached = { fit: Fit | null; runsAll: boolean; isEvent: boolean };
/**
 * Whether neither the work nor the firm of the reader comes near what an email is about. Whoever runs a firm does its office work, too, and
 * whoever has a trade besides goes to no event about it.
 */
function isStrange({ title, company, industry }: LeadInList, text: string, { fit, runsAll, isEvent }: Approached): boolean {
  if (fit !== null && fit.chances.owner + fit.chances.near >= LEAST_CONCERNED) return false;
  const found = tradesIn(text).filter(({ trade }) => trade !== 'executive');
  const sum = found.reduce((total, { share }) => total + share, 0);
  const named = found.filter(({ share }) => share >= LEAST_NAMED * sum);
  const ofTitle = readTrades(title ?? '');
  if (!runsAll && ofTitle.some(({ trade }) => OF_ANY_FIELD.has(trade))) return false;
  const isOfOwnFirm = runsAll && !(isEvent && ofTitle.some(({ trade }) => trade !== 'executive'));
  if (OPERATES.test(title ?? '') || (isOfOwnFirm && !named.some(({ trade }) => isBusiness(trade)))) return false;
  if (sharesField(industry, text)) return false;
  const own = [...ofTitle, ...[company, industry].flatMap((one) => readTrades(one ?? ''))].filter(({ trade }) => trade !== 'executive');
  return named.length > 0 && own.length > 0 && !own.some((one) => named.some(({ trade }) => compareTrades(one.trade, trade) !== 'none'));
}

/** Nobody is out of place at what is for everybody. */
const IS_FOR_ALL =
  /\b(?:mixer|networking|chamber|meet (?:and greet|your neighbou?rs)|open (?:house|day|evening)|party|gala|barbecue|picnic|concert|quiz|raffle|fun run|charity|fundrais\w+|reunion|community(?! (?:banks?|colleges?|hospitals?|clinics?|pharmac\w+|health|theat\w+))|neighbou?rs|friends|every(?:one|body)|all (?:are )?welcome|the (?:whole )?(?:town|village|city|street)|famil(?:y|ies)|festival|parade|holidays?|christmas|anniversary|grand opening|business owners|small business(?:es)?|local (?:business(?:es)?|compan(?:y|ies)|firms|employers))\b/i;
/** "I host a podcast for people who run bakeries" */
const PODCAST_FOR = /\bpodcasts?\b[^.?!\n]{0,60}\b(?:for|about|on|with) [^.?!\n]+/i;
/** Places and people of one trade. */
const OF_TRADE = String.raw`(?:clinics|practices|hospitals|pharmacies|hotels|schools|colleges|farms|bakeries|breweries|restaurants|kitchens|cafes|bars|shops|stores|gyms|salons|factories|plants|mills|labs|warehouses|agencies|studios|garages|nurseries|dairies|wineries|venues|banks|credit unions|law firms|insurers|builders|contractors|growers|dealers|manufacturers|retailers|landlords|\p{L}{3,}(?:keepers|makers|ists|ians|eers|yers)|nurses|chefs|cooks|architects|drivers|teachers|farmers|(?!(?:your|our|many|most|other|these|those|small|busy)\b)[\p{L}-]+ (?:teams|departments|leaders|managers|directors|people))\b`;
/** Researchers who ask about them: "how restaurants deal with waste". */
const ASKS_TRADE = new RegExp(
  String.raw`\b(?:how|why|whether|what|of|from|with|among|at|in|for|ask(?:ing|ed)?) (?:[\p{L}-]+ ){0,2}${OF_TRADE}`,
  'iu',
);
/** "A webinar for community banks" */
const IS_FOR_PLACES = new RegExp(
  String.raw`\b(?:for|to) (?:(?:the|local|community|small|independent|\d+) )*(?:[\p{L}-]+ )?${OF_TRADE}`,
  'iu',
);
/** Researchers who ask people whatever their work is. */
const ASKS_ANYBODY =
  /\b(?:of|how|what|why|whether|if|from|ask(?:ing|ed)?) (?:do |most |many |young |older |working |ordinary |busy |local )*(?:people|adults|residents|consumers|shoppers|commuters|parents|employees|workers|households|locals|neighbou?rs|citizens|voters|readers|customers)\b(?! (?:who|that|in|from|at|with|running)\b)/i;
/** A customer has an opinion on what was bought. */
const ASKS_CUSTOMERS =
  /\b(?:recommend us|your (?:recent |last )?(?:visit|stay|order|purchase|experience)|how did we do|out of (?:10|ten))\b/i;

/** What a school is for, whatever somebody is called there. */
const OF_SCHOOLS = /\b(?:teachers?|schools?|pupils|headteachers?)\b/i;
const IS_SCHOOL = /\b(?:school|academy|college|gymnasium|lyc[eé]e|grammar|primary|kindergarten)\b/i;

/** A firm in the trade that is spoken of: "Orchid Motors" for dealers. */
function isOfField({ company }: LeadInList, text: string): boolean {
  if (IS_SCHOOL.test(company ?? '') && OF_SCHOOLS.test(text)) return true;
  const named = tradesIn(text);
  return readTrades(company ?? '').some((own) => named.some(({ trade }) => compareTrades(own.trade, trade) !== 'none'));
}

/**
 * Whether an invitation, a study or a flyer is about other work than the reader's: they may know somebody in it, and no more. Whoever leads
 * something may come to what is for firms of their trade.
 */
export function isBeside(
  lead: LeadInList,
  read: EmailKind | null,
  { fit, list, use, leads, runsAll }: { fit: Fit | null; list: ListHomes; use: Use; leads: boolean; runsAll: boolean },
): boolean {
  // Whoever looks for guests is often read as a seller, or as nobody in particular.
  const kind = !TO_A_FIELD.has(read) && PODCAST_FOR.test(lead.email.body) ? 'partnership' : read;
  if (!TO_A_FIELD.has(kind) || isTitleNamed(lead) || (fit !== null && fit.chances.owner >= LEAST_OWNER)) return false;
  const { subject, body } = withoutCompany(lead);
  const text = `${subject}\n${body}`;
  const approached = { fit, runsAll, isEvent: kind === 'event' };
  if (kind === 'event' && IS_FOR_ALL.test(text)) return false;
  if (kind === 'link_building' || (kind === 'partnership' && !PODCAST_FOR.test(text))) return isStrange(lead, text, approached);
  if (kind === 'event' && isForOthers(lead, text)) return true;
  if (isOfField(lead, text) || (kind !== 'survey' && sharesField(lead.industry, text))) return false;
  if (kind === 'event' && isStrange(lead, text, approached)) return true;
  if (kind === 'event' && leads && use === 'yes') return false;
  if (kind === 'survey' && (ASKS_ANYBODY.test(text) || ASKS_CUSTOMERS.test(text))) return false;
  if (kind === 'survey' && isStrange(lead, text, approached)) return true;
  const isOther = isOtherField(lead.title, { subject: '', body: text }, lead.company);
  if (kind === 'event' && isOther && (IS_FOR_TRADE.test(text) || IS_FOR_PLACES.test(text))) return true;
  const told = text.replaceAll(/[^.?!\n]*\?/g, '');
  const about = kind === 'partnership' ? PODCAST_FOR.exec(text)?.[0].replace(/podcasts?/gi, '') : ASKS_TRADE.exec(told)?.[0];
  if (kind !== 'event' && about !== undefined && (isOther || isOtherField(lead.title, { subject: '', body: about }, lead.company)))
    return true;
  if (kind === 'partnership') return isStrange(lead, text, approached);
  const isOfTrades = findTrades(text).some(({ trade }) => isBusiness(trade));
  if (isOfTrades && isUntied(lead, null)) return true;
  const far = fit?.chances.far ?? 0;
  return (
    far >= LEAST_FAR ||
    (far >= LEAST_FAR_BY_WORDS && (isOther || (use === 'no' && !leads) || isElsewhere(lead, list) || isUntied(lead, null)))
  );
}
