import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

type IconButtonProps = ComponentProps<'button'> & {
  'aria-label': string;
  size?: 'medium' | 'large';
  /** Something is active behind it, such as a filter. */
  isActive?: boolean;
};

/** A square button around one `Icon`; its name is in `aria-label`. */
export function IconButton({ size = 'medium', isActive = false, className, ...button }: IconButtonProps) {
  const classes = [styles.button, size === 'large' ? styles.large : undefined, isActive ? styles.active : undefined, className];
  return <button type="button" {...button} className={classes.filter(Boolean).join(' ')} />;
}
