import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { byScore } from '../api/topFactors.ts';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Takeaways } from '../ui/Takeaways.tsx';
import { FactorCard } from './FactorCard.tsx';
import type { Ticks } from './IdeaList.tsx';
import type { InsightGroup as Group } from './insightKinds.ts';
import styles from './InsightView.module.css';

function Summary({ group }: { group: Group }) {
  const { narrative, key_takeaways: takeaways, wordedBy } = group.side.summary;
  return (
    <Card aria-label={`Summary: ${group.title}`} className={styles.summary}>
      <div>
        <p className={styles.narrative}>{narrative}</p>
        {wordedBy !== undefined && <p className="small muted">Worded by the model {wordedBy}. The numbers come from the engine.</p>}
      </div>
      {takeaways.length > 0 && (
        <div>
          <h3 className={styles.eyebrow}>Key takeaways</h3>
          <Takeaways items={takeaways} />
        </div>
      )}
    </Card>
  );
}

/** The address may name this section or a factor in it, which the browser cannot find before the answer arrives. */
function useScrollToHash() {
  const ref = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target && ref.current?.contains(target)) target.scrollIntoView();
  }, [hash]);
  return ref;
}

/** Nobody adds up the figures of two cards. */
const MOST_ALONE = 2;

/** One side of an answer: its summary and its factors, strongest first. */
export function InsightGroup({ group, rate, ticks }: { group: Group; rate: 'open' | 'reply'; ticks: Ticks }) {
  const { id, title, side } = group;
  const ref = useScrollToHash();
  const isEmpty = side.top_factors.length === 0 && side.summary.narrative === '';
  return (
    <section className={styles.group} id={id} aria-labelledby={`${id}-title`} ref={ref}>
      <h2 id={`${id}-title`}>{title}</h2>
      {isEmpty ? (
        <Card>
          <EmptyState title="No insights here." level={3}>
            Nothing in this campaign stands out here.
          </EmptyState>
        </Card>
      ) : (
        <Summary group={group} />
      )}
      {side.top_factors.length > 0 && (
        <div className={styles.factors}>
          {byScore(side.top_factors).map((factor) => (
            <FactorCard key={factor.factor_id} factor={factor} rate={rate} ticks={ticks} />
          ))}
        </div>
      )}
      {side.top_factors.length > MOST_ALONE && (
        <p className="small muted">Each figure is the effect of one factor alone, so the figures do not add up exactly.</p>
      )}
      {side.small && (
        <p className="small muted">
          {side.small.text}: {side.small.labels.join('; ')}.
        </p>
      )}
    </section>
  );
}
