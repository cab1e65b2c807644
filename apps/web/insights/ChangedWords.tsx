import { diffArrays, type ChangeObject } from 'diff';
import { diffText } from './diffText.ts';
import styles from './EditedEmailView.module.css';
import { OneSideOfDiff, type Side } from './OneSideOfDiff.tsx';
import type { EditedEmail } from './toIdeas.ts';

type EmailText = Pick<EditedEmail, 'subject' | 'body'>;

const sentencesOf = ({ subject, body }: EmailText): string[] => [subject, ...body.split(/\n+|(?<=[.!?])\s+/u)].map((text) => text.trim());

function Line({ label, changes, side }: { label: 'Before' | 'After'; changes: readonly ChangeObject<string>[]; side: Side }) {
  const isEmpty = changes.every((change) => change.value === '' || change[side === 'removed' ? 'added' : 'removed']);
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">{isEmpty ? <span className="muted">Nothing</span> : <OneSideOfDiff changes={changes} side={side} />}</dd>
    </div>
  );
}

/** The sentences that an edit changes, before and after, with the words that differ marked. */
export function ChangedWords({ before, after }: { before: EmailText; after: EmailText }) {
  const changes = diffArrays(sentencesOf(before), sentencesOf(after));
  const textOf = (kind: Side) =>
    changes
      .filter((change) => change[kind])
      .flatMap(({ value }) => value.filter((text) => text !== ''))
      .join(' ');
  const [removed, added] = [textOf('removed'), textOf('added')];
  if (removed === added) return null;
  const words = diffText(removed, added);
  return (
    <dl className={styles.changed}>
      <Line label="Before" changes={words} side="removed" />
      <Line label="After" changes={words} side="added" />
    </dl>
  );
}
