/** The start or end of a line of code. */
const PROGRAM =
  /^[ \t]*(?:(?:const|let|var) [^\n=]{1,40}=|(?:export |async )?function\b[ \w]{0,40}\(|(?:import|export) [^\n]{1,80} from ['"]|def \w{1,40}\(|class \w{1,40} ?[:{(]|(?:if|for|while|switch) ?\([^\n]{1,80}\)[ \t]*(?:\{|continue|return|break)|return [^\n]{0,80};|\}|#include\b|\/\/ |console\.\w+\(|await \w|print\()|\);[ \t]*$|\bSELECT [^\n]{1,80} FROM\b/gm;
/** Without braces or a closing semicolon, no line is code. */
const MAY_BE_PROGRAM = /[{}]|;[ \t]*(?:\n|$)/;

/** Spans that look like lines of code. */
export const findProgramLines = (text: string): { start: number; end: number }[] =>
  MAY_BE_PROGRAM.test(text)
    ? [...text.matchAll(PROGRAM)].map((match) => ({ start: match.index, end: match.index + match[0].trimEnd().length }))
    : [];

const PROGRAM_LINE = new RegExp(PROGRAM.source, 'm');
const LEAST_LINES = 3;
/** From this share of code lines on, a text is a program. */
const LEAST_SHARE = 0.5;
const FILLER = /\b(?:lorem|ipsum|dolor|sit amet|consectetur|adipiscing|eiusmod|tempor|incididunt)\b/gi;
const LEAST_FILLER = 4;

/** Whether a text is certainly not a message: a program, or placeholder text such as lorem ipsum. */
export function isNoText(text: string): boolean {
  if (/orem ipsum/i.test(text)) return (text.match(FILLER)?.length ?? 0) >= LEAST_FILLER;
  const found = findProgramLines(text);
  if (found.length < LEAST_LINES) return false;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.filter((line) => PROGRAM_LINE.test(line)).length >= LEAST_SHARE * lines.length;
}
