import { Link } from 'react-router';
import { paths } from '../ui/paths.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Brand } from '../ui/Brand.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { NewCampaignButton } from './NewCampaignButton.tsx';
import styles from './TopBar.module.css';

/** Above the screen below 900 px. */
export function TopBar({ isMenuOpen, onOpenMenu }: { isMenuOpen: boolean; onOpenMenu: () => void }) {
  return (
    <header className={styles.bar}>
      <div className={styles.lead}>
        <IconButton size="large" aria-label="Open menu" aria-expanded={isMenuOpen} onClick={onOpenMenu}>
          <Icon name="menu" />
        </IconButton>
        <Link to={paths.campaigns} className={styles.brand}>
          <Brand />
        </Link>
      </div>
      <NewCampaignButton isSmall />
    </header>
  );
}
