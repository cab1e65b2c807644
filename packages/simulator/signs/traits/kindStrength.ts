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

/** The sentences that most indicate a kind. */
export const kindSentences = (draft: EmailDraft, kind: EmailKind): Span[] =>
  findTellingSentences(toBodyParts(draft), kind).map(({ start, end }) => ({ part: 'body', start, end }));
