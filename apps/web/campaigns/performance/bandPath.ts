import { monotonePath, type Point } from '../../ui/monotonePath.ts';

/** The `d` of the area between an upper and a lower line over the same x. */
export const bandPath = (upper: readonly Point[], lower: readonly Point[]): string =>
  `${monotonePath(upper)}${monotonePath(lower.toReversed()).replace('M', 'L')}Z`;
