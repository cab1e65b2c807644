import { useState } from 'react';
import { LeadReasonsPanel } from './LeadReasonsPanel.tsx';
import { Popover } from '../../ui/Popover.tsx';
import styles from './WhyLead.module.css';

/** The button of a row that opens what speaks for and against this lead. */
export function WhyLead({ leadId, name }: { leadId: string; name: string | null }) {
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
          <LeadReasonsPanel leadId={leadId} />
        </div>
      </Popover>
    </>
  );
}
