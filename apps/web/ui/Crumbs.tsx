import { Link } from 'react-router';
import styles from './Crumbs.module.css';

type Crumb = { label: string; to: string };

/** The pages above this one, and its own name as the last step. */
export function Crumbs({ above, here }: { above: readonly Crumb[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.nav}>
      <ol className={styles.crumbs}>
        {above.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
