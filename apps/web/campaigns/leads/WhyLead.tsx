import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { LeadReasonsPanel } from './LeadReasonsPanel.tsx';
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
      {anchor !== null && (
        <Popover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: -6, horizontal: 'right' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': `Why: ${who}`, elevation: 8 } }}
        >
          <div className={styles.panel}>
            <LeadReasonsPanel leadId={leadId} />
          </div>
        </Popover>
      )}
    </>
  );
}
