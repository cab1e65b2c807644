import { Link } from 'react-router';
import { formatResults } from '../../ui/formats.ts';
import { searchDocuments } from './searchDocuments.ts';
import styles from './SearchResults.module.css';
import { useSearchEntries } from './useSearchEntries.ts';

/** Search results as links to the sections; the count is announced. */
export function SearchResults({ query, onChoose }: { query: string; onChoose: () => void }) {
  const { data: entries, isError } = useSearchEntries(true);
  const hits = entries ? searchDocuments(entries, query) : [];
  return (
    <div className={styles.results}>
      <output className={styles.count}>
        {isError ? 'The search could not be loaded.' : entries ? formatResults(hits.length) : 'Loading…'}
      </output>
      <ul>
        {hits.map(({ path, pageTitle, title, snippet }) => (
          <li key={path}>
            <Link to={path} onClick={onChoose} className={styles.hit}>
              <span className={styles.title}>{title}</span>
              {title === pageTitle ? null : <span className={styles.page}>{pageTitle}</span>}
              <span className={styles.snippet}>{snippet}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
