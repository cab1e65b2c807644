import type { BucketAnalytics } from '@coldcast/contract/results';
import type { Bucket } from '@coldcast/rules/deliverability';
import { formatRatio } from '@coldcast/rules/formatRatio';
import type { ListRate } from '@coldcast/rules/ratings';
import { openLabel } from '@coldcast/rules/sequence/openLabel';
import type { Comparison } from '@coldcast/simulator/compareEmails';
import { Link } from 'react-router';
import { campaignPath } from '../ui/paths.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Chip } from '../ui/Chip.tsx';
import { formatCount } from '../ui/formats.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { chanceWords, deltaWords, inHundred, rangeWords, testWords, VERDICT_WORDS } from './compareWords.ts';
import { RATE_LABELS, RATES, toRateCell, type RateCell, type RateDelta } from './rateComparison.ts';
import styles from './RateTable.module.css';
import type { ComparedCampaign } from './useCompared.ts';

const TONES = { better: 'good', worse: 'poor', luck: 'quiet' } as const;

const NAMES = ['The first', 'This one'] as const;

function Delta({ rate, delta }: { rate: ListRate; delta: RateDelta }) {
  return (
    <div className={styles.delta}>
      <Chip tone={TONES[delta.verdict]}>{VERDICT_WORDS[delta.verdict]}</Chip>
      <p>
        <b>{deltaWords(rate, delta, 'the first')}</b> ({rangeWords(delta.difference)})
      </p>
      {delta.chanceBetter !== null && <p>{chanceWords(delta.chanceBetter, NAMES)}</p>}
      <p>{testWords(delta.mails)}</p>
    </div>
  );
}

function Cell({ rate, cell }: { rate: ListRate; cell: RateCell }) {
  const { run, expected, delta } = cell;
  return (
    <td>
      {expected === null ? (
        <p className={styles.expected}>-</p>
      ) : (
        <p className={styles.expected}>
          {inHundred(expected.rate)} <span>in 100</span>
        </p>
      )}
      <p className={styles.band}>
        {expected !== null && <>80% range {`${inHundred(expected.low)} to ${inHundred(expected.high)}`}, </>}
        this run {formatRatio(run.numerator, run.denominator)}
      </p>
      {delta && <Delta rate={rate} delta={delta} />}
    </td>
  );
}

type Props = {
  compared: readonly ComparedCampaign[];
  bucket: Bucket;
  paired: ReadonlyMap<string, Comparison>;
  onRemove: (campaignId: string) => void;
};

function ColumnHead({
  campaign: { item },
  isFirst,
  isPaired,
  onRemove,
}: {
  campaign: ComparedCampaign;
  isFirst: boolean;
  isPaired: boolean;
  onRemove: () => void;
}) {
  return (
    <th scope="col">
      <div className={styles.head}>
        <Link to={campaignPath(item.campaignId)}>{item.campaignName}</Link>
        <IconButton aria-label={`Take ${item.campaignName} away`} onClick={onRemove}>
          <Icon name="x" isSmall />
        </IconButton>
      </div>
      <p>
        {formatCount(item.progress.total)} leads{(item.emails ?? 1) > 1 && `, ${item.emails} emails`}
        {isFirst && ' (baseline)'}
        {isPaired && ', the same people as the first'}
      </p>
    </th>
  );
}

const atBucket = ({ ranges }: ComparedCampaign, bucket: Bucket): BucketAnalytics | undefined =>
  ranges.find(({ mockDeliverability }) => mockDeliverability === bucket);

/** Campaigns side by side at one bucket: what is expected, this run, and how far each stands from the first. */
export function RateTable({ compared, bucket, paired, onRemove }: Props) {
  const [first] = compared;
  if (first === undefined) return null;
  const base = atBucket(first, bucket) ?? null;
  const isSequence = compared.some(({ item }) => (item.emails ?? 1) > 1);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="sr">Campaigns at bucket {bucket}</caption>
        <thead>
          <tr>
            <th scope="col">Rate</th>
            {compared.map((campaign, index) => (
              <ColumnHead
                key={campaign.item.campaignId}
                campaign={campaign}
                isFirst={index === 0 && compared.length > 1}
                isPaired={paired.has(campaign.item.campaignId)}
                onRemove={() => onRemove(campaign.item.campaignId)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {RATES.map((rate) => (
            <tr key={rate}>
              <th scope="row">{rate === 'open' ? openLabel(isSequence) : RATE_LABELS[rate]}</th>
              {compared.map((campaign, index) => {
                const { campaignId } = campaign.item;
                const counts = atBucket(campaign, bucket);
                if (counts === undefined) return <td key={campaignId}>-</td>;
                const cell = toRateCell(rate, { counts, first: index === 0 ? null : base, paired: paired.get(campaignId) ?? null });
                return <Cell key={campaignId} rate={rate} cell={cell} />;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
