import { SIGN_OFFS } from './signOffs.ts';

/** A sign-off on a line of its own, or followed by a short name on the same line. */
const SIGN_OFF = new RegExp(
  `^(?:${SIGN_OFFS.join('|')})(?:\\s*[,!.\\u2013\\u2014-]+(?:\\s*\\S+){0,3}|(?:\\s+\\p{Lu}\\S*){0,2})\\s*$`,
  'iu',
);
const RULE = /^(?:--\s*|[\u2013\u2014-]{1,2}\s?\p{Lu}[\p{L}'\u2019. -]{0,40}|_{3,}|-{3,})$/u;
/** A line that is a name or a role: few words, capitalized, no period. */
const NAME_LINE = /^\p{Lu}[\p{L}'\u2019.-]*(?:,? [\p{L}&'\u2019.-]+){0,2}$/u;
/** A name after a dash; if other lines start with a dash too, it is a list item. */
const DASHED = /^[\u2013\u2014-]{1,2}\s?[^\s\u2013\u2014-]/u;
/** A few words and a comma; thanks belong to what the email says. */
const TAKES_LEAVE = /^(?!thank)(?:[^\s,.!?;:]+ ){0,4}[^\s,.!?;:]+,$/iu;
const MAX_LINES = 9;
const NO_TEXT = /^\0[\0\s]*$/;
/** Whether a line without spaces around it has no text. */
const isNoText = (line: string): boolean => line === '' || (line.charCodeAt(0) === 0 && NO_TEXT.test(line));

type Line = { start: number; text: string };

/** The last non-empty lines of a body, last first. */
function lastLines(body: string, from: number): Line[] {
  const lines: Line[] = [];
  let end = body.length;
  while (end > from && lines.length < MAX_LINES) {
    const start = Math.max(from, body.lastIndexOf('\n', end - 1) + 1);
    const text = body.slice(start, end).trim();
    // A line with only a link or a placeholder is not a signature.
    if (!isNoText(text)) lines.push({ start, text });
    end = start - 1;
  }
  return lines;
}

/** Where the signature begins, including the sign-off; the body's length if there is none. `from` is where the greeting ends. */
export function findSignatureStart(body: string, from: number): number {
  const lines = lastLines(body, from);
  const isItem = (index: number): boolean =>
    [index - 1, index, index + 1].filter((at) => DASHED.test(lines[at]?.text ?? '')).length > 1 && DASHED.test(lines[index]?.text ?? '');
  const signOff = lines.findLast(({ text }, index) => text.length < 70 && (SIGN_OFF.test(text) || (RULE.test(text) && !isItem(index))));
  if (signOff !== undefined) return signOff.start;
  // Without a sign-off, a name alone on the last line is still a signature if the line before it ended.
  const leave = lines.findIndex(({ text }) => !NAME_LINE.test(text));
  // Whatever the last words before a name are, a short line that ends in a comma takes leave: "Let's crush it,".
  const above = lines[leave];
  if (leave > 0 && above !== undefined && TAKES_LEAVE.test(above.text) && /\n[ \t]*\r?\n[ \t]*$/.test(body.slice(from, above.start)))
    return above.start;
  const [last, before] = lines;
  const isSigned = last !== undefined && before !== undefined && NAME_LINE.test(last.text) && /[.!?:)]$/.test(before.text);
  return isSigned ? last.start : body.length;
}
