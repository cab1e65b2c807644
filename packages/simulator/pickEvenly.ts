/** At most this many items, spread evenly over a list, in order; all of them if there are few. */
export const pickEvenly = <Item>(items: readonly Item[], most: number): Item[] =>
  items.filter(
    (_, index) => items.length <= most || Math.floor((index * most) / items.length) !== Math.floor(((index - 1) * most) / items.length),
  );
