import { asksForMark } from '../kind/asksForMark.ts';
import { hasWordsOf, readWordedKind } from '../kind/readWordedKind.ts';
import { writesAsFriend } from '../kind/writesAsFriend.ts';
import type { Email } from '../lead.ts';
import { isOutsideKind, type EmailKind } from '../reader/kinds.ts';
import { offersSomething, type ReadBody } from './readDraftBody.ts';

/** Asks the reader to answer a survey, and not to buy one. */
const ASKS_TO_ANSWER =
  /\b(?:fill (?:it|this|one|them) (?:in|out)|(?:take|complete|answer|do) (?:part in )?(?:my|our|the|this|a) (?:[\w-]+ ){0,3}(?:survey|questionnaire)|(?:survey|questionnaire)\b[^?]{0,80}\b(?:takes|has|minutes|questions))\b/i;

/** Whether an email's words show its kind. */
export const isWorded = (kind: EmailKind, email: Email, kinds: ReadonlyMap<EmailKind, number>): boolean =>
  kind === 'personal'
    ? writesAsFriend(email)
    : (kind === 'survey' && (asksForMark(email.body) || ASKS_TO_ANSWER.test(email.body))) || readWordedKind(email, kinds) === kind;

/** Whoever offers something and asks how things are may sell or study: then only replies to any stranger are right for certain. */
const LEAST_STUDY = 0.75;
export const isDoubtful = (kind: EmailKind | null, email: Email, { kinds, readings }: ReadBody): boolean =>
  kind === 'survey' && (kinds.get(kind) ?? 0) < LEAST_STUDY && !isWorded(kind, email, kinds) && offersSomething({ readings });

/** What every email says whose sender wants a link or a place for an article. */
const OF_PAGES =
  /\b(?:\p{L}*links?|linked|linking|articles?|guest|blogs?|\p{L}*sites?|posts?|publish\p{L}*|readers|editorial|contribut\p{L}+|resources?|SEO|domain|https?|404)\b|\bwww\./iu;
/** Whether an email that is read as one about a page of the reader's speaks of none. */
export const namesNoPage = ({ subject, body }: Email): boolean => !OF_PAGES.test(`${subject}\n${body}`);

/** Whether somebody of no known kind offers something and is a stranger sooner than anything else. */
export const mayOffer = ({ kinds, readings }: ReadBody): boolean => {
  const [likeliest] = [...kinds].toSorted((one, other) => other[1] - one[1]);
  return likeliest !== undefined && !isOutsideKind(likeliest[0]) && offersSomething({ readings });
};

/** A survey of trees or of a roof that is for sale, and asks the reader nothing. */
const SELLS_SURVEY =
  /\b(?:(?!(?:this|our|my|the|an?|short|quick|brief|online|customer|staff|salary|opinion|anonymous|annual|your|in|of|for|\d+)\b)\p{L}{4,}) surveys?\b(?! (?:of|among|on how)\b)|\bsurveyors?\b|[$\u00a3\u20ac] ?\d/iu;
/** Kinds that are taken for sales. */
const MISTAKEN: readonly EmailKind[] = ['recruiting', 'job_application', 'fundraising', 'survey', 'event', 'partnership'];
/** Whether an email that is read as a sale has the words of something else. */
export const isWordedOtherwise = (email: Email): boolean =>
  MISTAKEN.some((kind) => hasWordsOf(kind, email) && !(kind === 'survey' && SELLS_SURVEY.test(`${email.subject}\n${email.body}`)));
