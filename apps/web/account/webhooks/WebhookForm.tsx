import { MAX_ADDRESS_LENGTH, type WebhookEvent } from '@coldcast/contract/webhooks';
import { useState, type FormEvent } from 'react';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import formStyles from '../DialogForm.module.css';
import { EventChoice } from './EventChoice.tsx';
import type { WebhookInput } from './useWebhooks.ts';

const addressHint = (url: string): string =>
  /^\s*http:/i.test(url)
    ? 'Without https, others on the network can read what is sent.'
    : 'A public address that takes POST requests. https recommended.';

type WebhookFormProps = {
  id: string;
  initial: { url: string; events: readonly WebhookEvent[] };
  isPending: boolean;
  /** Why the last attempt to save failed. */
  failure: string | null;
  onSubmit: (input: WebhookInput) => void;
};

/** The address and the events; both are required. */
export function WebhookForm({ id, initial, isPending, failure, onSubmit }: WebhookFormProps) {
  const [url, setUrl] = useState(initial.url);
  const [events, setEvents] = useState<WebhookEvent[]>([...initial.events]);
  const [isChecked, setIsChecked] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (url.trim() === '') event.currentTarget.querySelector('input')?.focus();
    else if (events.length > 0 && !isPending) onSubmit({ url: url.trim(), events });
  };
  return (
    <form id={id} className={formStyles.form} onSubmit={submit} noValidate>
      {failure === null ? null : <ErrorAlert message={failure} />}
      <TextInput
        data-autofocus
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
  );
}
