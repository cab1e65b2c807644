import { MONTH, NEAR, NEAR_PLACE, ON_STREET, SHORT_DAY, WEEKDAY } from './claimWords.ts';
import { DISTANCE } from './ofCompany.ts';

/** Who is on the way: the sender and what the sender drives. */
const WE = String.raw`\b(?:I|we|(?:my|our|one of our|a) (?:\p{L}+ )?(?:crew|team|van|truck|driver|guys|lads|technician|rep|colleague)s?)`;
const AREA = String.raw`(?:(?:in|around|near|through|over|up|down|out|round) your (?:area|neck of the woods|part of (?:town|the world|the county|the country|the state)|neighbou?rhood|region|patch|way)|(?:round|around|over|out|down|up) your way|(?:just )?(?:round|around) the corner from (?:you\b|your\b|\{\{company\}\}))`;
/** "We are round your way the week of the 20th", "I'll be in your area on Thursday". */
const OF_AREA = new RegExp(
  String.raw`${WE}(?:['\u2019](?:m|re|s|ll|ll be)| am| are| is| was| were| will be| have been| work| works| drive| drives)(?: be| been| already| also| all| just| working| going to be| driving| passing)* (?:(?:on|at|for) (?:an?|the) \p{L}+ |(?:doing|fixing|cleaning|fitting|painting|surveying) [^.!?,\n]{2,25} )?${AREA}`,
  'iu',
);
/** "In your area Thurs", of the sender, who is left out of a subject. */
const AREA_AND_DAY = new RegExp(
  String.raw`${AREA}[^.!?]{0,12}\b(?:${WEEKDAY}|${SHORT_DAY}|today|tomorrow|(?:this|next) (?:week|month)|the \d{1,2}(?:st|nd|rd|th)|\d{1,2} ${MONTH}|${MONTH} \d{1,2})\b`,
  'iu',
);
/** Wherever the reader is: "whenever we are in your area". */
const ANYWHERE = /\b(?:if|when|whenever|next time|once|anywhere|wherever|every|each|always|know|serve|cover)\b|\?\s*$/iu;

/** Whether a sentence says that the sender is near its reader, which holds in one area only. */
export const isOfOneArea = (sentence: string): boolean =>
  (OF_AREA.test(sentence) && !ANYWHERE.test(sentence)) || [NEAR, NEAR_PLACE, ON_STREET, DISTANCE].some((form) => form.test(sentence));

/** Whether a subject says so. */
export const isSubjectOfOneArea = (subject: string): boolean => AREA_AND_DAY.test(subject) && !ANYWHERE.test(subject);
