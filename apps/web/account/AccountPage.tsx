import type { User } from '@coldcast/contract/users';
import { Button } from '../ui/Button.tsx';
import { ShortcutList } from '../session/ShortcutList.tsx';
import { ShortcutSwitch } from '../session/ShortcutSwitch.tsx';
import { useSession } from '../session/useSession.tsx';
import { Card } from '../ui/Card.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import styles from './AccountPage.module.css';
import { ChangePassword } from './ChangePassword.tsx';
import { ConnectCard } from './ConnectCard.tsx';
import { DeleteOrganisation } from './DeleteOrganisation.tsx';

function Identity({ label, id }: { label: string; id: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{id}</code>
        <CopyButton text={id} what={label} />
      </dd>
    </div>
  );
}

export function AccountDetails({ user, onSignOut }: { user: User; onSignOut: () => void }) {
  return (
    <Card aria-label="Your account" className={styles.details}>
      <dl>
        <div>
          <dt>Name</dt>
          <dd>{user.humanReadableName === '' ? '-' : user.humanReadableName}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>{user.email}</dd>
        </div>
        <Identity label="User ID" id={user.userId} />
        <Identity label="Organization ID" id={user.orgId} />
      </dl>
      <Button variant="outlined" color="inherit" onClick={onSignOut}>
        <Icon name="logout" />
        Sign out
      </Button>
    </Card>
  );
}

function ShortcutCard() {
  return (
    <Card isPadded aria-labelledby="shortcuts-title" className={styles.shortcuts}>
      <h2 id="shortcuts-title">Keyboard shortcuts</h2>
      <ShortcutList />
      <ShortcutSwitch />
    </Card>
  );
}

export function AccountPage() {
  const { user, logout } = useSession();
  return (
    <>
      <PageHeader title="Account" />
      <div className={styles.account}>
        {user ? <AccountDetails user={user} onSignOut={logout} /> : <p>Not signed in.</p>}
        {user ? <ConnectCard /> : null}
        {user ? <ChangePassword /> : null}
        <ShortcutCard />
        {user ? <DeleteOrganisation email={user.email} /> : null}
      </div>
    </>
  );
}
