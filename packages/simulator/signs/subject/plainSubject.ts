import { countShared, OFFER_FIGURE } from '../../damage/subjectClauses.ts';
import { readOfferPhrase } from '../../fit/readOfferPhrase.ts';
import type { Email } from '../../lead.ts';
import { emailOf, withSubject } from '../../edits/edit.ts';
import { capitalise } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { findPhrases } from '../../reading/phrases/findPhrases.ts';
import { isSpam } from '../../reading/phrases/isSpam.ts';
import { isTradeWord } from '../../reading/phrases/isTradeWord.ts';
import { splitWords } from '../../reading/text/splitWords.ts';
import { findReplyMark } from './replyMark.ts';

/** Words that the row check flags in any text. */
const PRESSES =
  /\b(?:only|just) (?:\d+|a few|one|two|three|four|five) \w+ (?:are )?(?:left|remain\w*)|\b(?:last|final) (?:chance|call|notice)|\b(?:act|order|buy|call|apply|join) now|\bguarantee\w*|\brisk[- ]free|\burgent\b|\bhurry\b|\blimited[- ]time|\b(?:today only|only today)|\bclick here/i;

/** Words that lure: a subject with them says as little as the one it would replace. */
const LURES =
  /\b(?:secrets?(?! shop)|crazy(?! golf)|insane|insider|magic|miracle|explosive|unbelievable|mind-?blowing|jaw-?dropping|life-?changing|foolproof|bulletproof|unlimited|easy money|passive income|hacks?|freebies|best price|lowest|cheapest|(?:hot|super|mega|great|amazing|exclusive) deals?)\b/i;

/** Whether a phrase is hype or a spam word by itself. */
const isLoudPhrase = (topic: string): boolean =>
  findPhrases({ text: topic, words: splitWords(topic), isQuestionAt: () => false }).some(
    (match) => (match.stock === 'hype' && !isTradeWord(topic, match)) || isSpam(match),
  );

/** Whether the subject would contain words that the body is blamed for. */
const isPraised = (topic: string, { body, bodyPhrases }: EmailDraft): boolean =>
  bodyPhrases.some(
    ({ stock, start, end }) =>
      (stock === 'hype' || stock === 'buzzword') && topic.toLowerCase().includes(body.raw.slice(start, end).toLowerCase()),
  );

/** Whether the subject is hype, all capitals or a fake reply, so that replacing it loses nothing. */
const isLoud = (draft: EmailDraft): boolean =>
  findReplyMark(draft).length > 0 ||
  draft.subjectPhrases.some((match) => match.stock === 'hype' || match.stock === 'buzzword' || isSpam(match)) ||
  /\p{Lu}{4,}.*\p{Lu}{4,}/u.test(draft.subject.raw);

/** A subject in all capitals that shares at least this many words with the body already names the topic. */
const OWN_TOPIC = 2;
const onlyShouts = ({ subject, subjectPhrases, body }: EmailDraft): boolean =>
  !/\p{Ll}/u.test(subject.raw) && subjectPhrases.length === 0 && countShared(subject.raw, body.raw) >= OWN_TOPIC;

const isLure = (topic: string): boolean => PRESSES.test(topic) || LURES.test(topic) || isLoudPhrase(topic);

/** Whether the body names a topic only in a list of others: then the email is not about it more than about those. */
function isOneOfMany(topic: string, { body }: EmailDraft): boolean {
  const lines = body.raw.split(/\n|(?<=[.!?])\s/).filter((line) => line.toLowerCase().includes(topic.toLowerCase()));
  return lines.length > 0 && lines.every((line) => (line.match(/[|\u2022\u00b7]|,(?!\d)/g) ?? []).length >= LEAST_OTHERS);
}
const LEAST_OTHERS = 3;

/** Whether the subject names something besides the topic: "Office fruit & snacks". */
function isOneOfTwo(topic: string, { subject }: EmailDraft): boolean {
  const [text, part] = [subject.raw.toLowerCase(), topic.toLowerCase()];
  const at = text.indexOf(part);
  return at >= 0 && /^\s*(?:&|\+|,|and\b)\s*\p{L}/u.test(text.slice(at + part.length));
}

/** The email with a subject that names the offer in the email's own words; unchanged if it never names it. */
export function plainSubject(draft: EmailDraft): Email {
  if (draft.language !== 'en') return emailOf(draft);
  const topic = readOfferPhrase(draft);
  if (topic !== undefined && (isOneOfMany(topic, draft) || isOneOfTwo(topic, draft))) return emailOf(draft);
  // A subject with a price stays, unless it is hype, all capitals or a fake reply.
  if (onlyShouts(draft)) return emailOf(draft);
  if (!isLoud(draft) && OFFER_FIGURE.test(draft.subject.raw)) return emailOf(draft);
  return topic === undefined || isLure(topic) || isPraised(topic, draft) ? emailOf(draft) : withSubject(draft, capitalise(topic));
}
