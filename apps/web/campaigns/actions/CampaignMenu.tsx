import { Suspense, useState } from 'react';
import { campaignPath } from '../../ui/paths.ts';
import { useDemoLimitation } from '../../session/useDemoLimitation.tsx';
import { DeleteDialog } from '../detail/DeleteDialog.tsx';
import { Menu } from '../../ui/Menu.tsx';
import type { MenuItem } from '../../ui/popups/MenuFrame.tsx';
import type { CampaignSubject } from './campaignSubject.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { useDuplicate } from './useDuplicate.ts';
import { lazyPart } from '../../ui/lazyPart.ts';

const ShareDialog = lazyPart(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }));

type Asked = 'rename' | 'share' | 'delete';

type Props = {
  campaign: CampaignSubject;
  anchor: HTMLElement;
  /** In the list, the menu also renames and deletes; a campaign's own page has other controls for that. */
  isInList: boolean;
  onCompare: () => void;
  /** Called when the menu and anything it opened are closed. */
  onDone: () => void;
};

/** Disabled items say why. */
const unless = (isPossible: boolean, whyNot: string) => (isPossible ? {} : { isDisabled: true, note: whyNot });

function useItems({ campaign, isInList, onCompare, onDone }: Props, ask: (what: Asked) => void): MenuItem[] {
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
  const items: (MenuItem | false)[] = [
    isInList && { label: 'Rename', onChoose: orDemo(() => ask('rename')) },
    {
      label: 'Duplicate',
      onChoose: thenDone(() => duplicate(campaign)),
      ...unless(campaign.hasLeads, 'Its leads were deleted when their retention period ended'),
    },
    { label: 'Compare', onChoose: thenDone(onCompare) },
    { label: 'Share', onChoose: orDemo(() => ask('share')) },
    isInList && {
      label: 'Delete',
      onChoose: orDemo(() => ask('delete')),
      ...unless(campaign.isCompleted, 'Available when the campaign is Completed'),
    },
    !isInList && { label: 'Printable report', to: `${campaignPath(campaign.campaignId)}/report` },
  ];
  return items.filter((item) => item !== false);
}

/** Actions on a campaign besides viewing it. */
export function CampaignMenu(props: Props) {
  const { campaign, anchor, isInList, onDone } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const items = useItems(props, setAsked);
  return (
    <>
      <Menu anchor={asked === null ? anchor : null} label={`More for ${campaign.campaignName}`} items={items} onClose={onDone} />
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
