import { Fragment } from 'react';
import styles from './ByEmail.module.css';
import type { ByEmailView, StepCell, StepRow } from './byEmailView.ts';
import { StepStrip } from './StepStrip.tsx';

const COLUMNS = 8;

function Cell({ cell }: { cell: StepCell }) {
  return (
    <td>
      {cell.count}
      {cell.expected === null ? null : (
        <span className={styles.expected}>
          <span className="sr">, expected </span>
          {cell.expected}
        </span>
      )}
    </td>
  );
}

function Cells({ row, replyEnd }: { row: StepRow; replyEnd: number | null }) {
  return (
    <>
      <th scope="row">
        {row.name}
        <span className={styles.note}>{row.note}</span>
      </th>
      <Cell cell={row.getsIt} />
      <Cell cell={row.opened} />
      <Cell cell={row.cells.reply} />
      <td className={styles.strip}>{replyEnd === null ? null : <StepStrip reply={row.reply} end={replyEnd} />}</td>
      <Cell cell={row.cells.interest} />
      <Cell cell={row.cells.unsubscribe} />
      <Cell cell={row.cells.spam_report} />
    </>
  );
}

const StopRow = () => (
  <tr className={styles.stop}>
    <td colSpan={COLUMNS}>
      <span>Stop here</span>
    </td>
  </tr>
);

/** One row per email, the whole sequence below, and a line where it stops paying. */
export function ByEmailTable({ view: { rows, all, replyEnd, stopAfter } }: { view: ByEmailView }) {
  return (
    <section className={styles.scroller} tabIndex={0} aria-label="Numbers of each email">
      <table className={styles.table}>
        <caption className="sr">Results of each email</caption>
        <thead>
          <tr>
            <th scope="col">Email</th>
            <th scope="col">Received</th>
            <th scope="col">Opened</th>
            <th scope="col">Replied</th>
            <td
              className={styles.strip}
              aria-hidden="true"
            >{`0 to ${replyEnd < 10 ? replyEnd.toFixed(1) : Math.round(replyEnd)} in 100`}</td>
            <th scope="col">Interested</th>
            <th scope="col">Unsubscribed</th>
            <th scope="col">Spam reports</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <Fragment key={row.key}>
              {place === stopAfter ? <StopRow /> : null}
              <tr>
                <Cells row={row} replyEnd={replyEnd} />
              </tr>
            </Fragment>
          ))}
          <tr className={styles.all}>
            <Cells row={all} replyEnd={null} />
          </tr>
        </tbody>
      </table>
    </section>
  );
}
