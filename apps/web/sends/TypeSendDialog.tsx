import type { TypedSend } from '@coldcast/contract/sends';
import { useId, useState, type FormEvent } from 'react';
import { errorText } from '../api/errorText.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorAlert } from '../ui/ErrorAlert.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import styles from './sends.module.css';
import { useTypeSend } from './useSends.ts';

const COUNTS = [
  ['sent', 'Sent'],
  ['delivered', 'Delivered'],
  ['opened', 'Opened'],
  ['replied', 'Replied, automatic replies left out'],
  ['bounced', 'Bounced'],
] as const;
type CountName = (typeof COUNTS)[number][0];

const toCount = (text: string | undefined): number | undefined => (text ? Number(text) : undefined);

/** A campaign in a name, a day and five numbers; only the name and what was sent are needed. */
export function TypeSendDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [name, setName] = useState('');
  const [startedOn, setStartedOn] = useState('');
  const [counts, setCounts] = useState<Partial<Record<CountName, string>>>({});
  const { mutate, isPending, error } = useTypeSend();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const send: TypedSend = { name: name.trim(), sent: toCount(counts.sent) ?? 0, hasAutomaticReplies: false };
    if (startedOn) send.startedOn = startedOn;
    for (const field of ['delivered', 'opened', 'replied', 'bounced'] as const) {
      const count = toCount(counts[field]);
      if (count !== undefined) send[field] = count;
    }
    mutate(send, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      title="Enter a campaign"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="contained" disabled={isPending}>
            Save campaign
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.part} onSubmit={submit}>
        {error ? <ErrorAlert message={errorText(error, 'The campaign could not be saved. Please try again.')} /> : null}
        <TextInput data-autofocus label="Name" required autoComplete="off" value={name} onChange={({ target }) => setName(target.value)} />
        <TextInput label="First day" type="date" value={startedOn} onChange={({ target }) => setStartedOn(target.value)} />
        {COUNTS.map(([field, label]) => (
          <TextInput
            key={field}
            label={label}
            type="number"
            min={field === 'sent' ? 1 : 0}
            step={1}
            required={field === 'sent'}
            value={counts[field] ?? ''}
            onChange={({ target }) => setCounts({ ...counts, [field]: target.value })}
          />
        ))}
      </form>
    </Dialog>
  );
}
