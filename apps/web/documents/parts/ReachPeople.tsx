import { Link } from 'react-router';
import { useConfig } from '../../session/useConfig.ts';
import { ExternalLink, toSafeHref } from '../../ui/ExternalLink.tsx';
import { LoadingRows } from '../../ui/LoadingRows.tsx';
import { paths } from '../../ui/paths.ts';
import styles from './ReachPeople.module.css';

/** A configured address leads out of the documentation; the default is the page with the support form. */
const toOutside = (address: string | undefined): string | undefined => (address?.startsWith('/docs/') ? undefined : toSafeHref(address));

type ReachProps = { link: 'community' | 'booking'; action: string; without: string };

function Reach({ link, action, without }: ReachProps) {
  const { data: config, isPending } = useConfig();
  if (isPending) return <LoadingRows rows={2} />;
  const outside = toOutside(config?.links[link]);
  return (
    <div className={styles.words}>
      {outside ? (
        <p>
          <ExternalLink href={outside} className={styles.outside}>
            {action}
          </ExternalLink>
        </p>
      ) : (
        <p>{without}</p>
      )}
      <p>
        To reach the people who run this installation, sign in and use <Link to={paths.support}>Get Support / File a Bug</Link>. Your
        message goes straight to them, and you get a request number.
      </p>
    </div>
  );
}

export function CommunityLink() {
  return <Reach link="community" action="Join the community chat" without="This installation has no chat." />;
}

export function BookingLink() {
  return <Reach link="booking" action="Book a time with the team" without="This installation has no booking page." />;
}
