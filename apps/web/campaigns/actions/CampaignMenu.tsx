import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useDemoLimitation } from '../../session/useDemoLimitation.tsx';
import { DeleteDialog } from '../detail/DeleteDialog.tsx';
import type { CampaignSubject } from './campaignSubject.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { useDuplicate } from './useDuplicate.ts';
import { lazyPart } from '../../ui/lazyPart.ts';

const ShareDialog = lazyPart(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }));

type Asked = 'rename' | 'share' | 'delete';
type Item = { label: string; onChoose: () => void; whyNot?: string | false };

type Props = {
  campaign: CampaignSubject;
  anchor: HTMLElement;
  /** In the list a menu also renames and deletes; a campaign's own page has its own places for that. */
  isInList: boolean;
  onCompare: () => void;
  /** The menu and what it opened are done with. */
  onDone: () => void;
};

function useItems({ campaign, isInList, onCompare, onDone }: Props, ask: (what: Asked) => void): Item[] {
  const demo = useDemoLimitation();
  const duplicate = useDuplicate();
  const orDemo = (act: () => void) => () => {
    if (!demo.isDemo) return act();
    onDone();
    demo.show();
  };
  const thenDone = (act: () => void) => () => {
    act();
    onDone();
  };
  const items: (Item | false)[] = [
    isInList && { label: 'Rename', onChoose: orDemo(() => ask('rename')) },
    {
      label: 'Duplicate',
      onChoose: thenDone(() => duplicate(campaign)),
      whyNot: !campaign.hasLeads && 'Its leads have been deleted because their time was up',
    },
    { label: 'Compare', onChoose: thenDone(onCompare) },
    { label: 'Share', onChoose: orDemo(() => ask('share')) },
    isInList && {
      label: 'Delete',
      onChoose: orDemo(() => ask('delete')),
      whyNot: !campaign.isCompleted && 'Available when the campaign is Completed',
    },
  ];
  return items.filter((item) => item !== false);
}

/** What can be done with a campaign besides looking at it. */
export function CampaignMenu(props: Props) {
  const { campaign, anchor, isInList, onDone } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const items = useItems(props, setAsked);
  return (
    <>
      <Menu
        anchorEl={anchor}
        // Inside a landmark, so that the menu is found by region.
        container={anchor.closest('main')}
        open={asked === null}
        onClose={onDone}
        slotProps={{ list: { 'aria-label': `More for ${campaign.campaignName}` } }}
      >
        {items.map(({ label, onChoose, whyNot }) => (
          <MenuItem key={label} onClick={onChoose} disabled={Boolean(whyNot)}>
            <ListItemText primary={label} secondary={whyNot || undefined} />
          </MenuItem>
        ))}
        {!isInList && (
          <MenuItem component={Link} to={`/app/campaigns/${encodeURIComponent(campaign.campaignId)}/report`}>
            Printable report
          </MenuItem>
        )}
      </Menu>
      {asked === 'rename' && <RenameDialog campaign={campaign} onClose={onDone} />}
      {asked === 'delete' && <DeleteDialog campaign={campaign} isOpen staysHere={isInList} onClose={onDone} />}
      {asked === 'share' && (
        <Suspense>
          <ShareDialog campaign={campaign} onClose={onDone} />
        </Suspense>
      )}
    </>
  );
}
