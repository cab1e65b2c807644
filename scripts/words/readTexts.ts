import { parseSync, Visitor } from 'oxc-parser';

/** A text in a source file that a person may read, with `¤` in place of filled-in values. */
export type SourceText = { text: string; line: number };

/** Stands for a value that is filled in at run time. */
export const FILLED = '¤';

const isWorded = (text: string): boolean =>
  /\p{L}[\p{L}'’]*[,;:]? (?:\p{L}|¤|\d)/u.test(text) || /¤ \p{L}/u.test(text) || /\d %/.test(text);

/** Queries and style lists are code in quotes. */
const CODE =
  /^\s*(?:select|insert|update|delete from|with|create|alter|lock|notify|begin|declare|fetch|close)\b|[{};]\s*$|=>|^\w+-[\w-]+ \w+-/;

/** Attributes of elements whose values people see or hear. */
const SHOWN_ATTRIBUTES = new Set(['alt', 'aria-label', 'label', 'placeholder', 'title']);

/** Every text of a TypeScript file: literals and templates with more than one word, and whatever stands between tags or in a label. */
export function readTexts(path: string, source: string): SourceText[] {
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineOf = (position: number) => lineStarts.findLastIndex((start) => start <= position) + 1;
  const texts: SourceText[] = [];
  const take = (raw: string, position: number, isShown = false) => {
    const text = raw.replaceAll(/\s+/g, ' ').trim();
    if ((isShown ? /\p{L}/u.test(text) : isWorded(text)) && !CODE.test(text)) texts.push({ text, line: lineOf(position) });
  };
  /** Positions of literals that are code, or already taken. */
  const skipped = new Set<number>();
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi }) => {
      skipped.add(quasi.start);
      if (tag.type !== 'Identifier' || tag.name !== 'html') return;
      const page = quasi.quasis.map(({ value }) => value.cooked ?? '').join(FILLED);
      for (const piece of page.split(/<[^>]*>/)) take(piece, quasi.start);
    },
    JSXAttribute: ({ name, value }) => {
      const isShown = name.type === 'JSXIdentifier' && SHOWN_ATTRIBUTES.has(name.name);
      if (!isShown || value?.type !== 'Literal' || typeof value.value !== 'string') return;
      skipped.add(value.start);
      take(value.value, value.start, true);
    },
    Literal: (node) => {
      if (typeof node.value === 'string' && !skipped.has(node.start)) take(node.value, node.start);
    },
    TemplateLiteral: (node) => {
      if (!skipped.has(node.start)) take(node.quasis.map(({ value }) => value.cooked ?? '').join(FILLED), node.start);
    },
    JSXText: (node) => take(node.value, node.start, true),
  }).visit(parseSync(path, source).program);
  return texts;
}

const commentsOf = (path: string, source: string): string[] =>
  path.endsWith('.css')
    ? [...source.matchAll(/\/\*([\s\S]*?)\*\//g)].map(([, text = '']) => text)
    : parseSync(path, source).comments.map(({ value }) => value);

/** Every comment of a TypeScript file or a style sheet, without comment marks and line prefixes. */
export const readComments = (path: string, source: string): string[] =>
  commentsOf(path, source).map((text) =>
    text
      .replaceAll(/^\s*\*+ ?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
