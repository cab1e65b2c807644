import { capitalise } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';

/** Stars, arrows and other marks that dress a line up; a list keeps its bullets. */
const OPENS = /^[ \t]*(?:[*=~#\u2605\u2606\u25ba\u25b6]{2,}|[-=]+>+|>+|[\u2192\u2605\u2606\u25ba\u25b6\u27a4])[ \t]*/u;
const CLOSES = /[ \t]*(?:[*=~#\u2605\u2606]{2,}|<+[-=]*)[ \t]*$/u;

/** Arrows between two things that a line says. */
const BETWEEN = /[ \t]*(?:<{2,}|>{2,})[ \t]*/gu;

/** An address in capitals, alone. */
const ADDRESS = /^[ \t]*(?:HTTPS?:\/\/)?[\p{Lu}\d-]+(?:\.[\p{Lu}\d-]+)+(?:\/\S*)?[ \t]*$/u;

/** A line without its marks, as a sentence begins; null if they are all there is of it. */
function undress(line: string): string | null {
  const bare = line.replace(OPENS, '').replace(CLOSES, '').replace(BETWEEN, '\n');
  if (ADDRESS.test(bare)) return bare.toLowerCase();
  if (bare === line) return line;
  return bare === '' ? null : bare.split('\n').map(capitalise).join('\n');
}

/** A body without the marks of a flyer around its lines, and without lines that are nothing else. */
export function plainLines({ body: { raw } }: EmailDraft): string {
  const lines = raw.split('\n').map((line) => (/^\s*$/.test(line) ? line : undress(line)));
  if (lines.every((line, index) => line === raw.split('\n')[index])) return raw;
  return lines
    .filter((line) => line !== null)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}
