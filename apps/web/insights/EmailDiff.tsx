import type { ChangeObject } from 'diff';
import { Card } from '../ui/Card.tsx';
import { diffText } from './diffText.ts';
import styles from './EditedEmailView.module.css';
import type { EditedEmail } from './toIdeas.ts';

type EmailText = Pick<EditedEmail, 'subject' | 'body'>;

function Marked({ kind, text }: { kind: 'removed' | 'added'; text: string }) {
  const Tag = kind === 'removed' ? 'del' : 'ins';
  return (
    <Tag>
      <span className="sr">{`[${kind}: `}</span>
      {text}
      <span className="sr">]</span>
    </Tag>
  );
}

const Part = ({ change: { added, removed, value } }: { change: ChangeObject<string> }) =>
  added || removed ? <Marked kind={added ? 'added' : 'removed'} text={value} /> : value;

// Parts have no identity but their position.
const Parts = ({ changes }: { changes: readonly ChangeObject<string>[] }) =>
  changes.map((change, place) => <Part key={place} change={change} />);

/** An edited email with deleted words struck through and added words underlined. */
export function EmailDiff({ before, after }: { before: EmailText; after: EmailText }) {
  const [subject, body] = [diffText(before.subject, after.subject), diffText(before.body, after.body)];
  const isMarked = [...subject, ...body].some(({ added, removed }) => added || removed);
  return (
    <>
      {!isMarked && <p className="muted">Only spaces and line breaks change.</p>}
      <Card tone="quiet" className={styles.email} dir="auto">
        <b>
          <Parts changes={subject} />
        </b>
        {'\n\n'}
        <Parts changes={body} />
      </Card>
    </>
  );
}
