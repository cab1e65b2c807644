import { proseSentences } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';

/** A sentence that starts or refers like this needs the one before it. */
const POINTS =
  /\b(?:it|this|that|these|those|they|them|one|ones|both|so|such)\b|^(?:if|or|and|but|then|otherwise|also|no|not|either|thanks|thank|cheers|looking|happy|p\.?s)\b/i;
const STOCK_QUESTION =
  /^(?:(?:is (?:this|it) )?worth a (?:look|try|chat|conversation)|(?:are you )?(?:interested|curious|open to it)|would (?:this|that) (?:help|be useful|be of interest))(?: (?:for|to) you)?\?$/i;

/**
 * Moves the bare question to the end of the prose, after the single sentence that follows it; null if it is already there, or if that
 * sentence depends on it.
 */
export function endOnQuestion(draft: EmailDraft): string | null {
  const { raw } = draft.body;
  const sentences = proseSentences(draft);
  const [question, last] = sentences.slice(-2);
  if (draft.language !== 'en' || question === undefined || last === undefined) return null;
  const [asked, said] = [raw.slice(question.start, question.end).trim(), raw.slice(last.start, last.end).trim()];
  const between = raw.slice(question.end, last.start);
  if (!STOCK_QUESTION.test(asked) || !/^[^?]*[.!]$/.test(said) || POINTS.test(said) || between.includes('\n\n')) return null;
  const start = raw.indexOf(asked, question.start);
  const end = raw.lastIndexOf(said, last.end) + said.length;
  return `${raw.slice(0, start)}${said} ${asked}${raw.slice(end)}`;
}
