import { changePassword } from '@coldcast/contract/accounts';
import { ERRORS } from '@coldcast/contract/errors';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import { callApi } from '../api/callApi.ts';
import { errorText } from '../api/errorText.ts';
import { useDemoLimitation } from '../session/useDemoLimitation.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorAlert } from '../ui/ErrorAlert.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import styles from './ChangePassword.module.css';

const PASSWORD_LENGTH = 12;

type Passwords = { currentPassword: string; newPassword: string };

/** What is wrong with each field; an empty object when both are fine. Lengths are in Unicode code points. */
function findPasswordFaults({ currentPassword, newPassword }: Passwords): Partial<Passwords> {
  const faults: Partial<Passwords> = {};
  if (currentPassword === '') faults.currentPassword = 'Current password is required';
  if (newPassword === '') faults.newPassword = 'New password is required';
  else if (Array.from(newPassword).length < PASSWORD_LENGTH) faults.newPassword = ERRORS.password_too_short.message;
  return faults;
}

const NOTHING: Passwords = { currentPassword: '', newPassword: '' };

/** Changes the password; all other sessions of the account end. */
export function ChangePassword() {
  const [passwords, setPasswords] = useState(NOTHING);
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const demo = useDemoLimitation();
  const change = useMutation({
    mutationFn: () => callApi(changePassword, { body: passwords }),
    onSuccess: () => {
      setPasswords(NOTHING);
      setIsChecked(false);
    },
  });
  const faults = findPasswordFaults(passwords);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (demo.isDemo) return demo.show();
    setIsChecked(true);
    // The fields carry their errors only after the next paint.
    if (Object.keys(faults).length > 0)
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    else if (!change.isPending) change.mutate();
  };
  const bind = (name: keyof Passwords) => ({
    name,
    type: 'password',
    required: true,
    value: passwords[name],
    onChange: ({ target }: { target: { value: string } }) => setPasswords({ ...passwords, [name]: target.value }),
    error: isChecked ? faults[name] : undefined,
  });
  return (
    <Card isPadded aria-labelledby="password-title">
      <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-labelledby="password-title">
        <h2 id="password-title">Password</h2>
        {change.isSuccess ? (
          <Notice tone="good" title="Password changed">
            This signs out all other sessions of your account. API keys keep working until you revoke them.
          </Notice>
        ) : null}
        {change.isError ? <ErrorAlert message={errorText(change.error, 'The password could not be changed. Please try again.')} /> : null}
        <TextInput label="Current password" autoComplete="current-password" {...bind('currentPassword')} />
        <TextInput label="New password" autoComplete="new-password" hint="At least 12 characters" {...bind('newPassword')} />
        <Button type="submit" variant="contained" disabled={change.isPending}>
          {change.isPending ? 'Changing…' : 'Change password'}
        </Button>
      </form>
    </Card>
  );
}
