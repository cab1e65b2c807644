import { textOf } from '../../reading/textOf.ts';
import { findTellingSentences, chanceOfKind } from '../../reader/readKind.ts';
import type { EmailKind } from '../../reader/kinds.ts';
import { toBodyParts, type EmailDraft } from '../../reading/draft.ts';
import { weigh } from '../../reading/strengthOf.ts';
import type { Span } from '../../reading/span.ts';

/** The probability of a kind at which it starts to count, and the one at which it counts fully. */
type Gate = { from: number; full: number };

/** How much an email counts as a kind: nothing up to one probability, fully from another on. */
export const kindStrength = ({ kind }: EmailDraft, asked: EmailKind, gate: Gate): number =>
  Math.round(100 * weigh(chanceOfKind(kind, asked), gate)) / 100;

/** A way to write back, to call or to get no more emails: every email has one. */
const OF_ANY_EMAIL =
  /\bunsubscribe\b|\bopt(?:ing)?[- ]?out\b|\byou(?:['\u2019]re| are) (?:receiving|getting)\b|\byou received\b|\b(?:to|click (?:here )?to) stop\b|\b(?:reply|text|write|send|answer) (?:with )?["'\u201c\u2018]?(?:stop|remove|leave)\b|\b(?:off|from|leave|on) (?:this|our|the) (?:mailing|e?-?mail|list)|\bthis list\b|\bpreferences\b|^\W*(?:tel|phone|mobile|whats ?app|skype|e-?mail|web|fax|call)\b[^.!?]{0,6}:|^\W*(?:https?:|www\.)/i;
const LEAST_WORDS = 4;
/** Whether a line is a way to write back, to call or to get no more emails. */
export const isOfAnyEmail = (text: string): boolean => OF_ANY_EMAIL.test(text);
const tells = (text: string): boolean => !isOfAnyEmail(text) && (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= LEAST_WORDS;

/** The sentences that most indicate a kind, without those that any email may have. */
export const kindSentences = (draft: EmailDraft, kind: EmailKind): Span[] =>
  findTellingSentences(toBodyParts(draft), kind)
    .filter((one) => tells(textOf(draft.body, one)))
    .map(({ start, end }) => ({ part: 'body', start, end }));
