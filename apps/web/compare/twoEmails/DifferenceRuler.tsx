import type { Measured } from '@coldcast/rules/abTest';
import styles from './TwoEmails.module.css';

type Props = {
  difference: Measured;
  /** Fraction at either end. */
  reach: number;
};

/** What B brings against A on a ruler with 0 in its middle: band, line. Hidden from screen readers: the sentence above it says the same. */
export function DifferenceRuler({ difference: { rate, low, high }, reach }: Props) {
  const at = (value: number): string => `${(50 + (50 * Math.max(-reach, Math.min(reach, value))) / reach).toFixed(2)}%`;
  return (
    <div className={styles.ruler} aria-hidden="true">
      <span>fewer</span>
      <div className={styles.track}>
        <i className={styles.band} style={{ insetInlineStart: at(low), insetInlineEnd: `calc(100% - ${at(high)})` }} />
        <i className={styles.zero} />
        <i className={styles.mark} style={{ insetInlineStart: at(rate) }} />
      </div>
      <span>more</span>
    </div>
  );
}
