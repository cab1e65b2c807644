import { findOpenSlots } from '@coldcast/rules/openSlots';
import type { ChangeObject } from 'diff';
import type { ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';
import { diffText } from './diffText.ts';
import styles from './BetterVersion.module.css';
import emailStyles from './EditedEmailView.module.css';
import { OneSideOfDiff, type Side } from './OneSideOfDiff.tsx';

type EmailText = { subject: string; body: string };

/** A text with the gaps the user must fill marked. */
function Slotted({ text }: { text: string }) {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const { start, end, text: slot } of findOpenSlots(text)) {
    pieces.push(
      text.slice(from, start),
      <mark key={start} className={styles.slot}>
        {slot}
      </mark>,
    );
    from = end;
  }
  return [...pieces, text.slice(from)];
}

const showSlots = (text: string) => <Slotted text={text} />;

type Diff = { subject: ChangeObject<string>[]; body: ChangeObject<string>[] };

function OneSide({ title, diff, side }: { title: string; diff: Diff; side: Side }) {
  return (
    <section aria-label={title}>
      <h2 className={styles.eyebrow}>{title}</h2>
      <div className={`${emailStyles.email} ${styles.email}`} dir="auto">
        <b>
          <OneSideOfDiff changes={diff.subject} side={side} show={showSlots} />
        </b>
        {'\n\n'}
        <OneSideOfDiff changes={diff.body} side={side} show={showSlots} />
      </div>
    </section>
  );
}

/** Two emails side by side: deleted words struck through in the old one, added words underlined in the new one. */
export function SideBySide({ before, after }: { before: EmailText; after: EmailText }) {
  const diff = { subject: diffText(before.subject, after.subject), body: diffText(before.body, after.body) };
  return (
    <Card className={styles.sides}>
      <OneSide title="As sent" diff={diff} side="removed" />
      <OneSide title="Better version" diff={diff} side="added" />
    </Card>
  );
}
