import { Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { paths } from '../ui/paths.ts';
import { Brand } from '../ui/Brand.tsx';
import { LoadingRows } from '../ui/LoadingRows.tsx';
import { PageErrorBoundary } from '../ui/PageErrorBoundary.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import styles from './DocumentsLayout.module.css';
import { findDocument } from './documents.ts';
import { DocumentsSide } from './frame/DocumentsSide.tsx';
import { DocumentView } from './frame/DocumentView.tsx';
import { MissingDocument } from './frame/MissingDocument.tsx';

/** The public documentation, with its own frame. */
export function DocumentsLayout() {
  const { '*': slug = '' } = useParams();
  const entry = findDocument(slug.replace(/\/+$/, ''));
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.top}>
        <Link to={paths.documents} className={styles.brand}>
          <Brand />
          <span className={styles.where}>Documentation</span>
        </Link>
        <Link to={paths.campaigns} className={styles.open}>
          Open Coldcast
        </Link>
      </header>
      <aside className={styles.side} aria-label="Search and contents">
        <DocumentsSide current={entry?.slug ?? ''} />
      </aside>
      <main className={styles.main} id="main" tabIndex={-1}>
        <PageErrorBoundary resetKey={slug}>
          <Suspense fallback={<LoadingRows rows={6} />}>
            {entry ? <DocumentView key={entry.slug} entry={entry} /> : <MissingDocument />}
          </Suspense>
        </PageErrorBoundary>
      </main>
    </div>
  );
}
