import { LinkButton } from '../../ui/LinkButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { compareAddress, MAX_COMPARED } from '../../ui/compareAddress.ts';
import type { CampaignRow } from './campaignRow.ts';
import styles from './ChosenBar.module.css';

type Props = { chosen: readonly CampaignRow[]; onClear: () => void };

function nextStep(count: number): string {
  if (count === 1) return 'Select one more to compare.';
  return count < MAX_COMPARED ? `You can compare up to ${MAX_COMPARED}.` : 'This is the most you can compare.';
}

/** The campaigns chosen to compare, and the link to the comparison. */
export function ChosenBar({ chosen, onClear }: Props) {
  return (
    <div className={styles.bar} role="region" aria-label="Compare campaigns">
      <p aria-live="polite">
        <b>{chosen.length === 1 ? '1 campaign selected.' : `${chosen.length} campaigns selected.`}</b> {nextStep(chosen.length)}
      </p>
      <Button size="small" onClick={onClear}>
        Cancel
      </Button>
      {chosen.length < 2 ? (
        <Button size="small" variant="outlined" disabled>
          Compare
        </Button>
      ) : (
        <LinkButton size="small" variant="outlined" to={compareAddress(chosen.map(({ campaignId }) => campaignId))}>
          Compare
        </LinkButton>
      )}
    </div>
  );
}
