import type { getCampaign } from '@coldcast/contract/campaignDetail';
import type { EndpointAnswer } from '@coldcast/contract/endpoint';
import type { Bucket } from '@coldcast/rules/deliverability';
import { Chip } from '../../ui/Chip.tsx';
import { formatCount, formatFullDate } from '../../ui/formats.ts';
import { StatusPie } from '../../ui/StatusPie.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { engineText } from '../engineText.ts';
import styles from './ReportPage.module.css';

type Campaign = EndpointAnswer<typeof getCampaign>;
type Props = { campaign: Campaign['data']; progress: Campaign['progress']; bucket: Bucket };

/** Identifies the campaign on the report. */
export function ReportHeader({ campaign, progress, bucket }: Props) {
  usePageTitle(`${campaign.campaignName}, report`);
  const facts: [label: string, value: string][] = [
    ['Leads', `${formatCount(progress.success)} simulated, ${formatCount(progress.failed)} failed, ${formatCount(progress.total)} total`],
    ...((campaign.emails ?? 1) > 1 ? [['Emails per lead', `up to ${campaign.emails}`] satisfies [string, string]] : []),
    ['Launched', formatFullDate(campaign.createdAt)],
    ...(campaign.completedAt === null ? [] : [['Completed', formatFullDate(campaign.completedAt)] satisfies [string, string]]),
    ['Deliverability bucket', bucket],
    ['Engine', engineText(campaign)],
  ];
  return (
    <header className={styles.header}>
      <h1>{campaign.campaignName}</h1>
      <p className={styles.marks}>
        <Chip tone="accent">Simulated - nothing was sent</Chip>
        <StatusPie progress={progress} />
      </p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
