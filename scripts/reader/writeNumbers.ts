import { CONTEXT_MARK, MOST_BITS, SYMBOL_BITS, type PackedNumbers } from '../../packages/simulator/reader/prefixCode.ts';
import { SYMBOLS } from '../../packages/simulator/reader/symbols.ts';

/** A number to write: in a context, or as it is in so many bits. */
export type Written = { number: number } & ({ context: number } | { bits: number });

type Node = { count: number; numbers: readonly number[] };

/** Huffman code lengths: the two rarest nodes are joined until one is left, which makes all their codes one bit longer. */
function lengthsOf(counts: readonly number[]): number[] {
  const lengths = counts.map(() => 0);
  let nodes = counts.flatMap((count, number): Node[] => (count > 0 ? [{ count, numbers: [number] }] : []));
  if (nodes.length === 1) return counts.map((count) => (count > 0 ? 1 : 0));
  while (nodes.length > 1) {
    const [one, other, ...rest] = nodes.toSorted((left, right) => left.count - right.count);
    const numbers = [...(one?.numbers ?? []), ...(other?.numbers ?? [])];
    for (const number of numbers) lengths[number] = (lengths[number] ?? 0) + 1;
    nodes = [...rest, { count: (one?.count ?? 0) + (other?.count ?? 0), numbers }];
  }
  // Less unequal counts give shorter longest codes.
  return Math.max(0, ...lengths) <= MOST_BITS ? lengths : lengthsOf(counts.map((count) => Math.ceil(count / 2)));
}

/** The code of each number of a context, in the order that a reader expects. */
function codesOf(lengths: readonly number[]): number[] {
  const codes = lengths.map(() => 0);
  let next = 0;
  for (let length = 1; length <= MOST_BITS; length += 1) {
    lengths.forEach((own, number) => {
      if (own === length) codes[number] = next++;
    });
    next *= 2;
  }
  return codes;
}

function toText(codes: Iterable<{ bits: number; code: number }>): string {
  let [text, buffer, held] = ['', 0, 0];
  for (const { bits, code } of codes)
    for (let at = bits - 1; at >= 0; at -= 1) {
      buffer = 2 * buffer + ((code >>> at) & 1);
      held += 1;
      if (held < SYMBOL_BITS) continue;
      text += SYMBOLS.charAt(buffer);
      [buffer, held] = [0, 0];
    }
  // Room for what a reader takes ahead.
  return text + SYMBOLS.charAt(buffer << (SYMBOL_BITS - held)) + SYMBOLS.charAt(0).repeat(4);
}

/** Writes numbers for `createNumberReader`. */
export function writeNumbers(numbers: readonly Written[], contexts: number): PackedNumbers {
  const counts: number[][] = Array.from({ length: contexts }, () => []);
  for (const written of numbers) {
    if (!('context' in written)) continue;
    const own = counts[written.context] ?? [];
    while (own.length <= written.number) own.push(0);
    own[written.number] = (own[written.number] ?? 0) + 1;
  }
  const lengths = counts.map(lengthsOf);
  const codes = lengths.map(codesOf);
  const coded = numbers.map((written) => {
    if ('bits' in written) return { bits: written.bits, code: written.number };
    const { context, number } = written;
    return { bits: lengths[context]?.[number] ?? 0, code: codes[context]?.[number] ?? 0 };
  });
  const shown = lengths.map((own) => own.map((length) => SYMBOLS.charAt(length)).join(''));
  return { lengths: shown.join(CONTEXT_MARK), text: toText(coded) };
}
