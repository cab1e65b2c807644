/** Whoever finds, fights or teaches about such things sells nothing of the kind. */
const AGAINST =
  /\b(?:detect(?:s|ing|ion)?|spot(?:s|ting)?|report(?:s|ing)?|flag(?:s|ging)?|fight(?:s|ing)?|catch(?:es|ing)?|prevent(?:s|ing|ion)?|protect(?:s|ing|ion)?|combat|remov(?:e|es|ing) (?:fake|false)|victims? of|compliance|anti-\p{L}+|genuine|verified (?:buyers?|customers?))\b/iu;

const GIVES = String.raw`\b(?:(?:I|we)(?:['\u2019](?:ll|re)| can| will| also| could| are| have)*|(?:you can )?buy|get|order|(?:I|we) (?:also )?(?:can|will)) (?:also |quickly |easily )?`;
const WRITES = String.raw`(?:post|place|write|leave|publish|sell|supply|provide|deliver|add|generate|create|offer|buy|get|order|selling|supplying)(?:s|ing)?`;

/** Reviews, followers or votes that no customer gave. */
const FALSE_PRAISE: readonly RegExp[] = [
  new RegExp(
    String.raw`${GIVES}(?:${WRITES} )?[^.!?\n]{0,40}\b(?:real[- ]looking|fake|paid|aged|non[- ]drop)\b[^.!?\n]{0,30}\b(?:reviews?|ratings?|followers|accounts|votes|testimonials)\b`,
    'iu',
  ),
  /\b(?:reviews?|ratings|followers|votes|likes)\b[^.!?\n]{0,60}\b(?:from|by|with|using) (?:our )?(?:aged|real[- ]looking|fake|multiple|different|hundreds of|thousands of) (?:\p{L}+ )?accounts\b/iu,
  /\b\d+ (?:\p{L}+ )?(?:reviews|followers|likes|votes)\s*(?:=|for|:|@|-|\u2013)\s*(?:only )?[$\u20ac\u00a3]\s?\d/iu,
  /\b(?:place|post|leave|put|write)(?: \p{L}+){0,3} (?:bad|negative|1[- ]star|one[- ]star) reviews? (?:on|for|about) (?:your |the )?(?:competitors?|rivals?)\b|\b(?:take|bring|shut) down your (?:competitors?|rivals?)['\u2019]?s? (?:web ?site|site|page|ads|listing)/iu,
];

/** Invoices, papers or titles without the work behind them. */
const FALSE_PAPERS: readonly RegExp[] = [
  /\b(?:supply|provide|issue|sell|offer|arrange|write|raise|give)(?:s|ing)?\b[^.!?\n]{0,30}\b(?:invoices?|receipts?|bills)\b[^.!?\n]{0,80}\b(?:bring down|lower|reduce|cut|bring your|wipe out|hide)\b[^.!?\n]{0,25}\b(?:profits?|tax(?:es)?|tax bill|VAT|taxable)\b/iu,
  /\b(?:return|give|hand|send)(?:s|ing)? (?:you )?(?:the rest|the balance|the difference|the remainder|most of it|\d+ ?%)(?: back)?(?: to you)?(?: back)? (?:in|as) cash\b/iu,
  /\b(?:degrees?|diplomas?|ISO \d+ certificates?|ISO certificates?)\b[^.!?\n]{0,40}\b(?:without|no) (?:an? |any )?(?:exams?|audits?|attendance|study|studying|inspection)\b(?! (?:stress|fees?|fatigue|panic))/iu,
  /\b(?:fake|forged|counterfeit|cloned|replica|back[- ]?dated) (?:\p{L}+ )?(?:invoices?|receipts?|certificates?|documents?|diplomas?|degrees?|licen[cs]es?|passports?|watches|bags|goods|parts|brands?|notes|payslips?|references?)\b/iu,
];

/** Whoever sells a paper without what it certifies. */
const UNEARNED =
  /\b(?:issue|sell|supply|provide|print|offer|make|get|arrange)(?:s|ing)?\b[^.!?\n]{0,40}\b(?:certificates?|licen[cs]es?|diplomas?|degrees?|permits?|accreditations?)\b[^.!?\n]{0,60}\bwithout (?:any |the |an |a |taking |doing |sitting )*(?:tests?|exams?|training|course|inspection|audit|assessment)\b(?! (?:stress|fees?|fatigue|panic))/iu;
const WATCHERS = String.raw`(?:HSE|OSHA|HMRC|the IRS|(?:the )?(?:inspectors?|auditors?|police|customs|tax office|authorities))`;
const NEVER_NOTICED = new RegExp(
  String.raw`\b${WATCHERS} (?:will not|won['\u2019]t|will never|never) (?:notice|know|find out|detect)\b`,
  'iu',
);

/** Money for the reader alone, and data that nobody gave. */
const FALSE_DEALS: readonly RegExp[] = [
  /\b(?:your (?:boss|company|employer|management|board)) (?:does not|doesn['\u2019]?t|need not|needn['\u2019]?t|never|will not|won['\u2019]?t) (?:need to |have to )?(?:know|find out|see|notice|hear)\b/iu,
  /\b(?:cash|money|commission|gift|envelope|kickback)\b[^.!?\n]{0,40}\b(?:for you personally|to you personally|to your (?:private|personal) account|under the table)\b|\bpay you (?:personally|privately|under the table)\b/iu,
  /\b(?:leaked|stolen|hacked) (?:\p{L}+ )?(?:data(?:base)?s?|lists?|accounts?|cards?|logins?|passwords?|records?)\b[^.!?\n]{0,60}[$\u20ac\u00a3]\s?\d|\b(?:hack|break) into (?:your )?(?:competitors?|rivals?|ex|spouse|employees?)\b/iu,
];
const NEVER_SEEN =
  /\b(?:so )?(?:it|they|this|nobody|no one|google|the platform|the tax office|the authorities)(?: (?:is|are|will|can|be))? (?:never|not|cannot) (?:be )?(?:\p{L}+ )?(?:detected|caught|traced|noticed|flagged|found out)\b|\bdrip[- ]?feed\b/iu;
const OF_REVIEWS = /\b(?:reviews|followers|ratings|likes|votes|backlinks|clicks)\b/iu;

/** Whether an email sells what deceives others: praise nobody gave, papers without the work, a bribe, what was stolen. */
export function sellsDeceit(text: string): boolean {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/u);
  const holds = (forms: readonly RegExp[]): boolean =>
    sentences.some((sentence) => !AGAINST.test(sentence) && forms.some((form) => form.test(sentence)));
  return (
    holds(FALSE_PRAISE) ||
    holds([...FALSE_PAPERS, UNEARNED, NEVER_NOTICED]) ||
    holds(FALSE_DEALS) ||
    (OF_REVIEWS.test(text) && sentences.some((sentence) => NEVER_SEEN.test(sentence) && OF_REVIEWS.test(sentence)))
  );
}
