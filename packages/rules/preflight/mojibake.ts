import type { Sighting } from './finding.ts';

/**
 * The characters Windows-1252 shows for the bytes 0x80 to 0x9f; all other bytes are their own code points. Five bytes have no character.
 */
const SHOWN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const byteOf = new Map([...SHOWN].map((character, index) => [character, 0x80 + index]));

const NEXT = `[\\u0080-\\u00bf${SHOWN.replaceAll(/[\u0080-\u009f]/g, '')}]`;
/**
 * UTF-8 that was read as Windows-1252: two bytes after Â or Ã, three after â, four after ð. Ä and Å start such pairs too but are real
 * letters: they count only inside a lower-case word, which has no capitals.
 */
const GARBLED = new RegExp(
  [
    `ð${NEXT}{3}`,
    `[âï]${NEXT}{2}`,
    `[ÂÃ]${NEXT}`,
    `(?<=\\p{Ll})[ÄÅ]${NEXT}(?=\\p{Ll})`,
    // A no-break space often gets lost, but its Â stays.
    '(?<=[\\p{L}\\p{N}.,;:!?])Â(?= )',
  ].join('|'),
  'gu',
);

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes a garbled piece; returns it unchanged if it means nothing. */
function decode(piece: string): string {
  if (piece === 'Â') return '';
  const bytes = [...piece].map((character) => byteOf.get(character) ?? character.codePointAt(0) ?? 0);
  try {
    return decoder.decode(Uint8Array.from(bytes)).replaceAll('\ufeff', '');
  } catch {
    return piece;
  }
}

/** The text with garbled pieces repaired: `â€™` becomes an apostrophe, `Ã¼` an ü. Text garbled twice is repaired twice. */
export function repairMojibake(text: string): string {
  const once = text.replace(GARBLED, decode);
  return once === text ? text : repairMojibake(once);
}

/** Each garbled piece of a text once, with its original; and characters that are lost. */
export function findMojibake(text: string): Sighting[] {
  const pieces = [...new Set(text.match(GARBLED))].filter((piece) => decode(piece) !== piece);
  const garbled = pieces.map((piece): Sighting => ({
    kind: 'mojibake',
    text: piece,
    instead: decode(piece),
    fix: { kind: 'repair_mojibake' },
  }));
  if (!text.includes('\ufffd')) return garbled;
  return [...garbled, { kind: 'lost_character', text: wordAround(text, text.indexOf('\ufffd')), instead: null, fix: null }];
}

/** The run of non-space characters at an offset, short enough to quote. */
function wordAround(text: string, offset: number): string {
  const before = /\S{0,20}$/.exec(text.slice(0, offset))?.[0] ?? '';
  const after = /^\S{0,20}/.exec(text.slice(offset))?.[0] ?? '';
  return before + after;
}
