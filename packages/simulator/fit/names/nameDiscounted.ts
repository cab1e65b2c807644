import { ACRONYMS } from '../../reading/text/acronyms.ts';
import { isKnownThing } from './isService.ts';
import { NOT_IN_A_NAME } from '../mail/offerWords.ts';
import { toPlainName } from './toPlainName.ts';

/** "30% off all printed workwear": what has a discount is for sale. A list of several things has no name. */
const DISCOUNT =
  /(?:\d ?% (?:off|discount on)|half[- ]price)\s+(?:all (?:our |of our )?|our |every |any |selected )?([a-z][a-z'-]*(?: [a-z][a-z'-]*){0,3}?)\s*(?=[.!;:?()–—|]|$|[^\w\s,&'-]|\s(?:with|for|this|until|in|at|by|on|from)\b)/iu;
/** What a shop calls anything it sells, and when or how it does. */
const ANYTHING =
  /^(?:orders?|everything|everywhere|today|now|purchases?|weeks?|months?|days?|items?|lines?|stock|products?|services?|prices?|offers?|sales?|ends?|more|less|only|you|it|all|off|first|new|next|this|your|the|one|store|online|code|checkout|winter|summer|spring|autumn|fall|season|friday|monday)$/i;

/** The thing on which the subject of an email gives a discount, such as "printed workwear"; null if it names none. */
export function nameDiscounted(subject: string): string | null {
  const written = DISCOUNT.exec(subject)?.[1]?.trim() ?? '';
  const told = written.replace(/\S+/g, (word) => (ACRONYMS.has(word) ? word : word.toLowerCase()));
  // A single word may be what the firm is called.
  const isBrand = !told.includes(' ') && !told.endsWith('s') && !isKnownThing(told);
  return told === '' || isBrand || told.split(' ').some((word) => ANYTHING.test(word) || NOT_IN_A_NAME.has(word))
    ? null
    : toPlainName(told);
}
