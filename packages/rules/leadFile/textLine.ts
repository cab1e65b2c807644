import { hasProfileDomain, readProfileUrl, type ProfileUrlReading } from '../profileUrl.ts';

/** Longer cells are prose, not a person with a link. */
const MAX_LINE_LENGTH = 1000;

export type TextLine = {
  /** The link as written in the line. */
  value: string;
  reading: ProfileUrlReading & { verdict: 'valid' | 'fixable' };
  /** Set if the words before the link look like a name. */
  name: string | null;
};

/** What may precede a link without a space: `Profile:`, a bracket, a bullet. */
const beforeLink = /^(?:\p{L}+:)?[^\p{L}\p{N}/.@:]*(?=https?:|www\.|linkedin\.)/iu;
/** `[Ann Lee](https://...)`. */
const markdownLink = /\[([^\][]{0,200})\]\(([^()\s]{1,500})\)/;
const bullet = /^[\s\-*•·–—>#]*(?:\d{1,6}[.):])?[\s\-*•·–—>]*/;
const beforeName = /[\s:,;|(<[\-–—]+$/;
/** Between columns that were lined up with spaces. */
const columnGap = /\s{2,}/;
/** Two to four capitalized words like a name, with particles such as "van der" between. */
const personName = /^\p{Lu}[\p{L}\p{M}'’.-]*(?:\s+(?:\p{Lu}[\p{L}\p{M}'’.-]*|\p{Ll}{1,3})){0,3}\s+\p{Lu}[\p{L}\p{M}'’.-]*$/u;

/** Reads a line such as `Ann Lee https://...`, `- https://...` or `1. https://...`: one person's link among words. */
export function readTextLine(cell: string): TextLine | undefined {
  if (cell.length > MAX_LINE_LENGTH || !hasProfileDomain(cell)) return undefined;
  const [, linked, target] = markdownLink.exec(cell) ?? [];
  if (linked !== undefined && target !== undefined) return readTextLine(`${linked} ${target}`);
  const pieces = cell.split(/\s+/).filter((piece) => hasProfileDomain(piece) || piece.includes('://'));
  const [piece = ''] = pieces;
  if (pieces.length !== 1) return undefined;
  const value = piece.replace(beforeLink, '').replace(/[\])}>.,;]+$/, '');
  const reading = readProfileUrl(value);
  if (reading.verdict !== 'valid' && reading.verdict !== 'fixable') return undefined;
  const words = cell.slice(0, cell.indexOf(piece)).replace(bullet, '').replace(beforeName, '').split(columnGap, 1)[0] ?? '';
  return { value, reading, name: personName.test(words) ? words : null };
}
