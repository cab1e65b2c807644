import { countOf } from '@coldcast/rules/countOf';
import type { Bucket } from '@coldcast/rules/deliverability';
import { openLabel } from '@coldcast/rules/sequence/openLabel';
import type { RateDifference } from '@coldcast/simulator/compareEmails';
import { formatCount } from '../../ui/formats.ts';
import { Notice } from '../../ui/Notice.tsx';
import { chanceWords, inHundred, rangeWords, shownDifference } from '../compareWords.ts';
import { RATE_LABELS, RATES } from '../rateComparison.ts';
import type { CompareAnswer } from '../worker/compareLists.ts';
import { DifferenceRuler } from './DifferenceRuler.tsx';
import styles from './TwoEmails.module.css';

const toMeasured = ({ difference, interval80: [low, high] }: RateDifference) => ({ rate: difference, low, high });
const NAMES = ['Email A', 'Email B'] as const;

type RateLineProps = { label: string; found: RateDifference; reach: number };

function RateLine({ label, found, reach }: RateLineProps) {
  const difference = toMeasured(found);
  return (
    <li className={styles.line}>
      <h3>{label}</h3>
      <div>
        <p>
          <b>{shownDifference(found.first, found.second)} in 100</b> (80% range {rangeWords(difference)}): B {inHundred(found.second)}, A{' '}
          {inHundred(found.first)}
        </p>
        <DifferenceRuler difference={difference} reach={reach} />
        <p className={styles.chance}>{chanceWords(found.chanceBetter, NAMES)}</p>
      </div>
    </li>
  );
}

type Compared = Extract<CompareAnswer, { kind: 'compared' }>;

function Segments({ segments }: Pick<Compared, 'segments'>) {
  if (segments.length === 0) return null;
  return (
    <section>
      <h3>Who reacts differently</h3>
      <ul className={styles.segments}>
        {segments.map(({ name, leads, reply }) => (
          <li key={name}>
            {formatCount(leads)} {name}: {shownDifference(reply.first, reply.second)} replies in 100 with B ({inHundred(reply.second)}{' '}
            compared with {inHundred(reply.first)})
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = {
  answer: Compared;
  bucket: Bucket;
  /** What has changed since, if these are no longer the results of what stands above. */
  change: string | null;
};

/** The difference of B from A, rate by rate. */
export function TwoEmailsResult({ answer: { comparison, segments, isSequence }, bucket, change }: Props) {
  const { rates, movedLeads, leads } = comparison;
  const reach = Math.max(1e-3, ...RATES.flatMap((rate) => rates[rate].interval80.map(Math.abs)));
  return (
    <section
      className={change === null ? styles.result : `${styles.result} ${styles.earlier}`}
      aria-label={change === null ? 'Result' : 'Earlier result'}
    >
      {change !== null && (
        <Notice tone="fair" role="note">
          {change} Compare again to update them.
        </Notice>
      )}
      <p className={styles.summary}>{chanceWords(rates.reply.chanceBetter, NAMES)}</p>
      <p className={styles.lead}>
        Based on simulated replies at bucket {bucket}. {formatCount(movedLeads)} of {countOf(leads, 'lead')} would act differently. This
        tests the emails against our model, not the market.
      </p>
      <ul className={styles.lines}>
        {RATES.map((rate) => (
          <RateLine key={rate} label={rate === 'open' ? openLabel(isSequence) : RATE_LABELS[rate]} found={rates[rate]} reach={reach} />
        ))}
      </ul>
      <Segments segments={segments} />
    </section>
  );
}
