/** A telephone number or an address, brackets, and two things between which the email leaves the choice. */
const CUT = /\d[\d\s().-]{5,}\d|[@()[\]{}<>|/\\"\u201c\u201d;:\n?!&]|\bor\b|\b(?:whatsapp|www|https?)\b/i;
/** What no phrase begins or ends with. */
const OPEN_START = /^(?:and|but|so|then|because|if|that|which|who|is|are|was|were|be|been|not|right|now)\b/i;
const OPEN_END =
  /\b(?:an?|the|our|your|my|and|but|so|then|of|to|for|with|at|by|from|in|on|as|than|that|which|who|is|are|was|were|right|very|too)$/i;

/** Whether words cut from an email stand as a whole, so that a reply may repeat them. */
export const isWhole = (phrase: string): boolean => {
  const words = phrase.trim();
  return words !== '' && !CUT.test(words) && !OPEN_START.test(words) && !OPEN_END.test(words);
};
