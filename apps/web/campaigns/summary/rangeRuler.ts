/** Possible lengths of a ruler and the step of its labels, in percent. The first is the default. */
const RULERS: Record<'open' | 'reply', readonly (readonly [end: number, step: number])[]> = {
  open: [
    [60, 10],
    [100, 20],
  ],
  reply: [
    [4, 1],
    [8, 2],
    [20, 5],
    [40, 10],
    [100, 20],
  ],
};

/** The ruler of a range card: 0 to 60 for open, 0 to 4 for reply, longer if the higher end needs it. */
export function rangeRuler(rate: 'open' | 'reply', highPercent: number): { end: number; step: number; labels: number[] } {
  const [end, step] = RULERS[rate].find(([length]) => length >= highPercent) ?? [100, 20];
  return { end, step, labels: Array.from({ length: end / step + 1 }, (_, i) => i * step) };
}
