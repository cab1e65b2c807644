import { countOf } from '@coldcast/rules/countOf';
import { Fragment } from 'react';
import { formatCount } from '../../ui/formats.ts';
import { FormSection } from '../FormSection.tsx';
import styles from './ColumnChecks.module.css';
import { toRowNumbersText } from './countsText.ts';
import type { FileSummary } from './fileCheck.ts';

/** The state of each required column of a campaign file, with its first invalid rows. */
export function ColumnChecks({ summary: { columns, invalidCount } }: { summary: FileSummary }) {
  const wrongCells = columns.reduce((sum, column) => sum + column.invalidCount, 0);
  return (
    <FormSection title="Columns">
      <table className={styles.columns}>
        <thead>
          <tr>
            <th scope="col">Column</th>
            <th scope="col">Valid</th>
            <th scope="col">Invalid</th>
            <th scope="col">Invalid rows</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ column, validCount, invalidCount: wrongCount, firstInvalidRows }) => (
            <tr key={column}>
              <th scope="row">
                <code>
                  {column.split('_').map((word, index) => (
                    <Fragment key={word}>
                      {index > 0 ? '_' : ''}
                      <wbr />
                      {word}
                    </Fragment>
                  ))}
                </code>
              </th>
              <td>{formatCount(validCount)}</td>
              <td className={wrongCount > 0 ? styles.wrong : undefined}>{formatCount(wrongCount)}</td>
              <td>{wrongCount > 0 ? toRowNumbersText(firstInvalidRows, wrongCount) : '-'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {wrongCells > invalidCount ? (
        <p className="small muted">{`Some rows have more than one problem, so ${formatCount(wrongCells)} cells make ${countOf(invalidCount, 'invalid row')}.`}</p>
      ) : null}
    </FormSection>
  );
}
