import { questionsOf } from '../../reading/text/questionsOf.ts';

/** "Which of these would suit your readers?", "What topic would you prefer?" */
const ASKS_TOPIC =
  /\b(?:which|what)\b[^.?!]*\b(?:one|of (?:these|those|them)|topics?|ideas?|subjects?|titles?|angles?|prefer|suits?|fits?|works?|like best)\b[^.?!]*\?|\b(?:let me know|tell me) which\b/i;
const AT_A_STAND =
  /\b(?:booth|stand|stall|hall|pavilion)\b(?: (?:no\.?|number))? #?(?:[A-Z]{1,2}[- ]?)?\d+|\b(?:at|visit) our (?:booth|stand|stall)\b/i;
/** "Was the driver on time?": yes or no answers it. */
const POLAR = /^(?:\W*(?:and|or|so|also)\b)?\W*(?:was|were|is|are|did|does|do|has|have|would|will)\b/i;
const JOINED =
  /,? and (?=(?:was|were|is|are|did|does|do|has|have|would|will) (?:the|you|your|it|they|we|our|he|she|everything|everybody|everyone)\b)/i;
const isPolar = (question: string): boolean => POLAR.test(question) && !/\bor\b/i.test(question);
/** What follows "two quick questions:" is the question. */
const toQuestion = (text: string): string => (text.split(/[:.!]\s+/).at(-1) ?? text).trim();

/** What an email about an article, a fair or a delivery asks besides, as tags: to choose a topic, to come to a stand, or two things that yes answers. */
export function readExtras(prose: string): string[] {
  const polar = questionsOf(prose)
    .map(toQuestion)
    .flatMap((question) => question.split(JOINED))
    .filter(isPolar);
  return [
    ...(ASKS_TOPIC.test(prose) ? ['topics'] : []),
    ...(AT_A_STAND.test(prose) ? ['stand'] : []),
    ...(polar.length === 2 ? ['twoPolar'] : []),
  ];
}

const CLOCK = /\b\d{1,2}(?:[.:]\d\d)? ?[ap]m\b|\b(?:in the|one|a|once in the) (?:morning|afternoon|evening)\b/gi;
const WHICH = /\bwhich (?:one|session|time|slot|of (?:them|these|the two))?\b[^?]*\?/i;

/** "Once at 9 am and once at 6 pm. Which suits you better?": the sessions to choose from; empty unless there are two. */
export function readSessions(prose: string): string[] {
  const times = [...new Set([...prose.matchAll(CLOCK)].map(([time]) => time.replace(/^(?:in the|one|a|once in the) /i, '')))];
  return times.length === 2 && WHICH.test(prose) ? times.map((time) => `the ${time} session`) : [];
}
