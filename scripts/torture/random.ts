import { createDraw } from '../../apps/server/testing/createDraw.ts';

/** Random fractions in [0, 1) from a seed, so that a run can be repeated. */
export type Random = {
  next: () => number;
  /** A whole number from `from` up to and including `to`. */
  between: (from: number, to: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
};

export const createRandom = (seed: number): Random => {
  const next = createDraw(seed);
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    pick: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
  };
};
