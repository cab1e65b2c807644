import type { Sighting } from './finding.ts';

/** Text that no email contains on purpose: filler and spreadsheet errors. XXX is filler if it replaces a word. */
const FILLER = /\bX{3,}\b|\blorem ipsum\b|#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!)/gi;
/** A program's word for nothing, where a name belongs. */
const GREETED_NOTHING =
  /(?<=^\s*(?:hi|hello|hey|dear|hallo|hola|bonjour|ciao|ol\u00e1|liebe[rs]?)[ \t]+)(?:undefined|null|nan|none)(?=[ \t]*(?:[,.!:\n]|$))/i;
/** The same after a preposition and before punctuation. */
const NOTHING = /(?<=\b(?:at|for|from|with)[ \t]+)(?:undefined|null|NULL|NaN)(?=[ \t]*(?:[,.!?;:)\n]|['\u2019]s\b|$))/g;
/** These two are not words in any language. */
const BARE_NOTHING = /(?<![\w`.'"-])(?:undefined|NaN)(?![\w`'"(-])/g;
const EMPTY_GREETING = /^\s*(?:hi|hello|hey|dear|hallo|hola|bonjour|ciao|ol\u00e1|hej|liebe[rs]?)[ \t]+[,!](?=\s)/iu;

const sighted = (kind: 'leftover' | 'empty_greeting', text: string): Sighting => ({ kind, text: text.trim(), instead: null, fix: null });

/** What an email merge left in a filled text. A program's word for nothing counts only where a value belongs. */
export function findLeftovers(text: string): Sighting[] {
  const found = [...(text.match(FILLER) ?? []), ...(GREETED_NOTHING.exec(text) ?? []), ...(text.match(NOTHING) ?? [])];
  const empty = EMPTY_GREETING.exec(text);
  return [
    ...[...new Set(found)].map((piece) => sighted('leftover', piece)),
    ...(empty === null ? [] : [sighted('empty_greeting', empty[0])]),
  ];
}

/** `undefined` and `NaN` anywhere in a text: leftovers unless most emails on the list use them. */
export const findNothingWords = (text: string): Sighting[] =>
  [...new Set(text.match(BARE_NOTHING))].map((piece) => sighted('leftover', piece));
