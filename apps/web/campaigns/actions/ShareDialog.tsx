import { createShareLink, deleteShareLink, getShareLink } from '@coldcast/contract/sharing';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../ui/Button.tsx';
import { callApi } from '../../api/callApi.ts';
import { errorText } from '../../api/errorText.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import look from '../../ui/Field.module.css';
import { LoadingRows } from '../../ui/LoadingRows.tsx';
import { formatDateTime } from '../../ui/formats.ts';
import { campaignKey } from '../../api/queryKeys.ts';
import type { CampaignSubject } from './campaignSubject.ts';
import styles from './ShareDialog.module.css';

function useShareLink(campaignId: string) {
  const queryClient = useQueryClient();
  const queryKey = [...campaignKey(campaignId), 'share'];
  const params = { campaignId };
  const query = useQuery({ queryKey, queryFn: ({ signal }) => callApi(getShareLink, { params, signal }) });
  const create = useMutation({
    mutationFn: () => callApi(createShareLink, { params }),
    onSuccess: (link) => queryClient.setQueryData(queryKey, { link }),
  });
  const end = useMutation({
    mutationFn: () => callApi(deleteShareLink, { params }),
    onSuccess: () => queryClient.setQueryData(queryKey, { link: null }),
  });
  return { query, create, end, failure: query.error ?? create.error ?? end.error };
}

type Share = ReturnType<typeof useShareLink>;

function Actions({ share, onClose }: { share: Share; onClose: () => void }) {
  const { query, create, end } = share;
  const link = query.data?.link;
  return (
    <>
      <Button onClick={onClose}>Close</Button>
      {link === null && (
        <Button variant="contained" disabled={create.isPending} onClick={() => create.mutate()}>
          Create link
        </Button>
      )}
      {link && (
        <Button variant="outlined" color="inherit" disabled={end.isPending} onClick={() => end.mutate()}>
          Turn off the link
        </Button>
      )}
    </>
  );
}

function ShareBody({ share }: { share: Share }) {
  const { query, failure } = share;
  if (query.data === undefined && failure === null) return <LoadingRows rows={2} />;
  const link = query.data?.link;
  return (
    <>
      {failure !== null && <ErrorAlert message={errorText(failure, 'Failed to load the link')} onRetry={() => void query.refetch()} />}
      {link && (
        <>
          <div className={styles.link}>
            <input className={look.field} aria-label="Link" readOnly value={link.url} onFocus={({ target }) => target.select()} />
            <CopyButton text={link.url} what="link" />
          </div>
          <p className="small muted">
            Created {formatDateTime(link.createdAt)}. <ExternalLink href={link.url}>See what others see</ExternalLink>
          </p>
        </>
      )}
    </>
  );
}

/** Creates, copies and revokes a campaign's link. */
export function ShareDialog({ campaign, onClose }: { campaign: CampaignSubject; onClose: () => void }) {
  const share = useShareLink(campaign.campaignId);
  return (
    <Dialog isOpen title={`Share “${campaign.campaignName}”`} onClose={onClose} actions={<Actions share={share} onClose={onClose} />}>
      <div className={styles.body}>
        <p>
          Anyone with the link can see the campaign’s name, dates, number of leads and rates at every bucket, without signing in. Nobody
          sees a lead, an email or a reply.
        </p>
        <ShareBody share={share} />
      </div>
    </Dialog>
  );
}
