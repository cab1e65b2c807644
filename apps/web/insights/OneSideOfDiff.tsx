import type { ChangeObject } from 'diff';
import type { ReactNode } from 'react';

export type Side = 'removed' | 'added';

const asItIs = (text: string): ReactNode => text;

/**
 * One side of a diff: with `removed` the old text with its deleted words struck through, with `added` the new one with its new words
 * underlined.
 */
export function OneSideOfDiff({
  changes,
  side,
  show = asItIs,
}: {
  changes: readonly ChangeObject<string>[];
  side: Side;
  show?: (text: string) => ReactNode;
}) {
  const Tag = side === 'removed' ? 'del' : 'ins';
  const shown = changes.filter((change) => change[side] || !(change.added || change.removed));
  // Parts have no identity but their position.
  return shown.map((change, place) => (change[side] ? <Tag key={place}>{show(change.value)}</Tag> : change.value));
}
