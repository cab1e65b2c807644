const BEFORE = 'on|in|by|with|via|through|over|at|from|off|under|before|after|every|per|for|to';
const CLAUSE = 'when|if|once|whenever|as|where|until';
const ARTICLE = 'an?|the|your|our|their|some';
/** What begins no verb phrase. */
const CLOSED = new RegExp(
  String.raw`^(?:${BEFORE}|${CLAUSE}|${ARTICLE}|some\w*|just|only|mostly|more|not|all|both|each|\d\S*)$|(?:ly|ing|[^s]s)$`,
  'i',
);
/** What follows a verb more often than a noun. */
const AFTER_VERB =
  /^(?:it|them|that|this|those|me|us|you|your|our|the|an?|some\w*|any\w*|out|in|off|up|over|away|round|back|down|to|from|into|through|by|on)$/i;
const PREPOSED = new RegExp(String.raw`^(?:(?:just|only|mostly|simply) )?(?:${BEFORE}|${CLAUSE})\b`, 'i');
const OFTEN = /^(?:daily|weekly|monthly|yearly|annually|always|often|regularly|\p{Ll}+ly)$/iu;
const PREDICATE = /^(.{1,30}?)(?= (?:be|work|suit|fit|make|help|come|sound|look)\b)/i;

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

const isVerbal = (phrase: string): boolean => {
  const [first = '', second = ''] = wordsOf(phrase);
  return !CLOSED.test(first) && AFTER_VERB.test(second);
};

/** The end of a text from the last of some words on; null if it has none. */
function fromLast(text: string, words: string): string | null {
  const at = [...text.matchAll(new RegExp(String.raw`(?<=^|\s)(?:${words})(?=\s)`, 'gi'))].at(-1)?.index;
  return at === undefined ? null : text.slice(at);
}

/** What stands in the first side of an either-or question where the second has its own words; null if that is not certain. */
function endLike(left: string, right: string): string | null {
  const last = wordsOf(left).at(-1) ?? '';
  if (PREPOSED.test(right) || OFTEN.test(right)) return OFTEN.test(last) ? last : fromLast(left, `${BEFORE}|${CLAUSE}`);
  if (new RegExp(`^(?:${ARTICLE})\\b`, 'i').test(right)) {
    const found = fromLast(left, ARTICLE);
    return found !== null && wordsOf(found).length <= 4 ? found : last;
  }
  return wordsOf(right).length === 1 && !/^(?:several|many|all|both|few|no)$/i.test(right) ? last : null;
}

/** "grass, bark" before "or rubber": the sides of a list, the first cut to the length of the others. */
function toItems(left: string, right: string): readonly string[] {
  const [first = '', ...middle] = left.split(/,\s*/);
  const isList = middle.length > 0 && middle.every((part) => wordsOf(part).length <= 3 && !/^(?:do|are|is|have|would|for)\b/i.test(part));
  if (!isList) return [];
  const length = Math.max(1, Math.min(wordsOf(right).length, wordsOf(middle[0] ?? '').length));
  return [wordsOf(first).slice(-length).join(' '), ...middle];
}

/**
 * The sides of an either-or question as its answer repeats them: of the same form, and the verb with its subject if the sides are things to do.
 * A side that cannot be told from the words before it is null, or left out.
 */
export function toParallel(left: string, right: string, isOfDoing: boolean): readonly (string | null)[] {
  if (isOfDoing && isVerbal(right)) return [CLOSED.test(wordsOf(left)[0] ?? '') ? null : `we ${left}`, `we ${right}`];
  // "Do you own your premises or rent?": a bare word is no answer beside a thing that is somebody's.
  if (isOfDoing && wordsOf(right).length === 1 && new RegExp(String.raw`\s(?:${ARTICLE})\s`, 'i').test(left)) return [`we ${left}`];
  const items = toItems(left, right);
  // "How do you cover it, temps or overtime?" asks before its only two sides.
  if (items.length > 0) return [...(/^(?:how|what|which|who)\b/i.test(left) ? items.slice(1) : items), right];
  return [endLike(left, right), right];
}

/** What the sender is told to do: their words for the reader become the reader's own. */
const FROM_SENDER: Readonly<Record<string, string>> = { you: 'me', your: 'our', my: 'your', our: 'your' };
const toSender = (text: string): string => text.replace(/\b(?:your?|my|our)\b/gi, (word) => FROM_SENDER[word.toLowerCase()] ?? word);
/** "bring the papers round" without what is only said of it. */
const toOrder = (phrase: string): string =>
  toSender(phrase.replace(/ (?:where|with|about|of|what|how|so that|because) .*$/i, '').replace(/ first$/i, ''));
/** "Would you rather I came by or wrote?": both sides are what the sender does. */
const RATHER_SENDER = /^(?:would|do) you (?:rather|prefer)(?: (?:it|that|if|it if))? (?:I|we) (.+)$/i;
/** "Would you prefer me to do it from an invoice?" */
const PREFER_SENDER = /^(?:would|do) you (?:rather|prefer|like)(?: for)? (?:me|us) to (?:just |simply )?(.+)$/i;
const RATHER =
  /^(?:would|do) (?:you|it) (?:(?:rather|prefer)(?: (?:it|that|if|it if))? (I|we) (.+)|rather (.+)|(?:prefer|like|be better)(?: to)? (.+))$/i;
const MAY = /^(?:shall|should|can|could|may) (?:I|we|our [\p{L}]+) /iu;
const WOULD =
  /^(?:would|shall|should|can|could|may|might|will|do|does) (?:you |it )?(?:(?:rather|prefer|like|want) )?(?:to |have |see |get )*/i;

/** "do this from an invoice" is asked for as "from an invoice". */
const request = (act: string): string =>
  `${toOrder(act)
    .replace(/^(?:just |simply )/i, '')
    .replace(/^(?:do|make|arrange) (?:this|it|that) (?=\p{L})/iu, '')}, please`;

/** What the reader may choose where the sender leaves them the choice: a thing, or a request in full. */
export function toChoice(left: string, right: string): readonly string[] {
  const sent = RATHER_SENDER.exec(left)?.[1];
  if (sent !== undefined) return [sent, right.replace(/^(?:that )?(?:I|we) /i, '')].map((act) => `I'd rather you ${toOrder(act)}`);
  const [, whose, act, rather, other] = RATHER.exec(right) ?? [];
  const mayDo = PREFER_SENDER.exec(left)?.[1] ?? (MAY.test(left) ? left.replace(MAY, '') : null);
  const requested = mayDo === null ? [] : [request(mayDo)];
  if (act !== undefined && whose !== undefined) return [...requested, `I'd rather you ${toOrder(act)}`];
  const wanted = rather ?? other;
  if (wanted !== undefined) return [...requested, `I'd rather ${toOrder(wanted)}`];
  if (/^(?:do|does|is|are|have|has|did|would|will)\b/i.test(right)) return [];
  const asked = right.replace(/^(?:shall|should|can|could|may) (?:I|we) /i, '');
  if (mayDo !== null && (asked !== right || isVerbal(right))) return [request(mayDo), request(asked)];
  // "Which would help more: a report or a price list?"
  const listed = /: *([^:]+)$/.exec(left)?.[1];
  if (listed !== undefined) return [...listed.split(/,\s*/), right].map(toSender);
  const end = PREDICATE.exec(right)?.[1] ?? right;
  const start = left.replace(WOULD, '');
  return toParallel(start, end, false).flatMap((side) => (side === null ? [] : [toSender(side)]));
}
