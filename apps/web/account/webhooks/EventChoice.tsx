import { WEBHOOK_EVENTS, type WebhookEvent } from '@coldcast/contract/webhooks';
import { useId } from 'react';
import styles from '../ChoiceList.module.css';
import { EVENT_WORDS } from './webhookWords.ts';

type EventChoiceProps = { chosen: readonly WebhookEvent[]; onChange: (chosen: WebhookEvent[]) => void; error?: string };

/** Any number of the events, in their order. */
export function EventChoice({ chosen, onChange, error }: EventChoiceProps) {
  const errorId = useId();
  const toggle = (event: WebhookEvent) => onChange(WEBHOOK_EVENTS.filter((each) => chosen.includes(each) !== (each === event)));
  return (
    <fieldset className={styles.choices} aria-describedby={error ? errorId : undefined}>
      <legend>Events</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <label key={event}>
          <input type="checkbox" name="events" value={event} checked={chosen.includes(event)} onChange={() => toggle(event)} />
          <span>{EVENT_WORDS[event].title}</span>
          <span className={styles.hint}>{EVENT_WORDS[event].hint}</span>
        </label>
      ))}
      {error ? (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
