/** A function to minimize: returns its value at a point and writes its slope there. */
export type Objective = (point: Float64Array, slope: Float64Array) => number;

/** How many of the last steps tell how the slope bends. */
const REMEMBERED = 5;
const TRIES = 10;
const ENOUGH = 1e-5;

type Step = { move: Float64Array; turn: Float64Array; product: number };

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** Adds a multiple of `other` to `one`. */
function add(one: Float64Array, other: Float64Array, times: number): void {
  for (let at = 0; at < one.length; at += 1) one[at] = (one[at] ?? 0) + times * (other[at] ?? 0);
}

/** Where to go: against the slope, corrected by how it bent in the last steps. */
function directionOf(slope: Float64Array, steps: readonly Step[]): Float64Array {
  const direction = slope.slice();
  const shares = new Map<Step, number>();
  for (const step of steps.toReversed()) {
    const share = dot(step.move, direction) / step.product;
    shares.set(step, share);
    add(direction, step.turn, -share);
  }
  const last = steps.at(-1);
  const size = last === undefined ? 1 / Math.max(1, Math.sqrt(dot(slope, slope))) : last.product / dot(last.turn, last.turn);
  for (let at = 0; at < direction.length; at += 1) direction[at] = -size * (direction[at] ?? 0);
  for (const step of steps) add(direction, step.move, -(shares.get(step) ?? 0) - dot(step.turn, direction) / step.product);
  return direction;
}

/** Goes down from a start by L-BFGS until a step gains nearly nothing. */
export function minimize(objective: Objective, start: Float64Array, iterations: number): Float64Array {
  let [point, slope] = [start.slice(), new Float64Array(start.length)];
  let value = objective(point, slope);
  const steps: Step[] = [];
  for (let iteration = 0; iteration < iterations; iteration += 1) {
    const direction = directionOf(slope, steps);
    const descent = dot(slope, direction);
    const [next, nextSlope] = [point.slice(), new Float64Array(start.length)];
    let [length, found] = [1, Infinity];
    for (let tried = 0; tried < TRIES && !(found <= value + 1e-4 * length * descent); tried += 1) {
      if (tried > 0) length /= 2;
      next.set(point);
      add(next, direction, length);
      found = objective(next, nextSlope);
    }
    const gain = value - found;
    if (!(gain > ENOUGH * value)) return gain > 0 ? next : point;
    add(point, next, -1);
    add(slope, nextSlope, -1);
    const [move, turn] = [point.map((moved) => -moved), slope.map((turned) => -turned)];
    const product = dot(move, turn);
    if (product > 0) steps.push({ move, turn, product });
    if (steps.length > REMEMBERED) steps.shift();
    [point, slope, value] = [next, nextSlope, found];
  }
  return point;
}
