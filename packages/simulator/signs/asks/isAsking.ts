import { textOf } from '../../reading/textOf.ts';
import type { EmailDraft, BodySentence } from '../../reading/draft.ts';

/** Statements that only look like an ask stay: someone else books, or time is saved. */
const ASKS_READER =
  /\b(?:let me know|let's|advise|opportunity to|my calendar|my calendly|with me|call me|love to|like to|pick a time|book (?:a|some|your)|click|sign up|download|buy now|reply|check out|watch)\b/i;

/** Whether a sentence with an ask addresses the reader. */
export const isAsking = ({ body }: EmailDraft, { start, end, isQuestion }: BodySentence): boolean =>
  isQuestion || ASKS_READER.test(textOf(body, { start, end }));
