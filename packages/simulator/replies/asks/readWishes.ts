/** What people wish each other at, as they repeat it. */
const OCCASIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:christmas|xmas)\b/i, 'Christmas'],
  [/\bthanksgiving\b/i, 'Thanksgiving'],
  [/\beaster\b/i, 'Easter'],
  [/\bnew year\b/i, 'New Year'],
  [/\bsummer (?:break|holidays?)\b|\bgood summer\b/i, 'summer'],
];
const WISHES =
  /\b(?:merry|happy|good|great|lovely|peaceful|wonderful|joyful|restful|relaxing|healthy|prosperous)(?: and \p{L}+)? (?:christmas|xmas|new year|easter|thanksgiving|holidays?|holiday season|festive (?:season|break)|break|summer|time off|start to)\b|\bseason['\u2019]?s greetings\b|\b(?:best|warm|good|our|all) wishes for (?:the|christmas|a|20\d\d)\b|\ball the best for (?:the|20\d\d|christmas|a)\b/iu;
/** Thanks for what customers do as such. */
const THANKS_FOR_CUSTOM =
  /\b(?:thank you|thanks|thank all|grateful|appreciate)\b[^.?!]*\b(?:custom|business|orders|loyalty|trust|support|partnership|(?:working|being|staying|sticking) with us|(?:this|the|past|last|another) (?:\p{L}+ )?year)\b|\b(?:want(?:ed)?|like) to (?:say (?:a (?:big |huge )?)?)?thank(?:s| you)\b|\b(?:note|line|word|message) to (?:say (?:a (?:big |huge )?)?)?thank(?:s| you)\b/iu;
/** What only customers are thanked for. */
const OF_CUSTOM =
  /\b(?:thank(?:s| you| all)?|grateful|appreciate)\b[^.?!]*\b(?:your (?:\p{L}+ )?(?:custom|business|orders?|loyalty|patience|purchases?|trust|support)|customers?|(?:working|being|staying|sticking) with us)\b|\b(?:first|oldest|best|loyal) customers?\b/iu;
/** News that nobody is thanked for. */
const BAD_NEWS =
  /\b(?:(?:prices?|rates?|fees?|rent|costs?|charges?) (?:\p{L}+ ){0,4}(?:ris\w+|increas\w+|go(?:es|ing)? up|up by)|(?:ris\w+|increas\w+|put(?:ting)? up)[^.?!]{0,30}\b(?:prices?|rates?|fees?|rent|charges?)|surcharge|discontinu\w*|withdraw\w*|no longer|clos(?:e|ing) (?:down|our|the (?:shop|store|branch|depot|business))|for good|permanently|ceas\w+|redundan\w+|delay\w*|(?:there['\u2019]s|is|are|have|facing|expect\w*)[^.?!]{0,20}\bshortage|sorry|apolog\w+|regret\w*|unfortunately)\b/iu;
const ASKS =
  /\?|\bplease (?!note\b|accept\b|find\b)\p{L}+|\b(?:order|book|buy|sign up|register|shop) (?:now|today|here|by|before)\b|\bdiscount\b|\d ?% off\b/iu;

/** "We're sending you a box of cookies this week." */
const SENDS_TREAT =
  /\b(?:send(?:ing)?|sent|mail(?:ing|ed)?|drop(?:ping|ped)|bring(?:ing)?|put(?:ting)?|shipp(?:ing|ed)|on (?:its|the|their) way|is coming|are coming)\b[^.?!\n]*\b(?:box(?:es)?|baskets?|bottles?|hampers?|tins?|chocolates?|cookies|cakes?|treats?|flowers|gifts?|tokens?|small something|something small|little something)\b|\b(?:box(?:es)?|baskets?|bottles?|hampers?|chocolates?|cookies|cakes?|treats?|flowers|gifts?)\b[^.?!\n]*\b(?:on (?:its|the|their) way|(?:is|are) coming|will (?:be with|reach|arrive))\b/i;

/**
 * Whether an email thanks customers or wishes them well, and does little else: as tags, with the occasion of its wishes, if it names one. A note
 * without wishes is answered as the thanks it is.
 */
export function readWishes(prose: string): { occasion: string | null; tags: readonly ('wished' | 'treat' | 'buyer')[] } | null {
  const isNote = (WISHES.test(prose) || THANKS_FOR_CUSTOM.test(prose)) && !BAD_NEWS.test(prose) && !ASKS.test(prose);
  if (!isNote) return null;
  const wished = prose.split(/(?<=[.!?])\s+|\n/).filter((sentence) => WISHES.test(sentence));
  return {
    tags: [
      ...(wished.length > 0 ? (['wished'] as const) : OF_CUSTOM.test(prose) ? (['buyer'] as const) : []),
      ...(SENDS_TREAT.test(prose) ? (['treat'] as const) : []),
    ],
    occasion: OCCASIONS.find(([pattern]) => wished.some((sentence) => pattern.test(sentence)))?.[1] ?? null,
  };
}
