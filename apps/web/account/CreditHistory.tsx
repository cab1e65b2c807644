import type { CreditEntry } from '@coldcast/contract/billing';
import { isCreditEntryShown } from '@coldcast/rules/credits';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { downloadText } from '../ui/downloadText.ts';
import { formatDateTime, formatFullDate, formatResults, formatSignedCount } from '../ui/formats.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { toCsv } from '../ui/toCsv.ts';
import styles from './CreditHistory.module.css';

/** Rows drawn at first, and with each "Show more". */
const PAGE_ROWS = 200;

export const toHistoryCsv = (entries: readonly CreditEntry[]): string =>
  toCsv([
    ['Amount', 'Reason', 'Created at', 'Type'],
    ...entries.map(({ amount, reason, createdAt, type }) => [amount, reason, createdAt, type]),
  ]);

/** A campaign in the priority lane has two rows of the same amount, which the reason alone may not distinguish. */
const isUnnamedPriority = ({ type, reason }: CreditEntry): boolean => type === 'PRIORITY' && !/priority/i.test(reason);

function HistoryRow({ entry }: { entry: CreditEntry }) {
  return (
    <tr>
      <td className={entry.amount > 0 ? `${styles.amount} ${styles.plus}` : styles.amount}>{formatSignedCount(entry.amount)}</td>
      <td>
        {entry.reason}
        {isUnnamedPriority(entry) && <span className={styles.kind}> (priority credits)</span>}
      </td>
      <td className={styles.when}>
        <time dateTime={entry.createdAt} title={formatFullDate(entry.createdAt)}>
          {formatDateTime(entry.createdAt)}
        </time>
      </td>
    </tr>
  );
}

/** What was granted, spent and refunded; on paid plans without the rows of unlimited mock credits. */
export function CreditHistory({ entries, planName }: { entries: readonly CreditEntry[]; planName: string }) {
  const [rowLimit, setRowLimit] = useState(PAGE_ROWS);
  const shown = entries.filter((entry) => isCreditEntryShown(entry, planName));
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
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.amount}>
                Amount
              </th>
              <th scope="col">Reason</th>
              <th scope="col" className={styles.when}>
                Created at
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, rowLimit).map((entry) => (
              <HistoryRow key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.foot}>
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
