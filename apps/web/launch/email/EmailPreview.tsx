import { memo, useState } from 'react';
import { Card } from '../../ui/Card.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { formatCount } from '../../ui/formats.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { LoadingRows } from '../../ui/LoadingRows.tsx';
import { plural } from '../leads/countsText.ts';
import { sourceKey, type LeadSource, type SequenceText } from '../leads/leadSource.ts';
import type { LeadPreview, PreviewPart } from '../leads/preview.ts';
import { sharedLeadFileProcessor } from '../leads/sharedLeadFileProcessor.ts';
import { useLatestResult } from '../../worker/useLatestResult.ts';
import styles from './EmailPreview.module.css';
import { toPieces } from './toPieces.ts';

/** A text longer than this, in characters, fills the preview's maximum height. */
const LONG_TEXT = 4000;
const PIECE_LENGTH = 1500;

const lengthOf = (parts: readonly PreviewPart[]): number => parts.reduce((length, { text }) => length + text.length, 0);

const Parts = ({ parts }: { parts: readonly PreviewPart[] }) =>
  parts.map(({ kind, text }, index) =>
    kind === 'text' ? (
      text
    ) : (
      <span key={index} className={kind === 'filled' ? styles.filled : styles.missing}>
        {text}
      </span>
    ),
  );

/** Splits a long body into pieces that the browser lays out as they come into view: laying it all out at once delays keys and clicks. */
const Body = ({ parts }: { parts: readonly PreviewPart[] }) =>
  lengthOf(parts) > LONG_TEXT ? (
    toPieces(parts, PIECE_LENGTH).map((piece, place) => (
      <span key={place} className={styles.piece}>
        <Parts parts={piece} />
      </span>
    ))
  ) : (
    <Parts parts={parts} />
  );

function EmptyValueNotes({ noFirstNameCount, emptyValues }: LeadPreview) {
  return (
    <>
      {noFirstNameCount > 0 ? (
        <p className="small muted">
          {`${plural(noFirstNameCount, 'lead has', 'leads have')} no first name in your file. Coldcast fills `}
          <span className={styles.variable}>{'{{first_name}}'}</span>
          {noFirstNameCount === 1 ? ' from the profile link if it can.' : ' from their profile links if it can.'}
        </p>
      ) : null}
      {emptyValues.map(({ name, count }) => (
        <p key={name} className="small muted">
          {`${plural(count, 'lead has', 'leads have')} no value for `}
          <code>{`{{${name}}}`}</code>; it is left out there.
        </p>
      ))}
    </>
  );
}

type EmailPreviewProps = {
  source: LeadSource;
  /** Null if each row has its own. */
  email: SequenceText | null;
  /** Valid leads of the file. */
  leadCount: number;
};

/** The emails after the first, each with its day. */
const FollowUpPreviews = ({ followUps }: Pick<LeadPreview, 'followUps'>) =>
  followUps.map(({ day, subject, body }, place) => (
    <section key={place} className={styles.next} aria-label={`Email ${place + 2}`}>
      <p className={styles.when}>
        {`Email ${place + 2} · day ${day}`}
        {subject.length === 0 ? ' · same thread' : ''}
      </p>
      {subject.length > 0 ? (
        <p className={styles.subject}>
          <Parts parts={subject} />
        </p>
      ) : null}
      <p className={styles.text}>
        <Parts parts={body} />
      </p>
    </section>
  ));

/** The email as one lead gets it, with buttons to step through the leads; the first valid row comes first. */
export const EmailPreview = memo(function EmailPreview({ source, email, leadCount }: EmailPreviewProps) {
  const [wantedIndex, setWantedIndex] = useState(0);
  const index = Math.min(wantedIndex, leadCount - 1);
  const key = JSON.stringify([sourceKey(source), email?.subject, email?.body, email?.followUps, index]);
  const { value: preview } = useLatestResult(key, () => sharedLeadFileProcessor.preview({ source, email, index }));
  if (!preview) return <LoadingRows rows={3} />;
  return (
    <>
      <Card tone="lined">
        <div className={styles.head}>
          <p>
            <b>{preview.name}</b> <span className="muted">{preview.company ?? `Row ${preview.rowNumber}`}</span>
          </p>
          <div className={styles.stepper}>
            <IconButton aria-label="Previous lead" disabled={index === 0} onClick={() => setWantedIndex(index - 1)}>
              <Icon name="left" isSmall />
            </IconButton>
            <span aria-live="polite">{`${formatCount(index + 1)} of ${formatCount(leadCount)}`}</span>
            <IconButton aria-label="Next lead" disabled={index >= leadCount - 1} onClick={() => setWantedIndex(index + 1)}>
              <Icon name="right" isSmall />
            </IconButton>
          </div>
        </div>
        <div
          className={lengthOf(preview.body) > LONG_TEXT ? `${styles.body} ${styles.long}` : styles.body}
          dir="auto"
          {...(preview.followUps.length > 0 ? { role: 'group', 'aria-label': 'Emails', tabIndex: 0 } : {})}
        >
          <p className={styles.subject}>
            {preview.subject.length > 0 ? <Parts parts={preview.subject} /> : <span className="muted">No subject line yet</span>}
          </p>
          <p className={styles.text}>
            {preview.body.length > 0 ? <Body parts={preview.body} /> : <span className="muted">No email body yet</span>}
          </p>
          <FollowUpPreviews followUps={preview.followUps} />
        </div>
      </Card>
      <EmptyValueNotes {...preview} />
    </>
  );
});
