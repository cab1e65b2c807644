import type { CSSProperties } from 'react';
import type { BucketAnalytics } from '@coldcast/contract/results';
import type { Bucket } from '@coldcast/rules/deliverability';
import { formatRatio } from '@coldcast/rules/formatRatio';
import { openLabel } from '@coldcast/rules/sequence/openLabel';
import { countOf } from '@coldcast/rules/countOf';
import { Link } from 'react-router';
import { campaignPath } from '../ui/paths.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { bandCap } from '../ui/bandCap.ts';
import { Chip } from '../ui/Chip.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { RateBand } from '../ui/RateBand.tsx';
import { chanceWords, inHundred, rangeWords, shownDifference, testWords, VERDICT_WORDS } from './compareWords.ts';
import { RATE_LABELS, RATES, toRateCell, type RateCell, type RateDelta } from './rateComparison.ts';
import styles from './RateTable.module.css';
import type { ComparedCampaign } from './useCompared.ts';
import type { Paired } from './usePaired.ts';

const TONES = { better: 'good', worse: 'poor', unclear: 'quiet' } as const;

const NAMES = ['The first', 'This one'] as const;

function Delta({ delta }: { delta: RateDelta }) {
  return (
    <div className={styles.delta}>
      <Chip tone={TONES[delta.verdict]}>{VERDICT_WORDS[delta.verdict]}</Chip>
      <p>
        <b>{shownDifference(...delta.shown)} in 100</b> (80% range {rangeWords(delta.difference)})
      </p>
      {delta.chanceBetter !== null && <p>{chanceWords(delta.chanceBetter, NAMES)}</p>}
      <p>{testWords(delta.mails)}</p>
    </div>
  );
}

const toPercent = (fraction: number): number => 100 * fraction;

/** The right end of a row's scale, in percent, so that its bands can be compared. */
const capOfRow = (cells: readonly (RateCell | null)[]): number =>
  bandCap(
    cells.flatMap((cell) => {
      if (cell === null) return [];
      const { expected, run } = cell;
      const seen = run.denominator === 0 ? 0 : run.numerator / run.denominator;
      return [seen, ...(expected ? [expected.rate, expected.high] : [])].map(toPercent);
    }),
  );

type CellProps = { cell: RateCell; cap: number; isBase: boolean; isPending: boolean };

function Cell({ cell, cap, isBase, isPending }: CellProps) {
  const { run, expected, delta } = cell;
  const band = expected && { low: toPercent(expected.low), middle: toPercent(expected.rate), high: toPercent(expected.high) };
  return (
    <td>
      {expected === null ? (
        <p className={styles.expected}>-</p>
      ) : (
        <p className={styles.expected}>
          {inHundred(expected.rate)} <span>in 100</span>
        </p>
      )}
      <RateBand band={band} cap={cap} fact={run.denominator === 0 ? null : toPercent(run.numerator / run.denominator)} isBase={isBase} />
      <p className={styles.band}>
        {expected !== null && <>80% range {`${inHundred(expected.low)} to ${inHundred(expected.high)}`}, </>}
        this run {formatRatio(run.numerator, run.denominator)}
      </p>
      {delta && (isPending ? <p className={styles.delta}>Comparing person by person…</p> : <Delta delta={delta} />)}
    </td>
  );
}

type Props = {
  compared: readonly ComparedCampaign[];
  bucket: Bucket;
  paired: Paired;
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
        <IconButton aria-label={`Remove ${item.campaignName}`} onClick={onRemove}>
          <Icon name="x" isSmall />
        </IconButton>
      </div>
      <p>
        {countOf(item.progress.total, 'lead')}
        {(item.emails ?? 1) > 1 && `, ${item.emails} emails`}
        {isFirst && ' (baseline)'}
        {isPaired && ', the same people as the first'}
      </p>
    </th>
  );
}

type RateRowProps = { label: string; cells: readonly { campaignId: string; cell: RateCell | null; isPending: boolean }[] };

/** One rate of all campaigns, on one scale. */
function RateRow({ label, cells }: RateRowProps) {
  const cap = capOfRow(cells.map(({ cell }) => cell));
  return (
    <tr>
      <th scope="row">
        {label}
        <span className={styles.cap}>0 to {cap} in 100</span>
      </th>
      {cells.map(({ campaignId, cell, isPending }, index) =>
        cell === null ? (
          <td key={campaignId}>-</td>
        ) : (
          <Cell key={campaignId} cell={cell} cap={cap} isBase={index === 0 && cells.length > 1} isPending={isPending} />
        ),
      )}
    </tr>
  );
}

const atBucket = ({ ranges }: ComparedCampaign, bucket: Bucket): BucketAnalytics | undefined =>
  ranges.find(({ mockDeliverability }) => mockDeliverability === bucket);

/** The column count for the style sheet, which sets the column width. */
const columnCount = (count: number): CSSProperties & Record<'--columns', number> => ({ '--columns': count });

/** Campaigns side by side at one bucket: expectation, this run, and the difference from the first. */
export function RateTable({ compared, bucket, paired, onRemove }: Props) {
  const [first] = compared;
  if (first === undefined) return null;
  const base = atBucket(first, bucket) ?? null;
  const isSequence = compared.some(({ item }) => (item.emails ?? 1) > 1);
  return (
    <div className={styles.scroll}>
      <table className={styles.table} style={columnCount(compared.length)}>
        <caption className="sr">Campaigns at bucket {bucket}</caption>
        <thead>
          <tr>
            <th scope="col">Rate</th>
            {compared.map((campaign, index) => (
              <ColumnHead
                key={campaign.item.campaignId}
                campaign={campaign}
                isFirst={index === 0 && compared.length > 1}
                isPaired={paired.comparisons.has(campaign.item.campaignId)}
                onRemove={() => onRemove(campaign.item.campaignId)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {RATES.map((rate) => (
            <RateRow
              key={rate}
              label={rate === 'open' ? openLabel(isSequence) : RATE_LABELS[rate]}
              cells={compared.map((campaign, index) => {
                const { campaignId } = campaign.item;
                const counts = atBucket(campaign, bucket);
                const cell =
                  counts === undefined
                    ? null
                    : toRateCell(rate, { counts, first: index === 0 ? null : base, paired: paired.comparisons.get(campaignId) ?? null });
                return { campaignId, cell, isPending: paired.pending.has(campaignId) };
              })}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
