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

/** Every text of a TypeScript file with more than one word: string literals, templates and text between tags. */
export function readTexts(path: string, source: string): SourceText[] {
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineOf = (position: number) => lineStarts.findLastIndex((start) => start <= position) + 1;
  const texts: SourceText[] = [];
  const take = (raw: string, position: number) => {
    const text = raw.replaceAll(/\s+/g, ' ').trim();
    if (isWorded(text) && !CODE.test(text)) texts.push({ text, line: lineOf(position) });
  };
  const taggedStarts = new Set<number>();
  new Visitor({
    TaggedTemplateExpression: ({ quasi }) => taggedStarts.add(quasi.start),
    Literal: (node) => {
      if (typeof node.value === 'string') take(node.value, node.start);
    },
    TemplateLiteral: (node) => {
      if (!taggedStarts.has(node.start)) take(node.quasis.map(({ value }) => value.cooked ?? '').join(FILLED), node.start);
    },
    JSXText: (node) => take(node.value, node.start),
  }).visit(parseSync(path, source).program);
  return texts;
}

/** Every comment of a TypeScript file, without comment marks and line prefixes. */
export const readComments = (path: string, source: string): string[] =>
  parseSync(path, source).comments.map(({ value }) =>
    value
      .replaceAll(/^\s*\*+ ?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
