import { countOf } from '@coldcast/rules/countOf';
import { getOutcome } from '@coldcast/contract/outcomes';
import type { Difference, OutcomeEntry, RecordEntry } from '@coldcast/contract/outcomes';
import { FIGURE_FIELDS } from '@coldcast/rules/sends/sendFigures';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/callApi.ts';
import { errorText } from '../../api/errorText.ts';
import { campaignKey } from '../../api/queryKeys.ts';
import { useDemoLimitation } from '../../session/useDemoLimitation.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { formatInHundred } from '../../ui/formats.ts';
import { LoadingRows } from '../../ui/LoadingRows.tsx';
import { GapPicture } from './GapPicture.tsx';
import styles from './RealResult.module.css';
import { ResultDialog, type ResultDraft } from './ResultDialog.tsx';
import { ResultHistory } from './ResultHistory.tsx';

/** A result as it is edited in the form. */
const toDraft = ({ sentOn, figures, hasAutomaticReplies }: OutcomeEntry): ResultDraft => ({
  sentOn,
  texts: Object.fromEntries(FIGURE_FIELDS.flatMap((field) => (figures[field] === null ? [] : [[field, String(figures[field])]]))),
  automatic: hasAutomaticReplies === null ? null : hasAutomaticReplies ? 'counted' : 'not_counted',
});

function Gap({ difference, entry: { reply, outcomes } }: { difference: Difference; entry: RecordEntry }) {
  const last = outcomes.at(-1);
  const range = reply.seen80 ?? reply.trueRate80;
  return (
    <>
      <p>
        <b>{formatInHundred(difference.actual)} in 100</b> replied. The forecast was {formatInHundred(difference.expected)} in 100. On{' '}
        {countOf(last?.figures.sent ?? 0, 'email')}, 4 of 5 such results would land between {formatInHundred(range[0])} and{' '}
        {formatInHundred(range[1])} in 100. Yours is {difference.isWithin80 ? 'inside' : 'outside'}.
      </p>
      <GapPicture difference={difference} />
      {difference.advice.map(({ kind, text }) => (
        <p key={kind} className="muted">
          {text}
        </p>
      ))}
      {last?.hasAutomaticReplies === null ? (
        <p className="muted">Every reply counts as a person’s until you say whether automatic ones are included.</p>
      ) : null}
    </>
  );
}

/** The forecast is frozen shortly after the run ends; a campaign without one never gets one. */
const POLL_MS = 2000;
const MAX_POLLS = 15;

/** The result of the real send next to the frozen forecast, and why they differ. Nothing while the campaign runs. */
export function RealResult({ campaignId, isRunning = false }: { campaignId: string; isRunning?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const demo = useDemoLimitation();
  const { data, error, refetch } = useQuery({
    queryKey: [...campaignKey(campaignId), 'outcome'],
    queryFn: ({ signal }) => callApi(getOutcome, { params: { campaignId }, signal }),
    refetchInterval: ({ state }) => (state.data?.entry === null && (isRunning || state.dataUpdateCount < MAX_POLLS) ? POLL_MS : false),
  });
  if (data?.entry === null) return null;
  const entry = data?.entry;
  const last = entry?.outcomes.at(-1);
  return (
    <Card isPadded aria-label="What really happened">
      <div className={styles.result}>
        <h2>What really happened</h2>
        {error === null ? null : <ErrorAlert message={errorText(error, 'Failed to load the result')} onRetry={() => void refetch()} />}
        {data === undefined && error === null ? <LoadingRows rows={2} /> : null}
        {data === undefined ? null : (
          <>
            {last ? null : <p>Add the result of the real send to see it next to the forecast.</p>}
            {data.difference === null ? null : <Gap difference={data.difference} entry={data.entry} />}
            {last ? <ResultHistory outcomes={data.entry.outcomes} /> : null}
            <div>
              <Button variant="outlined" onClick={() => (demo.isDemo ? demo.show() : setIsOpen(true))}>
                {last ? 'Correct the result' : 'Add the result'}
              </Button>
            </div>
          </>
        )}
      </div>
      {isOpen && entry ? (
        <ResultDialog
          campaignId={campaignId}
          launchedAt={entry.launchedAt}
          known={last ? toDraft(last) : null}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </Card>
  );
}
