import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  /** One filled button, one text button. */
  actions?: ReactNode;
  figure?: ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3;
};

/** Shown where content is missing: what is missing, and the next step. */
export function EmptyState({ title, children, actions, figure, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {figure ? <figure className={styles.figure}>{figure}</figure> : null}
      <Title>{title}</Title>
      {children ? <p>{children}</p> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
