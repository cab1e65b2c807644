import type { Fit } from '../../fit/level/toFit.ts';
import { findTrades, readTrades } from '../../fit/titles/titleTrades.ts';
import { TRADE_BY_ID } from '../../fit/trades.ts';
import type { LeadInList } from '../../lead.ts';
import type { EmailKind } from '../../reader/kinds.ts';
import { isElsewhere, type ListHomes } from './isElsewhere.ts';
import { isAtHome, OF_ANY_FIELD, sharesTrade, sharesWord } from './isTied.ts';
import { isTitleNamed, withoutCompany } from './isTitleNamed.ts';
import { helpsOut } from './readStanding.ts';

/** Emails to a group of readers that those of another field write as strangers to. */
const TO_A_FIELD: ReadonlySet<EmailKind | null> = new Set(['event', 'survey', 'advert', 'partnership', 'link_building']);

/** From this chance on, an email is about the reader's own work. */
const LEAST_OWNER = 0.5;
/** From this chance on, an email is about other work. */
const LEAST_FAR = 0.8;
/** From these chances on, somebody who leads something has to do with it. */
const LEAST_CONCERNED = 0.6;
/** Nobody is out of place at what is for everybody. */
const IS_FOR_ALL =
  /\b(?:mixer|networking|chamber|meet (?:and greet|your neighbou?rs)|open house|(?<!third[- ])party|gala|barbecue(?! (?:at noon|lunch|included|provided))|picnic|concert|quiz|raffle|fun run|charity (?:auction|ball|bike|day|dinner|evening|event|football|golf|lunch|match|night|run|walk)|for charity|fundraisers?|fundraising (?:dinner|evening|event|lunch|night)|reunion|community(?! (?:banks?|colleges?|hospitals?|clinics?|pharmac\w+|health|theat\w+))|neighbou?rs|friends|(?:all|every(?:one|body))(?: (?:is|are))? welcome|the (?:whole )?(?:town|village|city|street)|(?:bring|with|and|for|your) (?:the |your )?famil(?:y|ies)(?![ -](?:business|firm|compan|own|run))|(?<!\b(?:job|product|word|part) )families|festival|parade|holidays?(?![ -](?:pay|entitlement|allowances?|lets?|cottages?|parks?|homes?|rentals?))|christmas|anniversary|grand opening|business owners|small business(?:es)?|local (?:business(?:es)?|compan(?:y|ies)|firms|employers))\b/i;
export const isForAll = (told: string): boolean => IS_FOR_ALL.test(told);
/** "I host a podcast for people who run bakeries" */
const PODCAST_FOR = /\bpodcasts?\b[^.?!\n]{0,60}\b(?:for|about|on|with) [^.?!\n]+/i;
/** Researchers who ask people whatever their work is. */
const ASKS_ANYBODY =
  /\b(?:of|how|what|why|whether|if|from|ask(?:ing|ed)?) (?:do |most |many |young |older |working |ordinary |busy |local )*(?:people|adults|residents|consumers|shoppers|commuters|parents|employees|workers|households|locals|neighbou?rs|citizens|voters|readers|customers)\b(?! (?:who|that|in|from|at|with|running|(?:do|handle|manage|deal with) (?:it|this|that|them))\b)/i;
/** A customer has an opinion on what was bought. */
const ASKS_CUSTOMERS =
  /\b(?:recommend us|your (?:recent |last )?(?:visit|stay|order|purchase|experience)|how did we do|out of (?:10|ten))\b/i;

/** What a school is for, whatever somebody is called there. */
const OF_SCHOOLS = /\b(?:teachers?|schools?|pupils|headteachers?)\b/i;
const IS_SCHOOL = /\b(?:school|academy|college|gymnasium|lyc[eé]e|grammar|primary|kindergarten)\b/i;

/** Whom an email to a group of readers is about: the reader's own work, plainly other work, or null where nothing tells. */
export type Concern = 'theirs' | 'others' | null;

const familiesOf = (trades: readonly { trade: string }[]): readonly string[] =>
  trades.flatMap(({ trade }) => TRADE_BY_ID.get(trade)?.family ?? []);
/** Whether a text names people of the same line of work: "finance people" to somebody in accounts. */
function sharesFamily(title: string | null, text: string): boolean {
  const [own] = familiesOf(readTrades(title ?? ''));
  return own !== undefined && familiesOf(findTrades(text)).includes(own);
}

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
  // Of firms for which the list was made, some will have such a page.
  if (kind === 'link_building' && isAtHome(lead, list)) return null;
  if (kind === 'link_building') return readPageConcern(lead, text, { fit, isElse });
  if (kind === 'event' && isForAll(text)) return null;
  if (kind === 'survey' && (ASKS_ANYBODY.test(text) || ASKS_CUSTOMERS.test(text))) return null;
  const { owner, near, far } = fit?.chances ?? { owner: 0, near: 0, far: 0 };
  // The list tells more than a fit that no word supports.
  const isOwner = owner >= LEAST_OWNER && !(isElse && !sharesTrade([title, company, industry], text));
  if (isOwner || isTitleNamed(lead)) return helpsOut(title ?? '') ? null : 'theirs';
  if ((IS_SCHOOL.test(company ?? '') && OF_SCHOOLS.test(text)) || sharesWord([company, industry], text)) return null;
  if (leads && !isElse && owner + near >= LEAST_CONCERNED) return null;
  // Of a study, everybody may be asked whose work may be the one that is studied.
  if (kind === 'event' && !isElse && sharesFamily(title, text)) return null;
  if (far >= LEAST_FAR || (kind === 'survey' && fit?.level === 'far') || isElse) return 'others';
  // A title that names no work, or that of any firm, tells nothing where the firm does not either.
  const told = runsAll ? [company, industry] : [title, company, industry];
  const isKnown = told.some((one) => readTrades(one ?? '').some(({ trade }) => !OF_ANY_FIELD.has(trade)));
  return isKnown && !isAtHome(lead, list) && !sharesTrade([title, company, industry], text) ? 'others' : null;
}
