import type { Factor, InsightSide } from '@coldcast/contract/insights';
import { impactOf } from '@coldcast/rules/ratings';
import { byScore, factorLabel } from '../../api/topFactors.ts';
import { useInsights } from '../../api/useInsights.ts';
import { Takeaways } from '../../ui/Takeaways.tsx';
import { toOpenSide } from '../openSide.ts';
import styles from './ReportPage.module.css';

/** Factors per side on paper. */
const SHOWN = 3;

function FactorLine({ factor }: { factor: Factor }) {
  const percent = Math.round(factor.avg_score_0_to_1 * 100);
  return (
    <li className={styles.factor}>
      <h3>{factorLabel(factor)}</h3>
      <p className={styles.rating}>
        {factor.polarity}, impact {impactOf(percent)} ({percent} of 100)
      </p>
      <p>{factor.analysis?.paragraph ?? factor.explanation}</p>
      {factor.recommendations && factor.recommendations.length > 0 && (
        <>
          <h4>AI Improvement Idea</h4>
          <ul className={styles.advice}>
            {factor.recommendations.map((advice) => (
              <li key={advice}>{advice}</li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

function Side({ title, side }: { title: string; side: InsightSide }) {
  if (side.top_factors.length === 0) return null;
  return (
    <section className={styles.block}>
      <h2>{title}</h2>
      <p className={styles.narrative}>{side.summary.narrative}</p>
      <Takeaways items={side.summary.key_takeaways} />
      <ul className={styles.factors}>
        {byScore(side.top_factors)
          .slice(0, SHOWN)
          .map((factor) => (
            <FactorLine key={factor.factor_id} factor={factor} />
          ))}
      </ul>
    </section>
  );
}

/** Summaries and top factors with their advice. Pending or failed insights are left out: paper shows only what is known. */
export function ReportInsights({ campaignId }: { campaignId: string }) {
  const open = useInsights('open', campaignId).data;
  const reply = useInsights('reply', campaignId).data;
  return (
    <>
      {open && <Side title="Why recipients opened your emails" side={toOpenSide(open.insight, open.negativeInsight).side} />}
      {reply && <Side title="Why recipients replied/didn't reply to your emails" side={reply.insight} />}
    </>
  );
}
