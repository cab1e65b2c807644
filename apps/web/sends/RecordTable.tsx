import type { RecordEntry } from '@coldcast/contract/outcomes';
import { Link } from 'react-router';
import { Card } from '../ui/Card.tsx';
import { Chip } from '../ui/Chip.tsx';
import { ColumnRows, type Column } from '../ui/ColumnRows.tsx';
import { formatCount, formatDate, formatFraction, formatInHundred } from '../ui/formats.ts';
import { campaignPath } from '../ui/paths.ts';
import { shownBand } from './recordBand.ts';
import styles from './sends.module.css';

const REASONS = {
  no_result: 'No result',
  sent_before_launch: 'Sent on or before the launch day',
  in_its_own_history: 'Used in its own forecast',
  no_replies_told: 'No replies entered',
} as const;

function Verdict({ entry }: { entry: RecordEntry }) {
  if (entry.notScored !== null) return REASONS[entry.notScored];
  if (entry.isInside80) return <Chip>Inside</Chip>;
  const isBelow = (entry.actualReply ?? 0) < shownBand(entry).low;
  return <Chip tone="fair">{isBelow ? 'Below' : 'Above'}</Chip>;
}

function Forecast({ entry }: { entry: RecordEntry }) {
  const { low, middle, high } = shownBand(entry);
  return `${formatInHundred(middle)} (${formatInHundred(low)} to ${formatInHundred(high)})`;
}

const figuresOf = ({ outcomes }: RecordEntry) => outcomes.at(-1)?.figures;

const toCount = (count: number | null | undefined): string => (count === null || count === undefined ? '-' : formatCount(count));

const COLUMNS: readonly Column<RecordEntry>[] = [
  {
    label: 'Campaign',
    cell: ({ campaignId, campaignName, isDeleted }) =>
      isDeleted ? `${campaignName} (deleted)` : <Link to={campaignPath(campaignId)}>{campaignName}</Link>,
  },
  { label: 'Launched', cell: ({ launchedAt }) => formatDate(launchedAt) },
  { label: 'Sent', cell: (entry) => toCount(figuresOf(entry)?.sent), className: styles.number },
  { label: 'Replied', cell: (entry) => toCount(figuresOf(entry)?.replied), className: styles.number },
  { label: 'Reply rate', cell: ({ actualReply }) => (actualReply === null ? '-' : formatFraction(actualReply)), className: styles.number },
  { label: 'Forecast, in 100', cell: (entry) => <Forecast entry={entry} />, className: styles.number },
  { label: 'Result', cell: (entry) => <Verdict entry={entry} /> },
];

export function RecordTable({ entries }: { entries: readonly RecordEntry[] }) {
  return (
    <Card>
      <div className={styles.wrap} role="region" aria-label="Forecasts and results" tabIndex={0}>
        <table className={styles.table}>
          <ColumnRows columns={COLUMNS} rows={entries} keyOf={({ campaignId }) => campaignId} />
        </table>
      </div>
    </Card>
  );
}
