import type { Webhook } from '@coldcast/contract/webhooks';
import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { errorText } from '../../api/errorText.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { DialogButton } from '../DialogButton.tsx';
import { useUpdateWebhook } from './useWebhooks.ts';
import { WebhookForm } from './WebhookForm.tsx';

function EditDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const formId = useId();
  const toast = useToast();
  const { mutate, isPending, isError, error } = useUpdateWebhook(webhook.webhookId);
  const finish = () => {
    toast('Webhook saved');
    onClose();
  };
  return (
    <Dialog
      isOpen
      title="Edit webhook"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="contained" disabled={isPending}>
            {isPending ? 'Saving…' : 'Save'}
          </Button>
        </>
      }
    >
      <WebhookForm
        id={formId}
        initial={webhook}
        isPending={isPending}
        failure={isError ? errorText(error, 'The webhook could not be saved. Please try again.') : null}
        onSubmit={(input) => mutate(input, { onSuccess: finish })}
      />
    </Dialog>
  );
}

/** Changes the address and the events; the signing secret stays. */
export const EditWebhook = ({ webhook }: { webhook: Webhook }) => (
  <DialogButton label={`Edit ${webhook.url}`} dialog={(close) => <EditDialog webhook={webhook} onClose={close} />}>
    Edit
  </DialogButton>
);
