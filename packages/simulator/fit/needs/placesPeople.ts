import { findTrades } from '../titles/titleTrades.ts';

/** The sender finds people for jobs: "We find backend and data engineers for scale-ups." */
const FINDS =
  /\b(?:we|I|our recruiters)\s+(?:(?:only|also|just|can)\s+)?(?:find|place|recruit|headhunt|source)\s+(?:you\s+)?((?:[a-z&-]+,?\s+){0,5}[a-z-]+s)\b/gi;
const PERSON = /(?:ers|ors|ists|ians|ants|ysts|men|women|nurses|chefs|cooks|staff|hires)$/i;
/** Those whom nobody hires. */
const NOT_HIRED =
  /\b(?:suppliers|vendors|buyers|customers|consumers|clients|tenants|renters|partners|investors|donors|lenders|sponsors|speakers|members|readers|users|subscribers|orders|offers|numbers|errors|containers|sensors|trailers|computers)$/i;
/** Who decides on people found for jobs, besides those who lead such people. */
const HIRING = ['recruiting', 'hr'];

/** Who decides on hiring, if an email offers people for jobs. */
export const findHiring = (sentences: readonly { text: string }[]): readonly string[] =>
  sentences.some(({ text }) =>
    [...text.matchAll(FINDS)].some(([, people = '']) => {
      const [named = ''] = people.split(/\s(?:for|in|with|at|to|who|that)\s/);
      return PERSON.test(named) && !NOT_HIRED.test(named) && findTrades(named).length > 0;
    }),
  )
    ? HIRING
    : [];
