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
