import type { Lead } from '../../lead.ts';

/** Names that programs also write where there is none, as people write theirs: "Nan", not "nan" or "NaN". */
const LIKE_NOTHING = /^(?:Nan|Null|None|Undefined|Unknown)$/;

/** The lead's own first name, if it looks like a program's word for nothing and a last name shows that somebody is called so; otherwise empty. */
export function nameLikeNothing({ name, firstName }: Pick<Lead, 'name' | 'firstName'>): string {
  const [first = '', ...rest] = (name ?? '').trim().split(/\s+/);
  const given = (firstName ?? first).trim();
  return LIKE_NOTHING.test(given) && rest.some((part) => part.toLowerCase() !== given.toLowerCase()) ? given : '';
}
