/** A class number for every UTF-16 code unit; 0 means that the fast splitters do not know the character. */
export type CharacterClasses = Uint8Array;

/** Blocks whose characters the fast splitters handle; none contains combining or format characters. */
const KNOWN_RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x0000, 0x00ac],
  [0x00ae, 0x00b7],
  [0x00b9, 0x017f],
  [0x0410, 0x044f],
  [0x2010, 0x2027],
  [0x2030, 0x203b],
  [0x20a0, 0x20bf],
];

/** Builds the table from one rule for every known character. Rules give 1 and up. */
export function toCharacterClasses(classOf: (character: string) => number): CharacterClasses {
  const table = new Uint8Array(0x10000);
  for (const [first, last] of KNOWN_RANGES) {
    for (let code = first; code <= last; code += 1) table[code] = classOf(String.fromCharCode(code));
  }
  return table;
}

/** Every character the fast splitters know, for tests. */
export const knownCharacters = (): string[] =>
  KNOWN_RANGES.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)));
