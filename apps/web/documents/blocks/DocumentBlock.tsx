import { Card } from '../../ui/Card.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Block } from '../documentPage.ts';
import styles from './DocumentBlock.module.css';
import { Fold } from './Fold.tsx';
import { ProseText } from './ProseText.tsx';

type OfKind<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

function ListBlock({ items, isNumbered }: OfKind<'list'>) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={isNumbered ? styles.steps : styles.points}>
      {/* Entries never change their order. */}
      {items.map((item, place) => (
        <li key={place}>
          <ProseText prose={item} />
        </li>
      ))}
    </List>
  );
}

/** Wider tables use this spacing too. */
const MAX_COLUMNS = 5;

/** A table that scrolls sideways in narrow windows; the first cell of a row names it. */
function TableBlock({ caption, columns, rows }: OfKind<'table'>) {
  return (
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table} data-columns={Math.min(columns.length, MAX_COLUMNS)}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {/* Rows never change their order. */}
          {rows.map(([name = [], ...cells], row) => (
            <tr key={row}>
              <th scope="row">
                <ProseText prose={name} />
              </th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]}>
                  <ProseText prose={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function CodeBlock({ name, text }: OfKind<'code'>) {
  return (
    <Card as="figure" tone="quiet" className={styles.code}>
      <figcaption>
        <span>{name}</span>
        <CopyButton text={text} what={name} />
      </figcaption>
      <pre tabIndex={0} aria-label={name}>
        <code>{text}</code>
      </pre>
    </Card>
  );
}

function PictureBlock({ picture, caption }: OfKind<'picture'>) {
  return (
    <figure className={styles.picture}>
      <img {...picture} alt={picture.alt} loading="lazy" decoding="async" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

export function DocumentBlock({ block }: { block: Block }) {
  if ('fold' in block && block.fold !== undefined) {
    return (
      <Fold summary={block.fold}>
        <DocumentBlock block={{ ...block, fold: undefined }} />
      </Fold>
    );
  }
  if (block.kind === 'list') return <ListBlock {...block} />;
  if (block.kind === 'table') return <TableBlock {...block} />;
  if (block.kind === 'code') return <CodeBlock {...block} />;
  if (block.kind === 'picture') return <PictureBlock {...block} />;
  if (block.kind === 'part') return <block.part />;
  if (block.kind === 'text') {
    return (
      <p className={styles.text}>
        <ProseText prose={block.text} />
      </p>
    );
  }
  return (
    <Notice role="note">
      <ProseText prose={block.text} />
    </Notice>
  );
}
