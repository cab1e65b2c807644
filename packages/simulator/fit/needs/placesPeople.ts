import { presentsCandidate } from '../../kind/presentsCandidate.ts';
import { findTrades } from '../titles/titleTrades.ts';

/** The sender finds people for jobs: "We find backend and data engineers for scale-ups." */
const FINDS =
  /\b(?:we|I|our recruiters)\s+(?:(?:only|also|just|can)\s+)?(?:find|place|recruit|headhunt|source)\s+(?:you\s+)?((?:[a-z&-]+,?\s+){0,5}[a-z-]+s)\b/gi;
/** What is supplied may be people if it is said how they are paid: "We supply pickers to warehouses: 140 temps last November." */
const SUPPLIES =
  /\b(?:we|I)\s+(?:(?:only|also|just|can)\s+)?(?:supply|provide|staff)\s+(?:you\s+with\s+)?((?:[a-z&-]+,?\s+){0,5}[a-z-]+s)\b/gi;
const OF_STAFFING = /\b(?:temps|staffing|locums?|(?:bill|charge) rate|PAYE)\b/i;
/** Who only has designers of their own free says none of this. */
const OF_HIRING =
  /\b(?:recruit\w*|candidates?|staffing|temps|placements?|CVs?|resum[e\u00e9]s?|interview(?:ing)?|notice|hir(?:e|ing)|vacanc\w+|bill rate|charge rate|PAYE|rebate|replacement)\b/i;
const PERSON = /(?:ers|ors|ists|ians|ants|ysts|men|women|nurses|chefs|cooks|staff|hires)$/i;
/** Those whom nobody hires. */
const NOT_HIRED =
  /\b(?:suppliers|vendors|buyers|customers|consumers|clients|tenants|renters|partners|investors|donors|lenders|sponsors|speakers|members|readers|users|subscribers|orders|offers|numbers|errors|containers|sensors|trailers|computers)$/i;
/** Who decides on people found for jobs, besides those who lead such people. */
const HIRING = ['recruiting', 'hr'];

const namesPeople = (text: string, words: RegExp): boolean =>
  [...text.matchAll(words)].some(([, people = '']) => {
    const [named = ''] = people.split(/\s(?:for|in|with|at|to|who|that)\s/);
    return PERSON.test(named) && !NOT_HIRED.test(named) && findTrades(named).length > 0;
  });

/** Who decides on hiring, if an email offers people for jobs. */
export function findHiring(sentences: readonly { text: string }[]): readonly string[] {
  const text = sentences.map((one) => one.text).join('\n');
  const isOfPeople =
    namesPeople(text, FINDS) ||
    (OF_STAFFING.test(text) && namesPeople(text, SUPPLIES)) ||
    (OF_HIRING.test(text) && presentsCandidate(text));
  return isOfPeople ? HIRING : [];
}
