import { Suspense, useState } from 'react';
import { Card } from '../ui/Card.tsx';
import { Button } from '../ui/Button.tsx';
import { useLaunchDrawer } from '../session/useLaunchDrawer.tsx';
import styles from './EditedEmailView.module.css';
import type { EditedEmail } from './toIdeas.ts';
import { lazyPart } from '../ui/lazyPart.ts';

const EmailDiff = lazyPart(async () => ({ default: (await import('./EmailDiff.tsx')).EmailDiff }));

function PlainEmail({ email: { subject, body } }: { email: EditedEmail }) {
  return (
    <Card tone="quiet" className={styles.email} dir="auto">
      <b>{subject}</b>
      {`\n\n${body}`}
    </Card>
  );
}

function Shown({ email }: { email: EditedEmail }) {
  const plain = <PlainEmail email={email} />;
  if (!email.original) return plain;
  return (
    <Suspense fallback={plain}>
      <EmailDiff before={email.original} after={email} />
    </Suspense>
  );
}

/**
 * The edited email next to the original, and the button to launch it. One lead's email is not a template: on a list, it would greet
 * everyone by one name.
 */
export function EditedEmailView({ email }: { email: EditedEmail }) {
  const [isOpen, setIsOpen] = useState(false);
  const { openWith } = useLaunchDrawer();
  const { subject, body } = email;
  return (
    <details className={styles.edited} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Show the edited email</summary>
      {isOpen && (
        <>
          {email.isTemplate === false && <p className="muted">The email of one lead, as an example.</p>}
          <Shown email={email} />
          {email.isTemplate !== false && (
            <Button className={styles.use} size="small" variant="outlined" onClick={() => openWith({ subject, body })}>
              Use this email
            </Button>
          )}
        </>
      )}
    </details>
  );
}
