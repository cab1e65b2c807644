import Button from '@mui/material/Button';
import { createContext, Suspense, use, useCallback, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './Toasts.module.css';
import { Icon } from './icons/Icon.tsx';
import { lazyPart } from './lazyPart.ts';

// Fetched with the first toast: the first screen does without it.
const Snackbar = lazyPart(() => import('@mui/material/Snackbar'));

export type Toast = {
  text: string;
  /** Bad news: shown with another sign. */
  isFailure?: boolean;
  /** At most one; a link inside the app. */
  action?: { label: string; to: string };
};

type ShownToast = Toast & { id: number };

const ToastContext = createContext<((toast: Toast | string) => void) | null>(null);

/** Short news at the bottom left for six seconds, read out by screen readers. A newer one takes the place of an older one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const show = useCallback((toast: Toast | string) => {
    const next = typeof toast === 'string' ? { text: toast } : toast;
    setShown((previous) => ({ ...next, id: (previous?.id ?? 0) + 1 }));
    setIsOpen(true);
  }, []);
  const close = () => setIsOpen(false);
  return (
    <ToastContext value={show}>
      {children}
      <output className="sr">{isOpen ? shown?.text : ''}</output>
      {shown ? (
        <Suspense>
          <Snackbar
            key={shown.id}
            open={isOpen}
            autoHideDuration={6000}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
            onClose={(_, reason) => {
              if (reason !== 'clickaway') close();
            }}
          >
            <div className={styles.toast}>
              <Icon name={shown.isFailure ? 'warn' : 'check'} />
              <span>{shown.text}</span>
              {shown.action ? (
                <Button className={styles.action} size="small" component={Link} to={shown.action.to} onClick={close}>
                  {shown.action.label}
                </Button>
              ) : null}
            </div>
          </Snackbar>
        </Suspense>
      ) : null}
    </ToastContext>
  );
}

/** `const toast = useToast(); toast('Campaign deleted')` or `toast({text, action: {label, to}})`. */
export function useToast(): (toast: Toast | string) => void {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}
