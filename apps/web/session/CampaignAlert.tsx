import { ApiError } from '../api/ApiError.ts';
import { errorText } from '../api/errorText.ts';
import { ErrorAlert } from '../ui/ErrorAlert.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { paths } from '../ui/paths.ts';

/** Whether a campaign is deleted or another account's: trying again would not bring it. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'campaign_not_found';

type Props = { error: unknown; fallback?: string; onRetry: () => void };

/** Why a page shows nothing of its campaign, with the next step. */
export function CampaignAlert({ error, fallback = 'Failed to load campaign', onRetry }: Props) {
  const message = errorText(error, fallback);
  if (!isGone(error)) return <ErrorAlert message={message} onRetry={onRetry} />;
  const action = (
    <LinkButton to={paths.campaigns} size="small" variant="outlined" color="inherit">
      All campaigns
    </LinkButton>
  );
  return (
    <ErrorAlert message={message} action={action}>
      It may have been deleted, or it belongs to another account.
    </ErrorAlert>
  );
}
