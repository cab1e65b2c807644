import type { PopperProps } from '@mui/material/Popper';
import { cloneElement, Suspense, useId, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import styles from './Tooltip.module.css';
import { useTip } from './useTip.ts';
import { lazyPart } from './lazyPart.ts';

// Fetched with the first tip: the first screen does without it.
const Popper = lazyPart(() => import('@mui/material/Popper'));

type TooltipProps = {
  /** What the tip says; it describes the child and never replaces its name. */
  title: ReactNode;
  /** One element that passes events and `aria-describedby` on to the page. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
  placement?: PopperProps['placement'];
};

/** Inside a landmark, so that the tip is found by region; inside its dialog, because the page behind one is hidden. */
const containerOf = (anchor: HTMLElement): Element => anchor.closest('.MuiModal-root') ?? document.querySelector('main') ?? document.body;

const modifiers = [{ name: 'offset', options: { offset: [0, 8] } }];

/** An ink label beside its child on hover, focus and tap. */
export function Tooltip({ title, children, placement = 'top' }: TooltipProps) {
  const id = useId();
  const { anchor, anchorEvents, tipEvents } = useTip();
  if (!title) return children;
  const describedBy = [children.props['aria-describedby'], anchor ? id : undefined].filter(Boolean).join(' ');
  return (
    <>
      {cloneElement(children, { ...anchorEvents, 'aria-describedby': describedBy === '' ? undefined : describedBy })}
      {anchor ? (
        <Suspense>
          <Popper
            open
            id={id}
            container={containerOf(anchor)}
            anchorEl={anchor}
            placement={placement}
            modifiers={modifiers}
            className={styles.popper}
          >
            <div className={styles.tip} {...tipEvents}>
              {title}
            </div>
          </Popper>
        </Suspense>
      ) : null}
    </>
  );
}
