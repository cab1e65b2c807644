import type { EmailDraft } from '../../reading/draft.ts';
import { plainSentences } from '../../reading/roleReader.ts';
import type { Span } from '../../reading/span.ts';
import { asksInterestPlainly, isYesOrNo, mayAskInterest } from './interestQuestion.ts';
import { asksTimeOutright, isPlainMeetingAsk } from './plainMeetingAsk.ts';

/** Questions about interest in plain words, which yes or no answers. */
export const findPlainInterest = (draft: EmailDraft): Span[] => plainSentences(draft, { role: 'ask_interest' }, asksInterestPlainly);

/** The questions to quote: those that yes or no answers, if there are any. */
export function quotedInterest(draft: EmailDraft, asked: readonly Span[]): Span[] {
  const plain = findPlainInterest(draft);
  const short = asked.filter(({ start, end }) => isYesOrNo(draft.body.raw.slice(start, end)));
  return [plain, short, [...asked]].find((spans) => spans.length > 0) ?? [];
}

/** Whether the question to quote certainly is one, and does not ask for time. */
export function isSureOfInterest(draft: EmailDraft, asked: readonly Span[]): boolean {
  const [quoted] = quotedInterest(draft, asked);
  return quoted !== undefined && mayAskInterest(draft.body.raw.slice(quoted.start, quoted.end));
}

/** The sentences to quote: those that ask for time and nothing else, if there are any, questions first; otherwise those that ask for it outright. */
export function quotedMeetings({ body }: EmailDraft, asked: readonly Span[]): Span[] {
  const textOf = ({ start, end }: Span): string => body.raw.slice(start, end);
  const outright = asked.filter((span) => asksTimeOutright(textOf(span)));
  const plain = outright.filter((span) => isPlainMeetingAsk(textOf(span)));
  const questions = plain.filter((span) => textOf(span).trimEnd().endsWith('?'));
  return [questions, plain, outright, [...asked]].find((spans) => spans.length > 0) ?? [];
}
