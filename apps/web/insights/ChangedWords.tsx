import { diffArrays } from 'diff';
import styles from './EditedEmailView.module.css';
import type { EditedEmail } from './toIdeas.ts';

type EmailText = Pick<EditedEmail, 'subject' | 'body'>;

const sentencesOf = ({ subject, body }: EmailText): string[] => [subject, ...body.split(/\n+|(?<=[.!?])\s+/u)].map((text) => text.trim());

function Line({ label, texts }: { label: 'Before' | 'After'; texts: readonly string[] }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">{texts.length > 0 ? texts.join(' ') : <span className="muted">Nothing</span>}</dd>
    </div>
  );
}

/** The sentences that an edit changes, before and after. */
export function ChangedWords({ before, after }: { before: EmailText; after: EmailText }) {
  const changes = diffArrays(sentencesOf(before), sentencesOf(after));
  const textsOf = (kind: 'removed' | 'added') =>
    changes.filter((change) => change[kind]).flatMap(({ value }) => value.filter((text) => text !== ''));
  const [removed, added] = [textsOf('removed'), textsOf('added')];
  if (removed.length + added.length === 0) return null;
  return (
    <dl className={styles.changed}>
      <Line label="Before" texts={removed} />
      <Line label="After" texts={added} />
    </dl>
  );
}
