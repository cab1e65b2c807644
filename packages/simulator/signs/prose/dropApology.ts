import { withBody } from '../../edits/edit.ts';
import { capitalise, proseSentences, removeWhole, replaceRanges } from '../../edits/textOps.ts';
import type { Email } from '../../lead.ts';
import type { EmailDraft } from '../../reading/draft.ts';

/** An apology for writing at all. An apology for something else, such as a forgotten file, does not count. */
export const FOR_WRITING =
  /\b(?:sorry|apolog\w+|excuse|pardon|forgive)\b[^.!?\n]{0,40}\b(?:bother\w*|disturb\w*|writ(?:e|ing)|e-?mail\w*|message|interrupt\w*|intru\w*|reach(?:ing)? out|contact\w*|cold|unsolicited|out of the blue|your time|inbox|jump\w*|follow(?:ing)? up|chas\w+|nag\w*|pester\w*|again)\b/i;

/** What an apology begins with. */
const BEGINS = String.raw`^(?:(?:first(?:ly| of all)?,? |again,? )?(?:I(?:['\u2019]m| am| must| do| want to| wanted to| would like to)?|we(?:['\u2019]re| are)?|my|our|please) )?(?:really |very |so |truly |sincere(?:ly)? |deeply )*(?:sorry|apologi[sz]e|apologies|excuse|pardon|forgive)\b`;
/** An apology before what the sender has to say: "Sorry to bother you, but we can ...". */
const BEFORE = new RegExp(String.raw`${BEGINS}[^,.!?;:\n]{0,70}?(?:, (?:but|and|so|however,)|,? but|;|:| [-\u2013\u2014]) (?=\p{L})`, 'iu');
const WHOLE = new RegExp(BEGINS, 'iu');
/** A longer sentence says more than its apology. */
const MOST_WORDS = 16;
/** What is only said to excuse: "I know you must be busy". */
const EXCUSES =
  /\b(?:busy|swamped|inbox|bother\w*|unsolicited|out of the blue|interrupt\w*|your time|never met|don['\u2019]?t know (?:me|each other))\b/iu;
const LEAST_LEFT = 4;

const countWords = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/** The email without its apologies for writing: whole sentences, or what stands before the sentence itself. */
export function dropApology(draft: EmailDraft): Email {
  const { raw } = draft.body;
  const [whole, starts]: { start: number; end: number; by?: string }[][] = [[], []];
  for (const { start, end } of proseSentences(draft)) {
    const text = raw.slice(start, end);
    if (!WHOLE.test(text.trimStart()) || !FOR_WRITING.test(text)) continue;
    const before = BEFORE.exec(text)?.[0] ?? '';
    const rest = text.slice(before.length);
    if (before !== '' && countWords(rest) >= LEAST_LEFT && !EXCUSES.test(rest)) {
      const word = /^\S+/.exec(rest)?.[0] ?? '';
      starts?.push({ start, end: start + before.length + word.length, by: capitalise(word) });
    } else if (countWords(text) <= MOST_WORDS && !/\?\s*$/.test(text)) whole?.push({ start, end });
  }
  if ((starts ?? []).length > 0) return withBody(draft, replaceRanges(raw, starts ?? []));
  return withBody(draft, removeWhole(raw, whole ?? []));
}
