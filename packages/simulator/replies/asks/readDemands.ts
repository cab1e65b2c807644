import type { SellerFacts } from './sellerFacts.ts';

/** What somebody who complains wants, as tags. */
const DEMANDS: readonly (readonly [string, RegExp])[] = [
  [
    'wantsDate',
    /\b(?:when|by when|what (?:day|date|time)|which day|how (?:soon|long|quickly))\b[^.!]*\b(?:you|will|can|is|are|do|does|would|some(?:one|body)|comes?)\b|\b(?:on which|on what|which) (?:day|date)\b|\b(?:by|before) (?:today|tomorrow|tonight|the (?:weekend|end))\b|\btell me today\b/i,
  ],
  [
    'wantsPickup',
    /\b(?:collect (?:it|them|these|those|the|this)|pick (?:it|them|these|those|this) up|(?:take|fetch) (?:it|them|these|those|this) (?:back|away)|collection of)\b/i,
  ],
  [
    'wantsNew',
    /\b(?:replac\w+|(?:send|deliver|bring) (?:us |me )?(?:the (?!refund|money|invoice|bill|link|details|form)|new|a new|another|what (?:we|I) ordered)|(?:right|correct|new|missing) ones?|the rest of (?:the|our|my) (?:order|delivery))\b/i,
  ],
  [
    'wantsVisit',
    /\b(?:some(?:one|body) (?:\w+ )?(?:comes?|coming|round|out)\b|(?:send|get) (?:us |me )?(?:some(?:one|body)|an? (?:engineer|plumber|electrician|technician|fitter|mechanic))|come (?:back|out|and|round)|(?:engineer|plumber|electrician|technician|fitter) (?:comes?|back|out|coming))\b/i,
  ],
  [
    'wantsMoney',
    /\b(?:refund\w*|reimburs\w+|pay (?:for )?the \w+|money back|credit (?:note|us|me|the|our|my)|deduct\w*|pa(?:y|id) (?:us |me )?back|(?:want|like|expect|get|have) (?:the|our|my|half|some|all|part) [^.?!]{1,40}\bback)\b/i,
  ],
  [
    'wantsOff',
    /\b(?:tak(?:e|en|ing)|come|comes|off|deduct\w*|credit\w*) [^.?!]{0,40}\b(?:off|from|against|on) (?:the|our|my|your|next month['’]s|the next) (?:next )?(?:invoice|bill|rent|fee|account)\b/i,
  ],
  ['wantsBill', /\b(?:send|issue|correct|re-?issue|put right)\b[^.?!]{0,30}\b(?:invoice|bill|credit note|statement)\b/i],
  [
    'wantsNoCharge',
    /\b(?:not|n['\u2019]t|without|no) (?:\w+ ){0,3}(?:charged?|bill(?:ed)?|pay(?:ing)?)\b[^.?!]*\b(?:again|twice|second|more|extra)\b/i,
  ],
];
const AMOUNT = /[$€£]\s?\d[\d.,]*\d|[$€£]\s?\d|\b\d[\d.,]*\s?(?:euros?|dollars|pounds)\b/;

/** What somebody or something has to come for, so that a day can be given. */
const OF_THINGS: ReadonlySet<string> = new Set(['wantsPickup', 'wantsNew', 'wantsVisit']);
/** Money that is owed, whether or not the sentence asks for it. */
const IS_OWED = /\b(?:back|refund\w*|owed?|credit\w*)\b/i;

/** A sentence that wants something, and does not tell what happened. */
const WANTS =
  /\?|\b(?:please|want|need|expect|tell (?:me|us)|let (?:me|us) know|insist|ask(?:ing)? (?:you )?(?:for|to)|would like|must|should)\b/i;

/** What a complaint demands, as tags, `demands` if anything, `wantsThing` if it takes a day; `amount` is the money that is wanted back. */
export function readDemands(prose: string): SellerFacts {
  const sentences = prose.split(/(?<=[.?!])\s+|\n/);
  const wanting = sentences.filter((sentence) => WANTS.test(sentence));
  const tags = DEMANDS.filter(([, pattern]) => wanting.some((sentence) => pattern.test(sentence))).map(([tag]) => tag);
  const isMoney = DEMANDS.find(([tag]) => tag === 'wantsMoney')?.[1] ?? /$^/;
  const amounts = new Set(
    sentences
      .filter((sentence) => IS_OWED.test(sentence) || (WANTS.test(sentence) && isMoney.test(sentence)))
      .flatMap((sentence) => AMOUNT.exec(sentence)?.[0] ?? []),
  );
  const [amount] = amounts;
  return {
    tags: [...tags, ...(tags.some((tag) => OF_THINGS.has(tag)) ? ['wantsThing'] : []), ...(tags.length > 0 ? ['demands'] : [])],
    fields: amount !== undefined && amounts.size === 1 ? [['amount', amount]] : [],
  };
}
