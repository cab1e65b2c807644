import type { ComponentProps, ReactNode } from 'react';
import styles from './Card.module.css';

type CardProps = Omit<ComponentProps<'section'>, 'children'> & {
  children: ReactNode;
  /** 24 px inside, 16 on phones; omit for tables that reach the edge. */
  isPadded?: boolean;
  /** `quiet` is pale lilac with a border: an area inside a card or panel. `lined` has only the border. */
  tone?: 'paper' | 'quiet' | 'lined';
  /** The element, if it is more than a box; a named box is a region. */
  as?: 'div' | 'section' | 'article' | 'fieldset' | 'figure' | 'ul' | 'details';
};

/** The product's standard box: a white card, or a quiet area inside one. */
export function Card({ children, isPadded = false, tone = 'paper', as, className, ...rest }: CardProps) {
  const isNamed = rest['aria-label'] !== undefined || rest['aria-labelledby'] !== undefined;
  const Element = (as ?? (isNamed ? 'section' : 'div')) as 'section';
  return (
    <Element className={[styles[tone], isPadded ? styles.padded : undefined, className].filter(Boolean).join(' ')} {...rest}>
      {children}
    </Element>
  );
}
