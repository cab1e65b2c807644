import { WEBHOOK_EVENTS } from '@coldcast/contract/webhooks';
import { useId } from 'react';
import { errorText } from '../../api/errorText.ts';
import { CreateSecretDialog } from '../CreateSecretDialog.tsx';
import { useCreateWebhook } from './useWebhooks.ts';
import { WebhookForm } from './WebhookForm.tsx';

const EVERYTHING = { url: '', events: WEBHOOK_EVENTS };

/** Asks for the address and the events, then shows the secret that signs every request. */
export function CreateWebhookDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const { mutate, isPending, isError, error, data } = useCreateWebhook();
  return (
    <CreateSecretDialog
      title="Create webhook"
      submitLabel="Create webhook"
      formId={formId}
      isPending={isPending}
      shown={data && { title: 'Your webhook is ready', what: 'Signing secret', secret: data.secret }}
      onClose={onClose}
    >
      <WebhookForm
        id={formId}
        initial={EVERYTHING}
        isPending={isPending}
        failure={isError ? errorText(error, 'The webhook could not be created. Please try again.') : null}
        onSubmit={(input) => mutate(input)}
      />
    </CreateSecretDialog>
  );
}
