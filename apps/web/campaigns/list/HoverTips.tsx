import Popper from '@mui/material/Popper';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import styles from './HoverTips.module.css';

type Shown = { anchor: HTMLElement; title: string; detail: string };

/** Attributes that give an element a tip inside `HoverTips`. */
export const tip = (title: string, detail = '') => ({ 'data-tip': title, 'data-tip-detail': detail });

function findTip(event: SyntheticEvent): Shown | null {
  if (!(event.target instanceof Element)) return null;
  const anchor = event.target.closest('[data-tip]');
  if (!(anchor instanceof HTMLElement)) return null;
  return { anchor, title: anchor.dataset['tip'] ?? '', detail: anchor.dataset['tipDetail'] ?? '' };
}

/** One tip for a whole table: hundreds of cells with a tooltip each would slow sorting down. */
export function HoverTips({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const show = (event: SyntheticEvent) => {
    const next = findTip(event);
    setShown((current) => (current?.anchor === next?.anchor && current?.title === next?.title ? current : next));
  };
  const hide = () => setShown(null);
  return (
    <div
      role="presentation"
      onMouseOver={show}
      onFocus={show}
      onMouseLeave={hide}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {children}
      {shown && (
        <Popper open anchorEl={shown.anchor} placement="top" className={styles.popper}>
          <div className={styles.tip} role="tooltip">
            <b>{shown.title}</b>
            {shown.detail !== '' && <span>{shown.detail}</span>}
          </div>
        </Popper>
      )}
    </div>
  );
}
