import { Link } from 'react-router';
import { paths } from '../ui/paths.ts';
import { Brand } from '../ui/Brand.tsx';
import { CreditBars } from './CreditBars.tsx';
import { NewCampaignButton } from './NewCampaignButton.tsx';
import { CampaignNav, ResourceNav, SettingsNav } from './SidebarNav.tsx';
import styles from './Sidebar.module.css';

/** The sidebar's content; `onLeave` is called when a choice closes the overlay. */
export function Sidebar({ onLeave }: { onLeave?: () => void }) {
  return (
    <div className={styles.sidebar}>
      <Link to={paths.campaigns} className={styles.brand} onClick={onLeave}>
        <Brand />
      </Link>
      <NewCampaignButton onOpen={onLeave} />
      <CampaignNav onLeave={onLeave} />
      <ResourceNav onLeave={onLeave} />
      <SettingsNav onLeave={onLeave} />
      <CreditBars onLeave={onLeave} />
    </div>
  );
}
