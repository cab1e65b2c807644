import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, NavLink } from 'react-router';
import { DOCUMENTS, toDocumentPath, type DocumentEntry } from '../documents.ts';
import styles from './ContentsNav.module.css';
import { toPageQuery } from './pageQuery.ts';

const groups = [...Map.groupBy(DOCUMENTS, ({ group }) => group)];

function SectionLinks({ entry, onChoose }: { entry: DocumentEntry; onChoose: () => void }) {
  const { data: page } = useSuspenseQuery(toPageQuery(entry));
  const sections = page.sections.filter(({ level = 2 }) => level === 2);
  return (
    <ul className={styles.sections}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link to={`${toDocumentPath(entry.slug)}#${id}`} onClick={onChoose} className={styles.section}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** All pages by group; below the current one, its sections. */
export function ContentsNav({ current, onChoose }: { current: string; onChoose: () => void }) {
  return (
    <nav aria-label="Contents" className={styles.nav}>
      {groups.map(([group, entries]) => (
        <div key={group}>
          <p className={styles.group}>{group}</p>
          <ul>
            {entries.map((entry) => (
              <li key={entry.slug}>
                <NavLink to={toDocumentPath(entry.slug)} end className={styles.page} onClick={onChoose}>
                  {entry.title}
                </NavLink>
                {entry.slug === current ? (
                  <Suspense>
                    <SectionLinks entry={entry} onChoose={onChoose} />
                  </Suspense>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
