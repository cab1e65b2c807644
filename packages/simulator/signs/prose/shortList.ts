import { hasMarkup } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';

const ITEM = /^[ \t]*(?:[-*\u2022\u2013\u00b7\u2713\u2705]|\d{1,2}[.)])[ \t]+\S/u;
const MOST_ITEMS = 3;
/** A list that is one item too long may stay. */
const LEAST_DROPPED = 2;
/** Facts that readers decide by are not mere features. */
const HOLDS_A_FACT =
  /\d|[$\u20ac\u00a3%]|\b(?:free|price|cost|fee|guarantee|refund|trial|contract|certified|insured|licensed|award|trusted|used by|clients?|customers?|saved?|cut|helped|doubled)\b|https?:/iu;
/** A name inside an item. */
const NAMES_ONE = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}/u;
/** A line that says how many items follow. */
const COUNTS = /\b(?:four|five|six|seven|eight|nine|ten|twelve|[4-9]|1\d)\b[^:]*:?\s*$/i;

/** A line before a list of what is sold: removing an item would hide something the sender sells. */
const SELLS =
  /\b(?:services?|products?|offer(?:s|ing)?|provide|supply|sell|deliver|install|stock|speciali[sz]e|range|we (?:do|make|rent|repair|clean|print|build)|help (?:you )?with)\b[^\n]*:?\s*$/i;

/** The body with only the first three items of a longer list of features. */
export function shortenList(draft: EmailDraft): string {
  const { raw } = draft.body;
  if (hasMarkup(draft)) return raw;
  const lines = raw.split('\n');
  const first = lines.findIndex((line) => ITEM.test(line));
  if (first < 0) return raw;
  const after = lines.findIndex((line, index) => index > first && !ITEM.test(line));
  const items = lines.slice(first, after < 0 ? lines.length : after);
  const rest = items.slice(MOST_ITEMS);
  const head = lines.slice(0, first).findLast((line) => line.trim() !== '') ?? '';
  const isWhole = COUNTS.test(head) || SELLS.test(head);
  const isFact = (item: string): boolean =>
    HOLDS_A_FACT.test(item.replaceAll('24/7', '').replace(/^[ \t]*\d{1,2}[.)]/, '')) || NAMES_ONE.test(item.trim().replace(/^\S+\s+/, ''));
  if (rest.length < LEAST_DROPPED || isWhole || rest.some(isFact)) return raw;
  return [...lines.slice(0, first + MOST_ITEMS), ...lines.slice(first + items.length)].join('\n');
}

const SIGN_OFF = /^(?:(?:best|kind|warm|many)?\s*(?:regards|wishes)|best|cheers|thanks|thank you|sincerely)[,!.]?$/i;

/** The body without a second sign-off after the first. */
export function signOnce(draft: EmailDraft): string {
  const { raw } = draft.body;
  const lines = raw.trimEnd().split('\n');
  const signed = lines.flatMap((line, index) => (SIGN_OFF.test(line.trim()) ? [index] : []));
  const [one, other] = signed.slice(-2);
  if (one === undefined || other === undefined) return raw;
  const [between, behind] = [lines.slice(one + 1, other), lines.slice(other + 1)].map((some) =>
    some.map((line) => line.trim()).filter(Boolean),
  );
  const isName = (line: string) => line.split(/\s+/).length <= 5 && !/[.?!:]$/.test(line);
  const [name] = behind ?? [];
  const isRepeated = name !== undefined && between?.some((line) => line.startsWith(name.split(' ')[0] ?? name)) === true;
  return isRepeated && between?.every(isName) === true && behind?.every(isName) === true ? lines.slice(0, other).join('\n').trimEnd() : raw;
}
