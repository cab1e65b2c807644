export type Point = { x: number; y: number };

/** Tangents of a cubic that never overshoots its points (Steffen 1990). */
function tangents(points: readonly Point[]): number[] {
  const slopes = points.slice(1).map((point, i) => {
    const previous = points[i] ?? point;
    return (point.y - previous.y) / (point.x - previous.x);
  });
  const first = slopes[0] ?? 0;
  return points.map((_, i) => {
    const before = slopes[i - 1] ?? first;
    const after = slopes[i] ?? slopes.at(-1) ?? 0;
    const sameSign = Math.sign(before) + Math.sign(after);
    return (sameSign / 2) * Math.min(2 * Math.abs(before), 2 * Math.abs(after), Math.abs(before + after) / 2);
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** SVG commands of a smooth curve through equally spaced points, without the opening move. Runs in the order given. */
function curves(points: readonly Point[]): string {
  const slopes = tangents(points);
  return points
    .slice(1)
    .map((point, i) => {
      const start = points[i] ?? point;
      const third = (point.x - start.x) / 3;
      const control1 = `${round(start.x + third)} ${round(start.y + third * (slopes[i] ?? 0))}`;
      const control2 = `${round(point.x - third)} ${round(point.y - third * (slopes[i + 1] ?? 0))}`;
      return `C${control1} ${control2} ${round(point.x)} ${round(point.y)}`;
    })
    .join('');
}

const start = (points: readonly Point[]): string => (points[0] === undefined ? '' : `${round(points[0].x)} ${round(points[0].y)}`);

/** The `d` of a smooth line. */
export const linePath = (points: readonly Point[]): string => (points.length === 0 ? '' : `M${start(points)}${curves(points)}`);

/** The `d` of the area between an upper and a lower line over the same x. */
export function bandPath(upper: readonly Point[], lower: readonly Point[]): string {
  if (upper.length === 0) return '';
  const back = lower.toReversed();
  return `${linePath(upper)}L${start(back)}${curves(back)}Z`;
}
