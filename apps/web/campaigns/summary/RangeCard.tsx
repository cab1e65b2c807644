import type { BucketAnalytics } from '@coldcast/contract/results';
import { listRatio, rangeLevel, type Level, type Tone } from '@coldcast/rules/ratings';
import { Card } from '../../ui/Card.tsx';
import { formatRatio } from '@coldcast/rules/formatRatio';
import { formatCount, formatInHundred } from '../../ui/formats.ts';
import { InfoTip } from '../../ui/InfoTip.tsx';
import { LevelChip } from '../../ui/LevelChip.tsx';
import { PercentText } from '../PercentText.tsx';
import { ratioPercent } from '../performance/curveStrips.ts';
import { hasFollowUps } from '../byEmail/sequence.ts';
import styles from './RangeCard.module.css';
import { rangeRuler } from './rangeRuler.ts';

type Rate = 'open' | 'reply';
type Props = { rate: Rate; low: BucketAnalytics; high: BucketAnalytics };

const DONE: Record<Rate, string> = { open: 'opened', reply: 'replied' };
const RULES: Record<Rate, string> = {
  open: 'Opened / leads. High if the higher end is above 30%, Average if above 20%.',
  reply: 'Replies / leads. High if the higher end is above 2%, Average if above 1%.',
};
const TONES: Record<Level, Tone> = { High: 'good', Average: 'fair', Low: 'poor' };

type RulerProps = { rate: Rate; lowPercent: number; highPercent: number; isEmpty: boolean };

function Ruler({ rate, lowPercent, highPercent, isEmpty }: RulerProps) {
  const { end, step, labels } = rangeRuler(rate, highPercent);
  const at = (percent: number) => `${(percent * 100) / end}%`;
  const minors = Array.from({ length: (end / step) * 5 }, (_, i) => (i * step) / 5);
  return (
    <div aria-hidden="true">
      <div className={styles.ruler}>
        {minors.map((percent) => (
          <i key={percent} className={styles.minor} style={{ insetInlineStart: at(percent) }} />
        ))}
        {labels.map((percent) => (
          <i key={percent} className={styles.major} style={{ insetInlineStart: at(percent) }} />
        ))}
        {!isEmpty && (
          <>
            <i className={styles.span} style={{ insetInlineStart: at(lowPercent), inlineSize: at(highPercent - lowPercent) }} />
            <i className={styles.flag} style={{ insetInlineStart: at(lowPercent) }} />
            <i className={styles.flag} style={{ insetInlineStart: at(highPercent) }} />
          </>
        )}
      </div>
      <div className={styles.labels}>
        {labels.map((percent) => (
          <span key={percent} style={{ insetInlineStart: at(percent) }}>
            {percent}
          </span>
        ))}
      </div>
    </div>
  );
}

/** On fewer leads, a run's own share says little beside what is expected. */
const LEAST_LEADS = 100;

/** "about 0.4 in 100 (0.1 to 1.2) expected"; null until the campaign has ended. */
function expectedText(rate: Rate, counts: BucketAnalytics): string | null {
  const { expected, interval80, expectedOpenedFirst } = counts;
  const ofFirst = rate === 'open' && hasFollowUps(counts) ? expectedOpenedFirst : undefined;
  const mean = ofFirst?.expected ?? expected?.[rate];
  const range = ofFirst?.interval80 ?? interval80?.[rate];
  if (mean === undefined || range === undefined) return null;
  return `about ${formatInHundred(mean)} in 100 (${range.map(formatInHundred).join(' to ')}) expected`;
}

function End({ term, rate, counts }: { term: string; rate: Rate; counts: BucketAnalytics }) {
  const { numerator, denominator } = listRatio(rate, counts);
  const expected = expectedText(rate, counts);
  return (
    <div>
      <dt>
        {term}, bucket {counts.mockDeliverability}
      </dt>
      <dd>
        {formatCount(numerator)} of {formatCount(denominator)}{' '}
        <span>{rate === 'open' && hasFollowUps(counts) ? 'opened email 1' : DONE[rate]}</span>
      </dd>
      {expected !== null && <dd className={denominator < LEAST_LEADS ? styles.large : styles.expected}>{expected}</dd>}
    </div>
  );
}

/** An estimated rate with its lower end (bucket 20-30) and its higher end (bucket 40-50). */
export function RangeCard({ rate, low, high }: Props) {
  const [lowRatio, highRatio] = [listRatio(rate, low), listRatio(rate, high)];
  const level = rangeLevel(rate, highRatio);
  const isOfFirst = rate === 'open' && hasFollowUps(high);
  const title = `Estimated ${rate} rate${isOfFirst ? ' of email 1' : ''}`;
  const rule = isOfFirst ? RULES.open.replace('Opened', 'Opened email 1') : RULES[rate];
  return (
    <Card isPadded aria-label={title} className={styles.card}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <InfoTip about={title}>{rule}</InfoTip>
        <span className={styles.level}>{level && <LevelChip level={level} tone={TONES[level]} scale={rule} />}</span>
      </div>
      {high.total === 0 ? (
        <p className={styles.value}>-</p>
      ) : (
        <p className={styles.value}>
          <PercentText text={formatRatio(lowRatio.numerator, lowRatio.denominator)} />
          <span className={styles.to}> to </span>
          <PercentText text={formatRatio(highRatio.numerator, highRatio.denominator)} />
        </p>
      )}
      <Ruler rate={rate} lowPercent={ratioPercent(lowRatio)} highPercent={ratioPercent(highRatio)} isEmpty={high.total === 0} />
      <dl className={styles.ends}>
        <End term="Lower end" rate={rate} counts={low} />
        <End term="Higher end" rate={rate} counts={high} />
      </dl>
    </Card>
  );
}
