import type { OutcomeEntry } from '@coldcast/contract/outcomes';
import { describeFigures } from '../../ui/describeFigures.ts';
import { formatFullDate } from '../../ui/formats.ts';
import styles from './RealResult.module.css';

/** Every version of the result, newest first: who, when, what, and why it was corrected. */
export function ResultHistory({ outcomes }: { outcomes: readonly OutcomeEntry[] }) {
  return (
    <details className={styles.history}>
      <summary>{outcomes.length === 1 ? 'Who reported it' : `All ${outcomes.length} reports`}</summary>
      <ol reversed>
        {outcomes.toReversed().map((outcome) => (
          <li key={outcome.outcomeId}>
            <p>
              Sent on {outcome.sentOn}: {describeFigures(outcome.figures, outcome.hasAutomaticReplies)}
            </p>
            <p className="muted">
              {outcome.reportedBy ?? 'Former member'}, {formatFullDate(outcome.createdAt)}
              {outcome.reason === null ? '' : `. Reason: ${outcome.reason}`}
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
