/** A company's name that says somebody works for themselves. */
const WORKS_ALONE =
  /^(?:(?:currently |now )?self[- ]?employed\b(?! women).*|(?:an? |remote )?freelancer?|freelancing|sole (?:trader|proprietor(?:ship)?)|(?:my )?own (?:business|company)|independent(?: (?:contractor|consultant|professional))?|selbst(?:st)?ändig|freiberufl(?:er|erin|ich)|autónom[oa]|indépendante?|zzp(?:'er|er)?)$/iu;
/** What stands in the column of those who have no company, or do not name it. */
const UNNAMED =
  /^(?:n\/?a|n\.a\.|none|null|nil|unknown|tba|tbd|undisclosed|various|unemployed|retired|student|homemaker|between jobs|private(?: practice| individual| person)?|not applicable|no company|seeking (?:new )?(?:opportunities|employment|work)|(?:looking for|open to) (?:work|opportunities|new opportunities)|career break|stealth(?: (?:mode|startup|start-up|company))*|confidential|-+|\.+)$/i;

const trimmed = (company: string): string => company.trim().replace(/^[("'[]+|[)"'\].]+$/g, '');

/** Whether the text in place of a company says that the lead works for themselves: "Self-employed", "Freelance". */
export const worksAlone = (company: string): boolean => WORKS_ALONE.test(trimmed(company));

/** Whether the text in place of a company names none, so that two people who have it are no colleagues. */
export const namesNoEmployer = (company: string): boolean => worksAlone(company) || UNNAMED.test(trimmed(company));
