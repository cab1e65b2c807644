import { progressPercent, type CampaignProgress } from '@coldcast/rules/campaignStatus';

/** Says the progress of a running campaign, at every tenth only. */
export function ProgressAnnouncer({ progress, isRunning }: { progress: CampaignProgress; isRunning: boolean }) {
  const tenth = Math.floor(progressPercent(progress) / 10) * 10;
  return (
    <p role="status" className="sr">
      {isRunning ? `Progress ${tenth}%` : ''}
    </p>
  );
}
