/** Words that end in s or precede a verb without being its subject. */
const NOT_ACTORS = new Set(['always', 'perhaps', 'yes', 'thanks', 'lets', 'this', 'days', 'sometimes', 'besides', 'otherwise', 'regards']);
const ACTORS = new Set(['they', 'who', 'people', 'everyone', 'anyone', 'staff', 'children', 'men', 'women']);
const BARE_VERB = /^(?:book|schedule|arrange|set|plan|pick|choose|select|find|grab)\b/i;
const WORD_BEFORE = /([\p{L}]+)(?:\s+(?:can|could|may|might|would|then|also|now|just|simply))*\s+$/u;

/** What may follow the first verb of a question that asks for a time: you or I, a day, a length of time. */
const ASKED = [
  "you|we|i|i'd|us|it|there|that|this|be|a|an|some|any|anytime|sometime|either|both|next|early|later|mid|now|anyone|someone|lunch|coffee|at|on|in|works?|suit|good|best|better|possible",
  '(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri)(?:days?)?|tomorrow|today|mornings?|afternoons?|half|ten|fifteen|twenty|thirty',
  'january|february|march|april|june|july|august|september|october|november|december|an? (?:hour|quarter)',
  'the (?:week|following|first|end|start)|your (?:calendar|schedule|diary|week|team (?:have|be|free|available))',
].join('|');
/** "Do your drivers ...", "What do teams ...": the first verb of the clause is about someone else. */
const ABOUT_OTHERS = new RegExp(
  `^(?:(?!(?:you|we|i|if)\\b)[\\p{L}\\d'\u2019]+ ){0,5}?(?:do|does|did|is|are|was|were|can|could|will|would|should|might|has) (?!(?:${ASKED})(?![\\p{L}'\u2019])|\\d)\\p{L}`,
  'iu',
);
/** "How do you plan", "Do you lose", "Are you losing", "Did you know", "What happens": a question about a situation, not a request for a time. */
const ABOUT_HABITS =
  /^(?:and |but |so )?(?:how (?:many|much|long|often)|why|what happens|(?:how|what|where|when) (?:do|did) you (?!feel|look|think|say|have time)|do you (?:(?:still|also|often|usually|ever|always|currently) )?(?!have|got|mind|think|happen|want|prefer|fancy|feel|by|need|know|wish|like)|did you|are you (?:(?:still|currently) )?(?!willing|going)\p{L}+ing|is it (?:normal|usual)|does it (?:take|cost|need)|is \d+ \p{L}+ (?:an?|the|your|normal|usual) )/iu;
/** "Is Friday your busiest day?" */
const ABOUT_A_DAY = /^ (?:your|always|usually)\b/;
const CLAUSE_END = /[,;:()\u2013\u2014\n]| - /;

type Asked = { start: number; end: number };

/** Whether a question only mentions a time or a meeting while asking about the reader's situation. */
export function isAskedAboutOthers(text: string, phrase: Asked, sentence: Asked): boolean {
  if (!text.slice(phrase.end, sentence.end).includes('?')) return false;
  const clause = (text.slice(sentence.start, phrase.start).split(CLAUSE_END).at(-1) ?? '').trimStart();
  const asked = `${clause}${text.slice(phrase.start, phrase.end)}`;
  return ABOUT_OTHERS.test(asked) || ABOUT_HABITS.test(asked) || ABOUT_A_DAY.test(text.slice(phrase.end, phrase.end + 12));
}

/**
 * Whether a phrase such as "book a slot" describes what someone else does ("lets carriers book a slot", "customers can book a slot") and
 * asks nothing of the reader. `start` is the phrase's offset in `text`.
 */
export function isAskedOfOthers(text: string, start: number): boolean {
  if (!BARE_VERB.test(text.slice(start, start + 12))) return false;
  const before = text.slice(Math.max(0, start - 60), start);
  const word = WORD_BEFORE.exec(before)?.[1]?.toLowerCase();
  if (word === undefined) return false;
  return ACTORS.has(word) || (word.length > 3 && word.endsWith('s') && !NOT_ACTORS.has(word));
}
