import Drawer from '@mui/material/Drawer';
import { useId, type KeyboardEvent } from 'react';
import type { User } from '@coldcast/contract/users';
import { useSession } from '../session/useSession.tsx';
import styles from './LaunchDrawer.module.css';
import { LaunchForm } from './LaunchForm.tsx';
import { useFileDrop } from './leads/useFileDrop.ts';
import { useLaunchForm } from './useLaunchForm.ts';

function DrawerOf({ user }: { user: User }) {
  const titleId = useId();
  const form = useLaunchForm(user);
  const { isOpen, close } = form.drawer;
  // The whole drawer takes a dropped file and Ctrl+Enter, so that neither depends on hitting the right spot.
  const { isDragging, dropEvents } = useFileDrop((file) => {
    if (!form.isLaunching) form.takeFile(file);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.launch();
  };
  const paper = { className: styles.paper, role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, onKeyDown, ...dropEvents };
  return (
    <Drawer anchor="right" open={isOpen} onClose={close} slotProps={{ paper }}>
      <LaunchForm form={form} titleId={titleId} isDragging={isDragging} />
    </Drawer>
  );
}

/** "Launch New Campaign". Stays mounted while closed, because it keeps what was typed and a launch that is on its way. */
export function LaunchDrawer() {
  const { user } = useSession();
  return user === null ? null : <DrawerOf key={user.userId} user={user} />;
}
