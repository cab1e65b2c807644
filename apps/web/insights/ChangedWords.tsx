import { diffArrays, type ChangeObject } from 'diff';
import { diffText } from './diffText.ts';
import styles from './EditedEmailView.module.css';
import { OneSideOfDiff, type Side } from './OneSideOfDiff.tsx';
import type { EditedEmail } from './toIdeas.ts';

type EmailText = Pick<EditedEmail, 'subject' | 'body'>;

type Sentence = { text: string; startsLine: boolean };

const sentencesOf = ({ subject, body }: EmailText): Sentence[] =>
  [subject, ...body.split('\n')].flatMap((line) =>
    line
      .trim()
      .split(/(?<=[.!?])\s+/u)
      .filter((text) => text !== '')
      .map((text, place) => ({ text, startsLine: place === 0 })),
  );

/** The sentences as one text; those of different lines stay on lines of their own. */
const joinSentences = (sentences: readonly Sentence[]): string =>
  sentences.map(({ text, startsLine }, place) => `${place === 0 ? '' : startsLine ? '\n' : ' '}${text}`).join('');

const isSame = (one: Sentence, other: Sentence): boolean => one.text === other.text;

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
  const changes = diffArrays(sentencesOf(before), sentencesOf(after), { comparator: isSame });
  const textOf = (kind: Side) => joinSentences(changes.filter((change) => change[kind]).flatMap(({ value }) => value));
  const [removed, added] = [textOf('removed'), textOf('added')];
  if (removed.replaceAll('\n', ' ') === added.replaceAll('\n', ' ')) return null;
  const words = diffText(removed, added);
  return (
    <dl className={styles.changed}>
      <Line label="Before" changes={words} side="removed" />
      <Line label="After" changes={words} side="added" />
    </dl>
  );
}
