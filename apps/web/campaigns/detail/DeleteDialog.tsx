import { deleteCampaign } from '@coldcast/contract/campaigns';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '../../ui/paths.ts';
import { callApi } from '../../api/callApi.ts';
import { errorText } from '../../api/errorText.ts';
import { DangerDialog } from '../../ui/DangerDialog.tsx';
import { formatCount } from '../../ui/formats.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { CampaignSubject } from '../actions/campaignSubject.ts';
import { CAMPAIGNS_KEY, campaignKey } from '../../api/queryKeys.ts';

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

type Campaign = Pick<CampaignSubject, 'campaignId' | 'campaignName' | 'results' | 'replies'>;
type Props = {
  campaign: Campaign;
  isOpen: boolean;
  onClose: () => void;
  /** In the list, the page stays. */
  staysHere?: boolean;
};

function useDelete({ campaign: { campaignId }, staysHere = false, onClose }: Props) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: () => callApi(deleteCampaign, { params: { campaignId } }),
    onSuccess: () => {
      toast('Campaign deleted');
      if (staysHere) onClose();
      else void navigate(paths.campaigns);
      queryClient.removeQueries({ queryKey: campaignKey(campaignId) });
      return queryClient.invalidateQueries({ queryKey: CAMPAIGNS_KEY });
    },
  });
}

/** Asks before it deletes. */
export function DeleteDialog(props: Props) {
  const { campaign, isOpen, onClose } = props;
  const { mutate, isPending, error, isError } = useDelete(props);
  return (
    <DangerDialog
      isOpen={isOpen}
      title="Delete campaign"
      verb="Delete"
      isPending={isPending}
      failure={isError ? errorText(error, 'Delete failed') : null}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>
        This deletes “{campaign.campaignName}”, its {counted(campaign.results, 'result', 'results')} and{' '}
        {counted(campaign.replies, 'reply', 'replies')}. Credits are not returned.
      </p>
    </DangerDialog>
  );
}
