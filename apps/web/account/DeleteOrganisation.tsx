import { deleteOrganisation } from '@coldcast/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../ui/paths.ts';
import { Button } from '../ui/Button.tsx';
import { callApi } from '../api/callApi.ts';
import { errorText } from '../api/errorText.ts';
import { clearToken } from '../api/sessionToken.ts';
import { useDemoLimitation } from '../session/useDemoLimitation.tsx';
import { Card } from '../ui/Card.tsx';
import { DangerDialog } from '../ui/DangerDialog.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { useToast } from '../ui/Toasts.tsx';
import styles from './DeleteOrganisation.module.css';

function useDeletion(confirmation: string) {
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: () => callApi(deleteOrganisation, { body: { confirmation } }),
    onSuccess: async ({ message }) => {
      clearToken();
      await navigate(paths.login);
      toast(message);
    },
  });
}

function DeletionDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { mutate, isPending, isError, error } = useDeletion(typed);
  const isConfirmed = typed.trim().toLowerCase() === email.toLowerCase();
  return (
    <DangerDialog
      title="Delete organization"
      verb="Delete everything"
      doingVerb="Deleting…"
      isPending={isPending}
      isReady={isConfirmed}
      failure={isError ? errorText(error, 'Delete failed') : null}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>
        This permanently deletes your account, all campaigns with their leads and results, and your credits with their history. It cannot be
        undone. A paid subscription ends immediately, without a refund.
      </p>
      <TextInput
        label={`Type ${email} to confirm`}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </DangerDialog>
  );
}

/** Deletes the account and all its data; the email address must be typed first. */
export function DeleteOrganisation({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const demo = useDemoLimitation();
  return (
    <Card isPadded aria-labelledby="deletion-title" className={styles.card}>
      <h2 id="deletion-title">Delete organization</h2>
      <p>Deletes your account and all your organization’s data immediately.</p>
      <Button variant="outlined" color="error" onClick={() => (demo.isDemo ? demo.show() : setIsOpen(true))}>
        Delete organization
      </Button>
      {isOpen ? <DeletionDialog email={email} onClose={() => setIsOpen(false)} /> : null}
    </Card>
  );
}
