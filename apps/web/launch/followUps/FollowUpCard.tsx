import { MAX_SUBJECT_LENGTH } from '@coldcast/rules/leadFile/limits';
import { memo, useId } from 'react';
import { Card } from '../../ui/Card.tsx';
import look from '../../ui/Field.module.css';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { BodyField } from '../email/BodyField.tsx';
import { EmailHints } from '../email/EmailHints.tsx';
import { tooLong } from '../email/tooLong.ts';
import { useKnownVariables } from '../email/useKnownVariables.ts';
import { VariableField } from '../email/VariableField.tsx';
import { readWaitDays, WAIT_RULE, type DraftFollowUp } from './followUp.ts';
import styles from './FollowUps.module.css';

type WaitFieldProps = { wait: string; of: string; isLocked: boolean; onChange: (wait: string) => void };

/** Days after the previous email. */
function WaitField({ wait, of, isLocked, onChange }: WaitFieldProps) {
  const id = useId();
  const isWrong = readWaitDays(wait) === undefined;
  return (
    <>
      <div className={styles.wait}>
        <label htmlFor={id}>
          Wait<span className="sr">{` before ${of}, in days`}</span>
        </label>
        <span className={styles.days}>
          <input
            id={id}
            className={look.field}
            value={wait}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            readOnly={isLocked}
            aria-invalid={isWrong ? true : undefined}
            aria-describedby={isWrong ? `${id}-error` : undefined}
            onChange={({ target }) => onChange(target.value)}
          />
          days
        </span>
      </div>
      {isWrong ? (
        <p id={`${id}-error`} className={styles.error}>
          {`Wait ${WAIT_RULE}, in whole days.`}
        </p>
      ) : null}
    </>
  );
}

type FollowUpCardProps = {
  followUp: DraftFollowUp;
  /** 2 for the first follow-up. */
  emailNumber: number;
  /** The day it is sent, counted from 1. */
  day: number;
  isLast: boolean;
  canDuplicate: boolean;
  headers: readonly string[] | null;
  isLocked: boolean;
  onChange: (id: number, patch: Partial<DraftFollowUp>) => void;
  onMove: (id: number, by: -1 | 1) => void;
  onDuplicate: (id: number) => void;
  onRemove: (id: number) => void;
};

function CardHead({
  followUp: { id },
  emailNumber,
  day,
  isLast,
  canDuplicate,
  isLocked,
  onMove,
  onDuplicate,
  onRemove,
}: FollowUpCardProps) {
  const name = `email ${emailNumber}`;
  const titleId = `follow-up-${id}`;
  return (
    <div className={styles.head}>
      <h3 id={titleId}>
        {`Email ${emailNumber} `}
        <span>{`· day ${day}`}</span>
      </h3>
      <IconButton aria-label={`Move ${name} up`} data-move="up" disabled={isLocked || emailNumber === 2} onClick={() => onMove(id, -1)}>
        <Icon name="up" isSmall />
      </IconButton>
      <IconButton aria-label={`Move ${name} down`} data-move="down" disabled={isLocked || isLast} onClick={() => onMove(id, 1)}>
        <Icon name="adown" isSmall />
      </IconButton>
      <IconButton aria-label={`Duplicate ${name}`} disabled={isLocked || !canDuplicate} onClick={() => onDuplicate(id)}>
        <Icon name="copy" isSmall />
      </IconButton>
      <IconButton aria-label={`Remove ${name}`} disabled={isLocked} onClick={() => onRemove(id)}>
        <Icon name="trash" isSmall />
      </IconButton>
    </div>
  );
}

/** One follow-up: its day, its subject and its body. */
export const FollowUpCard = memo(function FollowUpCard(props: FollowUpCardProps) {
  const { followUp, emailNumber, headers, isLocked, onChange } = props;
  const { id, subject, body, wait } = followUp;
  const isKnown = useKnownVariables(headers);
  const name = `email ${emailNumber}`;
  return (
    <Card tone="lined" aria-labelledby={`follow-up-${id}`} data-follow-up={id}>
      <CardHead {...props} />
      <div className={styles.body}>
        <div className={styles.top}>
          <WaitField wait={wait} of={name} isLocked={isLocked} onChange={(value) => onChange(id, { wait: value })} />
          <VariableField
            label="Subject line"
            of={name}
            placeholder="Empty: same thread"
            value={subject}
            onChange={(value) => onChange(id, { subject: value })}
            isKnown={isKnown}
            isLocked={isLocked}
            error={tooLong(subject, MAX_SUBJECT_LENGTH, `The subject line of ${name}`)}
          />
        </div>
        <BodyField
          of={name}
          subject={subject}
          body={body}
          onChange={(value) => onChange(id, { body: value })}
          isKnown={isKnown}
          isLocked={isLocked}
        />
        <EmailHints subject={subject} body={body} headers={headers} onChange={(patch) => onChange(id, patch)} />
      </div>
    </Card>
  );
});
