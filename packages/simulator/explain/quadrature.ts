const NODE_COUNT = 16;

/** Value and slope of the Legendre polynomial of degree `NODE_COUNT`. */
function legendre(at: number): { value: number; slope: number } {
  let [before, value] = [1, at];
  for (let degree = 2; degree <= NODE_COUNT; degree += 1) {
    [before, value] = [value, ((2 * degree - 1) * at * value - (degree - 1) * before) / degree];
  }
  return { value, slope: (NODE_COUNT * (at * value - before)) / (at * at - 1) };
}

/** The 16 Gauss-Legendre nodes and weights of the interval 0 to 1. */
export const PATH_NODES: readonly { at: number; weight: number }[] = Array.from({ length: NODE_COUNT }, (_, index) => {
  let root = Math.cos((Math.PI * (index + 0.75)) / (NODE_COUNT + 0.5));
  for (let step = 0; step < 20; step += 1) {
    const { value, slope } = legendre(root);
    root -= value / slope;
  }
  const { slope } = legendre(root);
  return { at: (1 - root) / 2, weight: 1 / ((1 - root * root) * slope * slope) };
});
