import type { ComponentProps } from 'react';
import styles from './Button.module.css';

export type ButtonLook = {
  variant?: 'text' | 'outlined' | 'contained';
  /** `inherit` uses the surrounding text color: the quiet button. */
  color?: 'primary' | 'inherit' | 'error';
  size?: 'small' | 'medium' | 'large';
  fullWidth?: boolean;
};

/** One class for each aspect of the style. */
export function buttonClass(
  { variant = 'text', color = 'primary', size = 'medium', fullWidth = false }: ButtonLook,
  className?: string,
): string {
  return [styles.button, styles[variant], styles[color], styles[size], fullWidth ? styles.full : undefined, className]
    .filter(Boolean)
    .join(' ');
}

/** `data-filled` tells the frame that a screen has its own filled button. */
export function Button({ variant, color, size, fullWidth, className, ...button }: ComponentProps<'button'> & ButtonLook) {
  return (
    <button
      type="button"
      data-filled={variant === 'contained' ? '' : undefined}
      {...button}
      className={buttonClass({ variant, color, size, fullWidth }, className)}
    />
  );
}
