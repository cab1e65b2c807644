import type { FitChances } from '../fitChances.ts';

/** Offices of associations, charities, clubs and small firms. */
const OFFICE =
  /^(?:(?:acting|interim|deputy|honorary|hon\.?|co-?) ?)*(?:executive director|(?:board |club |society |association |church |pcc |parish )?(?:president|chair(?:man|woman|person)?|treasurer|secretary)|chair of [a-z ]+|general secretary|trustee|board member|(?:business )?owner|(?:co-?)?founder|proprietor)$/i;

/** Who runs a school, a practice, a church or a parish. */
const OF_A_PLACE =
  /^(?:(?:acting|interim|deputy|executive) )*(?:head ?teacher|head ?master|head ?mistress|school business manager|bursar|practice manager|church ?warden|(?:church|parish|temple|synagogue|practice|clinic|(?:law )?firm|legal|business) administrator|innkeeper|landlord|landlady|(?:parish|town) clerk|(?:community|village hall|arts|youth) cent(?:er|re) manager)$/i;

/** What comes after the office: an employer, a second one. */
const AFTER = /\s*(?:[,|/&(@–—]|\s-\s|\sat\s|\sof the\s).*$/u;

/** Whose title says that they head a small organization: one of any kind, or a place that tells its kind. */
export function findHeaded(title: string): 'any' | 'place' | null {
  const office = title.replace(AFTER, '').trim();
  if (OFFICE.test(office)) return 'any';
  return OF_A_PLACE.test(office) ? 'place' : null;
}

/** How likely the head of a small organization decides on what any organization may buy. An assumption. */
export const OF_HEAD: FitChances = { owner: 0.36, near: 0.46, far: 0.18 };
