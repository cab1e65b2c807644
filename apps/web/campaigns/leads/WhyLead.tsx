import type { LeadFit } from '@coldcast/rules/fitLevels';
import type { LeadRow } from '@coldcast/rules/leadRow';
import { useState } from 'react';
import { toAnswerText } from './answerText.ts';
import { FIT_WORDS } from './fitWords.ts';
import { LeadReasonsPanel } from './LeadReasonsPanel.tsx';
import { Popover } from '../../ui/Popover.tsx';
import styles from './WhyLead.module.css';

/** How the offer fits the lead. */
const LeadFitLine = ({ fit: { level, probability, reason } }: { fit: NonNullable<LeadFit> }) => (
  <section aria-label="Fit with the offer">
    <h2>{`${FIT_WORDS[level]} (${Math.round(probability * 100)}% likely)`}</h2>
    <p dir="auto">{reason}</p>
  </section>
);

/** The button of a row that opens what helps and hurts with this lead. */
export function WhyLead({ row }: { row: LeadRow }) {
  const { leadId, name, fit } = row;
  const answer = toAnswerText(row);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const who = name ?? 'this lead';
  return (
    <>
      <button
        type="button"
        className={styles.why}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Why<span className="sr">: {who}</span>
      </button>
      <Popover anchor={anchor} label={`Why: ${who}`} onClose={() => setAnchor(null)}>
        <div className={styles.panel}>
          {answer !== null && <p className={styles.answer}>{answer}</p>}
          {fit && <LeadFitLine fit={fit} />}
          <LeadReasonsPanel leadId={leadId} />
        </div>
      </Popover>
    </>
  );
}
