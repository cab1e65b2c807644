import { cloneElement, Suspense, useId, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { useTip } from './useTip.ts';
import { lazyPart } from './lazyPart.ts';

const TooltipFrame = lazyPart(async () => ({ default: (await import('./popups/TooltipFrame.tsx')).TooltipFrame }));

type TooltipProps = {
  /** The tip's text; it describes the child and never replaces its name. */
  title: ReactNode;
  /** One element that accepts event handlers and `aria-describedby`. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
  side?: 'top' | 'right';
};

/** A dark label beside its child on hover, focus and tap. The tip itself is loaded and drawn on demand. */
export function Tooltip({ title, children, side = 'top' }: TooltipProps) {
  const id = useId();
  const { anchor, anchorEvents, tipEvents, close } = useTip();
  if (!title) return children;
  const describedBy = [children.props['aria-describedby'], anchor ? id : undefined].filter(Boolean).join(' ');
  return (
    <>
      {cloneElement(children, { ...anchorEvents, 'aria-describedby': describedBy === '' ? undefined : describedBy })}
      {anchor ? (
        <Suspense>
          <TooltipFrame id={id} anchor={anchor} side={side} onClose={close} {...tipEvents}>
            {title}
          </TooltipFrame>
        </Suspense>
      ) : null}
    </>
  );
}
