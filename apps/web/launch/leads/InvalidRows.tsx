import type { ReactNode } from 'react';
import { plural } from './countsText.ts';
import { DownloadInvalidRows } from './DownloadInvalidRows.tsx';
import type { FileSummary } from './fileCheck.ts';
import { FormSection } from '../FormSection.tsx';
import styles from './InvalidRows.module.css';
import type { LeadSource } from './leadSource.ts';

type RowListProps = { title: string; rows: FileSummary['firstInvalidRows']; count: number; aside?: ReactNode };

/** The first rows with their reasons, then an ellipsis. */
function RowList({ title, rows, count, aside }: RowListProps) {
  if (count === 0) return null;
  return (
    <FormSection title={title} aside={aside}>
      <ul className={styles.rows}>
        {rows.map(({ rowNumber, value, reason }) => (
          <li key={rowNumber}>
            <span className={styles.number}>{`Row ${rowNumber}`}</span>
            <code title={value}>{value}</code>
            <span className={styles.reason}>{reason}</span>
          </li>
        ))}
        {count > rows.length ? (
          <li className={styles.more}>
            … <span className="sr">{`and ${plural(count - rows.length, 'more', 'more')}`}</span>
          </li>
        ) : null}
      </ul>
    </FormSection>
  );
}

type InvalidRowsProps = { summary: FileSummary; source: LeadSource };

/** The invalid rows of a lead list. */
export function InvalidRows({ summary: { firstInvalidRows, invalidCount }, source }: InvalidRowsProps) {
  const title = plural(invalidCount, 'invalid row', 'invalid rows');
  return <RowList title={title} rows={firstInvalidRows} count={invalidCount} aside={<DownloadInvalidRows source={source} />} />;
}

/** Invalid rows of a campaign file that the check of required columns does not show, such as a fault in a follow-up. */
export function UnplacedRows({ summary: { firstUnplacedRows, unplacedCount } }: Pick<InvalidRowsProps, 'summary'>) {
  const title = `${plural(unplacedCount, 'row', 'rows')} with other problems`;
  return <RowList title={title} rows={firstUnplacedRows} count={unplacedCount} />;
}
