/** What was tested of one reader: "Your fire inspection report". */
const TESTED =
  /^\W*your (?:[\p{L}\d-]+ ){0,3}(?:tests?|audit|inspection|survey|assessment|scan|exam|quiz|screening|check) (?:results?|reports?|scores?|findings)(?=\W*$| (?:from|of|for|dated|is|are|have|has)\b)/iu;
/** What one reader asked for or applied for: "Your quote is ready". */
const READY =
  /^\W*your (?:[\p{L}\d-]+ ){0,2}(?:order|booking|application|enquiry|inquiry|request|quote|quotation|claim|refund|parcel|report|results?|certificate) (?:is|are|has been|have been|was|were) (?:now )?(?:ready|in|here|attached|enclosed|waiting|approved|confirmed|received|complete|available|pending)\b/iu;

/** Whether a subject speaks of results or papers that only one reader can have. */
export const claimsOwnPapers = (subject: string): boolean => TESTED.test(subject) || READY.test(subject);
