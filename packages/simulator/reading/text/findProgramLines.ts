/** The start or end of a line of code. */
const PROGRAM =
  /^[ \t]*(?:(?:const|let|var) [^\n=]{1,40}=|(?:export |async )?function\b[ \w]{0,40}\(|(?:import|export) [^\n]{1,80} from ['"]|def \w{1,40}\(|class \w{1,40} ?[:{(]|(?:if|for|while|switch) ?\([^\n]{1,80}\)[ \t]*(?:\{|continue|return|break)|(?:if|elif|for|while|with|try|else|except) ?[^\n.?!]{0,80}:[ \t]*$|return [^\n]{0,80};|return (?:None|True|False|null|self)\b|[\w.]{1,40} ?[+-]?= ?[\w.]{1,40}[([{][^\n]{0,80}$|[a-z]\w{0,30}(?:\.\w{1,30}){0,3}\([^\n.!?]{0,80}\)[ \t]*$|\}|#include\b|\/\/ |console\.\w+\(|await \w|print\()|\);[ \t]*$|\bSELECT [^\n]{1,80} FROM\b/gm;
/** Without braces, a closing semicolon or a line that opens a block, no line is code. */
const MAY_BE_PROGRAM = /[{}]|;[ \t]*(?:\n|$)|^[ \t]*(?:def|class|if|for|while)\b[^\n]{1,80}:[ \t]*$/m;

/** Spans that look like lines of code. */
export const findProgramLines = (text: string): { start: number; end: number }[] =>
  /[{};:]/.test(text) && MAY_BE_PROGRAM.test(text)
    ? [...text.matchAll(PROGRAM)].map((match) => ({ start: match.index, end: match.index + match[0].trimEnd().length }))
    : [];

const PROGRAM_LINE = new RegExp(PROGRAM.source, 'm');

/** Whether a line looks like code. */
export const isProgramLine = (line: string): boolean => PROGRAM_LINE.test(line);
