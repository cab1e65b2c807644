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
export const PREPOSED = new RegExp(String.raw`^(?:(?:just|only|mostly|simply|direct|directly|straight) )?(?:${BEFORE}|${CLAUSE})\b`, 'i');
const OFTEN = /^(?:daily|weekly|monthly|yearly|annually|always|often|regularly|\p{Ll}+ly)$/iu;

export const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

export const isVerbal = (phrase: string): boolean => {
  if (PREPOSED.test(phrase)) return false;
  const [first = '', second = ''] = wordsOf(phrase);
  return !CLOSED.test(first) && AFTER_VERB.test(second);
};

/** The end of a text from the last of some words on; null if it has none. */
function fromLast(text: string, words: string): string | null {
  const at = [...text.matchAll(new RegExp(String.raw`(?<=^|\s)(?:${words})(?=\s)`, 'gi'))].at(-1)?.index;
  return at === undefined ? null : text.slice(at);
}

/** "buy whole bean", "whole bean": what is had or used, as one thing of at most two words. */
const HAS_THING =
  /^(?:(?:buy|use|sell|order|get|serve|stock|offer|drink|take|run|burn|make|bake|roast|brew|grow|wear|have|need|keep|print|ship|bring in|buy in) )((?!(?:an?|the|your|our|some|any)\b)[\p{L}-]+(?: [\p{L}-]+)?)$/iu;
const BARE_THING = /^[\p{L}-]+(?: [\p{L}-]+)?$/u;
const toWhole = (left: string, isBare: boolean): string | null => {
  const thing = HAS_THING.exec(left)?.[1] ?? (isBare && BARE_THING.test(left) ? left : null);
  return thing === null ? null : thing.replace(/^\p{Lu}(?=\p{Ll}+ \p{Ll})/u, (letter) => letter.toLowerCase());
};

/** What stands in the first side of an either-or question where the second has its own words; null if that is not certain. */
export function endLike(left: string, right: string): string | null {
  const last = wordsOf(left).at(-1) ?? '';
  if (PREPOSED.test(right) || OFTEN.test(right)) return OFTEN.test(last) ? last : fromLast(left, `${BEFORE}|${CLAUSE}`);
  if (new RegExp(`^(?:${ARTICLE})\\b`, 'i').test(right)) {
    const found = fromLast(left, ARTICLE);
    return found !== null && wordsOf(found).length <= 4 ? found : last;
  }
  return wordsOf(right).length === 1 && !/^(?:several|many|all|both|few|no)$/i.test(right) ? last : null;
}

/** "How do you pay them: in cash, by card": what stands after the question itself is whole. */
const AFTER_COLON = /^[^:\u2013\u2014]*(?::| [\u2013\u2014-]) ?([^:\u2013\u2014]+)$/;
const MOST_WORDS_OF_ITEM = 6;
const MOST_WORDS_CUT = 3;
/** A clause of its own, or more than one item. */
const NO_ITEM = /^(?:do|are|is|have|would|for)\b/i;

/** The items that a question lists after a colon, each as it stands, without long ones; empty if it lists none. */
export function listAfterColon(left: string): readonly string[] {
  const items = AFTER_COLON.exec(left)?.[1]?.split(/,\s*/) ?? [];
  return items.some((item) => NO_ITEM.test(item)) ? [] : items.filter((item) => wordsOf(item).length <= MOST_WORDS_OF_ITEM);
}

/** "grass, bark" before "or rubber": the sides of a list, the first cut to the length of the others. */
function toItems(left: string, right: string): readonly string[] {
  const [first = '', ...middle] = left.split(/,\s*/);
  const isList = middle.length > 0 && middle.every((part) => wordsOf(part).length <= MOST_WORDS_CUT && !NO_ITEM.test(part));
  if (!isList) return [];
  const length = Math.max(1, Math.min(wordsOf(right).length, wordsOf(middle[0] ?? '').length));
  return [wordsOf(first).slice(-length).join(' '), ...middle];
}

/**
 * The sides of an either-or question as its answer repeats them: of the same form, and the verb with its subject if the sides are things to do.
 * A side that cannot be told from the words before it is null, or left out. `isBare`: nothing but the sides is said.
 */
export function toParallel(
  left: string,
  right: string,
  { isOfDoing, isBare }: { isOfDoing: boolean; isBare: boolean },
): readonly (string | null)[] {
  if (isOfDoing && isVerbal(right)) return [CLOSED.test(wordsOf(left)[0] ?? '') ? null : `we ${left}`, `we ${right}`];
  // "Do you own your premises or rent?": a bare word is no answer beside a thing that is somebody's.
  if (isOfDoing && wordsOf(right).length === 1 && new RegExp(String.raw`\s(?:${ARTICLE})\s`, 'i').test(left)) return [`we ${left}`];
  const listed = listAfterColon(left);
  if (listed.length > 0) return [...listed, right];
  const items = toItems(left, right);
  // "How do you cover it, temps or overtime?" asks before its only two sides.
  if (items.length > 0) return [...(/^(?:how|what|which|who)\b/i.test(left) ? items.slice(1) : items), right];
  const whole = wordsOf(right).length <= 2 && !PREPOSED.test(right) && !OFTEN.test(right) ? toWhole(left, isBare) : null;
  return [whole ?? unlessCut(endLike(left, right), right), right];
}

/** "A gas" before "an electric oven" is cut from a gas oven. */
const unlessCut = (first: string | null, right: string): string | null =>
  first !== null && /^an? \S+$/i.test(first) && /^an? \S+ \S+/i.test(right) ? null : first;
