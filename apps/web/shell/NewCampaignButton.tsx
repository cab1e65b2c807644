import { Button } from '../ui/Button.tsx';
import { useLaunchDrawer } from '../session/useLaunchDrawer.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { LaunchDrawer } from './launchDrawerPart.ts';

type NewCampaignButtonProps = { isSmall?: boolean; onOpen?: () => void };

export function NewCampaignButton({ isSmall = false, onOpen }: NewCampaignButtonProps) {
  const { open } = useLaunchDrawer();
  return (
    <Button
      className="new-campaign"
      variant="contained"
      size={isSmall ? 'small' : 'medium'}
      fullWidth={!isSmall}
      onPointerEnter={LaunchDrawer.prefetch}
      onClick={() => {
        onOpen?.();
        open();
      }}
    >
      <Icon name="plus" isSmall={isSmall} />
      New Campaign
    </Button>
  );
}
