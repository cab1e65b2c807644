import { Drawer } from '../ui/Drawer.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import styles from './MenuOverlay.module.css';
import { Sidebar } from './Sidebar.tsx';

/** The sidebar over the screen, for narrow windows. */
export function MenuOverlay({ onClose }: { onClose: () => void }) {
  return (
    <Drawer isOpen side="left" className={styles.paper} aria-label="Menu" onClose={onClose}>
      <IconButton className={styles.close} size="large" aria-label="Close menu" onClick={onClose} data-autofocus>
        <Icon name="x" />
      </IconButton>
      <Sidebar onLeave={onClose} />
    </Drawer>
  );
}
