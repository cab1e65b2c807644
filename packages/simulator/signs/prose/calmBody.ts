import { isFormOfWord } from '../../damage/isFormOfWord.ts';
import { emailOf, withBody } from '../../edits/edit.ts';
import { capitalise, hasMarkup, replaceRanges } from '../../edits/textOps.ts';
import type { Email } from '../../lead.ts';
import { toEmailDraft, type EmailDraft } from '../../reading/draft.ts';
import { toSpans } from '../../reading/featureReader.ts';
import { findSignatureLines } from '../../reading/sections/findSigned.ts';
import type { Span } from '../../reading/span.ts';
import { findMeantBy, isEveryday, isShortEveryday } from '../../reading/spelling/findMisspellings.ts';
import { ACRONYMS, ALSO_SHOUTED, SHOUTED_SHORT_WORDS } from '../../reading/text/acronyms.ts';
import { findEmoji } from '../../reading/text/findEmoji.ts';
import { findNameMarks } from '../../reading/text/nameMarks.ts';
import { beginsSentence } from '../../reading/text/splitSentences.ts';
import type { Spelling } from '../../reading/text/spelling.ts';
import { isDay } from '../../reading/text/timeWords.ts';
import { splitWords } from '../../reading/text/splitWords.ts';
import { STARTERS } from './finishSentences.ts';
import { listShortForms } from './shortForms.ts';
import { isAllShouted } from './allShouted.ts';
import { toSentenceCase } from './sentenceCase.ts';
import { listSpared } from './sparedSentences.ts';

/** Unknown capitalized words of at least this length are words; shorter ones are abbreviations unless listed. */
const SHOUT_FROM = 6;

/** Two capitals of a script that has them. */
const CAPITALS = /^[A-Z\u00c0-\u00de\u0100-\u024f\u0370-\u052f]{2}/;

function isShoutedAnew(word: string): boolean {
  if (!/^[\p{Lu}'\u2019]{2,}$/u.test(word) || !CAPITALS.test(word.slice(0, 2)) || ACRONYMS.has(word)) return false;
  return SHOUTED_SHORT_WORDS.has(word) || word.length >= SHOUT_FROM;
}

const isShouted = (spelling: Spelling): boolean => (spelling.isShouted ??= isShoutedAnew(spelling.written));

/** Among so many shouted words, one that may be an abbreviation is shouted, too. */
const MANY_SHOUTED = 3;

export function findCapsWords({ body, lead, name }: EmailDraft): Span[] {
  const found = body.words.filter((word) => isShouted(word.spelling));
  if (found.length === 0) return [];
  const names = new Set([...name.words, lead.company ?? ''].flatMap((text) => splitWords(text)).map((word) => word.key));
  // "AT&T", "R&D": part of an abbreviation.
  const isJoined = ({ start, end }: { start: number; end: number }): boolean => body.raw[start - 1] === '&' || body.raw[end] === '&';
  const shouted = found.filter((word) => !names.has(word.key) && !isJoined(word) && !isAnswer(body.raw, word));
  const sure = shouted.filter((word) => isKnownWord(word.spelling.written));
  return toSpans(
    'body',
    sure.length >= MANY_SHOUTED ? shouted : shouted.filter((word) => sure.includes(word) || standsBesideShouted(body.raw, word)),
  );
}

/** Characters before a word that are examined: scanning the whole text before every word would take quadratic time. */
const LOOKED_BACK = 60;

const textBefore = (text: string, at: number): string => text.slice(Math.max(0, at - LOOKED_BACK), at);

const isSentenceStart = (text: string, at: number): boolean =>
  /(?:^|[.!?]["'\u201d)]?\s+|\n\s*(?:(?:[-*\u2022]|[>=]+|\p{Extended_Pictographic}\ufe0f?)\s*)?)$/u.test(textBefore(text, at));

const SHOUTED_COMPOUND = /^[\p{Lu}'\u2019]+(?:[-\u2010\u2011][\p{Lu}'\u2019]+)*$/u;

/** The whole hyphenated word that a shouted word is part of. */
function toCompound(raw: string, { part, start, end }: Span): Span {
  const before = /[\p{L}\p{N}'\u2019\u2010\u2011-]*$/u.exec(textBefore(raw, start))?.[0].length ?? 0;
  const after = /^[\p{L}\p{N}'\u2019\u2010\u2011-]*/u.exec(raw.slice(end, end + LOOKED_BACK))?.[0].length ?? 0;
  return { part, start: start - before, end: end + after };
}

const IN_CAPITALS = /(?<![\p{L}\p{N}'\u2019.&/-])(?:\p{Lu}{2,}['\u2019](?:T|RE|VE|LL|D)|\p{Lu}{2,}(?!['\u2019]\p{L}))(?![\p{L}\p{N}&/])/gu;
/** "DON'T", "YOU'LL": only words are shortened so. */
const SHORTENED = /^\p{Lu}{2,}['\u2019](?:T|RE|VE|LL|D)$/u;

/** Whether a word in capitals is an everyday word, not a name or an abbreviation. */
const isKnownWord = (word: string): boolean =>
  SHORTENED.test(word) ||
  SHOUTED_SHORT_WORDS.has(word) ||
  ALSO_SHOUTED.has(word.toLowerCase()) ||
  isEveryday(word.toLowerCase()) ||
  isShortEveryday(word.toLowerCase()) ||
  isFormOfWord(word.toLowerCase()) ||
  isDay(word.toLowerCase()) ||
  findMeantBy(word.toLowerCase()) !== undefined ||
  (word.length >= LEAST_ORDINARY && STARTERS.has(word.toLowerCase()));
/** Two letters may be an abbreviation. */
const LEAST_ORDINARY = 3;

/** Whether a word in capitals that may be an abbreviation, such as NICEIC, is shouted: beside it stands a word that is none. */
function standsBesideShouted(raw: string, { start, end }: { start: number; end: number }): boolean {
  const before = /(?<![\p{L}\p{N}])(\p{Lu}[\p{Lu}'\u2019]+)[ ,!]+$/u.exec(textBefore(raw, start))?.[1];
  const after = /^[ ,!]+(\p{Lu}[\p{Lu}'\u2019]+)(?![\p{L}\p{N}])/u.exec(raw.slice(end, end + LOOKED_BACK))?.[1];
  return [before, after].some((word) => word !== undefined && !ACRONYMS.has(word) && isKnownWord(word));
}

/** Words in capitals next to each other. */
const ROW_OF_CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}'\u2019]+(?:(?:,? (?:and|or) |[ \t,]+)\p{Lu}[\p{Lu}'\u2019]+)+(?!\p{L})/gu;
/** The article between them, or after a price: "$19 A WEEK". */
const ARTICLE = /(?<=\p{Lu}{2} |^|\d )A(?= \p{Lu}{2})/gmu;
/** A word to answer with: "Reply YES". */
const ANSWER_BEFORE =
  /\b(?:reply|respond|answer|text|say|write|type|send|comment)(?: (?:me|us|back))?(?: with| the word)?[ :]+["'\u201c\u2018]?$/i;

/** Says when to answer, not what: "reply TODAY". */
const WHEN = /^(?:today|tonight|tomorrow|now|soon|immediately|urgently|quickly|asap|before|by|to|here)$/i;

/** Whether a word in capitals is what the reader should answer with. */
function isAnswer(raw: string, { start, end }: { start: number; end: number }): boolean {
  const word = raw.slice(start, end);
  if (!ANSWER_BEFORE.test(textBefore(raw, start))) return false;
  return /["'\u201c\u2018]$/.test(textBefore(raw, start)) || !(WHEN.test(word) || isDay(word.toLowerCase()));
}

/** The everyday words of a body in capitals that do not count as shouting by themselves. */
export const findAlsoShouted = ({ body: { raw } }: EmailDraft): Span[] =>
  [...raw.matchAll(IN_CAPITALS)]
    .filter(({ 0: word }) => (word === 'ACT' || !ACRONYMS.has(word)) && isKnownWord(word))
    .map(({ index, 0: word }) => ({ part: 'body', start: index, end: index + word.length }));

const findArticles = ({ body: { raw } }: EmailDraft): Span[] =>
  [...raw.matchAll(ARTICLE)].map(({ index }) => ({ part: 'body', start: index, end: index + 1 }));

const isWithin = ({ start, end }: { start: number; end: number }, at: number): boolean => at >= start && at < end;

/** "AT&T", "(NASDAQ: ABC)", "B-52": a word that "&" or a digit continues, or in brackets, is a name or a code. */
const isPartOfName = (raw: string, { start, end }: Span): boolean =>
  /[&\d]-?$/.test(textBefore(raw, start)) ||
  /^-?[&\d]/.test(raw.slice(end, end + 2)) ||
  /^\s*:\s*\p{Lu}{2}/u.test(raw.slice(end, end + LOOKED_BACK)) ||
  (textBefore(raw, start).endsWith('(') && raw.charAt(end) === ')');

/** A greeting in capitals before a variable or a name that is not. */
const LOUD_GREETING = /^(?:HI|HELLO|HEY|DEAR|GREETINGS)(?=[ \t]+(?:\{\{|\p{Lu}\p{Ll})|[ \t]*[,!]*[ \t]*\n)/u;

/** So many words in capitals that are no abbreviations are shouted as a row. */
const SHOUTED_ROW = 2;

/** Shouted words of the prose in lower case; none of them if a row must stay: in one, names cannot be told from words. */
export function calmCapitals(draft: EmailDraft): string {
  const { raw } = draft.body;
  if (isAllShouted(raw)) return toSentenceCase(draft);
  const signature = findSignatureLines(draft);
  const isInProse = ({ start, end }: Span) =>
    start >= draft.prose.start && end <= draft.prose.end && !isWithin(signature, start) && !isAnswer(raw, { start, end });
  const shouted = findCapsWords(draft).filter((span) => isInProse(span) && !isPartOfName(raw, span));
  if (shouted.length === 0) return raw;
  const all = [...shouted, ...[...findAlsoShouted(draft), ...findArticles(draft)].filter(isInProse)].map((span) => toCompound(raw, span));
  const isCut = (at: number) => all.some((span) => isWithin(span, at));
  // In a row of capitals, a word that is not known may be a name.
  const mayName = ({ index, 0: row }: RegExpExecArray) => {
    const words = [...row.matchAll(/[^ \t,]+/g)].filter(([word]) => /^\p{Lu}/u.test(word));
    // A phrase that every ad has is no name.
    const isPhrase = (at: number) => draft.bodyPhrases.some((phrase) => isWithin(phrase, at));
    const isWord = (at: number, word: string) => isCut(at) && (isKnownWord(word) || isPhrase(at));
    return words.some((word) => isCut(index + word.index)) && !words.every((word) => isWord(index + word.index, word[0]));
  };
  // Such a row stays, and the rest is calmed.
  const kept = [...raw.matchAll(ROW_OF_CAPITALS)].filter(mayName).map(({ index, 0: row }) => ({ start: index, end: index + row.length }));
  // Beside shouted words that stay, the rest calmed would look half-mended.
  const loudIn = (row: string): number => (row.match(/\p{Lu}[\p{Lu}'\u2019]+/gu) ?? []).filter((word) => !ACRONYMS.has(word)).length;
  if (kept.some(({ start, end }) => loudIn(raw.slice(start, end)) >= SHOUTED_ROW)) return raw;
  const found = all.filter(({ start }) => !kept.some((row) => isWithin(row, start)));
  if (!shouted.some(({ start }) => found.some((span) => isWithin(span, start)))) return raw;
  // A hyphenated word with a part in a spelling of its own, "PRE-Sorted" or "NO-X3", is not understood.
  const isOdd = ({ start, end }: Span) => !SHOUTED_COMPOUND.test(raw.slice(start, end));
  if (found.some(isOdd)) return raw;
  const cuts = found.map(({ start, end }) => {
    const word = raw.slice(start, end).toLowerCase();
    // "google" alone has its capital, whatever sentence it stands in.
    const [name] = listShortForms(word).filter(({ by = '' }) => by.toLowerCase() === word && by !== word);
    return { start, end, by: name?.by ?? (isSentenceStart(raw, start) || isDay(word) ? capitalise(word) : word) };
  });
  return replaceRanges(raw, cuts).replace(LOUD_GREETING, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

/** Marks after a word at the end of a sentence. Names, code and markup keep theirs. */
const LOUD_END = /(?<=[\p{L}\p{N}%)}"'\u201d\0])(?:[!\uff01?]*[!\uff01][!\uff01?]*|\?{2,})(?=["'\u201d)*]?(?:\s|<|$))/gu;

/** A line of one or two words above the last lines, which are as short: "Ciao!" above a name, or a company's name. */
const isFarewell = (raw: string, at: number): boolean =>
  /\n[ \t]*\n(?:[^\n]{1,40}\n){0,3}\S+(?: \S+)?$/u.test(textBefore(raw, at)) &&
  /^[!?]+[ \t]*(?:\n[ \t]*\S{1,20}(?: \S{1,20}){0,2}[ \t]*)*$/u.test(raw.slice(at).trimEnd());

/** A closing formula on a line of its own ends with a comma, however loud: "Thanks!!". */
const CLOSES =
  /(?:^|\n)[ \t]*(?:(?:many|kind|best|warm|with)? ?(?:thanks|thank you|cheers|regards|best|wishes)(?: (?:so much|again|in advance|a lot))?|all the best|take care|talk soon)$/iu;
const isClosed = (raw: string, at: number): boolean => CLOSES.test(textBefore(raw, at)) && /^[!?]{2,}[ \t]*\n[ \t]*\S/.test(raw.slice(at));

/** "Bravo! Dental uses it": one word and its mark before a word that begins no sentence may be a name. */
const mayEndName = (raw: string, at: number): boolean =>
  /(?:^|[.!?]["'\u201d]?\s+|\n)\p{Lu}[\p{L}\d]+$/u.test(textBefore(raw, at)) &&
  /^! \p{Lu}/u.test(raw.slice(at, at + 3)) &&
  !beginsSentence(raw.slice(at + 2));

/** A line of a greeting or of names, up to three words. */
const NAMES_READER =
  /^(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|[Gg]ood|[Gg]reetings|[Tt]hanks?|[Cc]heers|[Hh]appy)\b(?: \S+){0,2}|\p{Lu}[\p{Ll}'\u2019-]+(?: \p{Lu}[\p{Ll}'\u2019.-]*){0,2}|\S*\{\{[^{}]*\}\})$/u;

/** What somebody else said, in quotation marks. */
const QUOTE = /["\u201c][^"\u201c\u201d\n]{1,300}["\u201d]/gu;
const listQuotes = (raw: string): { start: number; end: number }[] =>
  [...raw.matchAll(QUOTE)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));

/** "Order here!!! -> page": the mark leads on. */
const leadsOn = (raw: string, at: number): boolean =>
  /^[!?]+[ \t]*(?:[\u2192\u27a1\u{1f449}]|[-=]+>|https?:|www\.)/u.test(raw.slice(at, at + LOOKED_BACK));

/**
 * `sparesLoud`: whether a single mark stays in a sentence that is loud without it.
 * Exclamation marks in the prose become periods, those in the greeting and the sign-off commas. */
export function dropExclamations(draft: EmailDraft, sparesLoud = false): string {
  const { raw } = draft.body;
  if (hasMarkup(draft)) return raw;
  const greetingEnd = draft.greeting?.end ?? 0;
  const signature = findSignatureLines(draft);
  const names = findNameMarks(raw);
  const quotes = listQuotes(raw);
  const spared = listSpared(draft, sparesLoud);
  const isKept = (at: number, marks: string) =>
    !isClosed(raw, at) &&
    (spared.some(({ start, end, most }) => at >= start && at <= end && marks.length <= most) ||
      isWithin(signature, at) ||
      leadsOn(raw, at) ||
      isFarewell(raw, at) ||
      names.has(at) ||
      mayEndName(raw, at) ||
      quotes.some((quote) => isWithin(quote, at)));
  const first = raw.search(/\S/);
  // "Ana!!" above an empty line greets, too.
  const isOwnLine = (at: number) =>
    at > draft.prose.end || (raw.lastIndexOf('\n', at) < first && /^[!?]+[ \t]*\n[ \t]*\n/.test(raw.slice(at)));
  const isShortLine = (at: number) => isOwnLine(at) && NAMES_READER.test(raw.slice(raw.lastIndexOf('\n', at) + 1, at).trim());
  let [single, several] = [0, 0];
  const calm = raw.replace(LOUD_END, (marks, at: number) => {
    if (isKept(at, marks)) return marks;
    if (marks.length === 1) single += 1;
    else several += 1;
    // A remark in brackets needs no period, nor does what a footnote limits: "(up to 80!!!)", "Free shipping!!!*".
    if (!marks.includes('?') && /[)*]/.test(raw.charAt(at + marks.length))) return '';
    return marks.includes('?') ? '?' : at < greetingEnd || isShortLine(at) ? ',' : '.';
  });
  return sparesLoud && several === 0 && single < LEAST_SINGLE ? raw : calm;
}

/** From so many marks on, a body is loud as a whole, and none stays where it seems to belong. */
const MANY_MARKS = 4;
/** The body without exclamation marks; if it has few, without those that make a calm sentence loud. */
export const dropLoudMarks = (draft: EmailDraft): string =>
  dropExclamations(draft, (draft.body.raw.match(/[!\uff01]+/g) ?? []).length < MANY_MARKS);
/** Fewer single marks are not worth a change on their own. */
const LEAST_SINGLE = 3;

const WORD_BEFORE = /(?:^|[\s(])(?:to|will|can|let's|we|you|i|and|a|an|the|your|our|my|more|some|with|of|for|in|at|on|is|are)[ \t]+$/i;

function blanksBefore(text: string, at: number): number {
  let from = at;
  while (from > 0 && (text.charAt(from - 1) === ' ' || text.charAt(from - 1) === '\t')) from -= 1;
  return at - from;
}

const MANY_BLANKS = /\n(?:[ \t]*\n){2,}/;

const POINTS = /[\u{1f446}-\u{1f449}\u{1f517}\u{1f4ce}\u27a1\u2b07\u2b06\u261b-\u261f]/u;
/** Whether two places are on neighboring lines, or on lines with only an empty one between. */
const isNextLine = (raw: string, [one, other]: readonly [Span, Span]): boolean =>
  /^[^\n]*\n(?:[ \t]*\n)?[^\n]*$/.test(raw.slice(one.end, other.start));

/** Removes emoji: at the start of several lines they are bullets; between two thoughts they may be the only separator, and stay. */
export function dropEmoji(draft: EmailDraft): string {
  const { raw } = draft.body;
  if (hasMarkup(draft)) return raw;
  const signature = findSignatureLines(draft);
  const spans = findEmoji(draft.body).filter(({ start }) => !isWithin(signature, start));
  // An emoji can replace a word: "ready to ... your pipeline".
  const isWord = ({ start, end }: Span) =>
    WORD_BEFORE.test(textBefore(raw, start)) || /^[ \t]*(?:your|our|the|my|a|an)\b/i.test(raw.slice(end));
  if (spans.some(isWord)) return raw;
  const isHead = ({ start }: Span) => {
    const at = start - blanksBefore(raw, start);
    return at === 0 || raw.charAt(at - 1) === '\n';
  };
  // A hand or an arrow points at the rest of its line and is no bullet; neither is an emoji on a line by itself among others.
  const isBullet = (span: Span) => isHead(span) && !POINTS.test(raw.slice(span.start, span.end));
  const bullets = spans.filter(isBullet);
  const isItem = (span: Span) =>
    isBullet(span) && bullets.some((other) => other !== span && isNextLine(raw, other.start < span.start ? [other, span] : [span, other]));
  const cuts = spans.map((span) => {
    const { start, end } = span;
    const gap = /^[ \t]*/.exec(raw.slice(end))?.[0].length ?? 0;
    const before = blanksBefore(raw, start);
    if (isHead(span)) return { start: start - before, end: end + gap, by: isItem(span) ? '- ' : '' };
    const parts = /[\p{L}\p{N}]$/u.test(textBefore(raw, start - before)) && /^(?:\p{Lu}|\n)/u.test(raw.slice(end + gap));
    if (start < (draft.greeting?.end ?? 0) || start >= draft.prose.end)
      return { start: start - before, end, by: /^[ \t]*\n\s*\S/.test(raw.slice(end)) && start < (draft.greeting?.end ?? 0) ? ',' : '' };
    // Nothing is added after an address.
    const isBehindLink = draft.body.links.some((link) => link.end === start - before);
    return { start: start - before, end, by: parts && !isBehindLink && !isNameLine(raw, start) ? '.' : '' };
  });
  const text = replaceRanges(raw, cuts);
  // A line of emoji alone leaves nothing.
  return MANY_BLANKS.test(raw) ? text : text.replace(/\n(?:[ \t]*\n){2,}/g, '\n\n');
}

/** A line of one or two words before an emoji: a name, and no sentence. */
const isNameLine = (raw: string, at: number): boolean => /(?:^|\n)[ \t]*\S+(?: \S+)?[ \t]*$/u.test(textBefore(raw, at));

/** A body that only one edit of several makes calm as far as it goes: where all of it can be calmed, that is done instead. */
export function calmPart(draft: EmailDraft, part: (draft: EmailDraft) => string): Email {
  const edited = withBody(draft, part(draft));
  const whole = calmBody(draft);
  // With one kind of loud signs, its part is the whole.
  const isAlone = findCapsWords(draft).length === 0 && dropEmoji(draft) === draft.body.raw;
  return isAlone || whole.body === draft.lead.email.body || whole.body === edited.body ? edited : emailOf(draft);
}

/** The email without any loud sign of its body; unchanged if words in capitals must stay, so that the body would not be calm. */
export function calmBody(draft: EmailDraft): Email {
  const calm = toEmailDraft({ ...draft.lead, email: withBody(draft, calmCapitals(draft)) }, draft.context);
  if (findCapsWords(calm).length > 0) return emailOf(draft);
  const steps = [calmCapitals, dropEmoji, dropExclamations];
  return steps.reduce((email, step) => {
    const own = toEmailDraft({ ...draft.lead, email }, draft.context);
    return withBody(own, step(own));
  }, emailOf(draft));
}
