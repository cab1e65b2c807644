import { cutLines, rememberAnyLine } from '../reading/text/remember.ts';

/** Papers of somebody whom the reader may hire: "Do you want her CV?", "Shall I send you both resumes?" */
const PAPERS_OF_ANOTHER =
  /\b(?:her|his|their|the candidate['\u2019]?s?|candidate) (?:full |latest |anonymi[sz]ed )?(?:cv|cvs|resum[e\u00e9]s?|r\u00e9sum\u00e9s?|profiles?)\b|\b(?:both|two|the|some) (?:cvs|resum[e\u00e9]s|r\u00e9sum\u00e9s)\b/i;
/** "I have a senior estimator who is leaving", "and have a fitter with 14 years", "two welders available from Monday". */
const HAS_SOMEBODY =
  /\b(?:I|we|and|right now)(?:['\u2019]ve got|['\u2019]m working with| have| represent| am working with| are working with)(?: got| just met| recently met| met)? (?:an?|one|two|three|four|five|six|several|some|\d+) [^.?!\n]{3,70}?\b(?:who(?:['\u2019]s|se)?|with (?:over |about |nearly )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\+? (?:years?|yrs?)|wants|looking for|available|ready to start|on notice|leaving|relocating|back on the market)\b/i;
/** "Eleven welders coming off a turnaround", "seven Class 1 drivers free for nights", "two people I think you'd want to see". */
const HAS_PEOPLE =
  /\b(?:I|we)(?:['\u2019]ve(?: got)?| have(?: got)?) (?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|some|\d+) (?:[\w-]+ ){0,3}(?:people|(?!(?:number|quarter|order|offer|paper|partner)s?\b)[a-z]{3,}(?:er|or|ist|ian|ant|yst)s?|nurses?|chefs?|cooks?|staff)\b[^.?!\n]{0,60}?\b(?:you['\u2019]d want to (?:see|meet)|who would fit|coming off|free (?:for|from|now|on)|finishing|on our books|can start)\b|\bfind (?:them|him|her) (?:work|a job)\b/i;
const OF_AN_AGENCY =
  /\b(?:candidates?|recruit\w*|placements?|temps?|staffing|agency|shortlist\w*|interview (?:her|him|(?:(?:any|one|some) of )?them)|meet (?:her|him|them)|notice(?: period)?|weeks['\u2019]? notice|replacement guarantee|(?:our|my) fee|on my books|could you use (?:them|her|him|one)|perm(?:anent)?|(?:day|hourly|bill|charge) rates?|\d+[- ]week rebate)\b/i;
/** The reader is to take the job, or to know somebody who would. */
const FOR_READER =
  /\byour (?:own )?(?:cv|resum[e\u00e9]|r\u00e9sum\u00e9|profile|background|experience|next (?:role|move|step|job))\b|\b(?:would|does|might) (?:it|this|that|the (?:role|job|post)) (?:suit|interest|tempt) you\b|\b(?:are|were) you (?:looking|open to a move|considering)\b|\b(?:my|our|a) client (?:is|are|wants|needs|has asked)[^.?!\n]*\b(?:looking for|hiring|needs?|wants?)\b/i;

/** What a search costs the reader: "our fee is 20% of the first year's salary", "18% fee, 90 day replacement". */
const SEARCH_FEE =
  /\b\d+(?:\.\d+)? ?% (?:flat |placement |search |success )?fee\b|\b(?:free|\d+[- ]days?|\d+[- ]weeks?|\d+[- ]months?|(?:two|three|six|twelve)[- ]months?) (?:free )?replacement(?: (?:inside|within|guarantee|period|if)\b|[.,;])|\b(?:our|my) (?:\w+ )?fee (?:is|comes to|would be) [^.?!\n]*\b(?:salary|pay|wages?|base|hire|placement)\b|\bfee unless (?:you hire|they start)\b|\bfee (?:is |of )?\d+(?:\.\d+)? ?%[^.?!\n]*\b(?:of (?:the )?base(?! rent)|rebate|unless they start)\b|\b(?:we|I) (?:place|headhunt|find) [^.?!\n]*\bfor (?:a |an )?(?:\d+ ?%|flat fee)/i;

const [hasFee, hasPapers, hasSomebody, hasPeople, isOfAgency] = [
  rememberAnyLine(SEARCH_FEE),
  rememberAnyLine(PAPERS_OF_ANOTHER),
  rememberAnyLine(HAS_SOMEBODY),
  rememberAnyLine(HAS_PEOPLE),
  rememberAnyLine(OF_AN_AGENCY),
];

/** Whether an email offers its reader somebody to hire, or to find somebody, which is for sale: it has the words of a job, and no job for its reader. */
export function presentsCandidate(text: string): boolean {
  const lines = cutLines(text);
  return (hasFee(lines) || ((hasPapers(lines) || hasSomebody(lines) || hasPeople(lines)) && isOfAgency(lines))) && !FOR_READER.test(text);
}
