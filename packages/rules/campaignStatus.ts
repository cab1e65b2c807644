export type CampaignProgress = { total: number; success: number; failed: number };
export type CampaignStatus = 'Scheduled' | 'In Progress' | 'Completed';

/** Processed share from which a campaign counts as Completed, insights start and the reply card shows. */
export const COMPLETED_SHARE = 0.9995;

/** Processed share of the leads, 0 to 1; 0 for an empty campaign. */
export const processedShare = ({ total, success, failed }: CampaignProgress): number => (total === 0 ? 0 : (success + failed) / total);

export function campaignStatus(progress: CampaignProgress): CampaignStatus {
  const share = processedShare(progress);
  if (share >= COMPLETED_SHARE) return 'Completed';
  return share > 0 ? 'In Progress' : 'Scheduled';
}

export const isCompleted = (progress: CampaignProgress): boolean => campaignStatus(progress) === 'Completed';

/** Whole percent, rounded down for display: 100 only when complete. */
export const progressPercent = (progress: CampaignProgress): number =>
  progress.total === 0 ? 0 : Math.floor(((progress.success + progress.failed) * 100) / progress.total);
