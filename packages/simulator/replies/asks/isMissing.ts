/** What there is too little of, or what waits: "short of drivers", "vacant units", "how many gaps". */
const LACKS =
  /\b(?:short(?: of| on|-handed|-staffed)?|unfilled|vacant|empty|unlet|unsold|unrented|understaffed|missing|lacking|behind(?: on| with)?|overdue|outstanding|down to fill|to fill|still (?:need|looking for|missing)|lost|lose|losing|missed|miss|backlogged|idle|unanswered|unpaid|no-?shows?|vacanc(?:y|ies)|gaps|openings|voids|dropouts|leaks|complaints|in arrears|past (?:their|its|due)|expired|lapsed|out of (?:date|order|action)|more [\p{L}-]+ (?:do|would) you need|are you down|for (?:lack|want) of)\b/iu;
/** "How many do you have open?": shops that are open are not missing. */
const OPEN =
  /\bopen (?:positions?|roles?|jobs?|shifts?|posts?|seats?|slots?|spots?|chairs?|reqs?|requisitions?|routes?|tickets?|orders?|claims?|cases?|headcount)\b|\b(?:positions?|roles?|jobs?|shifts?|posts?|seats?|slots?|spots?|chairs?|reqs?|requisitions?|routes?|tickets?|headcount)\b[^?]*\bopen\b/iu;

/** Whether a question counts what somebody would rather not have, so that a large number means need: what they are short of, or what stands empty. */
export const isMissing = (question: string): boolean => /^how many\b/i.test(question) && (LACKS.test(question) || OPEN.test(question));
