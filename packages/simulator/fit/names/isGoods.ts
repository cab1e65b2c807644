import { isService } from './isService.ts';
import { isPluralName, thingsOf, toSingular } from '../mail/offerWords.ts';

/** Things that people order without counting them. */
const MATERIAL =
  /(?:packaging|scaffolding|furniture|lighting|flooring|racking|shelving|signage|coffee|honey|timber|lumber|gravel|turf|hay|compost|fencing|seed|bedding|equipment|workwear|clothing|steel|paper|film|fuel|salt|resin|glass|fabric|linen|cladding|guttering|decking)$/i;
/** Several of these are no goods. */
const NO_GOODS =
  /^(?:[a-z]*(?:apps|sites|pages)|platforms|tools|systems|services|courses|classes|trips|tours|events|meals|leads|ads|links|posts)$/i;

/** Whether a name is of goods that are ordered, such as dumpsters or scaffolding, and not of work that is done. */
export function isGoods(name: string): boolean {
  const last = thingsOf(name).split(' ').at(-1)?.toLowerCase() ?? '';
  if (MATERIAL.test(last)) return true;
  return isPluralName(name) && !NO_GOODS.test(last) && !isService(last) && !isService(toSingular(last));
}
