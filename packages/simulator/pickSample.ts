import { keyedUniform } from './draws.ts';

/**
 * A part of a long list that does not depend on its order: the `most` leads with the smallest keyed draw, sorted by that draw. A shorter
 * list is returned whole, in its own order.
 */
export function pickSample<Item>(
  seed: string,
  items: readonly Item[],
  { most, keyOf }: { most: number; keyOf: (item: Item) => string },
): readonly Item[] {
  if (items.length <= most) return items;
  return items
    .map((item) => ({ item, draw: keyedUniform(seed, keyOf(item), 'sample') }))
    .toSorted((one, other) => one.draw - other.draw)
    .slice(0, most)
    .map(({ item }) => item);
}
