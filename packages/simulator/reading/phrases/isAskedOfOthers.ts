/** Words that end in s or stand before a verb without being somebody who acts. */
const NOT_ACTORS = new Set(['always', 'perhaps', 'yes', 'thanks', 'lets', 'this', 'days', 'sometimes', 'besides', 'otherwise', 'regards']);
const ACTORS = new Set(['they', 'who', 'people', 'everyone', 'anyone', 'staff', 'children', 'men', 'women']);
const BARE_VERB = /^(?:book|schedule|arrange|set|plan|pick|choose|select|find|grab)\b/i;
const WORD_BEFORE = /([\p{L}]+)(?:\s+(?:can|could|may|might|would|then|also|now|just|simply))*\s+$/u;

/**
 * Whether a phrase such as "book a slot" tells what somebody else does ("lets carriers book a slot", "customers can book a slot")
 * and asks the reader for nothing. `start` is the phrase's offset in `text`.
 */
export function isAskedOfOthers(text: string, start: number): boolean {
  if (!BARE_VERB.test(text.slice(start, start + 12))) return false;
  const before = text.slice(Math.max(0, start - 60), start);
  const word = WORD_BEFORE.exec(before)?.[1]?.toLowerCase();
  if (word === undefined) return false;
  return ACTORS.has(word) || (word.length > 3 && word.endsWith('s') && !NOT_ACTORS.has(word));
}
