import { Fragment, type ReactNode } from 'react';
import styles from './ByEmail.module.css';
import type { ByEmailView, StepCell, StepRow } from './byEmailView.ts';
import { StepStrip } from './StepStrip.tsx';

function Figure({ label, cell, children }: { label: string; cell: StepCell; children?: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {cell.count}
        {cell.expected === null ? null : (
          <span className={styles.expected}>
            <span className="sr">, expected </span>
            {cell.expected}
          </span>
        )}
        {children}
      </dd>
    </div>
  );
}

function StepCard({ row, replyEnd, className }: { row: StepRow; replyEnd: number | null; className?: string | undefined }) {
  return (
    <li className={className}>
      <div className={styles.cardHead}>
        <h3>{row.name}</h3>
        <p>{row.note}</p>
      </div>
      <dl className={styles.figures}>
        <Figure label="Received" cell={row.getsIt} />
        <Figure label="Opened" cell={row.opened} />
        <Figure label="Replied" cell={row.cells.reply}>
          {replyEnd === null ? null : <StepStrip reply={row.reply} end={replyEnd} />}
        </Figure>
        <Figure label="Interested" cell={row.cells.interest} />
        <Figure label="Unsubscribed" cell={row.cells.unsubscribe} />
        <Figure label="Spam reports" cell={row.cells.spam_report} />
      </dl>
    </li>
  );
}

/** The table of the emails on a narrow screen. */
export function ByEmailCards({ view: { rows, all, replyEnd, stopAfter } }: { view: ByEmailView }) {
  return (
    <ul className={styles.cards} aria-label="Numbers of each email">
      {rows.map((row, place) => (
        <Fragment key={row.key}>
          {place === stopAfter ? <li className={styles.stopItem}>Stop here</li> : null}
          <StepCard row={row} replyEnd={replyEnd} />
        </Fragment>
      ))}
      <StepCard row={all} replyEnd={null} className={styles.allItem} />
    </ul>
  );
}
