import { useState } from 'react';
import { Icon } from '../../ui/icons/Icon.tsx';
import look from '../../ui/Field.module.css';
import box from '../../ui/SearchBox.module.css';
import { SearchResults } from '../search/SearchResults.tsx';
import { ContentsNav } from './ContentsNav.tsx';
import styles from './DocumentsSide.module.css';

/** Search and contents: at the side, or on phones at the top with the contents folded. */
export function DocumentsSide({ current }: { current: string }) {
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setQuery('');
    setIsOpen(false);
  };
  return (
    <div className={styles.side}>
      <search className={box.search}>
        <Icon name="search" />
        <input
          className={look.field}
          type="search"
          aria-label="Search the documentation"
          placeholder="Search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setQuery('');
          }}
        />
      </search>
      {query.trim() === '' ? (
        <>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls="contents"
            onClick={() => setIsOpen(!isOpen)}
          >
            Contents
            <Icon name="down" isSmall />
          </button>
          <div id="contents" className={isOpen ? undefined : styles.folded}>
            <ContentsNav current={current} onChoose={close} />
          </div>
        </>
      ) : (
        <SearchResults query={query} onChoose={close} />
      )}
    </div>
  );
}
