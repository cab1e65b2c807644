import { progressPercent, type CampaignProgress } from '@coldcast/rules/campaignStatus';

/** Announces the progress of a running campaign, only at every 10%. */
export function ProgressAnnouncer({ progress, isRunning }: { progress: CampaignProgress; isRunning: boolean }) {
  const tenth = Math.floor(progressPercent(progress) / 10) * 10;
  return (
    <p role="status" className="sr">
      {isRunning ? `Progress ${tenth}%` : ''}
    </p>
  );
}
