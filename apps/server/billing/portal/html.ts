/** Text that is safe to put in a page. Only `html` makes it, and it escapes every value. */
export type Html = { readonly htmlText: string };

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

type Part = Html | string | number | readonly Html[];

function toText(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part));
  return 'htmlText' in part ? part.htmlText : part.map((each) => each.htmlText).join('');
}

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { htmlText: strings.reduce((text, string, index) => text + toText(parts[index - 1] ?? '') + string) };
}

export const nothing: Html = { htmlText: '' };
