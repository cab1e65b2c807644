/** "How often do you have yours cleaned?", "How often are they tested?" */
const UPKEEP =
  /\b(?:have|having|get|getting|had) [^?]*\b(?:done|seen to|\p{L}{3,}ed|cut|swept|sharpened)\b|^how (?:often|frequently|regularly) (?:are|is|do you|does your \p{L}+) (?:[^?]*\b(?:done|\p{L}{3,}ed|cut|swept)\b|(?:clean|test|check|service|inspect|train|update|back up|wash|review|replace|change|maintain|sharpen|calibrate|sweep|empty|paint|prune|audit|rotate|flush)\b)/iu;
const GOES_WRONG =
  /\b(?:los(?:e|ing)|miss|run(?:ning)? (?:out|late|short)|fail|break|go(?:es)? wrong|have to|end up|turn (?:away|down)|struggle|complain\p{L}*|wait|cancel|late|short of|stuck|redo|chase)\b/iu;

/** What a question for how often is about, as a tag: something that is to be done regularly, or that should not happen. */
export const readRhythm = (question: string): readonly string[] =>
  GOES_WRONG.test(question) ? ['goesWrong'] : UPKEEP.test(question) ? ['upkeep'] : [];
