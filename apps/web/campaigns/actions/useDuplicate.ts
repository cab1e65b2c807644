import { MAX_CAMPAIGN_NAME } from '@coldcast/contract/campaigns';
import type { getCampaignFile } from '@coldcast/contract/campaignDetail';
import type { EndpointAnswer } from '@coldcast/contract/endpoint';

import { useQueryClient } from '@tanstack/react-query';
import { campaignFileQuery, campaignQuery } from '../../api/campaignQueries.ts';
import { errorText } from '../../api/errorText.ts';
import { useLaunchDrawer, type HandedCorrections } from '../../session/useLaunchDrawer.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { csvFileName } from '../csvFileName.ts';

/** `Copy of Docks`, cut to what a name may hold. */
export const copyName = (campaignName: string): string => [...`Copy of ${campaignName}`].slice(0, MAX_CAMPAIGN_NAME).join('');

/** The drawer compares files by identity: the same campaign gives the same file. */
const filesOf = new WeakMap<object, File>();

type CampaignFile = EndpointAnswer<typeof getCampaignFile>;

function toFile(answer: CampaignFile): File {
  const file = filesOf.get(answer) ?? new File([answer.csv], csvFileName(answer.campaignName, 'leads'), { type: 'text/csv' });
  filesOf.set(answer, file);
  return file;
}

/** Opens the drawer with the campaign's leads and its template in Quick Start, or with its leads and emails as a ready file if it has none. */
export function useDuplicate(): (
  campaign: { campaignId: string; campaignName: string },
  /** The user's corrections of its email. */
  corrections?: HandedCorrections,
) => void {
  const queryClient = useQueryClient();
  const drawer = useLaunchDrawer();
  const toast = useToast();
  return ({ campaignId, campaignName }, corrections) => {
    Promise.all([queryClient.fetchQuery(campaignFileQuery(campaignId)), queryClient.fetchQuery(campaignQuery(campaignId))]).then(
      ([answer, { data }]) => {
        const { mockOpenRate } = answer;
        const named = {
          campaignName: copyName(campaignName),
          ...(mockOpenRate === null ? {} : { mockOpenRate }),
          ...(corrections && { corrections }),
        };
        // A campaign written in Quick Start opens there as it was written.
        drawer.openWith(data.template ? { ...named, ...data.template, leads: toFile(answer) } : { ...named, file: toFile(answer) });
      },
      (error: unknown) => toast({ text: errorText(error, 'Failed to load campaign'), isFailure: true }),
    );
  };
}
