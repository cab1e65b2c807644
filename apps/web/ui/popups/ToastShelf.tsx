import { Toast, type ToastObject } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { LinkButton } from '../LinkButton.tsx';
import styles from './ToastShelf.module.css';

export type News = {
  text: string;
  /** A failure: shown with a different icon. */
  isFailure?: boolean;
  /** At most one; a link inside the app. */
  action?: { label: string; to: string };
};

export type ShownToast = News & { id: number };

const SHOWN_MS = 6000;
/** One toast at a time: a new one with the same name replaces the old one and restarts its timer. */
const PLACE = 'news';

type Props = { latest: ShownToast; onClose: () => void };

function OneToast({ toast, onLeave }: { toast: ToastObject<ShownToast>; onLeave: () => void }) {
  const { data } = toast;
  if (!data) return null;
  return (
    <Toast.Root toast={toast} className={styles.toast} role="group" aria-modal={undefined} swipeDirection={['down', 'left']}>
      <Icon name={data.isFailure ? 'warn' : 'check'} />
      <Toast.Title render={<span />}>{data.text}</Toast.Title>
      {data.action ? (
        <LinkButton className={styles.action} size="small" to={data.action.to} onClick={onLeave}>
          {data.action.label}
        </LinkButton>
      ) : null}
    </Toast.Root>
  );
}

function Shelf({ latest, onClose }: Props) {
  const { toasts, add, close } = Toast.useToastManager<ShownToast>();
  useEffect(() => {
    add({ id: PLACE, data: latest, onClose });
  }, [add, latest, onClose]);
  return (
    // The provider's live region announces the message, so the shelf itself is silent.
    <Toast.Viewport className={styles.shelf} aria-live="off" aria-label="Notifications">
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} onLeave={() => close(toast.id)} />
      ))}
    </Toast.Viewport>
  );
}

export function ToastShelf(props: Props) {
  return (
    <Toast.Provider timeout={SHOWN_MS} limit={1}>
      <Toast.Portal>
        <Shelf {...props} />
      </Toast.Portal>
    </Toast.Provider>
  );
}
