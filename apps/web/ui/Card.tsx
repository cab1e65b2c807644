import type { ComponentProps, ReactNode } from 'react';
import styles from './Card.module.css';

type CardProps = Omit<ComponentProps<'section'>, 'children'> & {
  children: ReactNode;
  /** 24 px inside, 16 on phones; leave out for tables that run to the edge. */
  isPadded?: boolean;
  /** What it is, where it is more than a box; a named box is a region. */
  as?: 'div' | 'section' | 'article' | 'fieldset' | 'figure' | 'aside';
};

/** White paper on white. */
export function Card({ children, isPadded = false, as, className, ...rest }: CardProps) {
  const isNamed = rest['aria-label'] !== undefined || rest['aria-labelledby'] !== undefined;
  const Element = (as ?? (isNamed ? 'section' : 'div')) as 'section';
  return (
    <Element className={[styles.card, isPadded ? styles.padded : undefined, className].filter(Boolean).join(' ')} {...rest}>
      {children}
    </Element>
  );
}
