import type { SharedCampaign } from '@coldcast/contract/sharing';
import { Chip } from '../../ui/Chip.tsx';
import { formatCount, formatDate, formatFullDate } from '../../ui/formats.ts';
import { StatusPie } from '../../ui/StatusPie.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import styles from './SharedCampaignPage.module.css';

function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatFullDate(at)}>
      {formatDate(at)}
    </time>
  );
}

/** Says whose numbers these are, and that nothing was sent. */
export function SharedHeader({ campaign }: { campaign: SharedCampaign }) {
  const { campaignName, createdAt, completedAt, progress } = campaign;
  usePageTitle(campaignName);
  return (
    <header className={styles.header}>
      <h1>{campaignName}</h1>
      <p className={styles.facts}>
        <Chip tone="accent">Simulated - nothing was sent</Chip>
        <StatusPie progress={progress} />
        <span>
          {formatCount(progress.total)} {progress.total === 1 ? 'lead' : 'leads'}
        </span>
        <span>
          Created <Day at={createdAt} />
        </span>
        {completedAt !== null && (
          <span>
            Completed <Day at={completedAt} />
          </span>
        )}
      </p>
    </header>
  );
}
