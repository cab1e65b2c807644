import { numberAt } from './symbols.ts';

/**
 * Whole numbers as text: within a context, frequent numbers take few bits (a canonical Huffman code for each context). `lengths` has a
 * number's code length per context and number, `text` the codes. Text whose symbols are all equally likely is what gzip keeps small.
 */
export type PackedNumbers = { lengths: string; text: string };

/** How many bits a symbol of the text stands for. */
export const SYMBOL_BITS = 6;
/** The longest code. */
export const MOST_BITS = 11;
/** Separates the contexts. */
export const CONTEXT_MARK = ' ';
const LENGTH_BITS = 4;
const BUFFER_BITS = 24;

/**
 * Where reading stands: `left` bits of the buffer are still to be read. For each context, `entries` has the number and the code length for
 * all that its next bits can be.
 */
export type NumberReader = {
  text: string;
  at: number;
  buffer: number;
  left: number;
  entries: Uint16Array;
  from: Int32Array;
  bits: Uint8Array;
};

/** The entries of a context. Its codes in their order: shorter ones first, then those of smaller numbers. */
function listEntries(lengths: string, bits: number): Uint16Array {
  const entries = new Uint16Array(1 << bits);
  let at = 0;
  for (let length = 1; length <= bits; length += 1)
    for (let number = 0; number < lengths.length; number += 1) {
      if (numberAt(lengths, number) !== length) continue;
      const end = at + (1 << (bits - length));
      entries.fill((number << LENGTH_BITS) | length, at, end);
      at = end;
    }
  return entries;
}

function longestOf(lengths: string): number {
  let most = 0;
  for (let number = 0; number < lengths.length; number += 1) most = Math.max(most, numberAt(lengths, number));
  return most;
}

export function createNumberReader({ lengths, text }: PackedNumbers): NumberReader {
  const contexts = lengths.split(CONTEXT_MARK);
  const bits = Uint8Array.from(contexts, longestOf);
  const from = new Int32Array(contexts.length + 1);
  bits.forEach((most, context) => (from[context + 1] = (from[context] ?? 0) + (1 << most)));
  const entries = new Uint16Array(from.at(-1) ?? 0);
  contexts.forEach((own, context) => entries.set(listEntries(own, bits[context] ?? 0), from[context] ?? 0));
  return { text, at: 0, buffer: 0, left: 0, entries, from, bits };
}

function fill(reader: NumberReader): void {
  while (reader.left <= BUFFER_BITS - SYMBOL_BITS) {
    reader.buffer = ((reader.buffer << SYMBOL_BITS) | numberAt(reader.text, reader.at)) & ((1 << BUFFER_BITS) - 1);
    reader.at += 1;
    reader.left += SYMBOL_BITS;
  }
}

/** The next number of up to 18 bits that was written as it is. */
export function readPlain(reader: NumberReader, bits: number): number {
  if (reader.left < bits) fill(reader);
  reader.left -= bits;
  return (reader.buffer >>> reader.left) & ((1 << bits) - 1);
}

/** The next number, which was written in this context. */
export function readNumber(reader: NumberReader, context: number): number {
  if (reader.left < MOST_BITS) fill(reader);
  const bits = reader.bits[context] ?? 0;
  const entry = reader.entries[(reader.from[context] ?? 0) + ((reader.buffer >>> (reader.left - bits)) & ((1 << bits) - 1))] ?? 0;
  reader.left -= entry & ((1 << LENGTH_BITS) - 1);
  return entry >>> LENGTH_BITS;
}
