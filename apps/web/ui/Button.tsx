import type { ComponentProps } from 'react';
import styles from './Button.module.css';

export type ButtonLook = {
  variant?: 'text' | 'outlined' | 'contained';
  /** `inherit` takes the color of the text around it: the quiet button. */
  color?: 'primary' | 'inherit' | 'error';
  size?: 'small' | 'medium' | 'large';
  fullWidth?: boolean;
};

/** One class for each part of the look. */
export function buttonClass(
  { variant = 'text', color = 'primary', size = 'medium', fullWidth = false }: ButtonLook,
  className?: string,
): string {
  return [styles.button, styles[variant], styles[color], styles[size], fullWidth ? styles.full : undefined, className]
    .filter(Boolean)
    .join(' ');
}

/** Where a screen has a filled button of its own, `data-filled` tells the frame around it. */
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
