import type { LeadReasons } from '@coldcast/contract/insights';
import { useId } from 'react';
import { errorText } from '../../api/errorText.ts';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { formatFraction } from '../../ui/formats.ts';
import { LoadingRows } from '../../ui/LoadingRows.tsx';
import { ModelOpinion } from './ModelOpinion.tsx';
import styles from './WhyLead.module.css';
import { useLeadReasons } from './useLeadReasons.ts';

function ReasonList({ title, reasons }: { title: string; reasons: LeadReasons['open'] }) {
  const id = useId();
  return (
    <section>
      <h2 id={id}>{title}</h2>
      {reasons.length === 0 && <p className="muted">Nothing stands out.</p>}
      <ul aria-labelledby={id}>
        {reasons.map(({ factorId, effect, text }) => (
          <li key={factorId} className={styles[effect]}>
            <span aria-hidden="true">{effect === 'for' ? '+' : '−'}</span>
            <span dir="auto">
              <span className="sr">{effect === 'for' ? 'For: ' : 'Against: '}</span>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A lead's reasons, fetched when first opened. */
export function LeadReasonsPanel({ leadId }: { leadId: string }) {
  const { data, error, refetch, isFetching, bucket } = useLeadReasons(leadId);
  if (data !== undefined) {
    return (
      <>
        <p className="small">
          Of leads like this one, <b>{formatFraction(data.openRate)}</b> open and <b>{formatFraction(data.replyRate)}</b> reply at bucket{' '}
          {bucket}. The rest is chance.
        </p>
        <ReasonList title="Why open" reasons={data.open} />
        <ReasonList title="Once opened, why reply" reasons={data.reply} />
        {data.languageModel && <ModelOpinion opinion={data.languageModel} />}
      </>
    );
  }
  if (error !== null && !isFetching)
    return <ErrorAlert message={errorText(error, 'Failed to load the reasons')} onRetry={() => void refetch()} />;
  return <LoadingRows rows={3} />;
}
