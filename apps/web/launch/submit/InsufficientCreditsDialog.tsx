import { paths } from '../../ui/paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { plural } from '../leads/countsText.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatCount } from '../../ui/formats.ts';
import styles from './InsufficientCreditsDialog.module.css';
import type { LaunchFailure } from './launchFailure.ts';

type InsufficientCreditsDialogProps = {
  failure: LaunchFailure & { kind: 'partial' };
  onRun: (leadCount: number) => void;
  onClose: () => void;
  onLeave?: () => void;
};

/** Offers to launch the part of a list the credits cover, without asking for the file again. */
export function InsufficientCreditsDialog({ failure, onRun, onClose, onLeave }: InsufficientCreditsDialogProps) {
  const { availableCredits, requestedLeads, offeredLeads } = failure;
  const leftOut = Math.max(0, requestedLeads - offeredLeads);
  const isCapped = offeredLeads < availableCredits;
  return (
    <Dialog
      isOpen
      title="Insufficient Credits"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <LinkButton variant="outlined" color="inherit" to={paths.plans} onClick={onLeave}>
            Upgrade plan
          </LinkButton>
          <Button variant="contained" onClick={() => onRun(offeredLeads)} data-autofocus>
            {`Run ${plural(offeredLeads, 'lead', 'leads')}`}
          </Button>
        </>
      }
    >
      <p>
        {`You have ${plural(availableCredits, 'credit', 'credits')}, this list needs ${formatCount(requestedLeads)}. `}
        {isCapped ? `Your plan runs up to ${formatCount(offeredLeads)} leads per campaign. ` : ''}
        {`Run the first ${plural(offeredLeads, 'lead', 'leads')}?`}
      </p>
      <div
        className={styles.split}
        role="img"
        aria-label={`${plural(offeredLeads, 'lead', 'leads')} run, ${formatCount(leftOut)} left out`}
      >
        <span className={styles.now} style={{ flexGrow: offeredLeads }}>
          {formatCount(offeredLeads)}
        </span>
        <span className={styles.rest} style={{ flexGrow: leftOut }}>
          <b>{formatCount(leftOut)}</b>
        </span>
      </div>
      <p className={styles.ends}>
        <span>Run now, in file order</span>
        <span>Left out, no charge</span>
      </p>
    </Dialog>
  );
}
