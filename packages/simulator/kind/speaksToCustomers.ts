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
];
const LEAST_WEIGHT = 2;

/** Whether an email plainly speaks to an existing customer: "Your order stays as it is." */
export const speaksToCustomers = (body: string): boolean =>
  SIGNS.reduce((sum, [weight, pattern]) => sum + (pattern.test(body) ? weight : 0), 0) >= LEAST_WEIGHT;
