import Drawer from '@mui/material/Drawer';
import { useLaunchDrawer } from '../session/useLaunchDrawer.tsx';

export function LaunchDrawer() {
  const { isOpen, close } = useLaunchDrawer();
  return (
    <Drawer anchor="right" open={isOpen} onClose={close}>
      <h2>Launch New Campaign</h2>
    </Drawer>
  );
}
