import { endpoints } from '@coldcast/contract/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, type FormEvent } from 'react';
import { callApi } from '../../api/callApi.ts';
import { errorText } from '../../api/errorText.ts';
import { campaignKey } from '../../api/queryKeys.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import styles from './RealResult.module.css';

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

const countOf = (form: FormData, name: string): number | undefined => (textOf(form, name) === '' ? undefined : Number(textOf(form, name)));

const toBody = (form: FormData) => ({
  sentOn: textOf(form, 'sentOn'),
  sent: countOf(form, 'sent') ?? 0,
  replied: countOf(form, 'replied'),
  bounced: countOf(form, 'bounced'),
  reason: textOf(form, 'reason') || undefined,
});

function useRecordOutcome(campaignId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: FormData) => callApi(endpoints.recordOutcome, { params: { campaignId }, body: toBody(form) }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [...campaignKey(campaignId), 'outcome'] }),
        queryClient.invalidateQueries({ queryKey: ['track-record'] }),
      ]),
  });
}

type Props = { campaignId: string; isCorrection: boolean; onClose: () => void };

/** The result of a real send; a correction says why. */
export function ResultDialog({ campaignId, isCorrection, onClose }: Props) {
  const formId = useId();
  const toast = useToast();
  const { mutate, isPending, isError, error } = useRecordOutcome(campaignId);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(new FormData(event.currentTarget), {
      onSuccess: ({ message }) => {
        toast(message);
        onClose();
      },
    });
  };
  return (
    <Dialog
      isOpen
      title="What really happened"
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
      <form id={formId} className={styles.form} onSubmit={submit}>
        <TextInput label="Date of the first email" name="sentOn" type="date" required data-autofocus />
        <TextInput label="Sent" name="sent" type="number" min={1} required />
        <TextInput label="Replied" name="replied" type="number" min={0} required hint="Replies of people, without automatic ones." />
        <TextInput label="Bounced" name="bounced" type="number" min={0} />
        {isCorrection ? <TextInput label="Why it changes" name="reason" required hint="The old result is kept." /> : null}
        {isError ? <ErrorAlert message={errorText(error, 'The result could not be saved. Please try again.')} /> : null}
      </form>
    </Dialog>
  );
}
