import type { BucketAnalytics } from '@coldcast/contract/results';
import type { Bucket } from '@coldcast/rules/deliverability';
import type { ForWhom } from '@coldcast/rules/forecastFor';
import { RealResult } from '../outcome/RealResult.tsx';
import { PerformanceTab } from '../performance/PerformanceTab.tsx';
import { CampaignBanners } from '../reading/CampaignBanners.tsx';
import type { CampaignData } from '../summary/StatusCard.tsx';

type PerformancePanelProps = {
  campaign: CampaignData;
  ranges: readonly BucketAnalytics[];
  bucket: Bucket;
  isRunning: boolean;
  onChoose: (bucket: Bucket) => void;
  forWhom: ForWhom;
  onForWhom: (forWhom: ForWhom) => void;
};

/** The forecast at each bucket, and the result of the real send. */
export function PerformancePanel({ campaign, isRunning, ...chosen }: PerformancePanelProps) {
  const { campaignId, mockOpenRate, sender } = campaign;
  return (
    <>
      <CampaignBanners campaign={campaign} />
      <PerformanceTab
        {...chosen}
        ownOpenPercent={mockOpenRate}
        pastCampaigns={sender?.campaigns ?? null}
        assumedHuman={sender?.assumedHuman ?? 0}
      />
      <RealResult campaignId={campaignId} isRunning={isRunning} />
    </>
  );
}
