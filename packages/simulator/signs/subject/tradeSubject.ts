import { isGenericSubject } from './genericSubject.ts';

/** What names a field, alone or behind another word: "Payroll", "Roofing services", "Pest control". */
const FIELDS =
  /\b(?:services?|solutions?|agency|company|providers?|suppliers?|supplies|products|training|consulting|consultancy|energy|control|management|marketing|software|platforms?|transformation|development|support|maintenance|insurance|security|cleaning|repairs?|installation|recruit(?:ing|ment)|staffing|hiring|logistics|printing|roofing|plumbing|accounting|bookkeeping|landscaping|catering|packaging|payroll|seo)\W*$/iu;

/** The title of a brochure: "Introducing Severn IT", "Sales training that delivers results". */
const BROCHURE =
  /^(?:re: )?(?:introducing\b(?! (?:your |our )?\p{Ll}+ to\b)|an introduction to\b|about (?:us|our (?:company|services))\b|(?:our )?(?:company|services?) (?:introduction|presentation|profile|brochure)\b)|\b(?:that|which) (?:(?:(?:really|actually|consistently) )?(?:delivers?|gets?|brings?|drives?|produces?|creates?|achieves?) (?:(?:real|better|great|proven|lasting|measurable) )?(?:results?|success|growth|value|roi)|(?:really|actually|just) works?|makes? (?:a|the) difference)\W*$/iu;

/** What an ad promises to do with a field: "Transforming logistics with data", "Unlock the power of your team". */
const PROMOTES =
  /^(?:transform(?:ing)?|unlock(?:ing)?|unleash(?:ing)?|revolutioni[sz](?:e|ing)|elevat(?:e|ing)|empower(?:ing)?|supercharg(?:e|ing)|reimagin(?:e|ing)|redefin(?:e|ing)|skyrocket(?:ing)?|turbocharg(?:e|ing))\b(?![^.]*\d)(?!.*\b(?:door|gate|site|phone|meter|station|kV)s?\b)(?= \p{L})/iu;

/** Whether a subject names only its sender or the sender's field, as a brochure or an ad does: "Insurance", "Safety training", "Introducing Severn IT". */
export const isTradeSubject = (subject: string): boolean =>
  BROCHURE.test(subject.trim()) || PROMOTES.test(subject.trim()) || (isGenericSubject(subject) && FIELDS.test(subject));
