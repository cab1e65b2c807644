import type { CampaignProgress } from '@coldcast/rules/campaignStatus';
import { isCompleted } from '@coldcast/rules/campaignStatus';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../ui/paths.ts';
import { formatCount, formatDateTime, formatFullDate } from '../../ui/formats.ts';
import { StatusPie } from '../../ui/StatusPie.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { Spinner } from '../Spinner.tsx';
import { CampaignName } from './CampaignName.tsx';
import frame from '../../ui/PageHeader.module.css';
import styles from './CampaignHeader.module.css';

type Props = {
  campaignId: string;
  name: string;
  createdAt: string;
  progress: CampaignProgress;
  /** Emails of the longest sequence. */
  emails: number;
  children: ReactNode;
};

/** Breadcrumb whose last step is the page's h1, the meta line, and the actions. */
export function CampaignHeader({ campaignId, name, createdAt, progress, emails, children }: Props) {
  usePageTitle(name);
  return (
    <header className={frame.header}>
      <div className={frame.words}>
        <nav aria-label="Breadcrumb">
          <ol className={styles.crumbs}>
            <li>
              <Link to={paths.campaigns}>All campaigns</Link>
            </li>
            <li aria-current="page">
              <CampaignName campaignId={campaignId} name={name} />
            </li>
          </ol>
        </nav>
        <p className={styles.facts}>
          <span className={styles.status}>
            <StatusPie progress={progress} />
            {!isCompleted(progress) && <Spinner />}
          </span>
          <span className="num">
            {formatCount(progress.total)} {progress.total === 1 ? 'lead' : 'leads'}
          </span>
          {emails > 1 && <span className="num">{emails} emails</span>}
          <span>
            Created{' '}
            <time dateTime={createdAt} title={formatFullDate(createdAt)}>
              {formatDateTime(createdAt)}
            </time>
          </span>
        </p>
      </div>
      <div className={frame.actions}>{children}</div>
    </header>
  );
}
