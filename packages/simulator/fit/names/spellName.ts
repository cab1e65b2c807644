import { findMisspellings } from '../../reading/spelling/findMisspellings.ts';
import { splitWords } from '../../reading/text/splitWords.ts';

/** The name of an offer as it was meant: misspelled words whose meaning is certain are corrected. */
export function spellName(name: string): string {
  let spelled = name;
  for (const { start, end, by } of findMisspellings(name, splitWords(name)).toReversed())
    spelled = `${spelled.slice(0, start)}${by}${spelled.slice(end)}`;
  return spelled;
}
