import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import styles from './HoverTips.module.css';

type Shown = TipText & { anchor: HTMLElement };

export type TipText = { title: string; detail: string };

/** Says what an element marked with `data-tip-of` means; the number is the place of its row, from 0. */
export type DescribeTip = (what: string, rowIndex: number) => TipText | null;

/** Attributes that give an element a tip inside `HoverTips`. In rows only `data-tip-of` stands: its words are written out when asked for. */
export const tip = (title: string, detail = '') => ({ 'data-tip': title, 'data-tip-detail': detail });

function findTip(target: EventTarget, describe: DescribeTip): Shown | null {
  const anchor = target instanceof Element ? target.closest('[data-tip], [data-tip-of]') : null;
  if (!(anchor instanceof HTMLElement)) return null;
  const { tip: title = '', tipDetail: detail = '', tipOf } = anchor.dataset;
  if (tipOf === undefined) return { anchor, title, detail };
  const text = describe(tipOf, Number(anchor.closest('tr')?.dataset['index']));
  return text && { anchor, ...text };
}

/** The pointer may move onto the tip to read it. */
const isOnTip = (target: EventTarget): boolean => target instanceof Element && target.closest('[role="tooltip"]') !== null;

/** A tip goes with Escape, and with the place it points at. */
function useDismissal(isShown: boolean, hide: () => void): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    window.addEventListener('resize', hide);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('scroll', hide, { capture: true });
      window.removeEventListener('resize', hide);
    };
  }, [isShown, hide]);
}

/** Above its anchor and centred on it, inside the window; below where there is no room above. */
function placeTip(tipBox: HTMLElement, anchor: HTMLElement): void {
  const place = anchor.getBoundingClientRect();
  const { width, height } = tipBox.getBoundingClientRect();
  const left = place.left + (place.width - width) / 2;
  tipBox.style.left = `${Math.max(0, Math.min(left, document.documentElement.clientWidth - width))}px`;
  tipBox.style.top = `${place.top >= height ? place.top - height : place.bottom}px`;
}

function Tip({ anchor, title, detail }: Shown) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) placeTip(box.current, anchor);
  }, [anchor, title, detail]);
  return (
    <div className={styles.place} ref={box}>
      <div className={styles.tip} role="tooltip">
        <b>{title}</b>
        {detail !== '' && <span>{detail}</span>}
      </div>
    </div>
  );
}

type Props = {
  children: ReactNode;
  describe: DescribeTip;
  /** Follows the clicks of the whole table; what is clicked answers the keyboard by itself. */
  onClick?: (event: MouseEvent) => void;
};

/**
 * One tip for a whole table, placed once when it appears: hundreds of cells with a tooltip each, or one that follows every change of the
 * layout, would slow sorting down. A click is a decision: it takes the tip away.
 */
export function HoverTips({ children, describe, onClick }: Props) {
  const [shown, setShown] = useState<Shown | null>(null);
  const hide = useCallback(() => setShown(null), []);
  useDismissal(shown !== null, hide);
  const show = (target: EventTarget) => {
    if (isOnTip(target)) return;
    const next = findTip(target, describe);
    setShown((current) => (current?.anchor === next?.anchor && current?.title === next?.title ? current : next));
  };
  const showOnFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) show(target);
  };
  return (
    <div
      role="presentation"
      onMouseOver={({ target }) => show(target)}
      onFocus={showOnFocus}
      onMouseLeave={hide}
      onBlur={hide}
      onPointerDown={hide}
      onClick={onClick}
    >
      {children}
      {shown && <Tip {...shown} />}
    </div>
  );
}
