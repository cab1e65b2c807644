import { rememberLines } from '../../reading/text/remember.ts';

const LEADS =
  /^\W*(?:(?:if (?:you|that|it|this|so|not)\b[^,.!?]{0,50},|if (?:you(?:['\u2019]d)? (?:would )?(?:prefer|rather)|(?:that|it)(?:['\u2019]s| is) easier)|or|and|but|so|then|also|please|kindly|just|simply|even|either|alternatively|otherwise|meanwhile|in the meantime)[,\s]+)*/iu;

const ACTS =
  'reply|respond|answer|write|call|ring|phone|text|email|message|whats ?app|contact|get (?:back|in touch)|reach|come|pop|drop|stop|swing|visit|meet|join|book|schedule|arrange|reserve|set up|pick|choose|grab|request|order|download|upload|see|view|browse|check out|(?:have|take) a look|look at|go to|click|watch|read|start|try|sign up|register|fill (?:in|out)|send|share|give|tell|advise|inform|post|forward|pass|talk|speak|chat|hop|jump|connect|discuss';
const SENDER_ACTS = `${ACTS}|show|walk|bring|find (?:a|some) time|know|hear|learn|welcome`;
const MAY_ADD = String.raw`(?:(?:also|always|just|simply|either|both|still|perhaps|maybe|really) )*`;

/** How a request begins: an order, a question to the reader, what the sender is ready to do. */
const BEGINS = new RegExp(
  [
    String.raw`let (?:me|us) know\b`,
    String.raw`(?:do not|don['\u2019]?t|never) hesitate to\b`,
    String.raw`feel free to\b`,
    String.raw`(?:${ACTS})\b(?! (?:is|are|was|were|will|has|have)\b)`,
    String.raw`(?:you|they) (?:can|could|may|might) ${MAY_ADD}(?:${ACTS}|find|get|reach)\b`,
    String.raw`(?:can|could|may|might|shall|should) (?:I|we) ${MAY_ADD}(?:${SENDER_ACTS}|get|have|find|set)\b`,
    String.raw`(?:would|will|could|can|do|are|might) you ${MAY_ADD}(?:like|prefer|rather|want|have|be|open|free|available|interested|${ACTS}|point)\b`,
    String.raw`(?:(?:I|we)(?:['\u2019](?:m|re|d|ll)| am| are| would| can| could| will)? )?${MAY_ADD}(?:be )?(?:very |more than )?(?:happy|glad|delighted|pleased|free|like|love|welcome) (?:to|the (?:chance|opportunity) to) ${MAY_ADD}(?:${SENDER_ACTS}|set|arrange)\b`,
    String.raw`(?:I|we) (?:can|could) ${MAY_ADD}(?:${SENDER_ACTS}|set|arrange)\b`,
    String.raw`(?:what|when|which|where)\b[^.!]{0,60}\b(?:time|day|date|best|good|suit|work|works|free|available|visit|call|reach|talk)\b`,
  ].join('|'),
  'iu',
);
const STARTS = new RegExp(String.raw`${LEADS.source}(?:${BEGINS.source})`, 'iu');
/** A request that "and" adds to another one. */
const STANDS_ALONE = /^(?:please|kindly|feel free|let (?:me|us) know|you can|(?:can|could|may|shall|should|would) (?:I|we|you))\b/iu;
/** Goes on with "let me know": "if you would like our rates". */
const GOES_ON = /^(?:or )?(?:if|whether|when|what|which)\b/iu;
const LETS_KNOW = /\blet (?:me|us) know\b/iu;
const JOINT = /,\s*(?:and\/or\s|or\s|and\s)?|;\s*|\s+(?:and\/or|or|and)\s+/giu;
/** A reason that joins nothing new: "call me, whatever works". */
const CLOSES = /,? (?:whatever|whichever) (?:works|suits|you prefer|is easie(?:r|st))\b[^.!?]*(?=[.!?]*$)/iu;

export type RequestClause = { text: string; start: number; end: number };

/**
 * The requests that a sentence consists of, one after the other: "Let me know when we can come out, or call me, or visit our website". What
 * belongs to a request stays with it: "tell me how many trucks you run and I will send a price". None if the sentence begins with something else.
 */
export const readRequestClauses = rememberLines((sentence): readonly RequestClause[] => {
  const lead = LEADS.exec(sentence)?.[0].length ?? 0;
  if (!STARTS.test(sentence)) return [];
  const end = CLOSES.exec(sentence)?.index ?? sentence.length;
  const starts = [lead];
  for (const { 0: joint, index } of sentence.matchAll(JOINT)) {
    if (index < lead || index >= end) continue;
    const [next, isOr] = [index + joint.length, joint.trim().toLowerCase() !== 'and'];
    const rest = sentence.slice(next, end);
    // "Come and see", "come by and look at the rooms" are one thing.
    const isOwn = isOr ? STARTS.test(rest) : STANDS_ALONE.test(rest);
    if (isOwn || (isOr && GOES_ON.test(rest) && LETS_KNOW.test(sentence))) starts.push(next);
  }
  return starts.map((start, index) => {
    const to = index + 1 < starts.length ? (starts[index + 1] ?? end) : end;
    const text = sentence.slice(start, to).replace(/(?:[\s,;]|\b(?:and\/or|or|and)\s*$)+$/iu, '');
    const own = text.length - text.replace(LEADS, '').length;
    return { text: text.slice(own).replace(/[.!?\s]+$/u, ''), start: start + own, end: start + text.length };
  });
});
