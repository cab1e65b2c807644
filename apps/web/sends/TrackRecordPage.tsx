import type { TrackRecord } from '@coldcast/contract/outcomes';
import { countOf } from '@coldcast/rules/countOf';
import { paths } from '../ui/paths.ts';
import { errorText } from '../api/errorText.ts';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorAlert } from '../ui/ErrorAlert.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { LoadingRows } from '../ui/LoadingRows.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { RecordPicture } from './RecordPicture.tsx';
import { RecordTable } from './RecordTable.tsx';
import styles from './sends.module.css';
import { useTrackRecord } from './useSends.ts';

const percent = (share: number) => `${Math.round(100 * share)}%`;

function Missing({ summary }: { summary: TrackRecord['summary'] }) {
  const { oldLaunches, oldLaunchesWithoutResult: missing } = summary;
  if (missing === 0) return null;
  return (
    <Notice
      tone="fair"
      title={`${missing} of ${countOf(oldLaunches, 'launch', 'launches')} older than 30 days ${missing === 1 ? 'has' : 'have'} no result.`}
    >
      Their results may differ from the ones you see here.
    </Notice>
  );
}

function Verdict({ summary, entries }: TrackRecord) {
  const { inside80, scored, insideWilson95 } = summary;
  return (
    <Card isPadded aria-labelledby="record-picture" className={styles.part}>
      <h2 id="record-picture">Forecast and result</h2>
      <p>
        <b className={styles.say}>
          {inside80} of {scored} results
        </b>{' '}
        fell inside their 80% range: {percent(inside80 / scored)}
        {insideWilson95 ? ` (95% interval ${percent(insideWilson95[0])} to ${percent(insideWilson95[1])})` : ''}.
      </p>
      <RecordPicture entries={entries} />
      <p className={styles.quiet}>
        With that many emails, 80% of results should fall inside the range. It covers uncertainty about the true rate, and chance.
      </p>
    </Card>
  );
}

function Rivals({ summary }: { summary: TrackRecord['summary'] }) {
  const { ranks, meanLogScore, pairs } = summary;
  const scores = meanLogScore
    ? ([
        ['Coldcast', meanLogScore.forecast],
        ['Always your own average', meanLogScore.ownAverage],
        ['Always the published average', meanLogScore.publishedAverage],
      ] as const)
    : [];
  return (
    <Card isPadded className={styles.three}>
      <section className={styles.part}>
        <h2>Where results fell in the forecast</h2>
        <p>Lowest fifth to highest fifth: {ranks.join(', ')}</p>
        <p className={styles.quiet}>About the same number in each fifth is good.</p>
      </section>
      <section className={styles.part}>
        <h2>Compared with simple rules</h2>
        <ul>
          {scores.map(([name, score]) => (
            <li key={name}>
              {name}: {score === null ? 'not known yet' : score.toFixed(2)}
            </li>
          ))}
        </ul>
        <p className={styles.quiet}>Mean log score. Closer to zero is better.</p>
      </section>
      <section className={styles.part}>
        <h2>Compared campaigns</h2>
        <p className={styles.say}>
          {pairs.calledRight} of {pairs.of}
        </p>
        <p className={styles.quiet}>pairs in which the campaign we picked got the higher reply rate.</p>
      </section>
    </Card>
  );
}

function Filled({ record }: { record: TrackRecord }) {
  const { summary, entries } = record;
  return (
    <>
      <Missing summary={summary} />
      {summary.isEnough ? (
        <>
          <Verdict {...record} />
          <Rivals summary={summary} />
        </>
      ) : (
        <Notice title="Not enough to judge yet">
          {summary.scored === 1 ? '1 result' : `${summary.scored} results`} so far. From 5 on, this page shows how often results fell inside
          their range.
        </Notice>
      )}
      <RecordTable entries={entries} />
      <p className={styles.quiet}>A result counts only if you launched before the send date, and if its own forecast did not use it.</p>
    </>
  );
}

/** Frozen forecasts, next to what really happened. */
export function TrackRecordPage() {
  const { data: record, error, refetch } = useTrackRecord();
  return (
    <div className={styles.page}>
      <PageHeader title="Track record" subtitle="Every forecast is frozen when its campaign is complete. No result can be deleted." />
      {error ? <ErrorAlert message={errorText(error, 'Failed to load the track record')} onRetry={() => void refetch()} /> : null}
      {record === undefined && error === null ? (
        <Card isPadded>
          <LoadingRows />
        </Card>
      ) : null}
      {record?.entries.length === 0 ? (
        <Card>
          <EmptyState
            title="No forecasts yet"
            actions={
              <LinkButton to={paths.campaigns} variant="outlined">
                Go to campaigns
              </LinkButton>
            }
          >
            Launch a campaign. When it is complete, its forecast is frozen here, ready for its real result.
          </EmptyState>
        </Card>
      ) : null}
      {record && record.entries.length > 0 ? <Filled record={record} /> : null}
    </div>
  );
}
