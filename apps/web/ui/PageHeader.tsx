import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';
import { usePageTitle } from './usePageTitle.ts';

type PageHeaderProps = {
  title: string;
  /** One quiet line under the title. */
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** Links to the pages above; the title itself is the last step. */
  breadcrumb?: ReactNode;
};

/** The page's only h1; also names the browser tab. */
export function PageHeader({ title, subtitle, actions, breadcrumb }: PageHeaderProps) {
  usePageTitle(title);
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {breadcrumb}
        <h1>{title}</h1>
        {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
