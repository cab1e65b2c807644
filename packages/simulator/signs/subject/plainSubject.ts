import { countShared, OFFER_FIGURE, splitClauses } from '../../damage/subjectClauses.ts';
import { readOfferPhrase } from '../../fit/names/readOfferPhrase.ts';
import type { Email } from '../../lead.ts';
import { emailOf, withSubject } from '../../edits/edit.ts';
import { capitalise } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { findPhrases } from '../../reading/phrases/findPhrases.ts';
import { isSpam } from '../../reading/phrases/isSpam.ts';
import { isTradeWord } from '../../reading/phrases/isTradeWord.ts';
import { ACRONYMS } from '../../reading/text/acronyms.ts';
import { splitWords } from '../../reading/text/splitWords.ts';
import { isPraiseWord } from '../prose/praiseWords.ts';
import { calmTopic } from './calmTopic.ts';
import { findFakeMark, REPLY_MARK } from './replyMark.ts';

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

/** Whether the subject is hype or all capitals. */
const isHyped = (draft: EmailDraft): boolean =>
  draft.subjectPhrases.some((match) => match.stock === 'hype' || match.stock === 'buzzword' || isSpam(match)) ||
  /\p{Lu}{4,}.*\p{Lu}{4,}/u.test(draft.subject.raw);

/** Whether the subject is hype, all capitals or a fake reply, so that replacing it loses nothing. */
export const isLoud = (draft: EmailDraft): boolean => findFakeMark(draft).length > 0 || isHyped(draft);

/** Whether a topic stands behind "Fwd:", so that dropping the mark is enough. */
function namesTopicBehindMark(draft: EmailDraft): boolean {
  const { raw } = draft.subject;
  const rest = raw.replace(REPLY_MARK, '');
  return rest !== raw && !isHyped(draft) && countShared(rest, draft.body.raw) > 0;
}

/** A subject in all capitals that shares at least this many words with the body already names the topic. */
const OWN_TOPIC = 2;
const onlyShouts = ({ subject, subjectPhrases, body }: EmailDraft): boolean =>
  !/\p{Ll}/u.test(subject.raw) && subjectPhrases.length === 0 && countShared(subject.raw, body.raw) >= OWN_TOPIC;

/** From this many words on, a shorter subject is better. */
export const LONG_SUBJECT = 9;

const isLure = (topic: string): boolean => PRESSES.test(topic) || LURES.test(topic) || isLoudPhrase(topic);

/** Words before a topic that is named whole: not another noun, "lead" of "lead generation", and not what the offer is only about, "in job ads". */
const BEFORE_WHOLE =
  /(?:^|[.!?:;(\n\u2013\u2014"\u201c]|\b(?:an?|the|our|your|my|their|this|that|new|own|full|complete|simple|free|us|you|we|i|do|does|offer|offers|offering|sell|sells|selling|provide|provides|providing|rent|rents|supply|supplies|make|makes|making|build|builds|run|runs|install|installs|print|clean|design|develop|deliver|deliver|handle|handles|with|through|is|are|called|need|needs|want|buy|use|uses|as|company|companies|provider|providers|supplier|maker|specialists?|experts?) ?(?:of|in|for)?)\s*$/iu;
/** A topic of which any seller says that it is his: no offer. */
const PRAISES =
  /^(?:fast|free|quick|great|good|best|better|top|high|low|lower|cheap|fair|full|easy|excellent|amazing|reliable|quality|absolutely|really|very|new|more|less|happy|service|esteemed|respected|valued)\b/i;
const LIST_AFTER =
  /^\s*(?:&|\+|,?\s*(?:and|or)\b(?! (?:we|you|it|they|i)\b)|,\s*(?!(?:from|for|with|which|that|so|in|on|at|to|starting|including)\b)\p{L}[^,.!?\n]{1,40}(?:,|\band\b|\bor\b|&))/iu;
const LIST_BEFORE = /(?:,|&|\band|\bor)\s*(?:an?\s+|the\s+)?$/i;
/** What a topic is only about: "a tool for job ads". */
const ABOUT = /\b(?:in|for|on|about|of|from|with|to) (?:(?:an?|the|your|our) )?$/i;
const SELLS =
  /\b(?:compan(?:y|ies)|providers?|suppliers?|makers?|specialists?|experts?|speciali[sz]e|speciali[sz]ing|help (?:you )?with|deal|agency|firm)(?: (?:of|in|for|with))? (?:(?:an?|the|your|our) )?$/i;

/** Whether the body names a topic whole, and not only as part of a longer name, in a list of others, or as what something else is about. */
export function isNamedWhole(topic: string, { body }: EmailDraft): boolean {
  const [text, part] = [body.raw, topic.toLowerCase()];
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(part); at >= 0; at = lower.indexOf(part, at + 1)) {
    const [before, after] = [text.slice(Math.max(0, at - LOOKED_AT), at), text.slice(at + part.length, at + part.length + LOOKED_AT)];
    const named = before.replace(LAST_PRAISE, (written, praise: string) => (isPraiseWord(praise) ? '' : written));
    const isPart = /^[\p{L}\p{N}-]/u.test(after) || /[\p{L}\p{N}-]$/u.test(before);
    const isListed = LIST_AFTER.test(after) || LIST_BEFORE.test(before);
    const isOnlyAbout = ABOUT.test(before) && !SELLS.test(before);
    if (!isPart && !isListed && !isOnlyAbout && BEFORE_WHOLE.test(named)) return true;
  }
  return false;
}

/** An item of a list on lines of its own. */
const ITEM_BEFORE = /\n[ \t]*(?:[-*\u2022\u2013\u00b7\u2713\u2705]|\d{1,2}[.)])[ \t]+[^\n]*$/u;
/** Whether the body names a topic only as one of several: it does not stand for the others. */
export function isOneOfSeveral(topic: string, { body: { raw } }: EmailDraft): boolean {
  const [lower, part] = [raw.toLowerCase(), topic.toLowerCase()];
  const places: boolean[] = [];
  for (let at = lower.indexOf(part); at >= 0; at = lower.indexOf(part, at + 1)) {
    const [before, after] = [raw.slice(Math.max(0, at - LOOKED_AT), at), raw.slice(at + part.length, at + part.length + LOOKED_AT)];
    places.push(LIST_AFTER.test(after) || LIST_BEFORE.test(before) || ITEM_BEFORE.test(before));
  }
  return places.length > 0 && places.every(Boolean);
}
const LOOKED_AT = 60;
const LAST_PRAISE = /([\p{L}-]+),?\s*$/u;

/** Whether a topic may be the whole subject: it neither lures nor praises, and no figure is lost with the old one. */
export const maySay = (topic: string, draft: EmailDraft): boolean =>
  !PRAISES.test(topic) && !isLure(topic) && !isPraised(topic, draft) && !losesFigure(draft, topic);

/** Whether the topic is a clause of the subject, so that the others can go. */
const isClause = (topic: string, { subject }: EmailDraft): boolean =>
  splitClauses(subject.raw).some(({ text, isQuestion }) => !isQuestion && text.toLowerCase() === topic.toLowerCase());

/** Whether the subject names something besides the topic: "Office fruit & snacks". */
function isOneOfTwo(topic: string, { subject }: EmailDraft): boolean {
  const [text, part] = [subject.raw.toLowerCase(), topic.toLowerCase()];
  const at = text.indexOf(part);
  return at >= 0 && /^\s*(?:&|\+|,|and\b)\s*\p{L}/u.test(text.slice(at + part.length));
}

/** "10X": a boast, and no figure of the offer. */
const MULTIPLE = /^\W*\d+ ?x\W*$/iu;

/** Whether a price or a discount would be gone that only the subject tells: the body may refer to it. */
export function losesFigure({ subject, body }: EmailDraft, after: string): boolean {
  const [figure] = OFFER_FIGURE.exec(subject.raw) ?? [];
  return (
    figure !== undefined &&
    !MULTIPLE.test(figure) &&
    !OFFER_FIGURE.test(after) &&
    !body.raw.toLowerCase().includes(/\d[\d.,]*/.exec(figure)?.[0] ?? figure.toLowerCase())
  );
}

/** Whether a subject shouts: words in capitals that are no abbreviations, or an exclamation mark. */
export const isLoudSubject = (subject: string): boolean =>
  subject.includes('!') || (subject.match(/\p{Lu}{4,}/gu) ?? []).some((word) => !ACRONYMS.has(word));

/** The email of an ad with what its subject is about, without all that is loud. */
function withCalmTopic(draft: EmailDraft): Email {
  const topic = /!|\p{Extended_Pictographic}/u.test(draft.subject.raw) && isHyped(draft) ? calmTopic(draft) : undefined;
  return topic === undefined || !maySay(topic, draft) ? emailOf(draft) : withSubject(draft, topic);
}

/** The email with a subject that names the offer in the email's own words; unchanged if it never names it. */
export function plainSubject(draft: EmailDraft): Email {
  if (draft.language !== 'en') return emailOf(draft);
  const topic = readOfferPhrase(draft);
  if (topic === undefined || PRAISES.test(topic)) return withCalmTopic(draft);
  if (isOneOfTwo(topic, draft)) return emailOf(draft);
  // Loud marks alone are no reason to replace what a subject says.
  const onlyCalms = !isLoud(draft) && draft.subject.words.length <= LONG_SUBJECT;
  if (!isClause(topic, draft) && (onlyCalms || !isNamedWhole(topic, draft))) return emailOf(draft);
  if (namesTopicBehindMark(draft)) return emailOf(draft);
  // A subject with a price stays, unless it is hype, all capitals or a fake reply.
  if (onlyShouts(draft)) return emailOf(draft);
  if (!isLoud(draft) && OFFER_FIGURE.test(draft.subject.raw)) return emailOf(draft);
  return maySay(topic, draft) ? withSubject(draft, capitalise(topic)) : emailOf(draft);
}
