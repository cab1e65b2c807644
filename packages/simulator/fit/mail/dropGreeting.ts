import type { ReadSentence } from './readSentence.ts';

/** "Hi Dana, we tune pianos": a greeting on the line that says what is sold; with nothing behind it, it is a line of its own. */
const GREETING =
  /^\s*(?:hi|hiya|hello|hey|dear|morning|afternoon|evening|good (?:morning|afternoon|evening|day)|alright|all right|greetings|ciao)\b(?: there| again)?(?: [^\s,;:.!?–—-]+){0,3}\s*(?:[,;:!–—-]|\s)\s*(?=(?:we|i|our|my|i['’]m|we['’]re|i['’]ve|we['’]ve)\b)/iu;

/** A sentence without the greeting it begins with, which says nothing about the rest. */
export function dropGreeting<Sentence extends ReadSentence>(sentence: Sentence): Sentence {
  const text = sentence.text.replace(GREETING, '');
  return text === sentence.text ? sentence : { ...sentence, text, roles: { ...sentence.roles, greeting: 0 } };
}
