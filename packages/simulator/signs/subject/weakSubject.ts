import { isEmptySubject } from './emptySubject.ts';

/** It asks for time or a click before it says what about. */
const ASKS_TIME =
  /\b(?:\d{1,2}|five|ten|fifteen|twenty|thirty)[ -]?min(?:ute)?s?\b|\b(?:quick|short|brief|intro|introductory) (?:call|chat|meeting|demo|talk|word|sync)\b|\b(?:meet|talk|chat|connect|speak|call|coffee|zoom)\b(?: (?:with|this|next|on|tomorrow|today|soon|now)\b[^?!]*)?\W*$/i;
const ASKS_CLICK =
  /\b(?:booking|calendar|calendly|meeting|zoom|download|demo) (?:link|invite|request|page)\b|\b(?:link|offer|details|price|surprise|gift|invitation|video|info) inside\b|\b(?:open|read|see|watch|click|reply|download|register|sign up) (?:me|this|here|now|today|asap|before|if)\b/i;
/** An alarm about the reader, or an alarm alone. */
const ALARM = String.raw`(?:at risk|in danger|hack\p{L}*|breach\p{L}*|leak(?:s|ed|ing)|los(?:e|es|ing)|lost|stolen|expos\p{L}+|compromised|suspended|overdue|under attack|vulnerable|failing|dying|bleeding|wast(?:ed|ing)|fined|missing out)`;
const ALARMS = new RegExp(
  String.raw`\b(?:you|your|you['\u2019]re|we)\b.*\b${ALARM}\b|\b(?:is|are|has been|have been)\b.*\b${ALARM}\b|\bdeadline\b|^\W*(?:urgent|warning|alert|important|attention|final|last (?:chance|call|notice)|act now|hurry|deadline)\b`,
  'iu',
);
/** It excuses itself, or speaks of the emails before it. */
const OF_ITSELF =
  /\b(?:sorry|apolog\p{L}+|bother(?:ing)?|disturb\p{L}*|interrupt\p{L}*)\b|\b(?:my|our) (?:\p{L}+ )?(?:e-?mails?|messages?|notes?)\b|\b(?:checking|following|circling|touching|bumping|reaching|popping) (?:in|up|back|base|this|out)\b|\b(?:still|ever) interested\b|\b(?:one (?:more|last)|last|final|second|third|fourth|another) (?:try|thing|time|e-?mail|message|note|attempt|follow-?up)\b/iu;

/** It flatters: anybody could get it. */
const FLATTERS =
  /^\W*(?:you(?:['\u2019]re| are)|your (?:\p{L}+ ){1,2}(?:is|are|rocks?))\b.*\b(?:amaz\p{L}+|awesome|inspir\p{L}+|best|brilliant|great|hero|incredible|legend|rock ?stars?|stars?|visionary|wonderful|genius|rocks?)\b|^\W*(?:(?:we|i)(?:['\u2019]m| am| are)? )?(?:\p{L}+ )?(?:love|loved|adore|admire|obsessed with|impressed by|(?:big|huge) fans? of)\b|\b(?:congrat\p{L}*|well done|kudos|hats off)\b/iu;

/** It boasts. */
const BOASTS =
  /\b(?:best(?! (?:time|practices?|ways?|before|of)\b)|finest|cheapest|greatest|lowest|unbeatable|unrivall?ed|world[- ]class|number one|no\.? ?1)\b|#1\b/i;

/** Words that lead on to a name. */
const LEADS_ON = /\s+(?:about|for|at|with|on|to|from|of|and|regarding)\W*$/i;

const LEAST_WORDS = 2;

/** The subject without a reply mark, and without the reader's names and what leads on to them: they say nothing of the topic. */
const topicOf = (subject: string, names: readonly string[]): string =>
  names
    .filter((name) => name.length > 1)
    .reduce((text, name) => text.replaceAll(name, ' '), subject)
    .replace(/^(?:(?:re|fwd?):)?[\s,:;-]+/i, '')
    .replace(LEADS_ON, '');

/**
 * Whether a subject is no merit, whatever else it has: it names no topic, asks for time or a click, alarms, flatters, boasts or speaks of itself.
 * `names`: those of the reader.
 */
export function isBaitSubject(subject: string, names: readonly string[] = []): boolean {
  const topic = topicOf(subject, names);
  return isEmptySubject(topic) || [ASKS_TIME, ASKS_CLICK, ALARMS, OF_ITSELF, FLATTERS, BOASTS].some((pattern) => pattern.test(topic));
}

/** Whether a short subject is no merit: it has only one word besides the reader's `names`, or is bait. */
export function isWeakSubject(subject: string, names: readonly string[] = []): boolean {
  const words = topicOf(subject, names).match(/[\p{L}\p{N}][\p{L}\p{N}'\u2019&-]*/gu) ?? [];
  return words.length < LEAST_WORDS || isBaitSubject(subject, names);
}
