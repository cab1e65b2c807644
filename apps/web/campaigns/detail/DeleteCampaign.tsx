import Button from '@mui/material/Button';
import { endpoints } from '@coldcast/contract/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../api/callApi.ts';
import { errorText } from '../../api/errorText.ts';
import { useDemoLimitation } from '../../session/useDemoLimitation.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { focusOnMount } from '../../ui/focusOnMount.ts';
import { formatCount } from '../../ui/formats.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { CAMPAIGNS_KEY, campaignKey } from '../queryKeys.ts';
import styles from './DeleteCampaign.module.css';

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

type Campaign = { campaignId: string; campaignName: string; results: number; replies: number };

function useDelete({ campaignId }: Campaign) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: () => callApi(endpoints.deleteCampaign, { params: { campaignId } }),
    onSuccess: () => {
      toast('Campaign deleted');
      void navigate('/app/campaigns');
      queryClient.removeQueries({ queryKey: campaignKey(campaignId) });
      return queryClient.invalidateQueries({ queryKey: CAMPAIGNS_KEY });
    },
  });
}

function DeleteDialog({ campaign, isOpen, onClose }: { campaign: Campaign; isOpen: boolean; onClose: () => void }) {
  const { mutate, isPending, error, isError } = useDelete(campaign);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Delete campaign"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} ref={focusOnMount}>
            Cancel
          </Button>
          <Button variant="contained" color="error" disabled={isPending} onClick={() => mutate()}>
            Delete
          </Button>
        </>
      }
    >
      “{campaign.campaignName}” with its {counted(campaign.results, 'result', 'results')} and{' '}
      {counted(campaign.replies, 'reply', 'replies')} goes away. Credits stay spent.
      {isError && (
        <div className={styles.error}>
          <ErrorAlert message={errorText(error, 'Delete failed')} />
        </div>
      )}
    </ConfirmDialog>
  );
}

/** Asks before it deletes; possible only for a completed campaign, and not for the demo account. */
export function DeleteCampaign({ campaign, isCompleted }: { campaign: Campaign; isCompleted: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const demo = useDemoLimitation();
  const reasonId = useId();
  return (
    <>
      <span title={isCompleted ? undefined : 'Available when the campaign is Completed'}>
        <Button
          className={styles.delete}
          size="small"
          variant="outlined"
          color="inherit"
          disabled={!isCompleted}
          aria-describedby={isCompleted ? undefined : reasonId}
          onClick={() => (demo.isDemo ? demo.show() : setIsOpen(true))}
        >
          <Icon name="trash" isSmall />
          Delete
        </Button>
      </span>
      {!isCompleted && (
        <span id={reasonId} className="sr">
          Available when the campaign is Completed
        </span>
      )}
      <DeleteDialog campaign={campaign} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
