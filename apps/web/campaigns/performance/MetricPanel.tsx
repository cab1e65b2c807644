import type { BucketAnalytics } from '@coldcast/contract/results';
import { METRIC_RULES, METRICS, type MetricRule } from '@coldcast/rules/ratings';
import { Card } from '../../ui/Card.tsx';
import cardCells from '../../ui/CardCells.module.css';
import { CardHead } from '../../ui/CardHead.tsx';
import { countEmails, hasFollowUps, toAllEmails } from '../byEmail/sequence.ts';
import { MetricCell } from './MetricCell.tsx';
import styles from './MetricPanel.module.css';
import { toMetricView, type OtherForecast } from './metricView.ts';

const NOTES: Record<MetricRule['panel'], string> = { Regular: 'What a sending tool shows you', Hidden: 'What no sending tool can see' };

type Props = {
  panel: MetricRule['panel'];
  counts: BucketAnalytics;
  /** The comparison, if the sender's history is known. */
  other?: OtherForecast | null;
  /** Uses the columns of printed paper, except on a narrow screen. */
  isOnPaper?: boolean;
};

/** The metrics of one panel at one bucket. */
export function MetricPanel({ panel, counts, other = null, isOnPaper = false }: Props) {
  const title = `${panel} Campaign Performance`;
  return (
    <Card aria-label={title}>
      <CardHead title={title}>
        <p>{hasFollowUps(counts) ? `${toAllEmails(countEmails(counts))} emails. ${NOTES[panel]}` : NOTES[panel]}</p>
      </CardHead>
      <div className={`${cardCells.cells} ${styles[panel]} ${isOnPaper ? styles.paper : ''}`}>
        {METRICS.filter((metric) => METRIC_RULES[metric].panel === panel).map((metric) => (
          <MetricCell key={metric} view={toMetricView(metric, counts, other)} />
        ))}
      </div>
    </Card>
  );
}
