/**
 * The contexts in which the numbers of a packed model are written: what came before them in their row tells what is likely.
 */
const STEP_OF = Uint8Array.from([0, 1, 2, 3, 3, 4, 4, 4, 5]);
/** Exact for small numbers, ever coarser for larger ones. */
const stepOf = (count: number): number => STEP_OF[count < STEP_OF.length ? count : STEP_OF.length - 1] ?? 0;
const STEPS = 6;
const MOST_CLASSES = 31;
const MOST_FULL = 10;

/** The distance of a feature to the one before: its length in bits and its first bits. */
export const DISTANCE = 0;
/** How many weights a feature has. */
export const COUNT = 1;
const CLASS = 2;
const WEIGHT = CLASS + (MOST_CLASSES + 1) * STEPS;
export const ROW_CONTEXTS = WEIGHT + MOST_FULL * (2 * STEPS - 1);

/** The class of the next weight, by the class before it (-1 at the start) and how many weights are left. */
export const contextOfClass = (before: number, left: number): number => CLASS + STEPS * (before + 1) + stepOf(left);

/** The size of the next weight, by the weight before it (0 at the start) and how many the row has. */
export const contextOfWeight = (before: number, count: number): number =>
  WEIGHT + ((count < MOST_FULL ? count : MOST_FULL) - 1) * (2 * STEPS - 1) + STEPS - 1 + (before < 0 ? -stepOf(-before) : stepOf(before));

/** The sign and size of a weight as one number. */
export const toNumber = (weight: number): number => (weight > 0 ? 2 * weight : -2 * weight - 1);
export const toWeight = (number: number): number => ((number & 1) === 0 ? number >>> 1 : -((number + 1) >>> 1));
