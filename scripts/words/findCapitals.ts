import type { WordFault } from './findFaults.ts';
import { PROPER_NAMES } from './properNames.ts';

const longestFirst = PROPER_NAMES.toSorted((a, b) => b.length - a.length);
const NAME = new RegExp(`(?<![\\p{L}\\d-])(?:${longestFirst.map((name) => name.replaceAll('.', '\\.')).join('|')})(?![\\p{L}\\d])`, 'gu');

/**
 * A capitalized word after a word or a comma, where no sentence starts. Abbreviations (CSV) and names in code (useSession) do not count.
 */
const INNER_CAPITAL = /(?<=[\p{Ll}\d,;)%’] )\p{Lu}\p{Ll}+(?![\p{L}\d]|-\p{Lu})/u;

/** Capitalized words inside a sentence, heading or label that are not names. */
export function findCapitals(text: string): WordFault[] {
  const found = INNER_CAPITAL.exec(text.replaceAll(NAME, 'name'))?.[0];
  return found === undefined ? [] : [{ rule: 'sentence case', found }];
}
