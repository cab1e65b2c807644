import { Link } from 'react-router';
import { paths } from '../../ui/paths.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import styles from './DocumentView.module.css';
import { useScrollToSection } from './useScrollToSection.ts';

/** Shown at addresses under /docs that have no page. */
export function MissingDocument() {
  usePageTitle('Page not found');
  useScrollToSection();
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <h1 tabIndex={-1}>Page not found</h1>
        <p className={styles.lead}>
          There is no page at this address. Choose one from the contents, search, or <Link to={paths.documents}>start here</Link>.
        </p>
      </header>
    </article>
  );
}
