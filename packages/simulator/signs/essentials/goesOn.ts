import { leansBack } from '../../damage/lexicon.ts';

/** With what follows from it, another of the same, or a time counted from it. */
const GOES_ON =
  /^\W*(?:and|but|so|or|nor|then|also|plus|yet|still|because|otherwise|instead|either|neither|both|second(?:ly)?|third(?:ly)?|next|finally|after (?:that|this|which)|since then|meanwhile|that|which|this|these|those|such|it|they|he|she|if (?:so|not|it|they|you do|that|this|yes|no)\b|same|another|others?)\b/iu;
/** "This is Dana from Kettleby" points at nothing; what else it may point at is for `leansBack`. */
const SAYS_WHO = /^\W*(?:this|it)\b/i;
/** Whether a sentence goes on with the one before it, or points at it. */
export const isContinuation = (text: string): boolean => (GOES_ON.test(text) && !SAYS_WHO.test(text)) || leansBack(text);
