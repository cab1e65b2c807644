import type { Flaw } from './damage.ts';
import type { PartText } from './partText.ts';

/** Whether a text contains the whole link: a shortened address is a different one. */
function holdsLink(text: string, link: string): boolean {
  for (let at = text.indexOf(link); at >= 0; at = text.indexOf(link, at + 1))
    if (!/^(?:[\w/?=&%#~-]|\.\w)/.test(text.slice(at + link.length))) return true;
  return false;
}

const EMPTY_TAG = /<(p|b|i|u|a|li|strong|em|span)\b[^>]*>(?:\s|&nbsp;)*<\/\1>/gi;

function findMarkupDamage(before: PartText, after: PartText): Flaw[] {
  if (after.tags.length === 0) return [];
  const known = new Set(before.tags);
  const countEmpty = ({ raw }: PartText) => raw.match(EMPTY_TAG)?.length ?? 0;
  if (before.tags.join('') !== after.tags.join('') || countEmpty(after) > countEmpty(before))
    return [{ kind: 'broken_markup', text: after.tags.find((tag) => !known.has(tag)) ?? after.tags[0] ?? '' }];
  return [];
}

/** Damage to variables, links and markup. */
export function findFactDamage(before: PartText, after: PartText): Flaw[] {
  const [variables, links] = [new Set(after.variables), new Set(before.links)];
  return [
    ...before.variables.filter((variable) => !variables.has(variable)).map((text): Flaw => ({ kind: 'lost_variable', text })),
    ...after.links
      .filter((link) => !links.has(link) && !holdsLink(before.raw, link) && !before.raw.includes(link.toUpperCase()))
      .map((text): Flaw => ({ kind: 'changed_link', text })),
    ...findMarkupDamage(before, after),
  ];
}
