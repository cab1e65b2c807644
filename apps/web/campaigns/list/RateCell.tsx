import { DEFAULT_BUCKET, toBucketIndex } from '@coldcast/rules/deliverability';
import { listArrow, type ListRate } from '@coldcast/rules/ratings';
import { useDeferredValue } from 'react';
import { formatRatio } from '@coldcast/rules/formatRatio';
import { RateArrow } from '../../ui/RateArrow.tsx';
import { Sparkline } from '../../ui/Sparkline.tsx';
import type { CampaignRow } from './campaignRow.ts';
import styles from './CampaignTable.module.css';
import { expectedText, ofText } from './rateWords.ts';

const MARKED_INDEX = toBucketIndex(DEFAULT_BUCKET);

/** The curve next to the reply rate updates slightly after its row: it is decoration, and a sort must show immediately. */
function ReplyCurve({ counts }: { counts: readonly number[] }) {
  return (
    <span className={styles.spark}>
      <Sparkline counts={useDeferredValue(counts)} markedIndex={MARKED_INDEX} />
    </span>
  );
}

export function RateCell({ rate, label, row }: { rate: ListRate; label: string; row: CampaignRow }) {
  const cell = row.rates?.[rate];
  const arrow = cell && listArrow(rate, cell.ratio);
  if (!cell || !arrow) {
    return (
      <td data-label={label} className={`${styles.end} ${styles.dash}`}>
        -
      </td>
    );
  }
  return (
    <td data-label={label} className={styles.end}>
      <span className={styles.rate} data-tip-of={rate}>
        {rate === 'reply' && <ReplyCurve counts={row.replyByBucket} />}
        <span className="num">{formatRatio(cell.ratio.numerator, cell.ratio.denominator)}</span>
        <RateArrow arrow={arrow.arrow} tone={arrow.tone} detail={ofText(cell)} />
      </span>
      {rate === 'reply' && cell.expected && (
        <span className={styles.expected}>
          <span className={styles.narrowOnly}>Reply: </span>
          {expectedText(cell.expected)}
          <span className={styles.narrowOnly}> in 100</span>
        </span>
      )}
    </td>
  );
}
