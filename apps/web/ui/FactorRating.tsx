import { impactOf } from '@coldcast/rules/ratings';
import styles from './FactorRating.module.css';
import { Icon } from './icons/Icon.tsx';
import type { IconName } from './icons/iconDrawings.tsx';

type Polarity = 'positive' | 'negative' | 'neutral' | 'mixed';

const SIGNS: Record<Polarity, { word: string; icon: IconName }> = {
  positive: { word: 'Positive', icon: 'plus' },
  negative: { word: 'Negative', icon: 'minus' },
  neutral: { word: 'Neutral', icon: 'aright' },
  mixed: { word: 'Mixed', icon: 'mixed' },
};

/** Polarity and impact of a factor; the impact is based on the same whole percent as the gauge beside it. */
export function FactorRating({ polarity, percent, isStacked = false }: { polarity: Polarity; percent: number; isStacked?: boolean }) {
  const { word, icon } = SIGNS[polarity];
  return (
    <dl className={isStacked ? `${styles.pairs} ${styles.stacked}` : styles.pairs}>
      <div>
        <dt>Polarity</dt>
        <dd className={styles[polarity]}>
          <Icon name={icon} isSmall />
          {word}
        </dd>
      </div>
      <div>
        <dt>Impact</dt>
        <dd>{impactOf(percent)}</dd>
      </div>
    </dl>
  );
}
