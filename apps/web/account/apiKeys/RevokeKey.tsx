import type { ApiKey } from '@coldcast/contract/apiKeys';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { errorText } from '../../api/errorText.ts';
import { useDemoLimitation } from '../../session/useDemoLimitation.tsx';
import { DangerDialog } from '../../ui/DangerDialog.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { useRevokeApiKey } from './useApiKeys.ts';

function RevokeDialog({ apiKey: { keyId, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const toast = useToast();
  const { mutate, isPending, isError, error } = useRevokeApiKey();
  return (
    <DangerDialog
      title="Revoke API key"
      verb="Revoke"
      doingVerb="Revoking…"
      isPending={isPending}
      failure={isError ? errorText(error, 'The key could not be revoked. Please try again.') : null}
      onConfirm={() => mutate(keyId, { onSuccess: ({ message }) => toast(message) })}
      onClose={onClose}
    >
      <p>Whatever uses “{name}” is refused from now on. This cannot be undone.</p>
    </DangerDialog>
  );
}

export function RevokeKey({ apiKey }: { apiKey: ApiKey }) {
  const [isOpen, setIsOpen] = useState(false);
  const demo = useDemoLimitation();
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-label={`Revoke ${apiKey.name}`}
        onClick={() => (demo.isDemo ? demo.show() : setIsOpen(true))}
      >
        Revoke
      </Button>
      {isOpen ? <RevokeDialog apiKey={apiKey} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
