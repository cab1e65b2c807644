import type { Arrow, Tone } from '@coldcast/rules/ratings';
import styles from './RateArrow.module.css';
import { Icon } from './icons/Icon.tsx';
import type { IconName } from './icons/iconDrawings.tsx';

export const arrowIcons: Record<Arrow, IconName> = { up: 'up', right: 'aright', down: 'adown' };
const heightOf: Record<Arrow, string> = { up: 'High', right: 'Medium', down: 'Low' };

/** The list's arrow beside a rate; only the arrow is coloured, and "Low, good" is said to those who cannot see it. */
export function RateArrow({ arrow, tone }: { arrow: Arrow; tone: Tone }) {
  return (
    <span className={`${styles.arrow} ${styles[tone]}`}>
      <Icon name={arrowIcons[arrow]} isSmall />
      <span className="sr">{`${heightOf[arrow]}, ${tone}`}</span>
    </span>
  );
}
