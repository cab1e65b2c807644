import { downloadText } from '../../ui/downloadText.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { LaunchMode } from '../draft/launchDraft.ts';

async function downloadSample(mode: LaunchMode): Promise<void> {
  if (mode === 'quick') downloadText('coldcast-sample-leads.csv', (await import('@coldcast/rules/sampleLeads')).SAMPLE_LEADS_CSV);
  else downloadText('coldcast-sample-campaign.csv', (await import('@coldcast/rules/campaignCsv')).SAMPLE_CAMPAIGN_CSV);
}

/** A file to start from: a lead list, or a campaign file with its emails. */
export function SampleLink({ mode }: { mode: LaunchMode }) {
  return (
    <button type="button" className="link" onClick={() => void downloadSample(mode)}>
      <Icon name="download" isSmall />
      Download sample
    </button>
  );
}
