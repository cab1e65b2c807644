import { memo } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { InfoTip } from '../../ui/InfoTip.tsx';
import styles from './ForecastPanel.module.css';
import type { RateView } from './forecastView.ts';

/** One rate: a number in 100, its position on a strip, and its 80% band. Its column is too narrow for the whole label of a sequence’s opens. */
export const RateForecast = memo(function RateForecast({ label, name, mean, range, strip, other, tip }: RateView) {
  return (
    <div className={styles.rate}>
      <dt>
        {name}
        <span className="sr">{label.slice(name.length)}</span>
        <InfoTip about={`expected ${label}`}>
          {tip.formula}
          <br />
          {tip.detail}
          {other ? (
            <>
              <br />
              {other.words}.
            </>
          ) : null}
        </InfoTip>
      </dt>
      <dd className={styles.mean}>
        <b>{mean}</b> in 100
      </dd>
      <dd className={styles.strip} aria-hidden="true">
        <i style={{ insetInlineStart: `${strip.low}%`, inlineSize: `${Math.min(100, strip.high) - strip.low}%` }} />
        <b style={{ insetInlineStart: `${strip.mean}%` }} />
      </dd>
      {other ? (
        <dd className={`${styles.strip} ${styles.other}`} aria-hidden="true">
          <i style={{ insetInlineStart: `${other.strip.low}%`, inlineSize: `${Math.min(100, other.strip.high) - other.strip.low}%` }} />
          <b style={{ insetInlineStart: `${other.strip.mean}%` }} />
        </dd>
      ) : null}
      <dd className={styles.range}>
        <span className="sr">80% range </span>
        {range}
        {other ? <span className="sr">, {other.words}</span> : null}
      </dd>
    </div>
  );
});

/** The place of the rates before the first numbers. */
export const RateSkeleton = () => (
  <div className={styles.rates}>
    <span className="sr" role="status">
      Loading the forecast…
    </span>
    {['Open', 'Reply', 'Interest', 'Unsubscribe'].map((label) => (
      <div key={label} className={styles.rate} aria-hidden="true">
        <p className={styles.waiting}>{label}</p>
        <Skeleton width="70%" height="1.625rem" />
        <Skeleton width="90%" height="0.625rem" />
        <Skeleton width="50%" height="0.75rem" />
      </div>
    ))}
  </div>
);
