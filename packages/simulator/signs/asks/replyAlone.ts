import { capitalise, proseSentences, type Cut } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';

/** A way to answer, or a page to go to first. */
const WAY =
  /^(?:(?:you can|please|feel free to|just|simply|also|either|or|to get started,?|if (?:you are|you['\u2019]re) interested,?)\s+)*(?:book|schedule|grab|pick|choose|call|text|ring|phone|fill (?:out|in)|complete|visit|e-?mail|message|whatsapp|use|go to|click|reach|contact)\b/iu;
/** The last of them: "or just reply to this email". */
const REPLY =
  /(?:,\s*(?:or\s+)?|\s+or\s+)((?:you can |please |just |simply |also )*)((?:hit )?(?:reply|respond)(?: (?:to|with) [^.?!,]{2,40})?)([.!]?)$/iu;
/** Between two ways. */
const JOINT = /,\s*(?:or\s+)?|\s+or\s+|;\s*/iu;

/** With one other way, the choice is easy. */
const LEAST_WAYS = 2;

/**
 * The sentence that strings ways to answer together, with only the easiest: "You can book a time here, call me or just reply to this email"
 * becomes "Just reply to this email". Undefined if no sentence does.
 */
export function replyAlone(draft: EmailDraft): Cut | undefined {
  const { raw } = draft.body;
  for (const { start, end } of proseSentences(draft)) {
    const text = raw.slice(start, end).trim();
    const found = REPLY.exec(text);
    if (found === null) continue;
    const ways = text
      .slice(0, found.index)
      .replace(/https?:\S+/g, 'here')
      .split(JOINT);
    if (ways.length < LEAST_WAYS || !ways.every((way) => WAY.test(way.trim()))) continue;
    const at = raw.indexOf(text, start);
    const reply = (found[2] ?? '').toLowerCase();
    return { start: at, end: at + text.length, by: capitalise(`just ${reply}${found[3] === '' ? '.' : found[3]}`) };
  }
  return undefined;
}
