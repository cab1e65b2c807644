const OWNED = String.raw`(?:order|contract|subscription|account|policy|machine|alarm|delivery|deliveries|log-?ins?|fee|price|rate|rent|tariff|plan|meter|unit|bill)`;

/** What somebody says only to a reader they already serve, each sign with its weight. */
const SIGNS: readonly (readonly [number, RegExp])[] = [
  [2, /\byou (?:already )?(?:have|hold|rent|lease|bought|ordered|took out) [^.?!\n]{2,50} (?:with|from|through) us\b/i],
  [
    2,
    /\byour (?!(?:\p{L}+ )?(?:call|demo|meeting|chat|visit|stay|session|time|seat|place|first|next|day|trial)\b)(?:[\p{L}-]+ ){1,3}with us\b/iu,
  ],
  [2, /\bas (?:an? |our )?(?:existing |valued |current |loyal )*customers?\b(?! of\b)/i],
  [2, /\b(?:thank you|thanks) for (?:being a customer|your (?:order|custom|business|payment))\b/i],
  [2, /\binvoice (?:no\.? ?|number )?#?[A-Z-]{0,4}\d{3,}\b|\b(?:order|account|policy) (?:no\.? ?|number )#?[A-Z-]{0,4}\d{3,}\b/i],
  [
    1,
    new RegExp(
      String.raw`(?<!\bbank )\b${OWNED}s?\b[^.?!\n]{0,45}\b(?:stays?|remains?|unchanged|(?:do|does|will) not change|(?:do|does|wo)n['\u2019]t change)\b`,
      'i',
    ),
  ],
  [1, new RegExp(String.raw`\byour (?!bank )(?:[\p{L}\d-]+ ){0,2}${OWNED}\b`, 'iu')],
  [1, /\bour (?:driver|engineer|technician|fitter)s?\b[^.?!\n]{0,20}\b(?:will|in|should|can)\b/i],
  [1, /\bwe(?:['\u2019]ll| will) (?:replace|stop|move|upgrade|change|switch)\b/i],
  // What the sender has done for the reader, or is about to.
  [
    2,
    /\b(?:we|I|\p{Lu}\p{Ll}+) (?:last |just |also |have |has )?(?:serviced|fitted|installed|repaired|replaced|refilled|shipped|dispatched|refunded|credited|filed|mowed|trimmed|tuned) your (?!competitors?|neighbou?rs?|colleagues?|peers?)/iu,
  ],
  [
    2,
    /\b(?:your|the) (?:\p{L}+ )?(?:order|delivery|parcel|shipment|booking|appointment|membership) (?:is (?:ready|on its way|confirmed|booked|due)|(?:has |was |will be )?(?:arrived|left|shipped|sent|delivered|dispatched|cancelled|canceled)|leaves|ships|goes out|went out|arrives|renews|ends|expires)\b/iu,
  ],
  // How long they have known each other, and how it ended.
  [
    2,
    /\bsince you (?:\p{L}+ )?(?:joined us|switched to us|moved to us|came to us|(?:signed up|started|placed [^.?!\n]{1,30}) with us|(?:bought|ordered) [^.?!\n]{1,40} from us)\b|\b(?:a|\d+|two|three|five|ten) (?:years?|months?) since you\b[^.?!\n]{0,20}\b(?:us|our)\b/iu,
  ],
  [
    2,
    /\byour last (?:order|purchase|delivery|visit|appointment|booking|stay|session|class|lesson|box|haircut|cut)\b(?! (?:from|with|at|to) (?!us\b))|\blast time you (?:were|came|visited|ordered|bought|stayed|dined|ate|shopped) (?:in|at|with us|here|from us|to us|to see us)\b|\b(?:have not|haven['\u2019]t) (?:seen you|heard from you|had an order from you) (?:since|in|for)\b/iu,
  ],
  [
    2,
    /\byou (?:\p{L}+ )?(?:cancelled|canceled|paused|ended|closed) your (?:\p{L}+ ){0,2}(?:with us|subscription|membership|account|box|plan|order|contract)\b|\b(?:old|existing) account (?:still )?(?:works|is still|has been kept)\b/iu,
  ],
  [2, /\b(?:your|the) account manager\b\s*$|\bhow are you (?:finding|getting on with) (?:the|your) (?:new )?\p{L}+/iu],
  [2, /\b(?:you(?:['\u2019]ve| have)|you) (?:been|had) (?:on )?(?:the|your) [^.?!\n]{1,40} with us\b/iu],
  [1, /\b(?:included|covered) (?:in|by|under) your (?:contract|plan|subscription|warranty|membership|package)\b/i],
  [1, /\bas (?:usual|always|agreed|in (?:previous|other) years)\b|\bsame (?:\p{L}+ )?as (?:last (?:year|time|month)|before|always)\b/iu],
];
const LEAST_WEIGHT = 2;

/** Whether an email plainly speaks to an existing customer: "Your order stays as it is." */
export const speaksToCustomers = (body: string): boolean =>
  SIGNS.reduce((sum, [weight, pattern]) => sum + (pattern.test(body) ? weight : 0), 0) >= LEAST_WEIGHT;
