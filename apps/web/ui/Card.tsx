import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import styles from './Card.module.css';

type CardProps = {
  children: ReactNode;
  /** 24 px inside, 16 on phones; leave out for tables that run to the edge. */
  isPadded?: boolean;
  className?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
};

/** White paper on white; a named card is a region. */
export function Card({ children, isPadded = false, className, ...name }: CardProps) {
  const isNamed = name['aria-label'] !== undefined || name['aria-labelledby'] !== undefined;
  const classes = [isPadded ? styles.padded : '', className ?? ''].join(' ').trim();
  return (
    <Paper component={isNamed ? 'section' : 'div'} className={classes} {...name}>
      {children}
    </Paper>
  );
}
