import { endpoints } from '@coldcast/contract/endpoints';
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
import styles from './RealResult.module.css';
import { ResultDialog } from './ResultDialog.tsx';

/** The result of the real send beside the frozen forecast, and why it was different. Nothing while the campaign runs. */
export function RealResult({ campaignId }: { campaignId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const demo = useDemoLimitation();
  const { data, error, refetch } = useQuery({
    queryKey: [...campaignKey(campaignId), 'outcome'],
    queryFn: ({ signal }) => callApi(endpoints.getOutcome, { params: { campaignId }, signal }),
  });
  if (data?.entry === null) return null;
  const hasResult = (data?.entry.outcomes.length ?? 0) > 0;
  return (
    <Card isPadded aria-label="What really happened">
      <div className={styles.result}>
        <h2>What really happened</h2>
        {error === null ? null : <ErrorAlert message={errorText(error, 'Failed to load the result')} onRetry={() => void refetch()} />}
        {data === undefined && error === null ? <LoadingRows rows={2} /> : null}
        {data === undefined ? null : (
          <>
            {hasResult ? null : <p>Add the result of the real send. It stands beside the forecast from then on.</p>}
            {data.difference === null ? null : (
              <p>
                <b>{formatInHundred(data.difference.actual)} in 100</b> replied. The forecast was{' '}
                {formatInHundred(data.difference.expected)} in 100. The result is {data.difference.isWithin80 ? 'inside' : 'outside'} the
                80% range of what may be seen.
              </p>
            )}
            {data.difference?.advice.map(({ kind, text }) => (
              <p key={kind} className="muted">
                {text}
              </p>
            ))}
            <div>
              <Button variant="outlined" onClick={() => (demo.isDemo ? demo.show() : setIsOpen(true))}>
                {hasResult ? 'Correct the result' : 'Add the result'}
              </Button>
            </div>
          </>
        )}
      </div>
      {isOpen ? <ResultDialog campaignId={campaignId} isCorrection={hasResult} onClose={() => setIsOpen(false)} /> : null}
    </Card>
  );
}
