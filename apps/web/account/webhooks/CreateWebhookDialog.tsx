import { MAX_ADDRESS_LENGTH, WEBHOOK_EVENTS, type WebhookEvent } from '@coldcast/contract/webhooks';
import { useId, useState, type FormEvent } from 'react';
import { errorText } from '../../api/errorText.ts';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { focusOnMount } from '../../ui/focusOnMount.ts';
import { CreateSecretDialog } from '../CreateSecretDialog.tsx';
import formStyles from '../DialogForm.module.css';
import { EventChoice } from './EventChoice.tsx';
import { useCreateWebhook } from './useWebhooks.ts';

const addressHint = (url: string): string =>
  /^\s*http:/i.test(url)
    ? 'Without https, everybody on the way can read what is sent.'
    : 'A public address that takes POST requests, best with https.';

/** Asks where to and of what, then shows the secret that signs every request. */
export function CreateWebhookDialog({ onClose }: { onClose: () => void }) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<WebhookEvent[]>([...WEBHOOK_EVENTS]);
  const [isChecked, setIsChecked] = useState(false);
  const formId = useId();
  const { mutate, isPending, isError, error, data } = useCreateWebhook();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (url.trim() === '') event.currentTarget.querySelector('input')?.focus();
    else if (events.length > 0 && !isPending) mutate({ url: url.trim(), events });
  };
  return (
    <CreateSecretDialog
      title="Create webhook"
      submitLabel="Create webhook"
      formId={formId}
      isPending={isPending}
      shown={data && { title: 'Your webhook is ready', what: 'Signing secret', secret: data.secret }}
      onClose={onClose}
    >
      <form id={formId} className={formStyles.form} onSubmit={submit} noValidate>
        {isError ? <ErrorAlert message={errorText(error, 'The webhook could not be created. Please try again.')} /> : null}
        <TextInput
          ref={focusOnMount}
          type="url"
          label="Address"
          placeholder="https://example.com/hooks/coldcast"
          hint={addressHint(url)}
          maxLength={MAX_ADDRESS_LENGTH}
          required
          autoComplete="off"
          spellCheck={false}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          error={isChecked && url.trim() === '' ? 'Address is required' : undefined}
        />
        <EventChoice
          chosen={events}
          onChange={setEvents}
          error={isChecked && events.length === 0 ? 'Choose at least one event' : undefined}
        />
      </form>
    </CreateSecretDialog>
  );
}
