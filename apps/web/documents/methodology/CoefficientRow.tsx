import type { PriorRow } from '@coldcast/simulator/priors';
import { Chip } from '../../ui/Chip.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { readCoefficient } from './coefficient.ts';
import styles from './CoefficientRow.module.css';
import { GRADES } from './outcomeGroups.ts';
import { getSources } from './sources.ts';

const kindWords = { oddsRatio: 'odds ratio', share: 'share', number: 'value' };

function SourceList({ row, label }: { row: PriorRow; label: string }) {
  if (row.facts.length === 0) return <p className={styles.quiet}>No published source.</p>;
  return (
    <details className={styles.sources}>
      <summary>
        {row.facts.length === 1 ? '1 source' : `${row.facts.length} sources`}
        <span className="sr"> for {label}</span>
      </summary>
      <ul>
        {getSources(row.facts).map((source) => (
          <li key={source.id}>
            <ExternalLink href={source.address}>{source.title}</ExternalLink>
            <p>
              {source.finding}. Sample: {source.sample}. Outcome: {source.outcome}.
              {source.isSecondHand ? ' We read this in a report by others.' : ''}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One coefficient: what it is, how much it moves, how sure we are, and its sources. */
export function CoefficientRow({ row }: { row: PriorRow }) {
  const { label, kind, effect, range, detail } = readCoefficient(row);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <p>{row.reason}</p>
        <SourceList row={row} label={label} />
      </div>
      <div className={styles.number}>
        <p>
          <span className={styles.quiet}>{kindWords[kind]} </span>
          <span className={styles.effect}>{effect}</span>
        </p>
        {range ? <p className={styles.quiet}>80%: {range}</p> : null}
        <p className={styles.quiet}>{detail}</p>
        <Chip tone={row.grade === 'assumption' ? 'line' : 'accent'}>{GRADES.find(({ grade }) => grade === row.grade)?.title}</Chip>
      </div>
    </li>
  );
}
