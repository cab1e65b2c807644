import type { ComponentProps, ReactNode } from 'react';
import styles from './Card.module.css';

type CardProps = Omit<ComponentProps<'section'>, 'children'> & {
  children: ReactNode;
  /** 24 px inside, 16 on phones; leave out for tables that run to the edge. */
  isPadded?: boolean;
  /** `quiet` is faint lilac with a line: an area inside a card or a panel. `lined` has the line alone. */
  tone?: 'paper' | 'quiet' | 'lined';
  /** What it is, if it is more than a box; a named box is a region. */
  as?: 'div' | 'section' | 'article' | 'fieldset' | 'figure' | 'ul' | 'details';
};

/** The one box of the product: white paper on white, or the quiet area inside one. */
export function Card({ children, isPadded = false, tone = 'paper', as, className, ...rest }: CardProps) {
  const isNamed = rest['aria-label'] !== undefined || rest['aria-labelledby'] !== undefined;
  const Element = (as ?? (isNamed ? 'section' : 'div')) as 'section';
  return (
    <Element className={[styles[tone], isPadded ? styles.padded : undefined, className].filter(Boolean).join(' ')} {...rest}>
      {children}
    </Element>
  );
}
