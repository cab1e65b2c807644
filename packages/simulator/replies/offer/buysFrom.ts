import { splitProse } from '../splitProse.ts';

/** A sender who takes things: "we buy", "I'd like to take", "we pick up and pay". */
const TAKES = String.raw`(?<!\b(?:that|which|what|whatever) )\b(?:we|I|our \p{L}+)(?:['\u2019](?:ll|d)| will| would| can| could)?(?: also| now| always| still| happily| like to| love to| gladly| regularly| only| mostly)* (?:(?:collect|pick up|haul off|haul away) and )?`;
const BUY = String.raw`(?:buy(?! (?:in|into|out|time|ads?|media|our|all our|(?:[\p{L}-]+ )?(?:invoices|receivables|leads|debts?))\b)|purchase)`;
const FETCH = String.raw`(?:take(?! (?:care|over|on|part|pride|the|orders|photos|pictures|calls|a look|payments|cards|it from|bookings|notes|you|(?:an?|the|\d+ ?%?) (?:\p{L}+ )?(?:fifth|third|quarter|half|cut|percent\p{L}*|share|fee|commission)|\d+ ?%)(?!\p{L}))|collect|pick up|haul (?:off|away)|cart (?:off|away)|remove|fetch)`;
/** What nobody sells, however often it is taken off somebody's hands. */
const NO_THING = String.raw`(?:(?:all |some |most )?(?:of )?(?:the |your |this |that )?(?:[\p{L}-]+ )?(?:hassles?|work|stress|burden|headaches?|admin|paperwork|payroll|jobs?|tasks?|load|worr(?:y|ies)|problems?|bookkeeping|chores?|calls|pain|data|feedback|opinions|debts?|payments|fees|rent|reviews|signatures))\b`;
const BUYS = new RegExp(`${TAKES}${BUY}`, 'iu');
const TAKES_SOME = new RegExp(`${TAKES}${FETCH} (?!${NO_THING})`, 'iu');
/** Whose things they are. */
const OF_READER =
  /\b(?:from (?:you|your)|off (?:your|\p{L}+ \p{L}+['\u2019]|\p{L}+s['\u2019]) hands|your (?:old|used|surplus|empty|spare|scrap|unwanted|leftover|broken|worn|excess|waste)|\b(?:used|old|surplus|scrap|empty|worn|second-?hand|broken|excess|unwanted|leftover|off-?cut|spent|retired)\b)/iu;
/** How much there is, and what becomes of it. */
const ASKS_STOCK =
  /\b(?:how (?:many|much)\b[^.?!]{0,60}\b(?:do|does|would|did) (?:you|your|[\p{Lu}{][\p{L}\d{}_&'\u2019., -]{0,50}) ?(?:\p{L}+ ){0,5}?(?:have|empty|fill|throw|leave|make|produce|get|dump|bin|toss|scrap|replace|retire|burn|end up|put out|generate|send)|(?:do|would|might|could) (?:you|[\p{Lu}{][\p{L}\d{}_&'\u2019., -]{0,50}) (?:have (?:any|some)|sell|part with|be willing to (?:sell|part)|spare|be open to selling)|(?:to|you can|could you) spare\b|where (?:do|does) [^?]{0,60}\b(?:go|end up)|what (?:happens to|do you do with|becomes of))/iu;
/** Who is paid. */
const PAYS_READER =
  /\b(?:(?:we|I)(?:['\u2019]ll| will| can| would)?(?: also| now)? pay (?!(?:for (?:itself|shipping|freight|it all)|attention|our|nothing|the (?:freight|shipping))\b)(?:you |cash|up to|on |within|by |the |a |for (?:your|used|old|each|every|them|it)|(?:between )?[$\u00a3\u20ac]|\d|in |per )|(?:and|then) pay (?:you |cash|\d|[$\u00a3\u20ac]|on |within|by )|cash for (?:your|used|old)|paid (?:on|at) (?:pick-?up|collection)|you(?:['\u2019]d| would|['\u2019]ll| will)? (?:be paid|get (?:a check|paid|[$\u00a3\u20ac]|\d+ ?%|\d+ cents))|(?:gets?|keeps?|receives?|earns?) (?:\d+ ?%|[$\u00a3\u20ac]\d|a third|a quarter|half)|got (?:a check|[$\u00a3\u20ac]\s?\d))/iu;
/** What the sender wants it for. */
const FOR_OWN =
  /\bfor our (?:own )?\p{L}+|\b(?:turn|make|grind|press|recycle|refurbish|compost|shred|mill|wipe|screen|resell|upcycle)(?:s|es)? (?:it|them)\b|\b(?:and|then|to) (?:resell|recycle|compost|refurbish|shred|wipe|screen|re-?sell)\b/iu;
/** A price that the reader would pay, or that is asked of the reader. */
const CHARGES =
  /\b(?:we charge|our (?:prices?|rates?|fees?)|(?:from|costs?|is|only|at|for) (?:just )?[$\u00a3\u20ac]\s?\d[\d,.]* (?:a|per|each) (?:pick-?up|collection|visit|haul|bin|load|month)|please quote|your (?:prices?|price list|rates?|quote|quotation)|what (?:do|would) you charge)\b/iu;
/** Whether an email's sender buys or takes something from the reader, who is the one who sells. Whoever names a price for taking it sells a service. */
export function buysFrom(told: string): boolean {
  if (CHARGES.test(told)) return false;
  const pays = PAYS_READER.test(told);
  const asksStock = ASKS_STOCK.test(told);
  const isOfReader = OF_READER.test(told) || asksStock;
  // "We buy parts only from dealers. Send me one old drawing": what is bought is told in the same sentence, or asked for.
  const buysOfReader = asksStock || splitProse(told).some((sentence) => BUYS.test(sentence) && OF_READER.test(sentence));
  const buys = BUYS.test(told) && (pays || buysOfReader);
  return buys || (TAKES_SOME.test(told) && isOfReader && (pays || (FOR_OWN.test(told) && asksStock)));
}
