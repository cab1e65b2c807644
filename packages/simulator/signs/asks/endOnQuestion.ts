import { proseSentences } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';

/** What begins so, or points so, needs what stands before it. */
const POINTS =
  /\b(?:it|this|that|these|those|they|them|one|ones|both|so|such)\b|^(?:if|or|and|but|then|otherwise|also|no|not|either|thanks|thank|cheers|looking|happy|p\.?s)\b/i;
const STOCK_QUESTION =
  /^(?:(?:is (?:this|it) )?worth a (?:look|try|chat|conversation)|(?:are you )?(?:interested|curious|open to it)|would (?:this|that) (?:help|be useful|be of interest))(?: (?:for|to) you)?\?$/i;

/** The bare question as the last sentence, behind the one thing that is said after it; null where it is, or where that sentence leans on it. */
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
