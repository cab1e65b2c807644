import { MAX_KEY_NAME_LENGTH } from '@coldcast/contract/apiKeys';
import type { KeyScope } from '@coldcast/contract/endpoint';
import { useId, useState, type FormEvent } from 'react';
import { errorText } from '../../api/errorText.ts';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { CreateSecretDialog } from '../CreateSecretDialog.tsx';
import formStyles from '../DialogForm.module.css';
import { ScopeChoice } from './ScopeChoice.tsx';
import { describeScopes } from './scopeWords.ts';
import { useCreateApiKey } from './useApiKeys.ts';

/** Asks what the key is for, then shows it. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<KeyScope[]>(['read']);
  const [isChecked, setIsChecked] = useState(false);
  const formId = useId();
  const { mutate, isPending, isError, error, data } = useCreateApiKey();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (name.trim() === '') event.currentTarget.querySelector('input')?.focus();
    else if (!isPending) mutate({ name: name.trim(), scopes });
  };
  return (
    <CreateSecretDialog
      title="Create API key"
      submitLabel="Create key"
      formId={formId}
      isPending={isPending}
      shown={data && { title: 'Your new API key', what: 'API key', secret: data.key, words: `${describeScopes(data.scopes)}.` }}
      onClose={onClose}
    >
      <form id={formId} className={formStyles.form} onSubmit={submit} noValidate>
        {isError ? <ErrorAlert message={errorText(error, 'The key could not be created. Please try again.')} /> : null}
        <TextInput
          data-autofocus
          label="Name"
          hint="A name to recognize it by: Zapier, nightly script."
          maxLength={MAX_KEY_NAME_LENGTH}
          required
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={isChecked && name.trim() === '' ? 'Name is required' : undefined}
        />
        <ScopeChoice chosen={scopes} onChange={setScopes} />
      </form>
    </CreateSecretDialog>
  );
}
