import { Card } from '../../ui/Card.tsx';
import { formatCount } from '../../ui/formats.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Draft } from '../leads/leadDesk.ts';
import type { DraftFit } from './draftFit.ts';
import { toFitCounts, toWithoutWords } from './fitView.ts';
import styles from './OfferSection.module.css';
import { useDraftFit } from './useDraftFit.ts';

function Bar({ fit }: { fit: DraftFit }) {
  const { owner, near, far, leadCount } = fit;
  const parts = [
    { kind: 'owner', count: owner },
    { kind: 'near', count: near },
    { kind: 'far', count: far },
    { kind: 'unknown', count: leadCount - owner - near - far },
  ].filter(({ count }) => count > 0);
  return (
    <div className={styles.bar} role="img" aria-label={toFitCounts(fit)}>
      {parts.map(({ kind, count }) => (
        <i key={kind} className={styles[kind]} style={{ flexGrow: count }} />
      ))}
    </div>
  );
}

function Without({ fit, thing }: { fit: DraftFit; thing: string }) {
  const { without, far, leadCount } = fit;
  if (without === null) return null;
  const words = toWithoutWords(without);
  return (
    <>
      <p className={styles.seldom}>{`${formatCount(far)} of ${formatCount(leadCount)} seldom decide about ${thing}. Without them:`}</p>
      <div className={styles.both}>
        <p>
          <b>{words.rate}</b>
          {words.leads}
        </p>
        <p>
          <b>{words.replies}</b>
          {words.reports}
        </p>
      </div>
    </>
  );
}

function FitCard({ fit, isStale }: { fit: DraftFit; isStale: boolean }) {
  const { offer } = fit;
  return (
    <Card as="section" tone="quiet" className={isStale ? `${styles.offer} ${styles.stale}` : styles.offer} aria-label="Offer and fit">
      {offer === null || (offer.name === null && offer.field === null) ? (
        <p>We cannot tell what you offer.</p>
      ) : (
        <>
          <p>
            {offer.name === null ? 'This is about ' : 'You offer '}
            <b dir="auto">{offer.name ?? offer.field}</b>
            {`. ${toFitCounts(fit)}`}
          </p>
          {offer.words.length > 0 ? <p className={styles.seldom}>{`Read from: ${offer.words.join(', ')}`}</p> : null}
          <Bar fit={fit} />
          {offer.name === null ? null : <Without fit={fit} thing={offer.name} />}
        </>
      )}
    </Card>
  );
}

/** What is to be said of the email, what it offers and whom of the list it concerns. Says nothing without a list; of fit only where titles are given. */
export function OfferSection({ draft, bucket }: { draft: Draft; bucket: number }) {
  const { fit, isStale } = useDraftFit(draft, bucket);
  if (fit === null) return null;
  return (
    <>
      {fit.banners.map((text) => (
        <Notice key={text} tone="fair">
          {text}
        </Notice>
      ))}
      {fit.titled > 0 ? <FitCard fit={fit} isStale={isStale} /> : null}
    </>
  );
}
