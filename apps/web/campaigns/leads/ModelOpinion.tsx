import { useId } from 'react';
import { Chip } from '../../ui/Chip.tsx';
import { formatFraction } from '../../ui/formats.ts';
import styles from './ModelOpinion.module.css';
import { disagreementText, reasonsText, type Opinion } from './opinionWords.ts';

/**
 * What a language model thinks of a lead, and how it differs from the calibrated engine. Its text is shown as plain text, whatever it
 * contains.
 */
export function ModelOpinion({ opinion }: { opinion: Opinion }) {
  const id = useId();
  const reasons = reasonsText(opinion);
  const { model, reaction, openRate, replyRate } = opinion;
  return (
    <section aria-labelledby={id} className={styles.opinion}>
      <h2 id={id}>
        <Chip tone="accent">Model</Chip> {model}
      </h2>
      {reaction !== '' && <blockquote dir="auto">{reaction}</blockquote>}
      <p>
        {disagreementText(opinion)} This run used <b>{formatFraction(openRate)}</b> open, <b>{formatFraction(replyRate)}</b> reply.
      </p>
      {reasons !== undefined && <p className="muted">{reasons}</p>}
    </section>
  );
}
