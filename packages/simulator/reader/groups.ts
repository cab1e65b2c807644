import { DIGITS, HASH_BITS, numberAt, SYMBOLS, toFeature } from './symbols.ts';
import type { PackedGroups } from './weights.ts';
import { WORD_GROUPS } from './wordGroups.ts';

function unpackGroups({ steps, groups }: PackedGroups): Uint16Array {
  const found = new Uint16Array(1 << HASH_BITS);
  let [step, feature] = [0, 0];
  for (let word = 0; 2 * word < groups.length; word += 1) {
    let digit = numberAt(steps, step);
    feature += digit;
    for (step += 1; digit === DIGITS; step += 1) {
      digit = numberAt(steps, step);
      feature += digit;
    }
    found[feature] = 1 + SYMBOLS.length * numberAt(groups, 2 * word) + numberAt(groups, 2 * word + 1);
  }
  return found;
}

let known: Uint16Array | undefined;

/** The number of a word's group of words with similar meaning, from 1; 0 for a rare word or a name. */
export const groupOf = (hash: number): number => (known ??= unpackGroups(WORD_GROUPS))[toFeature(hash)] ?? 0;
