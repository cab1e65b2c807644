import { isGenericSubject } from './genericSubject.ts';
import { wordsOf } from './subjectText.ts';

/** What names a field behind its first word: "Roofing services", "Pest control". */
const FIELDS =
  /\b(?:services?|solutions?|agency|company|providers?|suppliers?|supplies|products|training|consulting|consultancy|energy|control|management|marketing|software|platforms?|transformation|development|support|maintenance|insurance|security|cleaning|repairs?|installation|recruit(?:ing|ment)|staffing|hiring|logistics|printing)\W*$/iu;

/** Whether a subject names only the field of its sender: "Insurance", "Safety training". */
export const isTradeSubject = (subject: string): boolean =>
  isGenericSubject(subject) && (wordsOf(subject).length === 1 || FIELDS.test(subject));
