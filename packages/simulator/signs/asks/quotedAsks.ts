import type { EmailDraft } from '../../reading/draft.ts';
import { plainSentences } from '../../reading/roleReader.ts';
import type { Span } from '../../reading/span.ts';
import { asksInterestPlainly, isYesOrNo } from './interestQuestion.ts';
import { asksTimeOutright, isPlainMeetingAsk } from './plainMeetingAsk.ts';

/** Questions about interest in plain words, which yes or no answers. */
export const findPlainInterest = (draft: EmailDraft): Span[] => plainSentences(draft, { role: 'ask_interest' }, asksInterestPlainly);

/** The questions to quote: those that yes or no answers, if there are any. */
export function quotedInterest(draft: EmailDraft, asked: readonly Span[]): Span[] {
  const plain = findPlainInterest(draft);
  const short = asked.filter(({ start, end }) => isYesOrNo(draft.body.raw.slice(start, end)));
  return [plain, short, [...asked]].find((spans) => spans.length > 0) ?? [];
}

/** The sentences to quote: those that ask for time and nothing else, if there are any, otherwise those that ask for it outright. */
export function quotedMeetings({ body }: EmailDraft, asked: readonly Span[]): Span[] {
  const textOf = ({ start, end }: Span): string => body.raw.slice(start, end);
  const plain = asked.filter((span) => isPlainMeetingAsk(textOf(span)));
  const outright = asked.filter((span) => asksTimeOutright(textOf(span)));
  return [plain, outright, [...asked]].find((spans) => spans.length > 0) ?? [];
}
