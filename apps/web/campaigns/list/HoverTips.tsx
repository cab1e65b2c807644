import { Suspense, useCallback, useEffect, useState, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';

const TooltipFrame = lazyPart(async () => ({ default: (await import('../../ui/popups/TooltipFrame.tsx')).TooltipFrame }));

type Shown = TipText & { anchor: HTMLElement };

export type TipText = { title: string; detail: string };

/** Describes an element marked with `data-tip-of`; the number is the index of its row. */
export type DescribeTip = (what: string, rowIndex: number) => TipText | null;

/** Attributes that give an element a tip inside `HoverTips`. Rows have only `data-tip-of`: their text is written when needed. */
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

/** A tip closes when its element disappears. */
function useDismissal(isShown: boolean, hide: () => void): void {
  useEffect(() => {
    if (!isShown) return undefined;
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    window.addEventListener('resize', hide);
    return () => {
      window.removeEventListener('scroll', hide, { capture: true });
      window.removeEventListener('resize', hide);
    };
  }, [isShown, hide]);
}

type Props = {
  children: ReactNode;
  describe: DescribeTip;
  /** Handles all clicks in the table; the controls handle the keyboard themselves. */
  onClick?: (event: MouseEvent) => void;
};

/** One tip for a whole table: hundreds of tooltips, one per cell, would slow sorting down. A click closes the tip. */
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
      {shown && (
        <Suspense>
          <TooltipFrame anchor={shown.anchor} onClose={hide}>
            <b>{shown.title}</b>
            {shown.detail !== '' && <span>{shown.detail}</span>}
          </TooltipFrame>
        </Suspense>
      )}
    </div>
  );
}
