import type { RecordEntry } from '@coldcast/contract/outcomes';
import { RateBand } from '../ui/RateBand.tsx';
import styles from './RecordPicture.module.css';
import { recordCap, shownBand } from './recordBand.ts';

/** One line per scored campaign, oldest first, on one scale. The table below has the same numbers. */
export function RecordPicture({ entries }: { entries: readonly RecordEntry[] }) {
  const cap = recordCap(entries);
  const scored = entries.filter(({ isScored }) => isScored).toReversed();
  return (
    <div className={styles.picture} aria-hidden="true">
      {scored.map((entry) => (
        <div key={entry.campaignId} className={styles.row}>
          <span className={styles.name}>{entry.campaignName}</span>
          <RateBand band={shownBand(entry)} cap={cap} fact={entry.actualReply} />
        </div>
      ))}
      <div className={styles.row}>
        <span />
        <span className={styles.axis}>
          <span>0</span>
          <span>{Math.round(100 * cap)} in 100</span>
        </span>
      </div>
    </div>
  );
}
