import { renameCampaign } from '@coldcast/contract/campaigns';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/callApi.ts';
import { errorText } from '../../api/errorText.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { campaignListQuery } from '../../api/campaignListQuery.ts';
import { campaignQuery } from '../../api/campaignQueries.ts';

/** Updates the name everywhere in the browser's cache. */
function showName(queryClient: QueryClient, campaignId: string, campaignName: string): void {
  queryClient.setQueryData(
    campaignListQuery.queryKey,
    (list) => list && { ...list, items: list.items.map((item) => (item.campaignId === campaignId ? { ...item, campaignName } : item)) },
  );
  queryClient.setQueryData(
    campaignQuery(campaignId).queryKey,
    (campaign) => campaign && { ...campaign, data: { ...campaign.data, campaignName } },
  );
}

/** Shows the new name immediately, and the old one with the reason if the server refuses it. */
export function useRename({ campaignId, campaignName }: { campaignId: string; campaignName: string }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutate } = useMutation({
    mutationFn: (name: string) => callApi(renameCampaign, { params: { campaignId }, body: { campaignName: name } }),
    onMutate: async (name: string) => {
      // An answer already on its way would restore the old name.
      await queryClient.cancelQueries({ queryKey: campaignListQuery.queryKey, exact: true });
      await queryClient.cancelQueries({ queryKey: campaignQuery(campaignId).queryKey });
      showName(queryClient, campaignId, name);
    },
    onError: (error) => {
      showName(queryClient, campaignId, campaignName);
      toast({ text: errorText(error, 'Failed to rename the campaign'), isFailure: true });
    },
    onSuccess: (answer) => showName(queryClient, campaignId, answer.campaignName),
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignListQuery.queryKey, exact: true }),
  });
  return (text: string): void => {
    const name = text.trim();
    if (name !== '' && name !== campaignName) mutate(name);
  };
}
