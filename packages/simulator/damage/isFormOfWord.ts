import { isEveryday } from '../reading/spelling/findMisspellings.ts';
import { ALSO_SHOUTED } from '../reading/text/acronyms.ts';
import { isVerb } from './lexicon.ts';

const STEM = /^(?:over|under|out|re|un)?(\p{L}{3,}?)(?:ing|ed|s|ly|er|ers|able)?$/u;

/** Whether a word, in lower case, is an everyday one with an ending or a prefix: "overpaying". */
export function isFormOfWord(word: string): boolean {
  const stem = STEM.exec(word)?.[1];
  return stem !== undefined && stem !== word && [stem, `${stem}e`].some((one) => isEveryday(one) || ALSO_SHOUTED.has(one) || isVerb(one));
}
