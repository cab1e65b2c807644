/** That something is attached, enclosed or in the attachment. */
const ATTACHED =
  /\b(?:(?:I|we)(?:['\u2019]ve| have|['\u2019]m| am)? (?:also |just )?(?:attached|attach|attaching|enclosed|enclose|enclosing)|(?:is|are|you(?:['\u2019]ll| will| can)? find|please find|see|find|in|open|check) (?:the )?(?:attached|enclosed|attachment)|(?:attached|enclosed) (?:is|are|you|please|our|my|the)|(?:brochure|catalogu?e|price ?list|flyer|leaflet|menu|deck|presentation|portfolio|pdf)s? (?:is |are )?(?:attached|enclosed))\b/iu;
/** What is attached to a thing, or not attached at all. */
const OTHERWISE =
  /\b(?:strings|conditions|lien|cost|no|not|never|without|nothing|instead of|rather than)\b[^.!?]{0,15}\b(?:attach\w*|enclos\w*)\b|\b(?:attach\w*|enclos\w*) (?:nothing|no|you can ?not|you can['\u2019]?t)\b|\b(?:attached|enclosed) (?:to|by|with)\b/iu;

/** Whether a sentence points to something that is attached. */
export const pointsToAttachment = (sentence: string): boolean => ATTACHED.test(sentence) && !OTHERWISE.test(sentence);
