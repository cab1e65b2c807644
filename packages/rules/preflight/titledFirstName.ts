import type { CheckedEmail, Sighting } from './finding.ts';

/** A title that goes with a last name, and the one word after it, at the start of a body. */
const TITLED =
  /^\s*(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day))[ \t,]+)?((?:mr|mrs|ms|mx|dr|prof|professor|doctor)\.?[ \t]+(\p{L}[\p{L}'\u2019-]+))[ \t]*[,!:\u2013\u2014\n]/iu;

/** Finds that a lead with a known last name is greeted with a title and the first name: "Dr. Anna". */
export function findTitledFirstName({ body, firstName, fullName }: CheckedEmail): Sighting[] {
  const [, greeted, name] = TITLED.exec(body) ?? [];
  if (greeted === undefined || name === undefined || firstName === null || fullName === null) return [];
  const own = firstName.trim().toLowerCase();
  const hasLastName = fullName.trim().toLowerCase().startsWith(`${own} `) && fullName.trim().length > own.length + 2;
  return name.toLowerCase() === own && hasLastName
    ? [{ kind: 'titled_first_name', text: greeted, instead: null, fix: null, place: 'the greeting' }]
    : [];
}

/** The same in a template, in which a variable stands for the first name. */
const TITLED_VARIABLE =
  /^\s*(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day))[ \t,]+)?((?:mr|mrs|ms|mx|dr|prof|professor|doctor|sir\/madam|sir or madam|sir|madam)\.?[ \t]+\{\{\s*first_?name\s*\}\})(?![ \t]*\{\{)/iu;

/** Finds a title before the variable for a first name. */
export function findTitledVariable(body: string): Sighting[] {
  const greeted = TITLED_VARIABLE.exec(body)?.[1];
  return greeted === undefined ? [] : [{ kind: 'titled_first_name', text: greeted, instead: null, fix: null, place: 'the greeting' }];
}

/** Jobs that are hardly anybody's last name. */
const JOB = String.raw`(?:manager|director|owner|co-?owner|president|ceo|cfo|coo|cto|officer|supervisor|superintendent|specialist|engineer|coordinator|administrator|assistant|controller|founder|analyst|executive|vp|planner)`;
/** A greeting that ends with a job: "Dear Franz Maintenance Manager,", or with the variable for it. */
const BY_JOB = new RegExp(
  String.raw`^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day))[ \t,]+([\p{L}{}_.'\u2019-]+(?:[ \t]+[\p{L}{}_.'\u2019-]+)?[ \t]+(?:\{\{\s*(?:job_?)?title\s*\}\}|(?:(?!of\b)[\p{L}&-]+[ \t]+){0,3}${JOB}(?: of \p{Lu}\p{L}+)?))[ \t]*[,!:\u2013\u2014\n]`,
  'iu',
);

/** Finds that leads are greeted by name and job: "Dear Bill Plant Manager". `firstName`: as the greeting has it; null if any name may stand there. */
export function findJobGreeting(body: string, firstName: string | null): Sighting[] {
  const greeted = BY_JOB.exec(body)?.[1];
  if (greeted === undefined) return [];
  const starts = greeted.startsWith('{{') || (firstName !== null && greeted.toLowerCase().startsWith(`${firstName.trim().toLowerCase()} `));
  return starts ? [{ kind: 'job_title_greeting', text: greeted, instead: null, fix: null, place: 'the greeting' }] : [];
}
