import { useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { ErrorAlert } from '../ui/ErrorAlert.tsx';
import styles from './SignInForm.module.css';
import { PriceLine } from './PriceLine.tsx';

type SignInFormProps = {
  title: string;
  lead: string;
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  /** Why the last attempt failed. */
  failure: string | null;
  /** Called with the form's fields; returns false if a field was refused, and the first such field gets the focus. */
  onSubmit: () => boolean;
  children: ReactNode;
  below: ReactNode;
};

/** Frame of the login and signup forms. */
export function SignInForm({ title, lead, submitLabel, busyLabel, isBusy, failure, onSubmit, children, below }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || onSubmit()) return;
    // The fields have their errors only after the next paint.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-label={title}>
      <div>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <PriceLine />
      </div>
      {failure === null ? null : <ErrorAlert message={failure} />}
      {children}
      <Button type="submit" variant="contained" size="large" fullWidth disabled={isBusy}>
        {isBusy ? busyLabel : submitLabel}
      </Button>
      {below}
    </form>
  );
}
