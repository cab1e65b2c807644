import { lastQuestion } from './readPlainForm.ts';

/** Somebody else may know as much about these as the reader: "Do you know where the key is?" */
const ABOUT_FACTS =
  /\b(?:(?:do|did|would|could|can) you (?:happen to |still |perhaps |by chance )?(?:know|remember|recall|tell|say|see|hear|find)|have you (?:seen|heard|found)|you (?:know|remember) (?:who|where|what|when|why|how|if|whether))\b/i;
const OF_READER = /\byou(?:['’](?:ll|re|d|ve)|rs?|rself)?\b/i;
/** "Let me know if you'll be in": what the reader is asked, without a question mark. */
const ASKED_TO_TELL = /\b(?:let (?:me|us) know|tell (?:me|us)|drop (?:me|us) a line|write back)\b([^.?!\n]*)/i;
const TELLS_OF_READER =
  /\b(?:if|whether|when|how|what|which|where|until when|on which days?) (?:\w+ ){0,2}?you(?:['’](?:ll|re|d|ve))?\b(?! (?:know|remember|need anything|have (?:any )?questions))/i;
const OPEN =
  /^(?:(?:and|so|or|but|also),? )?(?:(?:on|at|in|by|for|from|until|since|to|with) )?(?:what|which|when|where|who|whom|whose|why|how)\b/i;
const OPEN_TOLD = /^(?: \w+){0,4}? (?:what|which|when|where|who|whose|why|how)\b/i;

/**
 * How the question of an email must be answered. `ofReader`: it is about the reader, so nobody else has the answer. `wh`: a yes or no does
 * not answer it.
 */
export function readQuestion(prose: string): string[] {
  const question = lastQuestion(prose);
  const told = ASKED_TO_TELL.exec(question === '' ? prose : question)?.[1];
  const isOpen = told === undefined ? OPEN.test(question) : OPEN_TOLD.test(told) && !/\b(?:if|whether)\b/i.test(told);
  const isOfReader = told === undefined ? OF_READER.test(question) && !ABOUT_FACTS.test(question) : TELLS_OF_READER.test(told);
  return [...(isOfReader ? ['ofReader'] : []), ...(isOpen ? ['wh'] : [])];
}
