/** From this lift on, a percentage says less than a multiple: "14-fold" instead of "+1266%". */
const MANIFOLD = 10;
const percentOf = (lift: number): string => String(Math.round(100 * lift) || 0);
const signed = (lift: number): string => (Math.round(100 * lift) > 0 ? `+${percentOf(lift)}` : percentOf(lift));
/** How many times as much there is: "14", "8.5". */
const timesOf = (lift: number): string => (1 + lift).toFixed(1 + lift < 9.95 ? 1 : 0).replace(/\.0$/, '');

/** A change, with its range if one is given: "+25% (+2 to +55)", "14-fold (8.5 to 18)". */
export function sayLift(lift: number, range: readonly number[] = []): string {
  const isManifold = Math.max(lift, ...range) >= MANIFOLD;
  const bounds = range.map(isManifold ? timesOf : signed).join(' to ');
  return `${isManifold ? `${timesOf(lift)}-fold` : `${signed(lift)}%`}${bounds === '' ? '' : ` (${bounds})`}`;
}

/** The range of a gain that is told as `sayMore`: "+2% to +55%", "8.5 to 18 times". */
export const sayLiftRange = (lift: number, range: readonly number[]): string =>
  lift >= MANIFOLD ? `${range.map(timesOf).join(' to ')} times` : range.map((bound) => `${signed(bound)}%`).join(' to ');

/** A gain before what is gained: "25% more", "14 times the". */
export const sayMore = (lift: number): string => (lift >= MANIFOLD ? `${timesOf(lift)} times the` : `${percentOf(lift)}% more`);
