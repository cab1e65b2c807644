import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { DocumentBlock } from '../blocks/DocumentBlock.tsx';
import { ProseText } from '../blocks/ProseText.tsx';
import type { DocumentSection } from '../documentPage.ts';
import { DOCUMENTS, toDocumentPath, type DocumentEntry } from '../documents.ts';
import styles from './DocumentView.module.css';
import { toPageQuery } from './pageQuery.ts';
import { useScrollToSection } from './useScrollToSection.ts';

function Section({ id, title, level = 2, blocks }: DocumentSection) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={level === 2 ? styles.section : styles.subsection}>
      <Heading id={id} tabIndex={-1}>
        {title}
      </Heading>
      {blocks.map((block, place) => (
        <DocumentBlock key={place} block={block} />
      ))}
    </section>
  );
}

function NextPage({ entry }: { entry: DocumentEntry }) {
  const next = DOCUMENTS[DOCUMENTS.indexOf(entry) + 1];
  if (next === undefined) return null;
  return (
    <p className={styles.next}>
      Next: <Link to={toDocumentPath(next.slug)}>{next.title}</Link>
    </p>
  );
}

/** One page: its only h1, its lead paragraph, its sections. */
export function DocumentView({ entry }: { entry: DocumentEntry }) {
  const { data: page } = useSuspenseQuery(toPageQuery(entry));
  usePageTitle(page.title);
  useScrollToSection();
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <h1 tabIndex={-1}>{page.title}</h1>
        <p className={styles.lead}>
          <ProseText prose={page.lead} />
        </p>
      </header>
      {page.sections.map((section) => (
        <Section key={section.id} {...section} />
      ))}
      <NextPage entry={entry} />
    </article>
  );
}
