import { createContext, Suspense, use, useCallback, useState, type ReactNode } from 'react';
import type { News, ShownToast } from './popups/ToastShelf.tsx';
import { lazyPart } from './lazyPart.ts';

const ToastShelf = lazyPart(async () => ({ default: (await import('./popups/ToastShelf.tsx')).ToastShelf }));

const ToastContext = createContext<((toast: News | string) => void) | null>(null);

/** A short message at the bottom left for six seconds, announced by screen readers. A newer one replaces it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [latest, setLatest] = useState<ShownToast | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const show = useCallback((toast: News | string) => {
    const next = typeof toast === 'string' ? { text: toast } : toast;
    setLatest((previous) => ({ ...next, id: (previous?.id ?? 0) + 1 }));
    setIsOpen(true);
  }, []);
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <ToastContext value={show}>
      {children}
      {/* In the page before the first message, because screen readers only announce changes to elements they already know. */}
      <output className="sr">{isOpen ? latest?.text : ''}</output>
      {latest ? (
        <Suspense>
          <ToastShelf latest={latest} onClose={close} />
        </Suspense>
      ) : null}
    </ToastContext>
  );
}

/** `const toast = useToast(); toast('Campaign deleted')` or `toast({text, action: {label, to}})`. */
export function useToast(): (toast: News | string) => void {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}
