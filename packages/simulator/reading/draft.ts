import { findSignatureLines } from './sections/findSigned.ts';
import { readName, type PersonName } from '../persona/name/readName.ts';
import type { Lead, LeadContext } from '../lead.ts';
import { kindIndex, KIND_COUNT, type EmailKind } from '../reader/kinds.ts';
import { marksOf as phraseMarksOf } from '../reader/marksOf.ts';
import { readBody, type BodyReading } from '../reader/readBody.ts';
import type { BodyParts, SentenceReading } from '../reader/readSentences.ts';
import type { Span } from './span.ts';
import { detectLanguage } from './language/detectLanguage.ts';
import { findLinks, type Link } from './links/findLinks.ts';
import { findAsks, type Ask } from './phrases/findAsks.ts';
import { isOfName } from './phrases/isOfName.ts';
import { isConditional } from './phrases/isConditional.ts';
import { isSpam } from './phrases/isSpam.ts';
import { nameLikeNothing } from './name/nameLikeNothing.ts';
import { findPhrases, type PhraseMatch, type PhraseText } from './phrases/findPhrases.ts';
import { isTradeWord, mayBeTradeWord } from './phrases/isTradeWord.ts';
import { asksForTime } from './phrases/timeAsk.ts';
import { findGreeting, type Greeting } from './sections/findGreeting.ts';
import { findSignatureStart } from './sections/findSignature.ts';
import { proseEnd } from './sections/proseEnd.ts';
import { sentencesOf, type Range } from './sections/splitBlocks.ts';
import { isNoText } from './text/isNoText.ts';
import { MARKS, marksOf } from './text/marks.ts';
import { maskMarkup } from './text/maskMarkup.ts';
import { keepLatest } from './text/keepLatest.ts';
import { cut } from './text/remember.ts';
import { splitWords, type Word } from './text/splitWords.ts';
import { weighAsks, type Request } from './weighAsks.ts';
import { isScareTalk } from './scares.ts';
import { textOf } from './textOf.ts';
import { withoutCredit } from './withoutCredit.ts';
import { findVariables, type Variable } from './variables/findVariables.ts';

export type PartDraft = {
  part: Span['part'];
  raw: string;
  /** The text as a reader sees it: markup is replaced by spaces, links and placeholders by runs of NUL. Offsets are those of `raw`. */
  visible: string;
  words: readonly Word[];
  links: readonly Link[];
  variables: readonly Variable[];
  /** Which significant characters `raw` contains: see `marksOf`. */
  marks: number;
};

/** A sentence of the body; it is a question if it ends with a question mark. */
export type BodySentence = Range & { isQuestion: boolean };

/** An email, parsed once for all features. */
export type EmailDraft = {
  lead: Lead;
  context: LeadContext;
  name: PersonName;
  language: string;
  subject: PartDraft;
  body: PartDraft;
  greeting: Greeting | undefined;
  /** The body without its greeting and signature. */
  prose: Range;
  sentences: readonly BodySentence[];
  subjectPhrases: readonly PhraseMatch[];
  bodyPhrases: readonly PhraseMatch[];
  /** The asks found by listed phrases. */
  asks: readonly Ask[];
  /** What the body asks for, by those phrases and by the roles of its sentences. */
  requests: readonly Request[];
  /** What each of the first `MOST_SENTENCES` sentences of the body does, in the order of `sentences`; empty unless the language is English. */
  readings: readonly SentenceReading[];
  /** The probability of each kind of email, in `EMAIL_KINDS` order; 1 for the one the user named. Empty unless the language is English. */
  kind: Float64Array;
};

function hide(text: string, ranges: readonly Range[]): string {
  let [hidden, from] = ['', 0];
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    if (end <= from) continue;
    hidden += text.slice(from, Math.max(from, start)) + '\0'.repeat(end - Math.max(from, start));
    from = end;
  }
  return hidden + text.slice(from);
}

/** Parses one part. */
function toPartDraft(part: Span['part'], raw: string, called = ''): PartDraft {
  const marks = marksOf(raw);
  const variables = findVariables(raw, marks, called);
  const links = findLinks(raw, marks);
  const hidden = variables.length + links.length === 0 ? raw : hide(raw, [...variables, ...links]);
  const visible = (marks & MARKS.markup) === 0 ? hidden : maskMarkup(hidden);
  return { part, raw, visible, words: splitWords(visible), links, variables, marks };
}

const QUESTION_MARK = /[?\uff1f\u061f][!?\uff01"'\u201d\u2019)\s]*$/;
const MAY_HOLD_QUESTION = MARKS.question | MARKS.beyondAscii;

/** The sentence that contains an offset; sentences are in order. */
export function findSentenceAt<Found extends Range>(sentences: readonly Found[], offset: number): Found | undefined {
  let low = 0;
  let high = sentences.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sentences[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return sentences[low];
}

function toSentences({ visible, marks }: PartDraft): BodySentence[] {
  const mayAsk = (marks & MAY_HOLD_QUESTION) !== 0;
  return sentencesOf(visible, { start: 0, end: visible.length }).map(({ start, end }) => ({
    start,
    end,
    // A period is by far the most frequent end.
    isQuestion: mayAsk && visible.charCodeAt(end - 1) !== 46 && QUESTION_MARK.test(visible.slice(Math.max(start, end - 6), end)),
  }));
}

const isPraise = ({ stock }: PhraseMatch): boolean => stock === 'hype' || stock === 'buzzword';

/**
 * The phrases of a text without words of praise that mean a thing, without names, and without what is only a condition: nobody praises with the name
 * of a firm, or presses with "if you order before 11".
 */
const findMeant = (of: PhraseText, signed: number): PhraseMatch[] =>
  findPhrases(of).filter(
    (match) =>
      !(isPraise(match) && isTradeWord(of.text, match)) &&
      !((isPraise(match) || isSpam(match)) && isOfName(of.text, match, signed)) &&
      !(isSpam(match) && isConditional(of.text, match)),
  );

/** Questions that ask for time in words that are not listed. */
const findTimeAsks = ({ visible }: PartDraft, sentences: readonly BodySentence[]): PhraseMatch[] =>
  sentences
    .filter(({ isQuestion, start, end }) => isQuestion && asksForTime(cut(visible, start, end)))
    .map(({ start, end }) => ({ stock: 'meetingAsk', start, end }));

/** Phrases are searched for in English only. */
function toBodyPhrases(body: PartDraft, { sentences, signed }: { sentences: readonly BodySentence[]; signed: number }) {
  const sentenceAt = (offset: number) => findSentenceAt(sentences, offset);
  const bodyPhrases = findMeant(
    { text: body.visible, words: body.words, isQuestionAt: (offset) => sentenceAt(offset)?.isQuestion ?? false },
    signed,
  );
  return { bodyPhrases, asks: findAsks({ text: body.visible, phrases: [...bodyPhrases, ...findTimeAsks(body, sentences)], sentenceAt }) };
}

const NO_PHRASES = { bodyPhrases: [], asks: [] } as const;

function toSubjectPhrases(subject: PartDraft, { language, body, bodyPhrases }: BodyDraft): PhraseMatch[] {
  if (language !== 'en') return [];
  const isQuestionAt = () => subject.visible.includes('?');
  // A word that means a thing in the body means it in the subject too: "the leading edge of a blade".
  const isOfTrade = ({ start, end }: PhraseMatch): boolean => {
    const word = subject.visible.slice(start, end).toLowerCase();
    return (
      mayBeTradeWord(word) &&
      body.visible.toLowerCase().includes(word) &&
      !bodyPhrases.some((match) => body.visible.slice(match.start, match.end).toLowerCase() === word)
    );
  };
  return findMeant({ text: subject.visible, words: subject.words, isQuestionAt }, Infinity).filter((match) => !isOfTrade(match));
}

/** A kind given by the user counts as certain. */
const certainly = (kind: EmailKind): Float64Array =>
  Float64Array.from({ length: KIND_COUNT }, (_, index) => (index === kindIndex(kind) ? 1 : 0));

const UNREAD: BodyReading = { readings: [], kinds: new Float64Array() };

function toReadings(body: BodyParts, { language, emailKind }: { language: string; emailKind: EmailKind | undefined }) {
  const { readings, kinds } = language === 'en' ? readBody(body) : UNREAD;
  return { readings, kind: emailKind === undefined ? kinds : certainly(emailKind) };
}

/**
 * How many characters of a body are read; the rest changes nothing. This is ten times the longest email worth sending, and limits the work for one email
 * whatever it contains.
 */
export const READ_CHARACTERS = 8000;

/** A number may follow the phrase that asks for a call. */
const PHONE_DIGITS = 24;
/** A telephone number: whoever gives one leaves the time to the reader. */
const PHONE_NUMBER = /(?:\+|\b0|\(0)[\d ()/.-]{7,}\d|\b\d{3}[ .-]\d{3}[ .-]\d{4}\b/;

/** The answers to choose from below "reply with 1, 2 or 3" ask for nothing themselves. */
const CHOICE = /^[ \t]*(?:\d|[a-e])[.)]/i;
const OFFERS_CHOICE = /\b(?:reply|answer|respond|choose|pick|tell me|hit reply)\b[^\n?!.]{0,40}(?:\b(?:1|one|a|number|letter|option)\b)/i;
const isChoice = (raw: string, start: number): boolean =>
  CHOICE.test(raw.slice(raw.lastIndexOf('\n', start - 1) + 1)) && OFFERS_CHOICE.test(raw);

/** The requests of an email without the numbers to call and the lines below the sign-off, which look like requests for time. */
function withoutContacts(draft: Pick<EmailDraft, 'body' | 'prose'>, requests: readonly Request[]): readonly Request[] {
  if (!requests.some(({ kind }) => kind === 'meetingAsk')) return requests;
  const signature = findSignatureLines(draft);
  return requests.filter(
    ({ kind, start, end }) =>
      kind !== 'meetingAsk' ||
      (/\p{L}{3}/u.test(draft.body.raw.slice(start, end)) &&
        !isChoice(draft.body.raw, start) &&
        !PHONE_NUMBER.test(/^[^?!\n]*/.exec(draft.body.raw.slice(start, end + PHONE_DIGITS))?.[0] ?? '') &&
        (start < signature.start || start >= signature.end)),
  );
}

/** What a draft has of its text alone, whoever gets it. */
export type TextDraft = Omit<EmailDraft, 'lead' | 'context' | 'name'>;
/** What it has of its body alone. */
type BodyDraft = Omit<TextDraft, 'subject' | 'subjectPhrases'>;

function parseBody(written: string, corrections: LeadContext['corrections'], called: string): BodyDraft {
  const body = toPartDraft('body', written.slice(0, READ_CHARACTERS), called);
  const hasText = !isNoText(body.raw);
  const language = corrections?.emailLanguage ?? detectLanguage(body, hasText);
  const sentences = toSentences(body);
  const greeting = findGreeting(body.visible);
  const proseStart = greeting?.end ?? 0;
  const signatureStart = findSignatureStart(body.visible, proseStart);
  const prose = { start: proseStart, end: signatureStart };
  const signed = proseEnd({ body, prose });
  const { bodyPhrases, asks } = language === 'en' ? toBodyPhrases(body, { sentences, signed }) : NO_PHRASES;
  const marks = phraseMarksOf({ bodyPhrases, asks });
  const parts: BodyParts = { raw: body.raw, visible: body.visible, greetingEnd: proseStart, sentences, signatureStart, marks };
  const emailKind = corrections?.emailKind ?? (hasText ? undefined : 'not_a_message');
  const { readings: said, kind } = toReadings(parts, { language, emailKind });
  const readings = said.map((reading) => (isScareTalk(textOf(body, reading)) ? withoutCredit(reading) : reading));
  const requests = withoutContacts({ body, prose }, weighAsks(asks, readings, body));
  return { language, body, greeting, prose, sentences, bodyPhrases, asks, requests, readings, kind };
}

/** How many characters of emails are kept parsed: enough for the longest one while a list of leads gets it. */
const CHARACTERS = 60_000;
/** Those of bodies: an edit of a list is checked for damage at all leads that it is tried on, and then read at all of them. */
const BODY_CHARACTERS = 150_000;

const wholes = keepLatest<TextDraft>(CHARACTERS);
/** A body is read under several subjects: an edit's, and none. */
const bodies = keepLatest<BodyDraft>(BODY_CHARACTERS);

function parseText(written: string, ofBody: BodyDraft): TextDraft {
  const subject = toPartDraft('subject', written);
  // Answers about a text are kept with its body, and some depend on the subject.
  return { ...ofBody, body: { ...ofBody.body }, subject, subjectPhrases: toSubjectPhrases(subject, ofBody) };
}

/** Parses an email. The user's corrections of its kind and language override the reading. */
export function toEmailDraft(lead: Lead, context: LeadContext): EmailDraft {
  const { subject, body } = lead.email;
  const { corrections } = context;
  const called = nameLikeNothing(lead);
  const ofBody = [corrections?.emailLanguage ?? '', corrections?.emailKind ?? '', called, body].join('\n\0');
  const text = wholes(`${subject}\n\0${ofBody}`, () =>
    parseText(
      subject,
      bodies(ofBody, () => parseBody(body, corrections, called)),
    ),
  );
  return { lead, context, name: readName(lead), ...text };
}

/** The body of a draft in the form the sentence reader takes. */
export const toBodyParts = (draft: EmailDraft): BodyParts => ({
  raw: draft.body.raw,
  visible: draft.body.visible,
  greetingEnd: draft.prose.start,
  sentences: draft.sentences,
  signatureStart: draft.prose.end,
  marks: phraseMarksOf(draft),
});
