import type { Arrow, Tone } from '@coldcast/rules/ratings';
import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import { arrowIcons } from './RateArrow.tsx';
import { Icon } from './icons/Icon.tsx';

/** The last four only distinguish kinds, without a judgment. */
export type ChipTone = Tone | 'accent' | 'line' | 'poorLine' | 'pale' | 'grey' | 'ringed' | 'lilac';

type ChipProps = { children: ReactNode; tone?: ChipTone; arrow?: Arrow };

export function Chip({ children, tone = 'quiet', arrow }: ChipProps) {
  return (
    <span className={`${styles.chip} ${styles[tone]}`}>
      {arrow ? <Icon name={arrowIcons[arrow]} isSmall /> : null}
      {children}
    </span>
  );
}
