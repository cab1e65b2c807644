import type { ComponentType } from 'react';

export type ProsePiece = { kind: 'words' | 'code' | 'strong'; words: string } | { kind: 'link'; words: string; address: string };

/** A text, split into plain words and marked pieces. */
export type Prose = readonly ProsePiece[];

/** A picture taken by `npm run screenshots`. Its size is known before the file loads, so that the layout does not jump. */
export type Picture = { src: string; width: number; height: number; alt: string };

/**
 * One piece of a page, as far as Markdown can express it. A `slot` is filled by a React component; a list or a table with a `fold` is
 * folded under that line.
 */
export type PageBlock =
  | { kind: 'text'; text: Prose }
  | { kind: 'note'; text: Prose }
  | { kind: 'list'; items: readonly Prose[]; isNumbered?: boolean; fold?: string }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly Prose[])[]; fold?: string }
  | { kind: 'code'; name: string; text: string }
  | { kind: 'picture'; picture: Picture; caption: string }
  | { kind: 'slot'; name: string };

/** A part's `text` is what the search finds in it. */
export type Part = { part: ComponentType; text: string };

export type Block = Exclude<PageBlock, { kind: 'slot' }> | ({ kind: 'part' } & Part);

/** `id` is the section's address on its page. Level 3 sections belong to the level 2 section above them. */
type Section<Piece> = { id: string; title: string; level?: 2 | 3; blocks: readonly Piece[] };
type Page<Piece> = { title: string; lead: Prose; sections: readonly Section<Piece>[] };

export type DocumentSection = Section<Block>;
export type DocumentPage = Page<Block>;
/** A page as parsed from Markdown, before its slots are filled. */
export type MarkdownPage = Page<PageBlock>;

/** The page with its slots filled. Throws for a slot without a part. */
export function fillSlots(page: MarkdownPage, parts: Readonly<Record<string, Part>> = {}): DocumentPage {
  const toBlock = (block: PageBlock): Block => {
    if (block.kind !== 'slot') return block;
    const part = parts[block.name];
    if (part === undefined) throw new Error(`No part is called "${block.name}".`);
    return { kind: 'part', ...part };
  };
  return { ...page, sections: page.sections.map((section) => ({ ...section, blocks: section.blocks.map(toBlock) })) };
}

/** The prose without its marks. */
export const toPlainText = (prose: Prose): string => prose.map(({ words }) => words).join('');

/** Every prose of a block. */
export function listProse(block: Block): readonly Prose[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return block.rows.flat();
  return block.kind === 'text' || block.kind === 'note' ? [block.text] : [];
}

/** Every text of a block, without marks. */
export function listTexts(block: Block): readonly string[] {
  if (block.kind === 'picture') return [block.caption, block.picture.alt];
  if (block.kind === 'table') return [block.caption, ...block.columns, ...block.rows.flat().map(toPlainText)];
  return block.kind === 'code' || block.kind === 'part' ? [block.text] : listProse(block).map(toPlainText);
}
