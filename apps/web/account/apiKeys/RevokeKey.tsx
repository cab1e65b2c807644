import type { ApiKey } from '@coldcast/contract/apiKeys';
import { errorText } from '../../api/errorText.ts';
import { DangerDialog } from '../../ui/DangerDialog.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { DialogButton } from '../DialogButton.tsx';
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
      <p>Programs that use “{name}” lose access immediately. This cannot be undone.</p>
    </DangerDialog>
  );
}

export const RevokeKey = ({ apiKey }: { apiKey: ApiKey }) => (
  <DialogButton label={`Revoke ${apiKey.name}`} dialog={(close) => <RevokeDialog apiKey={apiKey} onClose={close} />}>
    Revoke
  </DialogButton>
);
