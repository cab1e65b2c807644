import { recordOutcome } from '@coldcast/contract/outcomes';
import type { EndpointBody } from '@coldcast/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { callApi } from '../../api/callApi.ts';
import { errorText } from '../../api/errorText.ts';
import { campaignKey } from '../../api/queryKeys.ts';
import { AutomaticReplies, type AutomaticAnswer } from '../../ui/AutomaticReplies.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { FigureFields } from '../../ui/FigureFields.tsx';
import { toReportedFigures } from '@coldcast/rules/sends/reportedFigures';
import { readFigureTexts, type FigureProblems, type FigureTexts } from '../../ui/figureForm.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import styles from './RealResult.module.css';

type Body = EndpointBody<typeof recordOutcome>;

function useRecordOutcome(campaignId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => callApi(recordOutcome, { params: { campaignId }, body }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [...campaignKey(campaignId), 'outcome'] }),
        queryClient.invalidateQueries({ queryKey: ['track-record'] }),
        queryClient.invalidateQueries({ queryKey: ['sends'] }),
      ]),
  });
}

/** The values in the form. */
export type ResultDraft = { sentOn: string; texts: FigureTexts; automatic: AutomaticAnswer | null };

const toBody = ({ sentOn, automatic }: ResultDraft, reason: string, figures: ReturnType<typeof toReportedFigures>): Body => ({
  sentOn,
  ...figures,
  hasAutomaticReplies: automatic === null ? undefined : automatic === 'counted',
  reason: reason.trim() || undefined,
});

type Props = {
  campaignId: string;
  launchedAt: string;
  /** The earlier result; null for a first one. */
  known: ResultDraft | null;
  onClose: () => void;
};

/** The draft in the form, and its problems. */
function useResultForm({ campaignId, known, onClose }: Props) {
  const toast = useToast();
  const [draft, setDraft] = useState<ResultDraft>(known ?? { sentOn: '', texts: {}, automatic: null });
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<FigureProblems>({});
  const { mutate, isPending, error } = useRecordOutcome(campaignId);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const { figures, problems: found, isValid } = readFigureTexts(draft.texts);
    setProblems(found);
    if (!isValid) return;
    mutate(toBody(draft, reason, toReportedFigures(figures)), {
      onSuccess: ({ message }) => {
        toast(message);
        onClose();
      },
    });
  };
  const change = (changes: Partial<ResultDraft>) => setDraft({ ...draft, ...changes });
  return { draft, change, reason, setReason, problems, submit, isPending, error };
}

/** Such a forecast may have known the result. */
const EARLY =
  'That is on or before the launch day, so this result will not count in your track record. It still improves your next forecasts.';

/** The result of a real send; a correction starts from the earlier values and gives a reason. Refused input stays in the form. */
export function ResultDialog(props: Props) {
  const formId = useId();
  const { launchedAt, known, onClose } = props;
  const { draft, change, reason, setReason, problems, submit, isPending, error } = useResultForm(props);
  const isEarly = draft.sentOn !== '' && draft.sentOn <= launchedAt.slice(0, 10);
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} variant="contained" disabled={isPending}>
        {isPending ? 'Saving…' : 'Save'}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title="What really happened" onClose={onClose} actions={actions}>
      <form id={formId} className={styles.form} onSubmit={submit}>
        <TextInput
          label="Date of the first email"
          type="date"
          required
          data-autofocus
          hint={isEarly ? EARLY : undefined}
          value={draft.sentOn}
          onChange={({ target }) => change({ sentOn: target.value })}
        />
        <FigureFields texts={draft.texts} problems={problems} required={['replied']} onChange={(texts) => change({ texts })} />
        <AutomaticReplies value={draft.automatic} onChange={(automatic) => change({ automatic })} />
        {known === null ? null : (
          <TextInput
            label="Reason for the change"
            required
            maxLength={500}
            hint="The old result is kept."
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {error ? <ErrorAlert message={errorText(error, 'The result could not be saved. Please try again.')} /> : null}
      </form>
    </Dialog>
  );
}
