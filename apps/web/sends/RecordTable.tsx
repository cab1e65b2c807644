import type { RecordEntry } from '@coldcast/contract/outcomes';
import { Link } from 'react-router';
import { Card } from '../ui/Card.tsx';
import { Chip } from '../ui/Chip.tsx';
import { formatDate, formatFraction, formatInHundred } from '../ui/formats.ts';
import { campaignPath } from '../ui/paths.ts';
import { shownBand } from './recordBand.ts';
import styles from './sends.module.css';

const REASONS = {
  no_result: 'No result',
  sent_before_launch: 'Sent before the launch',
  in_its_own_history: 'In its own history',
  no_replies_told: 'No replies entered',
} as const;

function Verdict({ entry }: { entry: RecordEntry }) {
  if (entry.notScored !== null) return REASONS[entry.notScored];
  if (entry.isInside80) return <Chip>Inside</Chip>;
  const isBelow = (entry.actualReply ?? 0) < shownBand(entry).low;
  return <Chip tone="fair">{isBelow ? 'Below' : 'Above'}</Chip>;
}

function RecordRow({ entry }: { entry: RecordEntry }) {
  const { campaignId, campaignName, isDeleted, launchedAt, actualReply } = entry;
  const { low, middle, high } = shownBand(entry);
  const figures = entry.outcomes.at(-1)?.figures;
  return (
    <tr>
      <th scope="row">{isDeleted ? `${campaignName} (deleted)` : <Link to={campaignPath(campaignId)}>{campaignName}</Link>}</th>
      <td>{formatDate(launchedAt)}</td>
      <td>{figures?.sent ?? '-'}</td>
      <td>{figures?.replied ?? '-'}</td>
      <td>{actualReply === null ? '-' : formatFraction(actualReply)}</td>
      <td>
        {formatInHundred(middle)} ({formatInHundred(low)} to {formatInHundred(high)})
      </td>
      <td>
        <Verdict entry={entry} />
      </td>
    </tr>
  );
}

export function RecordTable({ entries }: { entries: readonly RecordEntry[] }) {
  return (
    <Card>
      <div className={styles.wrap} role="region" aria-label="Forecasts and results" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Campaign</th>
              <th scope="col">Launched</th>
              <th scope="col">Sent</th>
              <th scope="col">Replied</th>
              <th scope="col">Reply rate</th>
              <th scope="col">Forecast, in 100</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <RecordRow key={entry.campaignId} entry={entry} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
