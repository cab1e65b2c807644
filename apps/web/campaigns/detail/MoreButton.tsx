import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '../../ui/IconButton.tsx';
import { compareAddress } from '../../ui/compareAddress.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { CampaignSubject } from '../actions/campaignSubject.ts';
import { lazyPart } from '../../ui/lazyPart.ts';

const CampaignMenu = lazyPart(async () => ({ default: (await import('../actions/CampaignMenu.tsx')).CampaignMenu }));

/** Duplicate, compare, share and print. */
export function MoreButton({ campaign }: { campaign: CampaignSubject }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const navigate = useNavigate();
  return (
    <>
      <IconButton
        aria-label="More"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="dots" />
      </IconButton>
      {anchor && (
        <Suspense>
          <CampaignMenu
            campaign={campaign}
            anchor={anchor}
            isInList={false}
            onCompare={() => void navigate(compareAddress([campaign.campaignId]))}
            onDone={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
