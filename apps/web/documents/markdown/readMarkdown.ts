import { lexer, type Token, type Tokens } from 'marked';
import type { MarkdownPage, PageBlock, Picture } from '../documentPage.ts';
import { readInline, type ToAddress } from './readInline.ts';

/** What a page needs to know beyond its text. */
export type Surroundings = { toAddress: ToAddress; toPicture: (file: string, alt: string) => Picture };

type OpenSection = { id: string; title: string; level: 2 | 3; blocks: PageBlock[] };

const GENERATED_MARKS = /^<!-- (?:from: \w+|\/from) -->\n|<!-- (?:from: \w+|\/from) -->/gm;
const SLOT = /^<!-- part: (\w+) -->\s*$/;
const CAPTION = /^<!-- caption: (.+) -->\s*$/;
const FOLD = /^<!-- fold: (.+) -->\s*$/;
const NOTE = /^\[!NOTE\]\n/;

/** The anchor GitHub gives a heading. */
const toSlug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isList = (token: Token): token is Tokens.List => token.type === 'list';
const isTable = (token: Token): token is Tokens.Table => token.type === 'table';
const isCode = (token: Token): token is Tokens.Code => token.type === 'code';
const isImage = (token: Token | undefined): token is Tokens.Image => token?.type === 'image';

/** A heading may start with its own anchor: `## <a id="list"></a>In the campaign list`. */
function toSection({ text, depth }: Tokens.Heading): OpenSection {
  if (depth !== 2 && depth !== 3) throw new Error(`"${text}" is a heading of depth ${depth}; sections have 2 or 3.`);
  const [, id, title = text] = /^<a id="([\w-]+)"><\/a>(.+)$/.exec(text) ?? [];
  return { id: id ?? toSlug(title), title, level: depth, blocks: [] };
}

function toListItem({ tokens, raw }: Tokens.ListItem, toAddress: ToAddress) {
  if (tokens.some(({ type }) => type !== 'text' && type !== 'paragraph')) throw new Error(`The list entry "${raw}" is more than one text.`);
  return readInline(
    tokens.flatMap((token) => ('tokens' in token && token.tokens ? token.tokens : [])),
    toAddress,
  );
}

function toTable({ header, rows }: Tokens.Table, caption: string, toAddress: ToAddress): PageBlock {
  return {
    kind: 'table',
    caption,
    columns: header.map(({ text }) => text),
    rows: rows.map((row) => row.map(({ tokens }) => readInline(tokens, toAddress))),
  };
}

function toNote({ text }: Token & { text?: string }, toAddress: ToAddress): PageBlock {
  if (text === undefined || !NOTE.test(text)) throw new Error('A quotation must be a note: > [!NOTE]');
  const [inner] = lexer(text.replace(NOTE, ''));
  return { kind: 'note', text: readInline(inner && 'tokens' in inner ? (inner.tokens ?? []) : [], toAddress) };
}

function toParagraph(token: Token, { toAddress, toPicture }: Surroundings): PageBlock {
  const tokens = 'tokens' in token ? (token.tokens ?? []) : [];
  const [first] = tokens;
  if (tokens.length === 1 && isImage(first)) {
    return { kind: 'picture', picture: toPicture(first.href, first.text), caption: first.title ?? first.text };
  }
  return { kind: 'text', text: readInline(tokens, toAddress) };
}

/** `sh Use a key` means shell, titled "Use a key". */
const toCode = ({ lang = '', text }: Tokens.Code): PageBlock => ({ kind: 'code', name: lang.replace(/^\S+\s*/, '') || lang, text });

function toBlock(token: Token, caption: string, around: Surroundings): PageBlock {
  if (isList(token)) {
    return { kind: 'list', isNumbered: token.ordered, items: token.items.map((item) => toListItem(item, around.toAddress)) };
  }
  if (isTable(token)) return toTable(token, caption, around.toAddress);
  if (isCode(token)) return toCode(token);
  if (token.type === 'blockquote') return toNote(token, around.toAddress);
  if (token.type === 'paragraph') return toParagraph(token, around);
  const slot = SLOT.exec(token.raw)?.[1];
  if (slot !== undefined) return { kind: 'slot', name: slot };
  throw new Error(`A document cannot hold "${token.raw}" (${token.type}).`);
}

function foldBlock(block: PageBlock, fold: string): PageBlock {
  if (block.kind !== 'list' && block.kind !== 'table') throw new Error(`"${fold}" can fold a list or a table, not a ${block.kind}.`);
  return { ...block, fold };
}

/** A page from its Markdown: a title, one lead paragraph, and sections. Throws for Markdown the pages do not support. */
export function readMarkdown(markdown: string, around: Surroundings): MarkdownPage {
  const tokens = lexer(markdown.replaceAll(GENERATED_MARKS, '')).filter(({ type }) => type !== 'space');
  const [title, lead, ...rest] = tokens;
  if (!title || !isHeading(title) || title.depth !== 1) throw new Error('A document begins with its title.');
  if (lead?.type !== 'paragraph' || !('tokens' in lead)) throw new Error('A paragraph of lead follows the title.');
  const sections: OpenSection[] = [];
  let caption: string | null = null;
  let fold: string | null = null;
  for (const token of rest) {
    if (isHeading(token)) sections.push(toSection(token));
    else {
      const section = sections.at(-1);
      if (section === undefined) throw new Error('A heading follows the lead.');
      const [named, folded] = [CAPTION, FOLD].map((mark) => mark.exec(token.raw)?.[1]);
      if (named === undefined && folded === undefined) {
        const block = toBlock(token, caption ?? section.title, around);
        section.blocks.push(fold === null ? block : foldBlock(block, fold));
        [caption, fold] = [null, null];
      }
      caption = named ?? caption;
      fold = folded ?? fold;
    }
  }
  return { title: title.text, lead: readInline(lead.tokens ?? [], around.toAddress), sections };
}
