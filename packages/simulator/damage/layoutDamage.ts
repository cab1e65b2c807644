import { GREETING_WORDS, NOBODY } from '../reading/sections/greetingWords.ts';
import { SIGN_OFFS } from '../reading/sections/signOffs.ts';
import { isAllShouted } from '../signs/prose/allShouted.ts';
import { isFiller } from '../signs/prose/fillerSentences.ts';
import type { Flaw } from './damage.ts';
import { lettersOf, type Line, type PartText } from './partText.ts';

const GREETING = new RegExp(`^(?:${GREETING_WORDS[0] ?? 'hi'})\\b`, 'i');
/** Whether a line only greets: "Dear Dana Plant Manager,". */
export const greetsAlone = (line: string): boolean => GREETING.test(line) && /^[^,:.!?]{1,60}[,:]\s*$/.test(line);
const SIGN_OFF = new RegExp(`^(?:${SIGN_OFFS.join('|')})[\\s,!.\\u2013\\u2014-]*(?:\\p{Lu}\\S*\\s*){0,2}$`, 'iu');
const FOOTER =
  /^(?:--|p\.?\s?s\b|unsubscribe|to unsubscribe|click (?:here )?to unsubscribe|if you (?:no longer|don't want|do not want)|this (?:e-?mail|message) (?:and|is|was|may)|you (?:are receiving|received) this|confidential)/i;
const NAME_LINE = /^\p{Lu}[\p{L}'\u2019.-]*(?: \p{Lu}[\p{L}'\u2019.-]*){0,2}$/u;
const ITEM = /^(?:[-*\u2022\u2013\u00b7]|\d+[.)])\s/;
const OWN_SIGN_OFF = /^(?:[\p{L}'\u2019&-]+ ){0,6}[\p{L}'\u2019-]+,$/u;
/** A sign-off, a name and what belongs to it. */
const MOST_SIGNED = 6;
/** How many of the last lines are searched for a closing. */
const MOST_CLOSING_LINES = 14;

/** The line at which a signature, a postscript or the fine print starts; the number of lines if there is none. */
function findClosing(lines: readonly Line[]): number {
  const from = Math.max(1, lines.length - MOST_CLOSING_LINES);
  const isIn = (pattern: RegExp) => lines.findIndex(({ text }, index) => index >= from && pattern.test(text));
  const signed = lines.findIndex(({ text }, index) => index >= from && SIGN_OFF.test(text) && !isFiller(text));
  const starts = [signed, isIn(FOOTER)].filter((index) => index >= 0);
  if (starts.length > 0) return Math.min(...starts);
  // A sign-off of the sender's own: "In light and bandwidth,".
  const own = lines.findIndex(
    ({ text, isAfterBlank }, index) =>
      index >= from &&
      isAfterBlank &&
      OWN_SIGN_OFF.test(text) &&
      NAME_LINE.test(lines[index + 1]?.text ?? '') &&
      index >= lines.length - MOST_SIGNED,
  );
  if (own >= 0) return own;
  const [last, before] = [lines.at(-1), lines.at(-2)];
  const isSigned = last !== undefined && before !== undefined && NAME_LINE.test(last.text) && /[.!?:)]$/.test(before.text);
  return isSigned ? lines.length - 1 : lines.length;
}

function findSignatureDamage(before: PartText, after: PartText): Flaw[] {
  const start = findClosing(before.lines);
  const tail = before.lines.slice(start).filter(({ text }) => lettersOf(text) !== '');
  const [first] = tail;
  if (first === undefined) return [];
  const flaw: Flaw[] = [{ kind: 'torn_signature', text: first.text }];
  const countOffs = ({ lines }: PartText) => lines.filter(({ text }) => SIGN_OFF.test(text)).length;
  if (countOffs(after) > Math.max(1, countOffs(before))) return flaw;
  const same = after.lines.findLastIndex(({ text }) => lettersOf(text) === lettersOf(first.text));
  // Another farewell formula is equivalent; a name in it is not.
  const isFormula = (text: string): boolean => SIGN_OFF.test(text) && /[,!.]$/.test(text) && !/[,!.]\s*\p{Lu}/u.test(text);
  const at = same < 0 && isFormula(first.text) ? after.lines.findLastIndex(({ text }) => isFormula(text)) : same;
  if (at < 0) return flaw;
  const kept = after.lines.slice(at).filter(({ text }) => lettersOf(text) !== '');
  const known = new Map(tail.map(({ text, isAfterBlank }) => [lettersOf(text), isAfterBlank]));
  const isWhole =
    kept.every(
      ({ text, isAfterBlank }, index) =>
        index === 0 || (known.get(lettersOf(text)) === isAfterBlank && lettersOf(text) === lettersOf(tail[index]?.text ?? '')),
    ) && kept.length === tail.length;
  // The sign-off may lose a loud mark; a name or a company keeps all of its own.
  const asSaid = (text: string): string => (isAllShouted(before.raw) ? text.toLowerCase() : text);
  const spelling = (text: string, index: number): string => asSaid(index === 0 ? text.replace(/[\s,!.]+$/, '') : text);
  const written = new Set(tail.map(({ text }, index) => spelling(text, index)));
  const isSpelledSo = kept.every(({ text }, index) => written.has(spelling(text, index)) || (index === 0 && isFormula(text)));
  return isWhole && isSpelledSo ? [] : flaw;
}

const greetingOf = ({ lines }: PartText): string | null => (GREETING.test(lines[0]?.text ?? '') ? (lines[0]?.text ?? '') : null);
const namesIn = (greeting: string): string[] =>
  (greeting.split(/[,!:\n]| (?:i|its|it['\u2019]s|this is|we|my) /i)[0] ?? '')
    .replace(GREETING, '')
    .split(/[^\p{L}'\u2019-]+/u)
    .filter((word) => /^\p{Lu}/u.test(word) && !NOBODY.has(word.toLowerCase()) && !/^(?:Mr|Mrs|Ms|Mx|Dr|Prof)$/.test(word));

/** A greeting on its own line is not followed by more than a name. */
const MOST_GREETING = 25;
const NOBODY_IN = new RegExp(`\\b(?:${[...NOBODY].join('|')})\\b|\ue001`, 'iu');

/** "Dr. Achterberg,": a greeting without a greeting word. */
const NAMED_LINE = /^(?:\p{Lu}[\p{L}.'\u2019-]*|\ue001+)(?: (?:\p{Lu}[\p{L}.'\u2019-]*|\ue001+)){0,4}\s*[,:\u2013\u2014-]$/u;

function findGreetingDamage(before: PartText, after: PartText): Flaw[] {
  const [old, edited] = [greetingOf(before), greetingOf(after)];
  if (old === null) {
    const first = before.lines[0]?.text ?? '';
    const isTwice = edited !== null && NAMED_LINE.test(first) && after.lines.slice(0, 2).some(({ text }) => text === first);
    return isTwice ? [{ kind: 'doubled_sentence', text: first }] : [];
  }
  if (edited === null) return [{ kind: 'lost_greeting', text: old }];
  const greets = (line: string) => line.split(/[,!.]\s*/).filter((piece) => GREETING.test(piece)).length;
  if (greets(edited) > Math.max(1, greets(old))) return [{ kind: 'doubled_sentence', text: edited }];
  if (
    /[,!:]$/.test(old) &&
    (/[\p{L}\ue001]$/u.test(edited) || (lettersOf(edited) !== lettersOf(old) && edited.length > old.length + MOST_GREETING))
  )
    return [{ kind: 'blank_line', text: edited }];
  const [was, is] = [namesIn(old), namesIn(edited)];
  if (was.length > 0 && is.length === 0 && !NOBODY_IN.test(edited)) return [{ kind: 'changed_name', text: edited }];
  return was.length > 0 && is.some((name) => !was.includes(name)) ? [{ kind: 'changed_name', text: edited }] : [];
}

/** Lines and sentences that were below a blank line and no longer are. */
function findEatenBlanks(before: PartText, after: PartText): Flaw[] {
  const starts = new Map(before.lines.map((line, index) => [lettersOf(line.text).slice(0, 24), { index, line }]));
  const flaws: Flaw[] = [];
  const oldSentences = new Set(before.sentences.map(lettersOf));
  after.lines.forEach(({ text, isAfterBlank }, index) => {
    const old = starts.get(lettersOf(text).slice(0, 24));
    if (index > 0 && !isAfterBlank && old !== undefined && old.index > 0 && old.line.isAfterBlank) flaws.push({ kind: 'blank_line', text });
  });
  const firsts = new Set(
    before.lines
      .slice(1)
      .filter(({ isAfterBlank }) => isAfterBlank)
      .map(({ text }) => lettersOf(text)),
  );
  if (firsts.size === 0) return flaws;
  const lineStarts = [...new Set(after.lines.map(({ text }) => lettersOf(text)))];
  for (const sentence of after.sentences) {
    const key = lettersOf(sentence);
    if (
      key.length > 0 &&
      oldSentences.has(key) &&
      !lineStarts.some((line) => line.startsWith(key)) &&
      [...firsts].some((line) => line.startsWith(key))
    )
      flaws.push({ kind: 'blank_line', text: sentence });
  }
  return flaws;
}

const NUMERAL = /\b(?:two|three|four|five|six|[2-9])\b/i;
const countItems = (lines: readonly Line[], from: number): number => {
  const end = lines.findIndex(({ text }, index) => index >= from && !ITEM.test(text));
  return (end < 0 ? lines.length : end) - from;
};

/** Lines that announce a list that is gone, is no longer a list, or has fewer items than announced. */
function findEmptyLists({ lines: before }: PartText, { lines: after }: PartText): Flaw[] {
  return after.flatMap(({ text }, index) => {
    const old = text.endsWith(':') ? before.findIndex((line) => line.text === text) : -1;
    const was = before[old + 1]?.text;
    if (old < 0 || was === undefined) return [];
    const [had, has] = [countItems(before, old + 1), countItems(after, index + 1)];
    const isTorn =
      had === 0
        ? lettersOf(was) !== lettersOf(after[index + 1]?.text ?? '')
        : has === 0 || (has < had && (has === 1 || NUMERAL.test(text)));
    return isTorn ? [{ kind: 'empty_list', text }] : [];
  });
}

/** Damage to the greeting, the paragraphs, the lists and the signature of a body. */
export function findLayoutDamage(before: PartText, after: PartText): Flaw[] {
  // In markup, tags define the lines; once it is removed, every line is new.
  if (before.tags.length > 0) return [];
  return [
    ...findSignatureDamage(before, after),
    ...findGreetingDamage(before, after),
    ...findEatenBlanks(before, after),
    ...findEmptyLists(before, after),
  ];
}
