import { MAX_CAMPAIGN_NAME } from '@coldcast/contract/campaigns';
import type { EndpointAnswer } from '@coldcast/contract/endpoint';
import type { endpoints } from '@coldcast/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { campaignFileQuery } from '../../api/campaignQueries.ts';
import { errorText } from '../../api/errorText.ts';
import { useLaunchDrawer, type HandedCorrections } from '../../session/useLaunchDrawer.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { csvFileName } from '../csvFileName.ts';

/** `Copy of Docks`, cut to what a name may hold. */
export const copyName = (campaignName: string): string => [...`Copy of ${campaignName}`].slice(0, MAX_CAMPAIGN_NAME).join('');

/** The drawer knows a file by its identity: the same campaign gives the same one. */
const filesOf = new WeakMap<object, File>();

type CampaignFile = EndpointAnswer<typeof endpoints.getCampaignFile>;

function toFile(answer: CampaignFile): File {
  const file = filesOf.get(answer) ?? new File([answer.csv], csvFileName(answer.campaignName, 'leads'), { type: 'text/csv' });
  filesOf.set(answer, file);
  return file;
}

/** Opens the drawer with the campaign's leads and emails as a ready file. */
export function useDuplicate(): (
  campaign: { campaignId: string; campaignName: string },
  /** What is to be said of its email. */
  corrections?: HandedCorrections,
) => void {
  const queryClient = useQueryClient();
  const drawer = useLaunchDrawer();
  const toast = useToast();
  return ({ campaignId, campaignName }, corrections) => {
    queryClient.fetchQuery(campaignFileQuery(campaignId)).then(
      (answer) => {
        const { mockOpenRate } = answer;
        const named = { file: toFile(answer), campaignName: copyName(campaignName), ...(corrections && { corrections }) };
        drawer.openWith(mockOpenRate === null ? named : { ...named, mockOpenRate });
      },
      (error: unknown) => toast({ text: errorText(error, 'Failed to read the campaign'), isFailure: true }),
    );
  };
}
