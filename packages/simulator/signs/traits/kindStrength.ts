import { findTellingSentences, chanceOfKind } from '../../reader/readKind.ts';
import type { EmailKind } from '../../reader/kinds.ts';
import { toBodyParts, type EmailDraft } from '../../reading/draft.ts';
import { weigh } from '../../reading/strengthOf.ts';
import type { Span } from '../../reading/span.ts';

/** The chance of a kind from which it counts at all, and the one from which it counts in full. */
type Gate = { from: number; full: number };

/** How much an email counts as being of a kind: nothing up to a chance, all from another on. */
export const kindStrength = ({ kind }: EmailDraft, asked: EmailKind, gate: Gate): number =>
  Math.round(100 * weigh(chanceOfKind(kind, asked), gate)) / 100;

/** The sentences that spoke most for a kind. */
export const kindSentences = (draft: EmailDraft, kind: EmailKind): Span[] =>
  findTellingSentences(toBodyParts(draft), kind).map(({ start, end }) => ({ part: 'body', start, end }));
