import { plural } from './countsText.ts';
import { DownloadInvalidRows } from './DownloadInvalidRows.tsx';
import type { FileSummary } from './fileCheck.ts';
import { FormSection } from '../FormSection.tsx';
import styles from './InvalidRows.module.css';
import type { LeadSource } from './leadSource.ts';

/** The first invalid rows with their reasons, then an ellipsis. */
export function InvalidRows({ summary, source }: { summary: FileSummary; source: LeadSource }) {
  const { firstInvalidRows, invalidCount } = summary;
  if (invalidCount === 0) return null;
  return (
    <FormSection title={plural(invalidCount, 'invalid row', 'invalid rows')} aside={<DownloadInvalidRows source={source} />}>
      <ul className={styles.rows}>
        {firstInvalidRows.map(({ rowNumber, value, reason }) => (
          <li key={rowNumber}>
            <span className={styles.number}>{`Row ${rowNumber}`}</span>
            <code title={value}>{value}</code>
            <span className={styles.reason}>{reason}</span>
          </li>
        ))}
        {invalidCount > firstInvalidRows.length ? (
          <li className={styles.more}>
            … <span className="sr">{`and ${plural(invalidCount - firstInvalidRows.length, 'more', 'more')}`}</span>
          </li>
        ) : null}
      </ul>
    </FormSection>
  );
}
