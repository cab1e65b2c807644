import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { EmailDraft } from '../worker/compareLists.ts';
import styles from './TwoEmails.module.css';

type Props = {
  name: string;
  draft: EmailDraft;
  /** Whether the campaign's own emails can be chosen. */
  canBeOwn: boolean;
  onChange: (draft: EmailDraft) => void;
};

/** One of the two: the campaign's own emails, or one that is typed here. */
export function EmailSide({ name, draft, canBeOwn, onChange }: Props) {
  return (
    <fieldset className={styles.side}>
      <legend>{name}</legend>
      {canBeOwn && (
        <label className={styles.own}>
          <input
            type="checkbox"
            checked={draft === null}
            onChange={({ target }) => onChange(target.checked ? null : { subject: '', body: '' })}
          />
          The emails this campaign was launched with
        </label>
      )}
      {draft && (
        <>
          <TextInput
            label={`${name}: subject line`}
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
