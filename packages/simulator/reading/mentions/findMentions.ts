import type { EmailDraft, PartDraft } from '../draft.ts';
import type { Span } from '../span.ts';
import { remember } from '../text/remember.ts';
import { splitWords, type Word } from '../text/splitWords.ts';
import { toSpans } from '../featureReader.ts';
import { namesNoEmployer } from '../../persona/company/namesNoEmployer.ts';
import { isGivenName } from '../../persona/name/givenNames.ts';
import { MONTH, WEEKDAY } from '../text/timeWords.ts';

const LEGAL_FORMS = new Set(
  'inc incorporated llc llp lp ltd limited corp corporation co company companies gmbh ag kg se sa sas sarl srl spa bv nv ab as oy oyj aps pty plc kk sro zoo group holding holdings international intl'.split(
    ' ',
  ),
);
/** Beginnings of company names that identify no company by themselves. */
const GENERIC_STARTS = new Set(
  'the a an first national american global united new general great north south east west northern southern eastern western pacific atlantic central royal smart digital advanced premier prime best green blue red black white silver golden gold open next true modern creative united urban city state family home health care medical data cloud tech software systems solutions consulting marketing media design capital bank university college institute school hospital center centre studio studios agency law office international world european british german french us usa uk we our you one two three high big little good better simple total pure fresh bright early summit alliance partners team'.split(
    ' ',
  ),
);

/** A word without its possessive ending. */
const bare = (key: string): string => (key.endsWith("'s") ? key.slice(0, -2) : key.endsWith("'") ? key.slice(0, -1) : key);

const stripDomain = (key: string): string => (key.includes('.') ? key.replace(/\.(?:com|io|co|ai|net|org|de|fr|eu|app|dev)$/, '') : key);

/** Leads share companies, titles and first names, and subject and body need the same ones. */
const MOST_REMEMBERED = 5000;

/** The word sequences by which a company may be named, longest first; none if the text names no company. */
const companyKeysOf = remember(MOST_REMEMBERED, (company): string[][] => {
  if (namesNoEmployer(company)) return [];
  const all = splitWords(company).map((word) => word.key);
  const words = all[0] === 'the' && all.length > 1 ? all.slice(1) : all;
  let end = words.length;
  while (end > 1 && LEGAL_FORMS.has(words[end - 1] ?? '')) end -= 1;
  const core = words.slice(0, end);
  const first = stripDomain(core[0] ?? '');
  const keys = [words, core];
  if (first.length >= 4 && !GENERIC_STARTS.has(first)) keys.push([first]);
  return keys.filter((key) => key.join('').length > 1);
});

const isCapital = (text: string, word: Word): boolean => /^[\p{Lu}\p{Lo}\d]/u.test(text.slice(word.start, word.start + 2));

/** Whether the sequence is at `index`. Without functions, which would be created for many words of a text. */
function matchAt({ words }: PartDraft, index: number, key: readonly string[]): boolean {
  for (let offset = 0; offset < key.length; offset += 1) {
    const [word, before, expected] = [words[index + offset], words[index + offset - 1], key[offset]];
    if (word === undefined || (offset > 0 && before !== undefined && word.start - before.end > 3)) return false;
    const own = bare(word.key);
    if (own !== expected && word.key !== expected && !(own.includes('.') && stripDomain(own) === expected)) return false;
  }
  return true;
}

type Keys = readonly (readonly string[])[];

function keyAt(part: PartDraft, index: number, keys: Keys): readonly string[] | undefined {
  for (const key of keys) if (matchAt(part, index, key)) return key;
  return undefined;
}

function findKeys(part: PartDraft, keys: Keys, isRight: (word: Word) => boolean): Span[] {
  const spans: Span[] = [];
  const initials = keys.map((key) => key[0]?.charCodeAt(0) ?? 0);
  const [initial, otherInitial] = [initials[0] ?? 0, initials.at(-1) ?? 0];
  const { words } = part;
  for (let index = 0; index < words.length; index += 1) {
    const first = words[index];
    if (first === undefined) break;
    const code = first.key.charCodeAt(0);
    // All keys but the last begin the same way: they are longer and shorter forms of one name.
    if (code !== initial && code !== otherInitial) continue;
    const key = keyAt(part, index, keys);
    if (key === undefined || !isRight(first)) continue;
    index += key.length - 1;
    const last = words[index] ?? first;
    const end = last.start + (last.key === key.at(-1) ? last.key : bare(last.key)).length;
    spans.push({ part: part.part, start: first.start, end });
  }
  return spans;
}

/** Capitalized words that belong to no name. */
const NO_PART_OF_NAME = new RegExp(
  String.raw`^(?:${WEEKDAY}s?|${MONTH}|[A-Z]{2,4}|I|I['\u2019]\p{L}+|CEOs?|HR|IT|Team|Hi|Hello|Hey|Dear|At|In|On|For|From|With|To|By|And|But|Or|So|If|When|While|Since|After|Before|Because|As|Is|Are|Was|Does|Do|Did|Has|Have|Had|Can|Could|Would|Will|Should|May|Might|The|This|That|What|Who|How|Why|Where|Which|Like|Does|Re|Fwd|Congratulations|Congrats|Thanks|Of|Your|Our|My|Yes|No|Not|Only|Even|Maybe|Perhaps|About|Saw|Noticed|Heard|Read|Love|Helping|Help|Why|Both|Every|Each|Because|Meet|Meeting|Introducing|Quick|Question|Idea|Ideas|Note)$`,
  'u',
);
const joinsName = (text: string): boolean => /^[\p{Lu}\p{Lo}]/u.test(text) && !NO_PART_OF_NAME.test(text);

/** Whether a company's first word is part of another name: "Kestrel Formwork", "Kestrel & Sons" or "Edmund Farrow". */
function isOfOtherName({ visible, words }: PartDraft, { start, end }: Span): boolean {
  const at = words.findIndex((word) => word.start === start);
  const [before, after] = [words[at - 1], words[at + 1]];
  const textOf = (word: Word): string => visible.slice(word.start, word.end);
  if (
    after !== undefined &&
    !LEGAL_FORMS.has(after.key) &&
    /^(?:[^\S\n]|[^\S\n]?&[^\S\n]?|-)$/.test(visible.slice(end, after.start)) &&
    joinsName(textOf(after))
  )
    return true;
  if (before === undefined || !/^(?:[^\S\n]|[^\S\n]?&[^\S\n]?|-)$/.test(visible.slice(before.end, start))) return false;
  // The first word of a sentence is capitalized whatever it is.
  const isFirst = /(?:^|[.!?:\n]["'(\u201c\u2018]?\s*)$/.test(visible.slice(Math.max(0, before.start - 6), before.start));
  return isFirst ? isGivenName(before.key) : joinsName(textOf(before));
}

const countWords = ({ words }: PartDraft, { start, end }: Span): number =>
  words.filter((word) => word.start >= start && word.start < end).length;

const isHeadline = ({ part, visible, words }: PartDraft): boolean =>
  part === 'subject' && words.every((word) => word.end - word.start < 4 || isCapital(visible, word));

const STARTS_WITH_THE = /^the /i;
/** A mention with the article that is a part of the name. */
function withArticle({ visible }: PartDraft, span: Span): Span {
  const from = Math.max(0, span.start - 4);
  return /^the $/i.test(visible.slice(from, span.start)) ? { ...span, start: from } : span;
}

/** Mentions of the lead's company: its name with or without its legal form, or the name's first word. Names are capitalized. */
export function findCompany(draft: EmailDraft, part: PartDraft): Span[] {
  const { company } = draft.lead;
  if (company === null) return [];
  const keys = companyKeysOf(company);
  if (keys.length === 0) return [];
  const isLowerName = !/\p{Lu}/u.test(company);
  const found = findKeys(part, keys, (word) => isLowerName || isCapital(part.visible, word));
  // In a headline, every word has a capital letter.
  if (found.length === 0) return found;
  const meant = isHeadline(part) ? found : found.filter((span) => countWords(part, span) > 1 || !isOfOtherName(part, span));
  return STARTS_WITH_THE.test(company) ? meant.map((span) => withArticle(part, span)) : meant;
}

const FILLERS = new Set(['of', 'the', 'and', 'for', '&', 'de', 'der', 'du']);

/** The significant words of a title, up to its first punctuation mark. */
const titleKeyOf = remember(MOST_REMEMBERED, (title) => {
  const text = title.split(/[,|@/(\u2013\u2014]| at | - /)[0]?.trim() ?? '';
  return {
    length: text.length,
    key: splitWords(text)
      .map((word) => word.key)
      .filter((word) => !FILLERS.has(word)),
  };
});

/** Mentions of the lead's title, with or without its short words: `VP of Sales` for `VP Sales`. */
export function findTitle({ lead }: EmailDraft, part: PartDraft): Span[] {
  if (lead.title === null) return [];
  const { key, length } = titleKeyOf(lead.title);
  const [firstKey] = key;
  // Most emails mention no title at all.
  if (firstKey === undefined || !part.words.some((word) => word.key.startsWith(firstKey))) return [];
  const words = part.words.filter((word) => !FILLERS.has(word.key));
  const spans: Span[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const first = words[index];
    const last = words[index + key.length - 1];
    if (first === undefined || last === undefined) continue;
    const stands = key.every((expected, offset) => {
      const word = bare(words[index + offset]?.key ?? '');
      return word === expected || word === `${expected}s`;
    });
    if (stands && last.end - first.start <= length + 12) spans.push({ part: part.part, start: first.start, end: last.end });
  }
  return spans;
}

/** First names that are also words: at the start of a sentence they count only before a comma. */
const WORD_NAMES = new Set(
  'will mark may grant hope art bill rich chase drew pat sue rob jack dean bob april june august summer faith grace joy dawn rose ray guy frank ernest miles page penny cash lane reed wade rusty ty ken don sage'.split(
    ' ',
  ),
);

function isName(part: PartDraft, word: Word): boolean {
  if (!isCapital(part.visible, word)) return false;
  if (!WORD_NAMES.has(bare(word.key))) return true;
  return part.visible.charAt(word.end) === ',' || !/(?:^|[.!?\n]\s*)$/.test(part.visible.slice(Math.max(0, word.start - 4), word.start));
}

const firstNameKeysOf = remember(MOST_REMEMBERED, (name): Keys => {
  const key = splitWords(name).map((word) => word.key);
  return key.length === 0 ? [] : [key];
});

/** Uses of the lead's first name, and of its placeholder. */
export function findFirstName(draft: EmailDraft, part: PartDraft): Span[] {
  const first = draft.name.firstName;
  const keys = first === null ? [] : firstNameKeysOf(first);
  const names = keys.length === 0 ? [] : findKeys(part, keys, (word) => isName(part, word));
  if (part.variables.length === 0) return names;
  const placeholders = toSpans(
    part.part,
    part.variables.filter((variable) => variable.isFilled),
  );
  return [...placeholders, ...names].toSorted((one, other) => one.start - other.start);
}
