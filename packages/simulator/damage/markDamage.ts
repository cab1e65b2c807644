import { findNew, type DamageKind, type Flaw } from './damage.ts';
import { findNameMarks } from '../reading/text/nameMarks.ts';
import type { PartText } from './partText.ts';

const matchesOf = (text: string, pattern: RegExp): string[] => text.match(pattern)?.map((piece) => piece.trim()) ?? [];

/** Punctuation that no line should have. It is damage if the text had less of it before. */
const PATTERNS: readonly [DamageKind, RegExp][] = [
  [
    'doubled_mark',
    /(?<!\b(?:inc|ltd|co|corp|etc|[a-z]\.?[a-z]))[.][ \t]*[,;:]|[,;:][ \t]*[,;:.!?]|[!?][ \t]*[,;:.]|!{2,}|\?{2,}|(?<!\.)\.[ \t]*\.(?!\.)/gi,
  ],
  ['leading_mark', /^[ \t]*(?:[,;:!?)\]&/]|\.(?![\w.]))/gm],
  // Starts only at the first space of a run; otherwise a long run would be scanned once for each of its spaces.
  ['blank_at_mark', /(?<![ \t])[ \t]+(?:[,;:!?)\]]|\.(?![\w.]))(?=\s|$|["'\u201d.])|[([][ \t]/g],
  ['empty_bracket', /\([^\p{L}\p{N}\ue000\ue001()]*\)|\[[^\p{L}\p{N}\ue000\ue001[\]]*\]|"\s*"|\u201c\s*\u201d/gu],
  // A bullet or a dash with nothing after it, and a dash at the end of a line.
  [
    'lone_mark',
    /^[ \t]*(?:[-*\u2022\u2013\u2014\u00b7]+|\d+[.)])[ \t]*$|[\p{L}\p{N}][ \t]+[-\u2013\u2014/|&+=][ \t]*$|[-\u2013\u2014][ \t]+[-\u2013\u2014/,.!?|]/gmu,
  ],
  ['glued', /[\p{L}\p{N})][?!;,](?=\p{L})|\p{Ll}\.(?=\p{Lu}\p{Ll})|[?!][ \t]+(?=\p{Ll})/gu],
];

/** Brackets and quotes that open without closing. */
function countTorn(text: string): number {
  const count = (mark: string) => text.split(mark).length - 1;
  return (
    Math.abs(count('(') - count(')')) + Math.abs(count('[') - count(']')) + Math.abs(count('\u201c') - count('\u201d')) + (count('"') % 2)
  );
}

const LAST_MARK = /[,;:\u2013\u2014/&+|=-]$/;
const IS_ITEM = /^(?:[-*\u2022\u2013\u00b7]|\d+[.)])/;

/** Lines that end with punctuation that announces more. A short line with a comma is a greeting or a sign-off. */
function findOpenLines({ lines }: PartText): string[] {
  const texts = lines.map(({ text }) => text);
  // A line that announces a list is followed by it.
  const opensList = (at: number): boolean =>
    (texts[at] ?? '').endsWith(':') && IS_ITEM.test(texts.slice(at + 1).find((text) => text !== '') ?? '');
  return texts
    .filter((_, at) => !opensList(at))
    .filter((text) => LAST_MARK.test(text) && !IS_ITEM.test(text) && !(text.endsWith(',') && text.split(/\s+/).length <= 5));
}

/** A text without the marks that belong to names. */
function withoutNameMarks(text: string): string {
  const names = findNameMarks(text);
  return names.size === 0
    ? text
    : text
        .split('')
        .filter((_, at) => !names.has(at))
        .join('');
}

/** Damage to punctuation, brackets, dashes and quotes. */
export function findMarkDamage(before: PartText, after: PartText, isSubject: boolean): Flaw[] {
  const textOf = ({ visible }: PartText) => withoutNameMarks(visible).trim();
  const [old, edited] = [textOf(before), textOf(after)];
  const flaws = PATTERNS.flatMap(([kind, pattern]) =>
    findNew(matchesOf(old, pattern), matchesOf(edited, pattern)).map((text): Flaw => ({ kind, text })),
  );
  // A line in small letters is the same line.
  const openLines = (part: PartText): string[] => findOpenLines(part).map((line) => line.toLowerCase());
  const open = isSubject && edited.endsWith(',') && !old.endsWith(',') ? [edited] : findNew(openLines(before), openLines(after));
  for (const text of open) flaws.push({ kind: 'trailing_mark', text });
  const hyphens = ({ tokens }: PartText) => tokens.filter(({ kind, key }) => kind === 'mark' && key === '-').length;
  if (isSubject && hyphens(after) > hyphens(before)) flaws.push({ kind: 'lone_mark', text: '-' });
  if (countTorn(edited) > countTorn(old)) flaws.push({ kind: 'torn_quote', text: edited });
  return flaws;
}
