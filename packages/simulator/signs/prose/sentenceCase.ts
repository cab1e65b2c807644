import { isFormOfWord } from '../../damage/isFormOfWord.ts';
import { isContentWord, isVerb } from '../../damage/lexicon.ts';
import { replaceRanges, type Cut } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { findSignatureLines } from '../../reading/sections/findSigned.ts';
import { findMeantBy, isEveryday, isShortEveryday } from '../../reading/spelling/findMisspellings.ts';
import { ACRONYMS, ALSO_SHOUTED, SHOUTED_SHORT_WORDS } from '../../reading/text/acronyms.ts';
import { spellName } from '../../reading/text/properNames.ts';
import { splitWords } from '../../reading/text/splitWords.ts';
import { findVariables } from '../../reading/variables/findVariables.ts';
import { listShortForms } from './shortForms.ts';

const WORD = /(?<![\p{L}\p{N}@#_/.\\])\p{Lu}[\p{Lu}'\u2019]*(?:[-\u2010\u2011]\p{Lu}[\p{Lu}'\u2019]*)*(?![\p{L}\p{N}@_/\\]|\.\p{L})/gu;
/** "60FT", "9AM", "2ND": a figure with its unit. */
const UNIT = /(?<=\d[\d.,]* ?)(?:FT|KG|MM|CM|KM|MI|HRS?|AM|PM|LBS?|OZ|SQ|MINS?|YRS?|ST|ND|RD|TH|MPH|MPG|ML|YDS?)(?![\p{L}\p{N}])/gu;

/** Abbreviations that are words, too, with what shows that they are meant as abbreviations. */
const MEANT_AS: ReadonlyMap<string, { before?: RegExp; after?: RegExp }> = new Map([
  ['IT', { after: /^ (?:SUPPORT|SERVICES?|COMPANY|TEAM|EQUIPMENT|MANAGERS?|SYSTEMS?|DEPARTMENT|DEPT|SECURITY|PROVIDERS?|STAFF)\b/ }],
  ['US', { before: /\b(?:THE|IN|ACROSS|FROM) (?:THE )?$/, after: /^ (?!ON|FOR|TO|ABOUT|AND)/ }],
  ['LED', { after: /^ (?:LIGHT\w*|LAMPS?|BULBS?|PANELS?|SIGNS?|SCREENS?|STRIPS?)\b/ }],
  ['AM', { before: /\d ?$/ }],
]);
/** Abbreviations that mean a word, where all is in capitals. */
const IS_WORD_TOO = new Set([
  'DAM',
  'MOM',
  'WHO',
  'AS',
  'DID',
  'STEM',
  'SAT',
  'ACT',
  'PIP',
  'DOT',
  'OK',
  'ET',
  'CO',
  'MES',
  'AB',
  'MT',
  'LA',
  'SAM',
  'PAL',
]);
const LONGEST_CODE = 5;
/** What a code comes before: "NPTC QUALIFIED". */
const QUALIFIES = /^ (?:QUALIFIED|CHECKED|CERTIFIED|REGISTERED|APPROVED|ACCREDITED|LICEN[CS]ED|CARDED|CARDS?|COMPLIANT|RATED|MEMBERS?)\b/;
/** What a place comes after. */
const PLACE_BEFORE =
  /\b(?:IN|FROM|NEAR|AROUND|ACROSS|THROUGHOUT|OUTSIDE|SERVING|COVERING|BASED IN|OF) (?:(?:NORTH|SOUTH|EAST|WEST|GREATER|CENTRAL|MID|LAKE|PORT|ST|SAN) )?$/;
const AND_BEFORE = /(?:,| AND| &| OR) $/;
/** As far from a word its neighbors are read. */
const NEAR = 40;

const isKnown = (word: string): boolean =>
  word.split(/[-\u2010\u2011]/).every((part) => {
    const plain = part.replace(/['\u2019]s?$/, '');
    return (
      SHOUTED_SHORT_WORDS.has(plain.toUpperCase()) ||
      ALSO_SHOUTED.has(plain) ||
      !isContentWord(plain) ||
      isVerb(part) ||
      isEveryday(plain) ||
      isShortEveryday(plain) ||
      isFormOfWord(plain) ||
      findMeantBy(plain) !== undefined ||
      (plain.endsWith('s') && (isEveryday(plain.slice(0, -1)) || isShortEveryday(plain.slice(0, -1))))
    );
  });

type At = { raw: string; start: number; end: number };

/** Whether a word stays in capitals: an abbreviation, or a code that nobody could say. */
function isCode(word: string, { raw, start, end }: At): boolean {
  const [above, below] = [raw.slice(Math.max(0, start - NEAR), start), raw.slice(end, end + NEAR)];
  const meant = MEANT_AS.get(word);
  if (meant !== undefined) return (meant.before?.test(above) ?? true) && (meant.after?.test(below) ?? true);
  if (/[&\d]-?$/.test(above) || /^-?[&\d]/.test(below)) return true;
  const small = word.toLowerCase();
  if (ACRONYMS.has(word) && !IS_WORD_TOO.has(word)) return true;
  if (!isContentWord(small) || isShortEveryday(small) || isEveryday(small) || isVerb(small)) return false;
  return (
    word.length > 1 &&
    word.length <= LONGEST_CODE &&
    !isKnown(small) &&
    (!/[AEIOUY]/.test(word) || QUALIFIES.test(below) || word.length === 2)
  );
}

/** Lines below the text that hold names. */
const CLOSES = /\b(?:REGARDS|THANKS|THANK YOU|CHEERS|WISHES|SINCERELY|FAITHFULLY|BEST)\b/;
const MOST_NAMES = 4;
const isNames = (line: string): boolean =>
  !CLOSES.test(line) && !/\d/.test(line) && line.trim().split(/\s+/).length <= MOST_NAMES && !/[.!?:]\s*$/.test(line);

/** The first letters of a text and its sentences. */
const FIRST = /(?<=(?:^|[.!?]["'\u201d)]?\s+|\n)[ \t]*(?:(?:[-*\u2022>]|\d{1,2}[.)])[ \t]*)?["'\u201c(]?)\p{Ll}(?=[\p{Ll}'\u2019 ,-])/gu;
const title = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

/** A body in capitals as people write: names, abbreviations and variables stay, and sentences begin with a capital. */
export const toSentenceCase = (draft: EmailDraft): string => calmText(draft, { ...draft.body, signature: findSignatureLines(draft) });

/** The subject above such a body, written like it. */
export const toSentenceCaseSubject = (draft: EmailDraft): string =>
  calmText(draft, { raw: draft.subject.raw.replace(/\?{2,}/g, '?'), links: [], signature: { start: 0, end: 0 } });

type Part = Pick<EmailDraft['body'], 'raw' | 'links'> & { signature: { start: number; end: number } };

function calmText(draft: EmailDraft, { raw, links, signature }: Part): string {
  const theirs = new Set([...draft.name.words, draft.lead.company ?? ''].flatMap((text) => splitWords(text)).map(({ key }) => key));
  const spared = [...findVariables(raw), ...links];
  const below = raw.slice(signature.start, signature.end).trim();
  const signer = (below === '' ? raw.trimEnd().split('\n').slice(-1) : below.split('\n')).find(
    (line) => line.trim() !== '' && isNames(line),
  );
  const signed = new Set(
    splitWords(signer ?? '')
      .slice(0, 1)
      .map(({ key }) => key),
  );
  const cuts: Cut[] = [];
  let placed = -1;
  for (const { 0: word, index: start } of raw.matchAll(WORD)) {
    const end = start + word.length;
    const small = word.toLowerCase();
    if (spared.some((one) => start < one.end && one.start < end) || theirs.has(small)) continue;
    if (isCode(word, { raw, start, end })) continue;
    const line = raw.slice(raw.lastIndexOf('\n', start) + 1, raw.indexOf('\n', end) === -1 ? raw.length : raw.indexOf('\n', end));
    const isSigned = start >= signature.start && start < signature.end;
    const above = raw.slice(Math.max(0, start - NEAR), start);
    const isPlace = !isKnown(small) && (PLACE_BEFORE.test(above) || (AND_BEFORE.test(above) && placed >= start - ' AND '.length));
    if (isPlace) placed = end;
    const isName = isSigned ? isNames(line) : isPlace || signed.has(small);
    cuts.push({ start, end, by: isName ? title(word) : (spellName(small) ?? small) });
  }
  const units = [...raw.matchAll(UNIT)].map(({ 0: unit, index: start }): Cut => ({
    start,
    end: start + unit.length,
    by: unit.toLowerCase(),
  }));
  const calm = replaceRanges(raw, [...cuts, ...units]);
  return replaceRanges(calm, listShortForms(calm)).replace(FIRST, (letter) => letter.toUpperCase());
}
