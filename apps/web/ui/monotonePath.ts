export type Point = { x: number; y: number };

const slope = (from: Point, to: Point): number => (to.y - from.y) / (to.x - from.x);

const round = (value: number): number => Math.round(value * 10) / 10;

/** Tangent at a point between two slopes: zero at a turn, otherwise at most three times the flatter side (Fritsch and Carlson). */
function tangent(before: number, after: number): number {
  if (before * after <= 0) return 0;
  const mean = (before + after) / 2;
  return Math.sign(mean) * Math.min(Math.abs(mean), 3 * Math.abs(before), 3 * Math.abs(after));
}

/** An SVG path through points of rising x that never overshoots them. */
export function monotonePath(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  const slopes = points.slice(1).map((point, index) => slope(points[index] ?? point, point));
  const tangents = points.map((_, index) => {
    const before = slopes[index - 1] ?? slopes[index] ?? 0;
    return tangent(before, slopes[index] ?? before);
  });
  const curves = points.slice(1).map((point, index) => {
    const from = points[index] ?? point;
    const third = (point.x - from.x) / 3;
    const leave = { x: from.x + third, y: from.y + third * (tangents[index] ?? 0) };
    const arrive = { x: point.x - third, y: point.y - third * (tangents[index + 1] ?? 0) };
    return `C${[leave, arrive, point].map(({ x, y }) => `${round(x)} ${round(y)}`).join(' ')}`;
  });
  return `M${round(first.x)} ${round(first.y)}${curves.join('')}`;
}
