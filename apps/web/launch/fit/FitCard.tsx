import type { Corrections } from '@coldcast/simulator/lead';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { formatCount } from '../../ui/formats.ts';
import { ChangeOffer } from '../about/ChangeOffer.tsx';
import type { DraftFit } from './draftFit.ts';
import { toFitCounts } from './fitView.ts';
import styles from './FitCard.module.css';

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

type WithoutProps = { fit: DraftFit; thing: string; isLocked: boolean; onLeaveOut: () => void };

/** What leaving out those who rarely decide on it gains and costs, and the button to do so. */
function Without({ fit, thing, isLocked, onLeaveOut }: WithoutProps) {
  const { without, far, leadCount } = fit;
  if (without === null) return null;
  return (
    <>
      <p className={styles.seldom}>{`${formatCount(far)} of ${formatCount(leadCount)} rarely decide on ${thing}. Without them:`}</p>
      <div className={styles.both}>
        <p>
          <b>{without.rate}</b>
          {without.leads}
        </p>
        <p>
          <b>{without.replies}</b>
          {without.reports}
        </p>
      </div>
      <div>
        <Button size="small" variant="outlined" disabled={isLocked} onClick={onLeaveOut}>
          Leave them out
        </Button>
      </div>
    </>
  );
}

/** Whether it is known of any lead whether the email concerns them, even if nobody can say what it offers. */
const hasKnown = ({ owner, near, far }: DraftFit): boolean => owner + near + far > 0;

type OfferLineProps = { fit: DraftFit; isSaid: boolean; isLocked: boolean; onChange: () => void };

/** The offer in one line, with the words it was read from. */
function OfferLine({ fit, isSaid, isLocked, onChange }: OfferLineProps) {
  const { offer } = fit;
  const name = offer?.name ?? null;
  const change = (label: string) => (
    <button type="button" className="link" disabled={isLocked} onClick={onChange}>
      {label}
    </button>
  );
  if (offer === null || (name === null && offer.field === null))
    return (
      <p>
        We cannot tell what you offer. {change('Say what you offer')}
        {hasKnown(fit) ? `. ${toFitCounts(fit)}.` : null}
      </p>
    );
  return (
    <>
      <p>
        {`${offer.lead} `}
        {/* What the user typed stays as typed. */}
        <b dir="auto">{(isSaid ? name : offer.said) ?? offer.field}</b> {change('(change)')}
        {`. ${toFitCounts(fit)}.`}
      </p>
      {isSaid || offer.words.length === 0 ? null : <p className={styles.seldom}>{`Read from: ${offer.words.join(', ')}`}</p>}
      {offer.owners.length > 0 ? <p className={styles.seldom}>{`Usually decided by: ${offer.owners.join(', ')}`}</p> : null}
    </>
  );
}

type FitCardProps = {
  fit: DraftFit;
  isStale: boolean;
  corrections: Corrections;
  isLocked: boolean;
  onSay: (said: { offer: string | undefined; offerOwners: readonly string[] | undefined }) => void;
  onLeaveOut: () => void;
};

/** What the email offers, whom on the list that concerns, and what to do about both. */
export function FitCard({ fit, isStale, corrections, isLocked, onSay, onLeaveOut }: FitCardProps) {
  const [isChanging, setIsChanging] = useState(false);
  const { offer, far } = fit;
  const isSaid = corrections.offer !== undefined || corrections.offerOwners !== undefined;
  return (
    <Card as="section" tone="quiet" className={isStale ? `${styles.offer} ${styles.stale}` : styles.offer} aria-label="Offer and fit">
      <OfferLine fit={fit} isSaid={isSaid} isLocked={isLocked} onChange={() => setIsChanging(!isChanging)} />
      {isSaid ? (
        <p className="small">
          {'You entered this. '}
          <button type="button" className="link" disabled={isLocked} onClick={() => onSay({ offer: undefined, offerOwners: undefined })}>
            Use what the email says
          </button>
        </p>
      ) : null}
      {isChanging ? (
        <ChangeOffer
          said={corrections}
          name={offer?.name ?? ''}
          trades={fit.trades}
          onSay={(said) => {
            setIsChanging(false);
            onSay({ offer: said.offer, offerOwners: said.offerOwners });
          }}
          onCancel={() => setIsChanging(false)}
        />
      ) : null}
      {hasKnown(fit) ? <Bar fit={fit} /> : null}
      {far > 0 ? <Without fit={fit} thing={offer?.said ?? 'this'} isLocked={isLocked} onLeaveOut={onLeaveOut} /> : null}
    </Card>
  );
}
