import type { Webhook } from '@coldcast/contract/webhooks';
import { errorText } from '../../api/errorText.ts';
import { DangerDialog } from '../../ui/DangerDialog.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { DialogButton } from '../DialogButton.tsx';
import { useDeleteWebhook } from './useWebhooks.ts';

function DeleteDialog({ webhookId, onClose }: { webhookId: string; onClose: () => void }) {
  const toast = useToast();
  const { mutate, isPending, isError, error } = useDeleteWebhook(webhookId);
  return (
    <DangerDialog
      title="Delete webhook"
      verb="Delete"
      doingVerb="Deleting…"
      isPending={isPending}
      failure={isError ? errorText(error, 'Delete failed') : null}
      onConfirm={() => mutate(undefined, { onSuccess: ({ message }) => toast(message) })}
      onClose={onClose}
    >
      <p>Coldcast stops sending to this address and deletes its delivery log.</p>
    </DangerDialog>
  );
}

export const DeleteWebhook = ({ webhook: { webhookId, url } }: { webhook: Webhook }) => (
  <DialogButton label={`Delete ${url}`} dialog={(close) => <DeleteDialog webhookId={webhookId} onClose={close} />}>
    <Icon name="trash" isSmall />
    Delete
  </DialogButton>
);
