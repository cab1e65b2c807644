import type { Measured } from '@coldcast/rules/abTest';
import { RateBand } from '../../ui/RateBand.tsx';
import styles from './TwoEmails.module.css';

type Props = {
  difference: Measured;
  /** Fraction at either end. */
  reach: number;
};

/** The difference of B from A on a line with 0 in the middle. Hidden from screen readers: the sentence above says the same. */
export function DifferenceRuler({ difference: { rate, low, high }, reach }: Props) {
  return (
    <div className={styles.ruler} aria-hidden="true">
      <span>fewer</span>
      <RateBand band={{ low, middle: rate, high }} from={-reach} cap={reach} />
      <span>more</span>
    </div>
  );
}
