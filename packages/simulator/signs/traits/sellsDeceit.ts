/** Whoever finds, fights or teaches about such things sells nothing of the kind. */
const AGAINST =
  /\b(?:detect(?:s|ing|ion)?|spot(?:s|ting)?|report(?:s|ing)?|fight(?:s|ing)?|catch(?:es|ing)?|prevent(?:s|ing|ion)?|protect(?:s|ing|ion)?|combat|remov(?:e|es|ed|ing)|victims? of|compliance|anti-\p{L}+|genuine|verified|real customers?)\b/iu;

/** What the sender gives, or the reader can get. */
const SELLS = String.raw`(?:(?:^|\b(?:I|we)(?:['\u2019](?:ll|re)| can| will| also| are)* )(?:sell|supply|provide|offer|issue|print|make|arrange|deliver|post|place|write|add)(?:ing)?\b|(?:^|\byou(?: can|['\u2019]ll| will) )(?:buy|get|order)\b)`;
const PRAISE = String.raw`(?:reviews?|ratings?|followers|votes|testimonials|likes)`;
const PAPERS = String.raw`(?:certificates?|licen[cs]es?|diplomas?|degrees?|permits?|accreditations?|passports?|payslips?|invoices?|receipts?)`;
/** Nothing follows that says what else is spared: "without an exam fee". */
const ENDS = String.raw`(?=\s*(?:[.,;!]|$)| (?:and|or|at all|needed|required)\b)`;
const WATCHERS = String.raw`(?:HSE|OSHA|HMRC|the IRS|(?:the )?(?:inspectors?|auditors?|police|customs|tax office|authorities))`;

/** Each is a deceit by itself: praise nobody gave, papers without the work, a bribe, what was stolen. */
const DECEITS: readonly RegExp[] = [
  String.raw`${SELLS}[^.!?\n]{0,40}\b(?:real[- ]looking|fake|non[- ]drop) (?:[\p{L}-]+ ){0,2}${PRAISE}\b`,
  String.raw`\b${PRAISE}\b[^.!?\n]{0,60}\b(?:from|by|with|using) (?:our )?(?:aged|real[- ]looking|fake|(?:many |hundreds of |thousands of )?different) (?:\p{L}+ )?accounts\b`,
  String.raw`\b(?:place|post|leave|put|write)(?: \p{L}+){0,3} (?:bad|negative|1[- ]star|one[- ]star) reviews? (?:on|for|about) (?:your |the )?(?:competitors?|rivals?)\b`,
  String.raw`${SELLS}[^.!?\n]{0,15}\b(?:invoices?|receipts?)\b[^.!?\n]{0,20}\bfor (?:[\p{L}-]+ ){1,3}(?:that |which )?(?:you |was |were |has )?(?:never|not) (?:\p{L}+ )?(?:got|had|done|received|delivered|happened|took place)\b`,
  String.raw`\binvoice\b[^.!?\n]{0,60}\b(?:return|give|hand|send)(?:s|ing)? (?:you )?(?:back )?(?:the rest|the balance|the difference|the remainder|most of it)(?: to you)?(?: back)? (?:in|as) cash\b`,
  String.raw`\b${PAPERS}\b[^.!?\n]{0,60}\b(?:without (?:any |the |an |a |taking |doing |sitting )*(?:tests?|exams?|course|inspections?|audits?|assessments?|study|studying)|no (?:exams?|stud(?:y|ying)))${ENDS}`,
  String.raw`${SELLS}[^.!?\n]{0,30}\b(?:fake|forged|counterfeit|cloned) (?:\p{L}+ )?(?:${PAPERS}|documents?|watches|bags|goods|parts|brands?|notes|references?)\b`,
  String.raw`\b${WATCHERS} (?:will not|won['\u2019]t|will never|never) (?:notice|know|find out)${ENDS}`,
  String.raw`\byour (?:boss|company|employer|management|board) (?:does not|doesn['\u2019]?t|need not|needn['\u2019]?t|never|will not|won['\u2019]?t) (?:need to |have to )?(?:know|find out)${ENDS}`,
  String.raw`\b(?:cash|money|commission|envelope|kickback)\b[^.!?\n]{0,40}\b(?:for you personally|to you personally|to your (?:private|personal) account|under the table)\b`,
  String.raw`${SELLS}[^.!?\n]{0,30}\b(?:leaked|stolen|hacked) (?:\p{L}+ )?(?:data(?:base)?s?|lists?|accounts?|cards?|logins?|passwords?|records?)\b`,
  String.raw`\bhack into (?:your )?(?:competitors?|rivals?|ex|spouse|employees?)\b`,
].map((form) => new RegExp(form, 'iu'));
/** Of reviews and the like, which are false if they must not be found out. */
const UNSEEN = new RegExp(
  String.raw`\b(?:${PRAISE}|backlinks|clicks)\b[^.!?\n]*\b(?:never|not|cannot) (?:be )?(?:\p{L}+ )?(?:detected|caught|traced|noticed|flagged|found out)${ENDS}|\b${PRAISE}\b[^.!?\n]*\b(?:Google|Instagram|the platform)[^.!?\n]{0,15}\b(?:never|not) (?:notice|know|find out)${ENDS}`,
  'iu',
);

/** Whether an email sells what deceives others, as a statement of its own: praise nobody gave, papers without the work, a bribe, what was stolen. */
export const sellsDeceit = (text: string): boolean =>
  text
    .split(/(?<=[.!?])\s+|\n+/u)
    .some(
      (sentence) =>
        !sentence.endsWith('?') && ((!AGAINST.test(sentence) && DECEITS.some((form) => form.test(sentence))) || UNSEEN.test(sentence)),
    );
