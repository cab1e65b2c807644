import { InfoTip } from '../../ui/InfoTip.tsx';
import { LevelChip } from '../../ui/LevelChip.tsx';
import { RateBand } from '../../ui/RateBand.tsx';
import { Scale } from '../../ui/Scale.tsx';
import { PercentText } from '../PercentText.tsx';
import styles from './MetricPanel.module.css';
import type { MetricView } from './metricView.ts';

/** One rate: value, counts, label, scale and expectation. */
export function MetricCell({ view }: { view: MetricView }) {
  const { label, level, expected, other, scale, tip } = view;
  return (
    <div className={styles.cell} role="group" aria-label={label}>
      <div className={styles.top}>
        <div className={styles.label}>
          <h3>{label}</h3>
          <InfoTip about={label}>
            <span className={styles.tip}>
              <b>{tip.formula}</b>
              <span>{tip.detail}</span>
            </span>
          </InfoTip>
        </div>
        {level && <LevelChip level={level.level} tone={level.tone} scale={tip.rule} />}
      </div>
      <div className={styles.numbers}>
        <p className={styles.value}>
          <PercentText text={view.value} />
        </p>
        <p className={styles.of}>{view.of}</p>
      </div>
      <div className={styles.scale}>
        <Scale
          capPercent={scale.end}
          thresholds={scale.thresholds}
          runPercent={scale.run === null ? null : scale.run * 100}
          expected={
            scale.expected && { percent: scale.expected.mean * 100, low: scale.expected.low * 100, high: scale.expected.high * 100 }
          }
        />
      </div>
      <p className={styles.expected}>
        {expected === null ? (
          'No forecast yet'
        ) : (
          <>
            Expected <b>{expected.mean}</b> <span>({expected.range})</span>
          </>
        )}
      </p>
      {other ? (
        <>
          <RateBand
            band={{ low: 100 * other.band.low, middle: 100 * other.band.mean, high: 100 * other.band.high }}
            cap={scale.end}
            isBase
          />
          <p className={styles.other}>
            {other.label} {other.mean} <span>({other.range})</span>
          </p>
        </>
      ) : null}
    </div>
  );
}
