import type { ComponentProps } from 'react';
import look from './Field.module.css';
import styles from './Select.module.css';

type SelectProps = ComponentProps<'select'> & { isLarge?: boolean };

/** The browser's own select, styled like the other controls. */
export function Select({ isLarge = false, ...rest }: SelectProps) {
  return <select className={`${look.field} ${styles.select} ${isLarge ? styles.large : ''}`} {...rest} />;
}
