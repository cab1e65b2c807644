import { EMAIL_KINDS, isOutsideKind, kindIndex } from '../reader/kinds.ts';
import { chanceOf } from '../reader/readSentences.ts';
import type { Role } from '../reader/roles.ts';
import type { EmailDraft } from '../reading/draft.ts';
import type { EditSource } from '../signs/sign.ts';

/**
 * From this probability on, an email is not written to strangers; from the lower one if no word in it is about business, or no sentence
 * offers anything.
 */
const LEAST_OUTSIDE = 0.7;
const [WITHOUT_BUSINESS, WITHOUT_OFFER] = [0.15, 0.1];
const [OFFERS, ASKS] = [0.5, 0.8];
/** A reminder need not repeat the offer. */
const FOLLOWS_UP = 0.4;

/** Nearly every email that offers or asks for something in business has one of these words. */
const BUSINESS =
  /\b(?:customers?|clients?|compan(?:y|ies)|business(?:es)?|firms?|teams?|prices?|pricing|costs?|sav(?:e|es|ed|ing|ings)|trial|demo|platform|software|app|tools?|services?|sells?|selling|sold|offers?|quote|samples?|orders?|sales|revenue|budget|invoices?|contracts?|vendors?|suppliers?|buys?|buyers?|market(?:ing)?|product(?:s|ion)?|solutions?|clinics?|shops?|stores?|plants?|warehouses?|staff|leads|roi|percent|industry|agency|hire|hiring|candidates?|roles?|podcast|webinar|article|links?|blog|invest(?:or|ors|ment)?|raise|donat\w+|sponsor\w*|partner\w*|survey|interview|study|conference|event|speak(?:er|ers)?|worth a look|we (?:help|make|build|install|rent|clean|write|print|repair|supply|run|train|design|handle|collect|place|check|test|audit|plan|record|read|provide|work with))\b|[$\u20ac\u00a3%]/i;

/** Who sends papers about themselves looks for work, although a recruiter asks for the reader's. */
const OWN_PAPERS = /\b(?:my|a copy of my) (?:cv|r\u00e9sum\u00e9|resume|cover letter|transcripts?)\b/i;

/** Whether an email may be written to strangers to get something from them; in an unsupported language it may. */
export function isForStrangers({ kind, language, readings, lead: { email } }: EmailDraft): boolean {
  if (language === 'und') return false;
  if (language !== 'en') return true;
  const outside = EMAIL_KINDS.reduce((sum, one, index) => sum + (isOutsideKind(one) ? (kind[index] ?? 0) : 0), 0);
  if (outside >= LEAST_OUTSIDE) return false;
  // The user set the kind.
  if (outside === 0 && kind.includes(1)) return true;
  if (outside >= WITHOUT_BUSINESS && OWN_PAPERS.test(email.body)) return false;
  const likeliest = (...roles: readonly Role[]) =>
    Math.max(0, ...readings.flatMap((reading) => roles.map((role) => chanceOf(reading, role))));
  if (likeliest('ask_interest', 'ask_meeting') >= ASKS) return true;
  const speaksOfBusiness = BUSINESS.test(`${email.subject} ${email.body}`);
  if (!speaksOfBusiness && outside >= WITHOUT_BUSINESS) return false;
  if (likeliest('offer', 'benefit') >= OFFERS || (kind[kindIndex('follow_up')] ?? 0) >= FOLLOWS_UP) return true;
  return speaksOfBusiness && outside < WITHOUT_OFFER;
}

/** Whether an edit suits an email: what helps a cold email does not help a note to a friend, but a repair always helps. */
export const suits = ({ isRepair }: Pick<EditSource, 'isRepair'>, draft: EmailDraft): boolean => isRepair === true || isForStrangers(draft);
