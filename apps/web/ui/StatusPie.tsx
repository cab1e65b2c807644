import { campaignStatus, processedShare, type CampaignProgress } from '@coldcast/rules/campaignStatus';
import styles from './StatusPie.module.css';

/** Circumference of the sector's middle line, radius 2.5. */
const SECTOR_LENGTH = 2 * Math.PI * 2.5;

function Pie({ progress }: { progress: CampaignProgress }) {
  const status = campaignStatus(progress);
  if (status === 'Scheduled') return <circle className={styles.waiting} cx="7" cy="7" r="6.25" />;
  if (status === 'Completed') {
    return (
      <>
        <circle className={styles.done} cx="7" cy="7" r="7" />
        <path className={styles.check} d="m4.2 7.3 2 2 3.7-4.3" />
      </>
    );
  }
  return (
    <>
      <circle className={styles.rim} cx="7" cy="7" r="6.25" />
      <circle
        className={styles.sector}
        cx="7"
        cy="7"
        r="2.5"
        strokeDasharray={`${processedShare(progress) * SECTOR_LENGTH} ${SECTOR_LENGTH}`}
        transform="rotate(-90 7 7)"
      />
    </>
  );
}

/** The campaign's status as a word with a small pie. Finished is quiet, running is strong. */
export function StatusPie({ progress }: { progress: CampaignProgress }) {
  return (
    <span className={styles.status}>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        <Pie progress={progress} />
      </svg>
      {campaignStatus(progress)}
    </span>
  );
}
