import { isCompleted, processedShare } from '@coldcast/rules/campaignStatus';
import type { ListRate, Ratio } from '@coldcast/rules/ratings';
import type { ReactElement } from 'react';
import { formatCount, formatDateTime } from '../../ui/formats.ts';
import { campaignPath } from '../../ui/paths.ts';
import { StatusPie } from '../../ui/StatusPie.tsx';
import type { CampaignRow } from './campaignRow.ts';
import styles from './CampaignTable.module.css';
import { progressWords } from './describeCell.ts';
import { RateCell } from './RateCell.tsx';

type Compare = (a: CampaignRow, b: CampaignRow) => number;

/** A cell of the exported file. */
type FileCell = { header: string; value: (row: CampaignRow) => string };

/** One column of the list: header, cell, placeholder, sort order and its cell in the exported file. */
export type CampaignColumn = {
  id: string;
  label: string;
  /** Percent of the table's width. */
  width: number;
  isEnd: boolean;
  /** The header's tip. */
  tip?: string;
  /** Width of the placeholder bar while the list loads. */
  skeletonWidth: string;
  /**
   * Its `<td>`; a plain function, because a component for each cell of a thousand rows would be noticeably slow. `isChosen` is null outside
   * choosing mode.
   */
  cell: (row: CampaignRow, isChosen: boolean | null) => ReactElement;
  /** Ascending; null if the list cannot be sorted by it. */
  compare: Compare | null;
  /** Rows that come last in either sort order. */
  isEmpty?: (row: CampaignRow) => boolean;
  inFile: readonly FileCell[];
  /** An extra cell after the cells of all columns. */
  atFileEnd?: FileCell;
};

let names: Intl.Collator | undefined;
/** Made for the first comparison, because the language data it loads would delay the first screen. */
const compareNames = (one: string, other: string): number => {
  names ??= new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  return names.compare(one, other);
};

// Cross-multiplied, so that equal fractions are ties.
const compareRatios = (a: Ratio, b: Ratio) => a.numerator * b.denominator - b.numerator * a.denominator;

const compareProgress = (a: CampaignRow, b: CampaignRow) => processedShare(a.progress) - processedShare(b.progress);

type RateWords = { label: string; width: number; skeletonWidth: string; tip: string; countHeader: string };

function rateColumn<Rate extends ListRate>(
  rate: Rate,
  { countHeader, ...words }: RateWords,
): CampaignColumn & { id: Rate; compare: Compare } {
  const ratioOf = (row: CampaignRow): Ratio | undefined => row.rates?.[rate].ratio;
  const toText = (row: CampaignRow, write: (ratio: Ratio) => string): string => {
    const ratio = ratioOf(row);
    return ratio === undefined ? '' : write(ratio);
  };
  return {
    ...words,
    id: rate,
    isEnd: true,
    cell: (row) => <RateCell rate={rate} label={words.label} row={row} />,
    compare: (a, b) => {
      const [one, other] = [ratioOf(a), ratioOf(b)];
      return one && other ? compareRatios(one, other) : 0;
    },
    isEmpty: ({ rates }) => rates === null,
    inFile: [
      {
        header: `${words.label} %`,
        value: (row) => toText(row, ({ numerator, denominator }) => ((numerator * 100) / denominator).toFixed(2)),
      },
    ],
    atFileEnd: { header: countHeader, value: (row) => toText(row, ({ numerator }) => String(numerator)) },
  };
}

function ProgressCell({ row }: { row: CampaignRow }) {
  return (
    <td className={styles.progressCell}>
      <span className={styles.progress} data-tip-of="progress">
        <span className={isCompleted(row.progress) ? `${styles.bar} ${styles.done}` : styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${row.percent}%` }} />
        </span>
        <span className={styles.percent}>{row.percent}%</span>
      </span>
      <span className="sr">, {progressWords(row)}</span>
    </td>
  );
}

/** The columns of the list, in their order. */
export const COLUMNS = [
  {
    id: 'name',
    label: 'Campaign Name',
    width: 18.76,
    isEnd: false,
    skeletonWidth: '62%',
    cell: (row, isChosen) => (
      <th scope="row" className={styles.name} data-tip-of="name">
        {isChosen !== null && (
          <label className={styles.pick}>
            <input type="checkbox" aria-label={`Choose ${row.campaignName}`} checked={isChosen} readOnly />
          </label>
        )}
        <a href={campaignPath(row.campaignId)}>{row.campaignName}</a>
      </th>
    ),
    compare: (a, b) => compareNames(a.campaignName, b.campaignName),
    inFile: [{ header: 'Campaign Name', value: ({ campaignName }) => campaignName }],
  },
  {
    id: 'status',
    label: 'Status',
    width: 10.5,
    isEnd: false,
    skeletonWidth: '78%',
    cell: ({ progress }) => (
      <td className={styles.status}>
        <StatusPie progress={progress} />
      </td>
    ),
    compare: compareProgress,
    inFile: [{ header: 'Status', value: ({ status }) => status }],
  },
  {
    id: 'created',
    label: 'Created',
    width: 8.91,
    isEnd: false,
    skeletonWidth: '72%',
    cell: ({ createdAt }) => (
      <td className={styles.created}>
        <time dateTime={createdAt} data-tip-of="created">
          {formatDateTime(createdAt)}
        </time>
      </td>
    ),
    compare: (a, b) => a.createdMs - b.createdMs,
    inFile: [{ header: 'Created', value: ({ createdAt }) => createdAt }],
  },
  {
    id: 'leads',
    label: 'Leads',
    width: 5.54,
    isEnd: true,
    skeletonWidth: '2.5rem',
    cell: ({ progress: { total } }) => (
      <td className={`${styles.leads} ${styles.end}`}>
        <span className="num">{formatCount(total)}</span>
        <span className={styles.narrowOnly}> leads</span>
      </td>
    ),
    compare: (a, b) => a.progress.total - b.progress.total,
    inFile: [{ header: 'Leads', value: ({ progress }) => String(progress.total) }],
  },
  {
    id: 'progress',
    label: 'Progress',
    width: 8.61,
    isEnd: false,
    skeletonWidth: '80%',
    cell: (row) => <ProgressCell row={row} />,
    compare: compareProgress,
    inFile: [
      { header: 'Simulated', value: ({ progress }) => String(progress.success) },
      { header: 'Failed', value: ({ progress }) => String(progress.failed) },
    ],
  },
  rateColumn('open', {
    label: 'Open',
    width: 8.6,
    skeletonWidth: '4rem',
    tip: 'Opened / leads, at bucket 40-50; for email 1 if there are follow-ups. Arrow: up at 50% or more, right at 20% or more.',
    countHeader: 'Opened',
  }),
  rateColumn('reply', {
    label: 'Reply',
    width: 12.55,
    skeletonWidth: '6.5rem',
    tip: 'Replies / leads, at bucket 40-50. Arrow: up at 8% or more, right at 3% or more. Below it, the expected 80% range, in 100. The line shows all ten buckets; the dot is 40-50.',
    countHeader: 'Replies',
  }),
  rateColumn('interest', {
    label: 'Interest',
    width: 8.6,
    skeletonWidth: '4rem',
    tip: 'Positive replies / leads, at bucket 40-50. Arrow: up at 2% or more, right at 0.5% or more.',
    countHeader: 'Positive Replies',
  }),
  rateColumn('unsubscribe', {
    label: 'Unsubscribe',
    width: 9.5,
    skeletonWidth: '4rem',
    tip: 'Unsubscribed / leads, at bucket 40-50; lower is better. Arrow: down at 1.5% or less, right at 4% or less.',
    countHeader: 'Unsubscribed',
  }),
  {
    id: 'view',
    label: 'View',
    width: 8.43,
    isEnd: true,
    skeletonWidth: '2.25rem',
    cell: ({ campaignId, campaignName }) => (
      <td className={`${styles.view} ${styles.end}`}>
        <a className="link" href={campaignPath(campaignId)} aria-label={`View ${campaignName}`}>
          View
        </a>
        <button type="button" className={styles.more} aria-haspopup="menu" aria-label={`More for ${campaignName}`}>
          ⋯
        </button>
      </td>
    ),
    compare: null,
    inFile: [],
  },
] as const satisfies readonly CampaignColumn[];

type SortableColumn = Extract<(typeof COLUMNS)[number], { compare: Compare }>;
export type SortColumn = SortableColumn['id'];

export const SORT_COLUMNS = COLUMNS.filter((column): column is SortableColumn => column.compare !== null);
