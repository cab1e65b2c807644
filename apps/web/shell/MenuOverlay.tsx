import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { focusOnMount } from '../ui/focusOnMount.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import styles from './MenuOverlay.module.css';
import { Sidebar } from './Sidebar.tsx';

/** The sidebar over the screen, for narrow windows. */
export function MenuOverlay({ onClose }: { onClose: () => void }) {
  return (
    <Drawer
      open
      onClose={onClose}
      slotProps={{ paper: { className: styles.paper, 'aria-label': 'Menu', role: 'dialog', 'aria-modal': true } }}
    >
      <IconButton className={styles.close} size="large" aria-label="Close menu" onClick={onClose} ref={focusOnMount}>
        <Icon name="x" />
      </IconButton>
      <Sidebar onLeave={onClose} />
    </Drawer>
  );
}
