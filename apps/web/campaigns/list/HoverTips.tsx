import { lazy, Suspense, useEffect, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { formatFullDate } from '../../ui/formats.ts';
import styles from './HoverTips.module.css';

// Fetched with the first tip: the list does without it.
const Popper = lazy(() => import('@mui/material/Popper'));

type Shown = { anchor: HTMLElement; title: string; detail: string };

/** Attributes that give an element a tip inside `HoverTips`. A time gets its full date from `data-tip-time`, written out only when asked for. */
export const tip = (title: string, detail = '') => ({ 'data-tip': title, 'data-tip-detail': detail });

function findTip({ target }: SyntheticEvent): Shown | null {
  const anchor = target instanceof Element ? target.closest('[data-tip], [data-tip-time]') : null;
  if (!(anchor instanceof HTMLElement)) return null;
  const { tip: title = '', tipDetail: detail = '', tipTime } = anchor.dataset;
  return { anchor, title: tipTime === undefined ? title : formatFullDate(tipTime), detail };
}

/** The pointer may move onto the tip to read it. */
const isOnTip = ({ target }: SyntheticEvent): boolean => target instanceof Element && target.closest('[role="tooltip"]') !== null;

function useEscape(isShown: boolean, hide: () => void): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isShown, hide]);
}

type Props = {
  children: ReactNode;
  /** Follows the clicks of the whole table; what is clicked answers the keyboard by itself. */
  onClick?: (event: MouseEvent) => void;
};

/** One tip for a whole table: hundreds of cells with a tooltip each would slow sorting down. */
export function HoverTips({ children, onClick }: Props) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [hide] = useState(() => () => setShown(null));
  useEscape(shown !== null, hide);
  const show = (event: SyntheticEvent) => {
    if (isOnTip(event)) return;
    const next = findTip(event);
    setShown((current) => (current?.anchor === next?.anchor && current?.title === next?.title ? current : next));
  };
  return (
    <div role="presentation" onClick={onClick} onMouseOver={show} onFocus={show} onMouseLeave={hide} onBlur={hide}>
      {children}
      {shown && (
        <Suspense>
          <Popper open anchorEl={shown.anchor} placement="top" container={() => document.querySelector('main')} className={styles.popper}>
            <div className={styles.tip} role="tooltip">
              <b>{shown.title}</b>
              {shown.detail !== '' && <span>{shown.detail}</span>}
            </div>
          </Popper>
        </Suspense>
      )}
    </div>
  );
}
