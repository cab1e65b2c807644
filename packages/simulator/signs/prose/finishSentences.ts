import { isVerb } from '../../damage/lexicon.ts';
import { endsShort } from '../../damage/subjectClauses.ts';
import { emailOf, withBody } from '../../edits/edit.ts';
import { capitalise, hasMarkup, proseSentences, replaceRanges, type Cut } from '../../edits/textOps.ts';
import type { Email } from '../../lead.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { isEveryday } from '../../reading/spelling/findMisspellings.ts';
import { listShortForms } from './shortForms.ts';

/** Shorter lines may be headings, names or sign-offs. */
const LEAST_WORDS = 5;
const LEAST_ASKED = 3;
const ITEM = /^[ \t]*(?:[-*\u2022\u2013\u2192\u00b7]|\d{1,2}[.)]|[a-z][.)])[ \t]/u;
/** "- Ana": a name below the text, not an item. */
const IS_NAME_LINE = /^\s*[-\u2013]\s?\p{L}+(?: \p{L}+)?\s*$/u;
const ASKS =
  /^(?:wanna |want (?:to |me to |a |the |it\b|one\b)|need (?:a|any|some|help)\b|interested\b|any (?:interest|thoughts|questions|chance)\b|(?:what|who|how|where|when|which)(?: (?:is|are|do|does|did|would|can|could|will|about|much|many)|['\u2019]s)\b|(?:can|could|would|will|do|does|did|is|are|shall|should|may|have|has) (?:I|u|you|we|it|this|that|there|ur|your|they)\b)/i;
/** What may end a line that is not finished: a word, a figure or a variable, not an address or a word that leads on. */
const OPEN_END = /(?:[\p{L}\p{N}%)]|\}\})(?<!\b(?:to|and|or|of|for|with|the|an?))$/u;
/** A sentence in brackets has its mark inside: "(There's always one.)" */
const ENDS_INSIDE = /[.!?\u2026]['"\u2019\u201d]?\)+$/u;
const VARIABLE = /\{\{[^{}]*\}\}/g;
/** ":)" and ":D" close a sentence by themselves. */
const ENDS_IN_FACE = /(?:^|\s)[:;=xX8]['\u2019]?-?[)(DPpO/|*]+$|<3$/;
/** A number to call ends no sentence. */
const ENDS_IN_NUMBER = /\d[\d ().-]{5,}\d$/;
/** "... this week! - Ana, Dockly": the writer signs on the same line. */
const ENDS_IN_NAME = /[.!?)]\s+[-\u2013\u2014~]{1,2}\s*\p{Lu}[^.!?]*$/u;
/** "a) the first": the marker of a list. */
const MARKER = /^\p{Ll}{1,3}[.)]\s/u;
const CLOSES = 0.5;

/** Whether the sentence at a place takes leave or signs. */
const isClosing = ({ readings }: EmailDraft, at: number): boolean =>
  readings.some((one) => one.start <= at && at <= one.end && chanceOf(one, 'sign_off') >= CLOSES);

const ENDS_IN_ADDRESS = /(?:https?:\S*|www\.\S+|\S+@\S+|\S+\.[a-z]{2,}\S*)$/i;

/** "Hi Ana or whoever looks after the roof": a greeting ends without a mark. */
const GREETS =
  /^\s*(?:hi|hiya|hello|hey|dear|good (?:morning|afternoon|evening|day)|greetings|to (?:whoever|whom)|or (?:who|whom)ever)\b[^.!?]*$/i;

/** Whether a line is a whole sentence without its mark. */
function isOpen(line: string, next: string | undefined): boolean {
  const words = line.trim().split(/\s+/);
  return (
    !GREETS.test(line) &&
    (words.length >= LEAST_WORDS || (words.length >= LEAST_ASKED && ASKS.test(line.trim()))) &&
    OPEN_END.test(line) &&
    !ENDS_INSIDE.test(line) &&
    // A period does not calm a line in capitals.
    /\p{Ll}/u.test(line.replace(VARIABLE, '')) &&
    !ENDS_IN_ADDRESS.test(line) &&
    !ENDS_IN_NUMBER.test(line) &&
    !ENDS_IN_FACE.test(line) &&
    !ENDS_IN_NAME.test(line) &&
    !ITEM.test(line) &&
    (next === undefined || !ITEM.test(next) || IS_NAME_LINE.test(next)) &&
    (ASKS.test(line.trim()) || words.some((word) => isVerb(word.toLowerCase().replace(/[^\p{L}'\u2019]/gu, ''))))
  );
}

/** The ends of paragraphs of one line that lack their mark. */
function listEnds(draft: EmailDraft): Cut[] {
  const { body, prose } = draft;
  const lines = body.raw.slice(prose.start, prose.end).split('\n');
  let at = prose.start;
  return lines.flatMap((written, index): Cut[] => {
    const line = written.trimEnd();
    const end = at + line.length;
    at += written.length + 1;
    const isEmpty = (other: string | undefined) => other === undefined || other.trim() === '';
    // A line in the middle of a paragraph goes on in the next one.
    if (!isEmpty(lines[index - 1]) || !isEmpty(lines[index + 1]) || isClosing(draft, end)) return [];
    if (
      !isOpen(
        line,
        lines.slice(index + 1).find((other) => !isEmpty(other)),
      )
    )
      return [];
    const last = line.split(/(?<=[.!?]) /).at(-1) ?? line;
    return [{ start: end, end, by: ASKS.test(last) ? '?' : '.' }];
  });
}

/** Small first letters of sentences after a mark or at the start of a paragraph. */
function listStarts(draft: EmailDraft): Cut[] {
  const { raw } = draft.body;
  return proseSentences(draft).flatMap((sentence): Cut[] => {
    const start = sentence.start + (/^\s*/.exec(raw.slice(sentence.start, sentence.end))?.[0].length ?? 0);
    const written = raw.slice(start, sentence.end);
    const word = /^\p{Ll}[\p{L}'\u2019]*/u.exec(written)?.[0];
    const before = raw.slice(0, start);
    if (MARKER.test(written) || isClosing(draft, start)) return [];
    if (word === undefined || !/(?:^|[^.][.!?] |\n\s*\n)$/.test(before) || capitalise(written) === written) return [];
    return [{ start, end: start + word.length, by: capitalise(word) }];
  });
}

const ENDS_IN_UNIT = /\d ?(?:hrs?|mins?|yrs?|ft|kg|mil|miles|lbs?)\.$/u;
/** Where nobody wrote capitals, each word after a mark starts a sentence, even after what could be an abbreviation elsewhere. */
function listSmallStarts({ body: { raw }, prose }: EmailDraft): Cut[] {
  const text = raw.slice(prose.start, prose.end);
  if (/[.!?]+ \p{Lu}/u.test(text)) return [];
  return [...text.matchAll(/(?<=[\p{L}\p{N}%)](?:\.|[!?]+) )\p{Ll}[\p{L}'\u2019]*/gu)].flatMap(({ index, 0: word }): Cut[] => {
    const above = text.slice(0, index).trimEnd();
    // "in 48 hrs. all crews": a figure with its unit ends a sentence as well.
    const isShort = endsShort(above) && !ENDS_IN_UNIT.test(above);
    return isShort || capitalise(word) === word
      ? []
      : [{ start: prose.start + index, end: prose.start + index + word.length, by: capitalise(word) }];
  });
}

/** A greeting without its capital. */
function listGreeting({ body: { raw } }: EmailDraft): Cut[] {
  const [greeting] = /^(?:hi|hello|hey|dear|morning|good)(?= )/.exec(raw) ?? [];
  return greeting === undefined ? [] : [{ start: 0, end: greeting.length, by: capitalise(greeting) }];
}

/** Several question marks in a row. */
const listDoubled = ({ body, prose }: EmailDraft): Cut[] =>
  [...body.raw.matchAll(/\?{2,}/g)]
    .filter(({ index }) => index >= prose.start && index < prose.end)
    .map(({ index, 0: marks }) => ({ start: index, end: index + marks.length, by: '?' }));

/** Blanks before a comma, in the greeting, too. */
const listBlanks = ({ body: { raw }, prose }: EmailDraft): Cut[] =>
  [...raw.slice(0, prose.end).matchAll(/(?<=[\p{L}\p{N}}]) +(?=,(?:\s|$))/gu)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
    by: '',
  }));

/** Words as somebody types or says them: searches for "hvac jobs". */
const QUOTED = /["\u201c][^"\u201c\u201d\n]{1,60}["\u201d]/gu;

/** Small words that have a capital or a longer form, outside addresses, variables, quotation marks and the signature. */
function listWords(draft: EmailDraft): Cut[] {
  const { body, prose } = draft;
  const quoted = [...body.raw.matchAll(QUOTED)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  const hidden = [...body.links, ...body.variables, ...quoted];
  return listShortForms(body.raw.slice(prose.start, prose.end))
    .map(({ start, end, by }): Cut => ({ start: start + prose.start, end: end + prose.start, by }))
    .filter(({ start, end }) => !hidden.some((span) => span.start < end && start < span.end));
}

/** A first word in small letters that is also another short form: one cut writes both. */
const joinCuts = (starts: readonly Cut[], words: readonly Cut[]): Cut[] => [
  ...starts.map((cut) => {
    const word = words.find((one) => one.start === cut.start);
    // "eBay" keeps its small letter.
    const by = word?.by ?? '';
    return word === undefined ? cut : { ...cut, end: word.end, by: /\p{Lu}/u.test(by) ? by : capitalise(by) };
  }),
  ...words.filter((word) => !starts.some((cut) => cut.start === word.start)),
];

/** Short words that the list of everyday words leaves out. */
export const STARTERS: ReadonlySet<string> = new Set(
  [
    'a i u ur pls plz am an and any are as at be but by can did do does done each few for',
    'from get had has have he her here hi his how i if im in is isn it its ive just let lets may',
    'me more most much my no nor not now of off on one or our out own per she so than that the their',
    'them then there they this those to too two up us was we were what when which who whose why will with yes yet',
    'you your all also both every many only other some such these three four five six seven eight nine ten half hello hey thanks',
    'thank ok okay well please sorry sure last next first good best free new old big small quick short prices trucks bread',
  ].flatMap((row) => row.split(' ')),
);
/** "st. ann's", "on oak street": a name in small letters, which no list has. */
const SMALL_NAME =
  /(?<!\p{L})st\.? \p{Ll}+['\u2019]s(?!\p{L})|\b(?:on|at|in|near|off) (?!(?:the|a|an|your|our|my|this|that|their|each|every|any)\b)\p{Ll}{3,} (?:street|road|avenue|lane|boulevard)\b|\bcity of \p{Ll}/u;

/** Whether a first word is an ordinary one; anything else may be an abbreviation or a brand. */
const isOrdinary = (written: string): boolean => {
  const word = written.toLowerCase().replace(/['\u2019](?:s|m|re|ve|ll|d|t)$/, '');
  return STARTERS.has(word) || isVerb(word) || isEveryday(word) || (word.endsWith('s') && isEveryday(word.slice(0, -1)));
};

/** The email with a capital at the start of each sentence and a mark at the end of each paragraph. */
export function finishSentences(draft: EmailDraft): Email {
  if (draft.language !== 'en' || hasMarkup(draft)) return emailOf(draft);
  const starts = listStarts(draft);
  const more = listSmallStarts(draft).filter(({ start }) => !starts.some((one) => one.start === start));
  const words = listWords(draft);
  // Where a name cannot be told from a word, half the capitals would be worse than none.
  const isUnknown = ({ start, end }: Cut) => !words.some((word) => word.start === start) && !isOrdinary(draft.body.raw.slice(start, end));
  if ([...starts, ...more].some(isUnknown) || SMALL_NAME.test(draft.body.raw.slice(draft.prose.start, draft.prose.end)))
    return emailOf(draft);
  const cuts = [
    ...listGreeting(draft),
    ...joinCuts([...starts, ...more], words),
    ...listEnds(draft),
    ...listDoubled(draft),
    ...listBlanks(draft),
  ];
  return cuts.length === 0 ? emailOf(draft) : withBody(draft, replaceRanges(draft.body.raw, cuts));
}
