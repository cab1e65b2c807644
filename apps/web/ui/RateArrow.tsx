import type { Arrow, Tone } from '@coldcast/rules/ratings';
import styles from './RateArrow.module.css';
import { iconDrawings, type IconName } from './icons/iconDrawings.tsx';

export const arrowIcons = { up: 'up', right: 'aright', down: 'adown' } as const satisfies Record<Arrow, IconName>;
const heightOf: Record<Arrow, string> = { up: 'High', right: 'Medium', down: 'Low' };

type Props = {
  arrow: Arrow;
  tone: Tone;
  /** Announced after "Low, good", such as "11 of 409". */
  detail: string;
};

/**
 * The arrow beside a rate in the list; only the arrow is colored, and screen readers hear "Low, good". One drawing with a name: hidden
 * texts in each cell would make sorting a long list slow.
 */
export function RateArrow({ arrow, tone, detail }: Props) {
  return (
    <svg
      className={`${styles.arrow} ${styles[tone]}`}
      viewBox="0 0 20 20"
      role="img"
      aria-label={`${heightOf[arrow]}, ${tone}, ${detail}`}
      focusable="false"
    >
      {iconDrawings[arrowIcons[arrow]]}
    </svg>
  );
}
