import type { TypedSend } from '@coldcast/contract/sends';
import { MAX_BODY_LENGTH, MAX_SUBJECT_LENGTH } from '@coldcast/rules/leadFile/limits';
import { useId, useState, type FormEvent } from 'react';
import { errorText } from '../api/errorText.ts';
import { AutomaticReplies, type AutomaticAnswer } from '../ui/AutomaticReplies.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorAlert } from '../ui/ErrorAlert.tsx';
import { FigureFields } from '../ui/FigureFields.tsx';
import { toReportedFigures } from '@coldcast/rules/sends/reportedFigures';
import { readFigureTexts, type FigureProblems, type FigureTexts } from '../ui/figureForm.ts';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import styles from './sends.module.css';
import { useLaunchedCampaigns, useTypeSend } from './useSends.ts';

/** The email that was sent: pasted, or from a campaign launched here. */
type SentEmail = { subject: string; body: string; campaignId: string };

/** The values in the form. */
type SendDraft = { name: string; startedOn: string; texts: FigureTexts; automatic: AutomaticAnswer | null; email: SentEmail };

function EmailFields({ email, onChange }: { email: SentEmail; onChange: (email: SentEmail) => void }) {
  const { data: campaigns = [] } = useLaunchedCampaigns();
  return (
    <details className={styles.more}>
      <summary>The email you sent (optional)</summary>
      <div className={styles.part}>
        <p className={styles.quiet}>Coldcast then reads your text instead of assuming a typical email, and your range gets narrower.</p>
        {campaigns.length === 0 ? null : (
          <label className={styles.part}>
            Campaign launched here
            <Select isLarge value={email.campaignId} onChange={({ target }) => onChange({ ...email, campaignId: target.value })}>
              <option value="">None. I will paste the email.</option>
              {campaigns.map(({ campaignId, campaignName }) => (
                <option key={campaignId} value={campaignId}>
                  {campaignName}
                </option>
              ))}
            </Select>
          </label>
        )}
        {email.campaignId === '' ? (
          <>
            <TextInput
              label="Subject"
              autoComplete="off"
              maxLength={MAX_SUBJECT_LENGTH}
              value={email.subject}
              onChange={({ target }) => onChange({ ...email, subject: target.value })}
            />
            <TextArea
              label="Email body"
              rows={6}
              maxLength={MAX_BODY_LENGTH}
              value={email.body}
              onChange={({ target }) => onChange({ ...email, body: target.value })}
            />
          </>
        ) : null}
      </div>
    </details>
  );
}

const toEmail = ({ subject, body, campaignId }: SentEmail): Pick<TypedSend, 'email' | 'campaignId'> => {
  if (campaignId !== '') return { campaignId };
  return `${subject}${body}`.trim() === '' ? {} : { email: { subject, body } };
};

/** The typed values and their problems. */
function useSendForm(onClose: () => void) {
  const [draft, setDraft] = useState<SendDraft>({
    name: '',
    startedOn: '',
    texts: {},
    automatic: null,
    email: { subject: '', body: '', campaignId: '' },
  });
  const [problems, setProblems] = useState<FigureProblems>({});
  const { mutate, isPending, error } = useTypeSend();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const { figures, problems: found, isValid } = readFigureTexts(draft.texts);
    setProblems(found);
    if (!isValid) return;
    const send: TypedSend = { name: draft.name.trim(), ...toReportedFigures(figures), ...toEmail(draft.email) };
    if (draft.startedOn) send.startedOn = draft.startedOn;
    if (draft.automatic !== null) send.hasAutomaticReplies = draft.automatic === 'counted';
    mutate(send, { onSuccess: onClose });
  };
  const change = (changes: Partial<SendDraft>) => setDraft({ ...draft, ...changes });
  return { draft, change, problems, submit, isPending, error };
}

/** A campaign as a name, a date and its figures; only the name and what was sent are required. Refused input stays in the form. */
export function TypeSendDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const { draft, change, problems, submit, isPending, error } = useSendForm(onClose);
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} variant="contained" disabled={isPending}>
        Save campaign
      </Button>
    </>
  );
  return (
    <Dialog isOpen title="Enter a campaign" onClose={onClose} actions={actions}>
      <form id={formId} className={styles.part} onSubmit={submit}>
        {error ? <ErrorAlert message={errorText(error, 'The campaign could not be saved. Please try again.')} /> : null}
        <TextInput
          data-autofocus
          label="Name"
          required
          autoComplete="off"
          maxLength={200}
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextInput label="First day" type="date" value={draft.startedOn} onChange={({ target }) => change({ startedOn: target.value })} />
        <FigureFields texts={draft.texts} problems={problems} onChange={(texts) => change({ texts })} />
        <AutomaticReplies value={draft.automatic} onChange={(automatic) => change({ automatic })} />
        <EmailFields email={draft.email} onChange={(email) => change({ email })} />
      </form>
    </Dialog>
  );
}
