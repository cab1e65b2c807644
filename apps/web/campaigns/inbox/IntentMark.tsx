import type { LeadReply } from '@coldcast/rules/leadRow';
import styles from './InboxTab.module.css';
import { intentTone, intentWord } from './inboxWords.ts';

/** Shape and word, colored by sentiment: round is positive, square neutral, diamond negative. */
export function IntentMark({ reply }: { reply: LeadReply }) {
  return (
    <span className={styles.intent}>
      <span className={`${styles.dot} ${styles[intentTone(reply)]}`} aria-hidden="true" />
      {intentWord(reply)}
    </span>
  );
}
