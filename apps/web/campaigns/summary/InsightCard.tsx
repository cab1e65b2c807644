import type { Factor, InsightSide } from '@coldcast/contract/insights';
import { scorePercent } from '@coldcast/rules/ratings';
import { Link } from 'react-router';
import { factorLabel, topFactors } from '../../api/topFactors.ts';
import { Card } from '../../ui/Card.tsx';
import { FactorRating } from '../../ui/FactorRating.tsx';
import { Gauge } from '../../ui/Gauge.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Takeaways } from '../../ui/Takeaways.tsx';
import { factorLine } from './factorLine.ts';
import styles from './InsightCard.module.css';

type Props = {
  title: string;
  rate: 'open' | 'reply';
  side: InsightSide;
  detailsPath: string;
  more: { label: string; to: string };
};

function FactorItem({ factor, rate, detailsPath }: { factor: Factor } & Pick<Props, 'rate' | 'detailsPath'>) {
  const percent = scorePercent(factor.avg_score_0_to_1);
  const label = factorLabel(factor);
  const line = factorLine(factor, rate);
  return (
    <li className={styles.factor}>
      <Gauge percent={percent} isSmall />
      <div>
        <h4>{label}</h4>
        <FactorRating polarity={factor.polarity} percent={percent} />
        {line !== undefined && <p>{line}</p>}
        <Link className="link" to={`${detailsPath}#factor-${encodeURIComponent(factor.factor_id)}`}>
          Details<span className="sr">: {label}</span>
          <Icon name="right" isSmall />
        </Link>
      </div>
    </li>
  );
}

/** Why recipients acted as they did, in short: narrative, takeaways, the two strongest factors, and the link to the rest. */
export function InsightCard({ title, rate, side, detailsPath, more }: Props) {
  const { narrative, key_takeaways: takeaways } = side.summary;
  return (
    <Card aria-label={title} className={styles.card}>
      <div className={styles.text}>
        <h2>{title}</h2>
        {narrative !== '' && <p className={styles.narrative}>{narrative}</p>}
        {takeaways.length > 0 && (
          <>
            <h3 className={styles.eyebrow}>Key takeaways</h3>
            <Takeaways items={takeaways} />
          </>
        )}
      </div>
      <div className={styles.factors}>
        <h3 className={styles.eyebrow}>Top factors</h3>
        {side.top_factors.length === 0 && <p>No factor changed {rate === 'open' ? 'opens' : 'replies'} enough to list it.</p>}
        <ul>
          {topFactors(side.top_factors).map((factor) => (
            <FactorItem key={factor.factor_id} factor={factor} rate={rate} detailsPath={detailsPath} />
          ))}
        </ul>
      </div>
      <p className={styles.links}>
        <Link className="link" to={more.to}>
          {more.label}
          <Icon name="right" isSmall />
        </Link>
      </p>
    </Card>
  );
}
