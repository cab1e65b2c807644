import { Button } from '../ui/Button.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Icon } from '../ui/icons/Icon.tsx';

export function ManageButton({ onClick, isBusy }: { onClick: () => void; isBusy: boolean }) {
  return (
    <Button variant="contained" onClick={onClick} disabled={isBusy} aria-description="Opens in a new tab">
      Manage Subscription
      <Icon name="external" isSmall />
    </Button>
  );
}

/** The next step if the browser refused to open a tab. */
export function PortalBlocked({ url }: { url: string }) {
  return (
    <Notice>
      Your browser did not open a new tab. <ExternalLink href={url}>Open the subscription page</ExternalLink>
    </Notice>
  );
}
