import type { CreditEntry } from '@coldcast/contract/billing';
import { isCreditEntryShown } from '@coldcast/rules/credits';
import { isFreePlan } from '@coldcast/rules/plans';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ColumnRows, type Column } from '../ui/ColumnRows.tsx';
import { downloadText } from '../ui/downloadText.ts';
import { formatDateTime, formatFullDate, formatResults, formatSignedCount } from '../ui/formats.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { toCsv } from '../ui/toCsv.ts';
import listFoot from '../ui/ListFoot.module.css';
import styles from './CreditHistory.module.css';

/** Rows drawn at first, and with each "Show more". */
const PAGE_ROWS = 200;

/** An entry with its kind of credits, if its reason does not name it. */
type HistoryRow = CreditEntry & { kind: string | null };

/** A campaign in the priority lane has two rows of the same amount and reason: the kind distinguishes them. Free plans have only mock credits. */
function toKind({ type, reason }: CreditEntry, isFree: boolean): string | null {
  if (type === 'PRIORITY') return /priority/i.test(reason) ? null : 'priority credits';
  return isFree || /credits/i.test(reason) ? null : 'mock credits';
}

/** A cell of the exported file. */
type FileCell = { header: string; value: (entry: CreditEntry) => string | number };

/** One column of the history, with its cell in the exported file. */
type HistoryColumn = Column<HistoryRow> & { inFile: readonly FileCell[] };

const COLUMNS: readonly HistoryColumn[] = [
  {
    label: 'Amount',
    className: styles.amount,
    cell: ({ amount }) => <span className={amount > 0 ? styles.plus : undefined}>{formatSignedCount(amount)}</span>,
    inFile: [{ header: 'Amount', value: ({ amount }) => amount }],
  },
  {
    label: 'Reason',
    cell: (entry) => (
      <>
        {entry.reason}
        {entry.kind && <span className={styles.kind}> ({entry.kind})</span>}
      </>
    ),
    inFile: [{ header: 'Reason', value: ({ reason }) => reason }],
  },
  {
    label: 'Created at',
    className: styles.when,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={formatFullDate(createdAt)}>
        {formatDateTime(createdAt)}
      </time>
    ),
    inFile: [
      { header: 'Created at', value: ({ createdAt }) => createdAt },
      { header: 'Type', value: ({ type }) => type },
    ],
  },
];

const FILE_CELLS = COLUMNS.flatMap(({ inFile }) => inFile);

export const toHistoryCsv = (entries: readonly CreditEntry[]): string =>
  toCsv([FILE_CELLS.map(({ header }) => header), ...entries.map((entry) => FILE_CELLS.map(({ value }) => value(entry)))]);

/** Credits granted, spent and refunded; on paid plans without the rows of unlimited mock credits. */
export function CreditHistory({ entries, planName }: { entries: readonly CreditEntry[]; planName: string }) {
  const [rowLimit, setRowLimit] = useState(PAGE_ROWS);
  const isFree = isFreePlan(planName);
  const shown = entries
    .filter((entry) => isCreditEntryShown(entry, planName))
    .map((entry): HistoryRow => ({ ...entry, kind: toKind(entry, isFree) }));
  return (
    <Card aria-labelledby="history-title">
      <div className={styles.head}>
        <h2 id="history-title">Credits history</h2>
        <button
          type="button"
          className="link"
          disabled={shown.length === 0}
          onClick={() => downloadText('coldcast-credits-history.csv', toHistoryCsv(shown))}
        >
          <Icon name="download" isSmall />
          Export CSV
        </button>
      </div>
      {!isFree && shown.some(({ type }) => type !== 'PRIORITY') && (
        <p className={styles.note}>Mock credits are unlimited on your plan, so their rows only show what you used.</p>
      )}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <ColumnRows columns={COLUMNS} rows={shown.slice(0, rowLimit)} keyOf={({ id }) => id} isNamed={false} />
        </table>
      </div>
      <div className={listFoot.foot}>
        <span>{shown.length === 0 ? 'No credits used yet.' : formatResults(shown.length)}</span>
        {shown.length > rowLimit ? (
          <Button size="small" onClick={() => setRowLimit(rowLimit + PAGE_ROWS)}>
            Show more
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
