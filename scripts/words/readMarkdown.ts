/** The texts of a document: its headings, and its running text, one per paragraph, list entry or table cell. */
export type MarkdownTexts = { headings: readonly string[]; passages: readonly string[] };

const withoutMarks = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_]{1,2}([^*_\n]+)[*_]{1,2}/g, '$1')
    .replaceAll(/^[ \t]*(?:[-*+]|\d+\.|>(?: \[!\w+\])?)[ \t]+/gm, '')
    .trim();

/** Code becomes one word, so that a sentence around it keeps its length; code blocks are removed. */
const withoutCode = (text: string): string =>
  text
    .replaceAll(/```[\s\S]*?```/g, '')
    .replaceAll(/`[^`\n]*`|https?:\S+/g, 'code')
    .replaceAll(/<!--[\s\S]*?-->/g, '');

export function readMarkdown(source: string): MarkdownTexts {
  const blocks = withoutCode(source).split(/\n\s*\n|\n(?=[ \t]*(?:[-*+]|\d+\.)[ \t]|#{1,6} |\|)/);
  const isHeading = (block: string): boolean => /^\s*#{1,6} /.test(block);
  return {
    headings: blocks.filter(isHeading).map((block) => withoutMarks(block.replace(/^\s*#{1,6} /, '').split('\n')[0] ?? '')),
    passages: blocks
      .filter((block) => !isHeading(block))
      .flatMap((block) => (block.trim().startsWith('|') ? block.split('|') : [block]))
      .map((block) => withoutMarks(block).replaceAll(/\s+/g, ' '))
      .filter((text) => /\p{L}/u.test(text)),
  };
}
