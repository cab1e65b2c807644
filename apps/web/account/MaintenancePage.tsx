import { Navigate, useSearchParams } from 'react-router';
import { paths } from '../ui/paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { useConfig } from '../session/useConfig.ts';
import { Brand } from '../ui/Brand.tsx';
import { toSafeHref } from '../ui/ExternalLink.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import styles from './MaintenancePage.module.css';

const TITLE = 'Scheduled Product Upgrade';

export function MaintenancePage() {
  usePageTitle(TITLE);
  const [search] = useSearchParams();
  const { data: config } = useConfig();
  const community = toSafeHref(config?.links.community);
  if (search.get('uat') === 'true') return <Navigate to={paths.login} replace />;
  return (
    <main className={styles.page}>
      <Brand />
      <div className={styles.words}>
        <h1>{TITLE}</h1>
        <p>We are upgrading Coldcast. Expected completion: under 24 hours.</p>
        <p>Your campaigns, results and credits are kept and will be here when we are back.</p>
        {community ? (
          <LinkButton variant="outlined" color="inherit" href={community} target="_blank" rel="noopener noreferrer">
            <Icon name="chat" />
            <span>
              Join the community chat <span className="sr">(opens in new tab)</span>
            </span>
          </LinkButton>
        ) : null}
      </div>
    </main>
  );
}
