import { MONTH, WEEKDAY } from '../../reading/text/timeWords.ts';

const FORM = String.raw`(?:forms?|questionnaires?|data sheets?|self-assessments?|(?:supplier |vendor |customer )?declarations?|registration|checklists?|W-9)`;
/** A form that comes with the email, to be filled in and sent back. */
const ENCLOSED = new RegExp(
  String.raw`\b(?:attach\w*|enclos\w*|below|find)\b[^.?!\n]{0,60}\b${FORM}\b|\b${FORM}\b[^.?!\n]{0,30}\b(?:attached|enclosed|below)\b`,
  'i',
);
const TO_RETURN =
  /\b(?:fill (?:it |them |this )?(?:in|out)|filled (?:in|out)|complete[ds]?|completing|return(?:ed)?|send (?:it |them |this )?back|need (?:it|them|this) back|have (?:it|them) back|sign(?:ed)?)\b/i;
const DUE = new RegExp(
  String.raw`\b(?:by|before|until|no later than) ((?:${WEEKDAY}(?:,? (?:the )?(?:${MONTH} \d{1,2}|\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?${MONTH})?))?)|${MONTH} \d{1,2}|(?:the )?\d{1,2}(?:st|nd|rd|th)(?: (?:of )?${MONTH})?)\b`,
  'i',
);
const UNCHANGED = /\b(?:if )?(?:nothing|no (?:details|information)) (?:has |have )?changed|\bno changes\b/i;

/** A form to be returned, and by when; null if the email encloses none. `unchanged`: a note that all is as before is enough. */
export function readPaperwork(prose: string): { tags: string[]; due: string | null } | null {
  if (!ENCLOSED.test(prose) || !TO_RETURN.test(prose)) return null;
  const [due = null] = DUE.exec(prose)?.slice(1) ?? [];
  // People write "Friday", and seldom the whole date.
  const day = due?.split(/,? /)[0] ?? null;
  return { tags: ['paperwork', ...(UNCHANGED.test(prose) ? ['unchanged'] : [])], due: day?.endsWith('day') === true ? day : due };
}
