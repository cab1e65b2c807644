import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../ui/paths.ts';
import { Brand } from '../ui/Brand.tsx';
import styles from './SignInLayout.module.css';
import { ForecastArt } from './ForecastArt.tsx';

/** The public pages: a form next to a preview of the product; in narrow windows the preview is above the form. */
export function SignInLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.door}>
      <main className={styles.form}>
        <Brand />
        <div className={styles.middle}>{children}</div>
        <footer className={styles.footer}>
          <Link to={`${paths.documents}/how-it-works`} className={styles.how}>
            How it works
          </Link>
        </footer>
      </main>
      <aside className={styles.show} aria-label="What Coldcast shows">
        <h2>How many would open, reply or say no?</h2>
        <p className={styles.lead}>
          Coldcast simulates your email on your list. You see a range for every rate, from the weakest sender history to the strongest.
        </p>
        <ForecastArt />
        <p className={styles.note}>
          Reply rate for ten sender histories, each with its 80% range. Calibrated to published averages; not yet checked on your sends.
        </p>
      </aside>
    </div>
  );
}
