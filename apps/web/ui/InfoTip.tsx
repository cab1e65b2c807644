import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './InfoTip.module.css';
import { Icon } from './icons/Icon.tsx';
import { Tooltip } from './Tooltip.tsx';

/** A 24 px button that explains what is next to it, on hover, focus and tap. `about` names it: "About Open". */
export function InfoTip({ about, children }: { about: string; children: ReactNode }) {
  return (
    <Tooltip title={children}>
      <IconButton className={styles.button} aria-label={`About ${about}`}>
        <Icon name="info" isSmall />
      </IconButton>
    </Tooltip>
  );
}
