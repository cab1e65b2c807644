import { isGenericSubject } from './genericSubject.ts';

/** What names a field, alone or behind another word: "Payroll", "Roofing services", "Pest control". */
const FIELDS =
  /\b(?:services?|solutions?|agency|company|providers?|suppliers?|supplies|products|training|consulting|consultancy|energy|control|management|marketing|software|platforms?|transformation|development|support|maintenance|insurance|security|cleaning|repairs?|installation|recruit(?:ing|ment)|staffing|hiring|logistics|printing|roofing|plumbing|accounting|bookkeeping|landscaping|catering|packaging|payroll|seo)\W*$/iu;

/** Whether a subject names only the field of its sender: "Insurance", "Safety training". */
export const isTradeSubject = (subject: string): boolean => isGenericSubject(subject) && FIELDS.test(subject);
