import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { paths } from '../ui/paths.ts';
import { useConfig } from '../session/useConfig.ts';
import { useSession } from '../session/useSession.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import type { IconName } from '../ui/icons/iconDrawings.tsx';
import styles from './SidebarNav.module.css';

type NavProps = { onLeave?: () => void };

function InsideLink({ to, icon, children, onLeave }: NavProps & { to: string; icon?: IconName; children: ReactNode }) {
  return (
    <li>
      <NavLink to={to} className={styles.item} onClick={onLeave}>
        {icon ? <Icon name={icon} /> : null}
        {children}
      </NavLink>
    </li>
  );
}

function OutsideLink({ href, icon, children }: { href: string | undefined; icon?: IconName; children: ReactNode }) {
  return (
    <li>
      <ExternalLink href={href} className={styles.item} iconClassName={styles.end}>
        {icon ? <Icon name={icon} /> : null}
        {children}
      </ExternalLink>
    </li>
  );
}

export function CampaignNav({ onLeave }: NavProps) {
  return (
    <nav className={styles.nav} aria-label="Main">
      <ul>
        <InsideLink to={paths.campaigns} icon="campaigns" onLeave={onLeave}>
          Campaigns
        </InsideLink>
        <InsideLink to={paths.sends} icon="sent" onLeave={onLeave}>
          Your sends
        </InsideLink>
        <InsideLink to={paths.trackRecord} icon="target" onLeave={onLeave}>
          Track record
        </InsideLink>
      </ul>
    </nav>
  );
}

export function ResourceNav({ onLeave }: NavProps) {
  const links = useConfig().data?.links;
  return (
    <nav className={styles.nav} aria-label="Resources">
      <ul>
        <OutsideLink href={links?.documentation} icon="docs">
          Documentation
        </OutsideLink>
        <OutsideLink href={links?.howItWorks} icon="bulb">
          How it works
        </OutsideLink>
        {links?.community.startsWith('/') ? (
          <InsideLink to={links.community} icon="chat" onLeave={onLeave}>
            Community chat
          </InsideLink>
        ) : (
          <OutsideLink href={links?.community} icon="chat">
            Community chat
          </OutsideLink>
        )}
        <InsideLink to={paths.support} icon="help" onLeave={onLeave}>
          Get Support / File a Bug
        </InsideLink>
      </ul>
    </nav>
  );
}

const settingsPaths = [paths.billing, paths.account];

/** A disclosure: open on its own pages, closed elsewhere; between page changes it stays as the person left it. */
export function SettingsNav({ onLeave }: NavProps) {
  const { pathname } = useLocation();
  const { logout } = useSession();
  const links = useConfig().data?.links;
  const isSettingsPage = settingsPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return (
    <nav className={styles.nav} aria-label="Settings">
      <details open={isSettingsPage} key={String(isSettingsPage)}>
        <summary className={styles.item}>
          <Icon name="gear" />
          Settings
          <span className={`${styles.end} ${styles.chevron}`}>
            <Icon name="down" isSmall />
          </span>
        </summary>
        <ul className={styles.inner}>
          <InsideLink to={paths.billing} onLeave={onLeave}>
            Billing
          </InsideLink>
          <InsideLink to={paths.account} onLeave={onLeave}>
            Account
          </InsideLink>
          <OutsideLink href={links?.booking}>Talk to the team</OutsideLink>
          <li>
            <button type="button" className={styles.item} onClick={logout}>
              Log out
            </button>
          </li>
        </ul>
      </details>
    </nav>
  );
}
