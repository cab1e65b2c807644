/** "Which of these would suit your readers?", "What topic would you prefer?" */
const ASKS_TOPIC =
  /\b(?:which|what)\b[^.?!]*\b(?:one|of (?:these|those|them)|topics?|ideas?|subjects?|titles?|angles?|prefer|suits?|fits?|works?|like best)\b[^.?!]*\?|\b(?:let me know|tell me) which\b/i;
const AT_A_STAND =
  /\b(?:booth|stand|stall|hall|pavilion)\b(?: (?:no\.?|number))? #?(?:[A-Z]{1,2}[- ]?)?\d+|\b(?:at|visit) our (?:booth|stand|stall)\b/i;
/** What an email about an article or a fair asks besides, as tags: to choose a topic, to come to a stand. */
export const readExtras = (prose: string): string[] => [
  ...(ASKS_TOPIC.test(prose) ? ['topics'] : []),
  ...(AT_A_STAND.test(prose) ? ['stand'] : []),
];

const CLOCK = /\b\d{1,2}(?:[.:]\d\d)? ?[ap]m\b|\b(?:in the|one|a|once in the) (?:morning|afternoon|evening)\b/gi;
const WHICH = /\bwhich (?:one|session|time|slot|of (?:them|these|the two))?\b[^?]*\?/i;

/** "Once at 9 am and once at 6 pm. Which suits you better?": the sessions to choose from; empty unless there are two. */
export function readSessions(prose: string): string[] {
  const times = [...new Set([...prose.matchAll(CLOCK)].map(([time]) => time.replace(/^(?:in the|one|a|once in the) /i, '')))];
  return times.length === 2 && WHICH.test(prose) ? times.map((time) => `the ${time} session`) : [];
}
