import type { DraftReason } from '@coldcast/simulator/adviseDraft';
import { Card } from '../../ui/Card.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { formatInHundred } from '../../ui/formats.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { FormSection } from '../FormSection.tsx';
import { plural } from '../leads/countsText.ts';
import type { EmailText, FollowUpText } from '../leads/leadSource.ts';
import type { Draft } from './draftProcessor.ts';
import type { FollowUpAdvice } from './adviseFollowUps.ts';
import type { DraftAdvice } from './adviseSample.ts';
import { BetterDraft } from './BetterDraft.tsx';
import styles from './DraftReasons.module.css';
import { useDraftAdvice } from './useDraftAdvice.ts';

/** Smaller effects would round to zero. */
const LEAST_TOLD = 0.05;

const points = (value: number): string => formatInHundred(Math.abs(value) / 100);

/** `Costs about 3.5 opens in 100 (0.6 to 6.2).` Empty if it would be printed as zero. */
function toCostText({ stage, deltaPoints, interval80: [low, high] }: DraftReason): string {
  if (Math.abs(deltaPoints) < LEAST_TOLD) return '';
  const noun = stage === 'open' ? 'opens' : 'replies';
  // An interval that includes zero has no lower bound to name.
  const range = high <= 0 ? ` (${points(high)} to ${points(low)})` : ` (0 to ${points(low)})`;
  return `Costs about ${points(deltaPoints)} ${noun} in 100${range}.`;
}

type FixLineProps = { text: string; note: string; isDisabled: boolean; onUse: (() => void) | null };

/** Said of advice that no edit of ours carries out. */
const YOURS = 'Yours to write: none of our edits does this well enough.';

/** A piece of advice and its effect; without a text to apply, the reader has to write it. */
const FixLine = ({ text, note, isDisabled, onUse }: FixLineProps) => (
  <div className={styles.fix}>
    <Icon name="bulb" isSmall />
    <div>
      <p>{`${text}.`}</p>
      <p className="small muted">{note}</p>
    </div>
    {onUse ? (
      <Button size="small" variant="outlined" aria-label={`Use: ${text}`} disabled={isDisabled} onClick={onUse}>
        Use
      </Button>
    ) : null}
  </div>
);

type ReasonItemProps = { reason: DraftReason; canUse: boolean; isDisabled: boolean; onUse: (email: EmailText, what: string) => void };

export function ReasonItem({ reason, canUse, isDisabled, onUse }: ReasonItemProps) {
  const { title, toll, factorId, fix } = reason;
  const { email = null } = fix ?? {};
  return (
    <li className={styles.reason}>
      <p>
        <b>{title}</b> <span className="muted">{[toCostText(reason), toll ?? ''].join(' ').trim()}</span>
      </p>
      {fix ? (
        <FixLine
          text={fix.text}
          note={`${fix.verification.sentence}.`}
          isDisabled={isDisabled}
          onUse={canUse && email ? () => onUse(email, fix.text) : null}
        />
      ) : (
        <FixLine
          text={reason.idea}
          note={factorId === 'fit' ? 'No edit of the email can do this.' : YOURS}
          isDisabled={isDisabled}
          onUse={null}
        />
      )}
    </li>
  );
}

type FollowUpItemProps = Omit<ReasonItemProps, 'reason' | 'onUse'> & {
  advice: FollowUpAdvice;
  onUse: (step: number, followUp: FollowUpText, what: string) => void;
};

/** What costs one follow-up replies, with an edit that was simulated on the whole sequence. */
function FollowUpItem({ advice: { step, findings, fix }, canUse, isDisabled, onUse }: FollowUpItemProps) {
  const template = fix?.template ?? null;
  return (
    <li className={styles.reason}>
      {findings.map(({ id, label, text, quote, deltaPoints, takeaway }) => (
        <div key={id} className={styles.finding}>
          <p>
            <b>{`Email ${step}: ${label.toLowerCase()}`}</b>{' '}
            {deltaPoints < -LEAST_TOLD ? <span className="muted">{`Costs about ${points(deltaPoints)} replies in 100.`}</span> : null}
          </p>
          <p className="small">
            {text}
            {quote === null ? null : <span className="muted" dir="auto">{` “${quote}”`}</span>}
          </p>
          {fix ? null : <FixLine text={takeaway.replace(/\.$/u, '')} note={YOURS} isDisabled={isDisabled} onUse={null} />}
        </div>
      ))}
      {fix ? (
        <FixLine
          text={fix.text}
          note={`${fix.verification.sentence}.`}
          isDisabled={isDisabled}
          onUse={canUse && template ? () => onUse(step, template, fix.text) : null}
        />
      ) : null}
    </li>
  );
}

const ReasonsSkeleton = () => (
  <div className={styles.skeleton}>
    <span className="sr" role="status">
      Looking for what holds it back…
    </span>
    <Skeleton width="60%" height="1.25rem" />
    <Skeleton width="90%" height="2.5rem" />
  </div>
);

/** Said of an email without findings: that it may stay as it is, and why. */
const NothingToChange = ({ strengths }: Pick<DraftAdvice, 'strengths'>) => (
  <li>
    <p>
      <b>Nothing to change.</b> <span className="muted">In simulation, nothing in this email holds it back.</span>
    </p>
    {strengths.length > 0 ? (
      <>
        <p className="small">What it does well:</p>
        <ul className={`small ${styles.strengths}`} dir="auto">
          {strengths.map((strength) => (
            <li key={strength}>{strength}</li>
          ))}
        </ul>
      </>
    ) : null}
  </li>
);

const toSampleText = ({ source }: Draft, { sampled, leadCount }: DraftAdvice): string =>
  source === null ? 'a typical list' : sampled < leadCount ? `${sampled} of your leads` : `your ${plural(sampled, 'lead', 'leads')}`;

type DraftReasonsProps = {
  draft: Draft;
  bucket: number;
  seed: string;
  isLocked: boolean;
  onUse: (email: EmailText, what: string) => void;
  onUseFollowUp: (step: number, followUp: FollowUpText, what: string) => void;
};

/** The two strongest reasons against the draft and the findings in its follow-ups, with edits that were simulated on it. */
export function DraftReasons({ draft, bucket, seed, isLocked, onUse, onUseFollowUp }: DraftReasonsProps) {
  const state = useDraftAdvice(draft, { bucket, seed });
  if (state.kind === 'none') return null;
  // For other kinds of email, a note above the forecast says so.
  if (state.kind === 'shown' && !state.advice.isColdEmail && state.advice.reasons.length === 0) return null;
  const { reasons, followUps, mayBeSound } = state.kind === 'shown' ? state.advice : { reasons: [], followUps: [], mayBeSound: false };
  const isSilent = state.kind === 'shown' && reasons.length + followUps.length === 0 && !mayBeSound;
  if (isSilent && draft.email === null) return null;
  const where = state.kind === 'shown' ? toSampleText(draft, state.advice) : 'your leads';
  return (
    <FormSection
      title={isSilent ? 'A better version' : 'What holds it back'}
      aside={<span className="small muted">{`Simulated on ${where}`}</span>}
    >
      {state.kind === 'loading' ? (
        <ReasonsSkeleton />
      ) : isSilent ? null : (
        <Card as="ul" tone="quiet" className={state.isStale ? `${styles.reasons} ${styles.stale}` : styles.reasons}>
          {state.advice.reasons.map((reason) => (
            <ReasonItem
              key={reason.factorId}
              reason={reason}
              canUse={draft.email !== null}
              isDisabled={isLocked || state.isStale}
              onUse={onUse}
            />
          ))}
          {state.advice.followUps.map((advice) => (
            <FollowUpItem
              key={advice.step}
              advice={advice}
              canUse={draft.email !== null}
              isDisabled={isLocked || state.isStale}
              onUse={onUseFollowUp}
            />
          ))}
          {state.advice.reasons.length + state.advice.followUps.length === 0 ? (
            <NothingToChange strengths={state.advice.strengths} />
          ) : null}
        </Card>
      )}
      {draft.email !== null && (state.kind === 'loading' || state.advice.isColdEmail) ? (
        <BetterDraft draft={{ ...draft, email: draft.email }} bucket={bucket} seed={seed} isLocked={isLocked} onUse={onUse} />
      ) : null}
    </FormSection>
  );
}
