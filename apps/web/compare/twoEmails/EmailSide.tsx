import { MAX_EMAILS } from '@coldcast/rules/leadFile/limits';
import { useId } from 'react';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { EmailDraft } from '../worker/openList.ts';
import { OwnEmails } from './OwnEmails.tsx';
import styles from './TwoEmails.module.css';

const OWN: EmailDraft = { kind: 'own' };
export const newEmail = (step: number): EmailDraft => ({ kind: 'written', step, subject: '', body: '' });

type Choice = { value: string; label: string; draft: EmailDraft };

/** What can be sent to a list whose leads get this many emails. */
export function listChoices(emails: number): Choice[] {
  const firsts = Array.from({ length: emails - 1 }, (_, place): Choice => {
    const count = emails - 1 - place;
    const label = count === 1 ? 'Only email 1' : `Only the first ${count} emails`;
    return { value: `first ${count}`, label, draft: { kind: 'first', emails: count } };
  });
  const others = Array.from({ length: emails }, (_, place): Choice => {
    const step = place + 1;
    return { value: `written ${step}`, label: `This campaign’s emails, with a new email ${step}`, draft: newEmail(step) };
  });
  const next = emails + 1;
  const more = { value: `written ${next}`, label: `This campaign’s emails, plus an email ${next} three days later`, draft: newEmail(next) };
  return [
    { value: 'own', label: `All ${emails} emails of this campaign`, draft: OWN },
    ...firsts,
    ...others,
    ...(next <= MAX_EMAILS ? [more] : []),
  ];
}

const valueOf = (draft: EmailDraft): string =>
  draft.kind === 'own' ? 'own' : draft.kind === 'first' ? `first ${draft.emails}` : `written ${draft.step}`;

/** Adapts a draft to a list with this many emails. */
export const fitDraft = (draft: EmailDraft, emails: number): EmailDraft => {
  if (draft.kind === 'first' && draft.emails >= emails) return OWN;
  return draft.kind === 'written' && draft.step > (emails === 1 ? 1 : Math.min(emails + 1, MAX_EMAILS)) ? { ...draft, step: 1 } : draft;
};

type Props = {
  name: string;
  draft: EmailDraft;
  /** The campaign whose list is used; empty if none is chosen. */
  campaignId: string;
  /** Emails of the longest sequence of the list. */
  emails: number;
  /** Whether the leads of a list with one email each may get their own. */
  canBeOwn: boolean;
  onChange: (draft: EmailDraft) => void;
};

function SequenceChoice({ name, draft, emails, onChange }: Omit<Props, 'canBeOwn' | 'campaignId'>) {
  const id = useId();
  const choices = listChoices(emails);
  const choose = (value: string) => {
    const chosen = choices.find((choice) => choice.value === value)?.draft ?? OWN;
    // Typed text stays when another email is chosen to be replaced.
    const isKept = chosen.kind === 'written' && draft.kind === 'written';
    onChange(isKept ? { ...draft, step: chosen.step } : chosen);
  };
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{`${name}: what is sent`}</label>
      <Select id={id} value={valueOf(draft)} onChange={({ target }) => choose(target.value)}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** One side: the campaign's own emails, or one that is typed here. */
export function EmailSide({ name, draft, campaignId, emails, canBeOwn, onChange }: Props) {
  const isLater = draft.kind === 'written' && draft.step > 1;
  return (
    <fieldset className={styles.side}>
      <legend>{name}</legend>
      {emails > 1 ? (
        <SequenceChoice name={name} draft={draft} emails={emails} onChange={onChange} />
      ) : (
        canBeOwn && (
          <label className={styles.own}>
            <input
              type="checkbox"
              checked={draft.kind !== 'written'}
              onChange={({ target }) => onChange(target.checked ? OWN : newEmail(1))}
            />
            The email this campaign was launched with
          </label>
        )
      )}
      {draft.kind !== 'written' && campaignId !== '' && (
        <OwnEmails name={name} campaignId={campaignId} count={draft.kind === 'first' ? draft.emails : emails} />
      )}
      {draft.kind !== 'written' && campaignId === '' && <p className="small muted">Choose a campaign above to see its email here.</p>}
      {draft.kind === 'written' && (
        <>
          <TextInput
            label={`${name}: subject line`}
            placeholder={isLater ? 'Empty: same thread' : undefined}
            value={draft.subject}
            maxLength={998}
            onChange={({ target }) => onChange({ ...draft, subject: target.value })}
          />
          <TextArea
            label={`${name}: email body`}
            rows={8}
            value={draft.body}
            maxLength={20_000}
            hint="{{first_name}} and the columns of the list are filled for each lead."
            onChange={({ target }) => onChange({ ...draft, body: target.value })}
          />
        </>
      )}
    </fieldset>
  );
}
