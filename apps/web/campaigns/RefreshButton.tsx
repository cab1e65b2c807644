import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import styles from './RefreshButton.module.css';

/** Fetches again while the old content stays; the icon turns meanwhile. */
export function RefreshButton({ isRefreshing, onRefresh }: { isRefreshing: boolean; onRefresh: () => void }) {
  return (
    <Button size="small" variant="outlined" color="inherit" onClick={onRefresh} aria-busy={isRefreshing}>
      <span className={isRefreshing ? styles.turning : styles.icon}>
        <Icon name="refresh" isSmall />
      </span>
      Refresh
    </Button>
  );
}
