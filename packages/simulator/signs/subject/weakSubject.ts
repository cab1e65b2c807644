import { isEmptySubject } from './emptySubject.ts';

/** It asks for time or a click before it says what about. */
const ASKS_TIME =
  /\b(?:\d{1,2}|five|ten|fifteen|twenty|thirty)[ -]?min(?:ute)?s?\b|\b(?:quick|short|brief|intro|introductory) (?:call|chat|meeting|demo|talk|word|sync)\b|\b(?:meet|talk|chat|connect|speak|call|coffee|zoom)\b(?: (?:with|this|next|on|tomorrow|today|soon|now)\b[^?!]*)?\W*$/i;
const ASKS_CLICK =
  /\b(?:booking|calendar|calendly|meeting|zoom|download|demo) (?:link|invite|request|page)\b|\b(?:link|offer|details|price|surprise|gift|invitation|video|info) inside\b|\b(?:open|read|see|watch|click|reply|download|register|sign up) (?:me|this|here|now|today|asap|before|if)\b/i;
/** An alarm about the reader, or an alarm alone. */
const ALARM = String.raw`(?:at risk|in danger|hack\p{L}*|breach\p{L}*|leak(?:s|ed|ing)|los(?:e|es|ing)|lost|stolen|expos\p{L}+|compromised|suspended|overdue|under attack|vulnerable|failing|dying|bleeding|wast(?:ed|ing)|fined|missing out)`;
const ALARMS = new RegExp(
  String.raw`\b(?:you|your|you['\u2019]re|we)\b.*\b${ALARM}\b|\b(?:is|are|has been|have been)\b.*\b${ALARM}\b|^\W*(?:urgent|warning|alert|important|attention|final|last (?:chance|call|notice)|act now|hurry|deadline)\b`,
  'iu',
);
/** It excuses itself, or speaks of the emails before it. */
const OF_ITSELF =
  /\b(?:sorry|apolog\p{L}+|bother(?:ing)?|disturb\p{L}*|interrupt\p{L}*)\b|\b(?:my|our) (?:\p{L}+ )?(?:e-?mails?|messages?|notes?)\b|\b(?:checking|following|circling|touching|bumping|reaching|popping) (?:in|up|back|base|this|out)\b|\b(?:still|ever) interested\b|\bone (?:more|last) (?:try|thing|time|email|attempt)\b/iu;

const LEAST_WORDS = 2;

/**
 * Whether a short subject is no merit, whatever its length: it names no topic or only one word, asks for time or a click, alarms, or speaks of
 * itself. `names`: those of the reader, which say nothing of the topic.
 */
export function isWeakSubject(subject: string, names: readonly string[] = []): boolean {
  const topic = names
    .filter((name) => name.length > 1)
    .reduce((text, name) => text.replaceAll(name, ' '), subject)
    .replace(/^(?:(?:re|fwd?):)?[\s,:;-]+/i, '')
    // "Opportunity for {{company}}"
    .replace(/\s+(?:for|with|at|from|to|and|of)\W*$/i, '');
  const words = topic.match(/[\p{L}\p{N}][\p{L}\p{N}'\u2019&-]*/gu) ?? [];
  return (
    words.length < LEAST_WORDS || isEmptySubject(topic) || [ASKS_TIME, ASKS_CLICK, ALARMS, OF_ITSELF].some((pattern) => pattern.test(topic))
  );
}
