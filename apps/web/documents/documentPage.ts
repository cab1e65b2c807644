import type { ComponentType } from 'react';

/** A text with three marks: `code`, **strong** and [words](address). */
export type Prose = string;

/** A picture of the product as `npm run screenshots` takes it. The size is known before the file is there, so that nothing jumps. */
export type Picture = { src: string; width: number; height: number; alt: string };

/** One piece of a page. A `part` draws itself; its `text` is what the search finds in it. */
export type Block =
  | { kind: 'text'; text: Prose }
  | { kind: 'note'; text: Prose }
  | { kind: 'list'; items: readonly Prose[]; isNumbered?: boolean }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly Prose[])[] }
  | { kind: 'code'; name: string; text: string }
  | { kind: 'picture'; picture: Picture; caption: string }
  | { kind: 'part'; part: ComponentType; text: string };

/** `id` is the section's address on its page. Level 3 sections belong to the level 2 section above them. */
export type DocumentSection = { id: string; title: string; level?: 2 | 3; blocks: readonly Block[] };

export type DocumentPage = { title: string; lead: Prose; sections: readonly DocumentSection[] };

/** Every prose and every other text of a block, marks included. */
export function listTexts(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'picture') return [block.caption, block.picture.alt];
  if (block.kind === 'table') return [block.caption, ...block.columns, ...block.rows.flat()];
  return [block.text];
}
