import { textOf } from '../../reading/textOf.ts';
import { proseSentences } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import type { PhraseMatch } from '../../reading/phrases/findPhrases.ts';
import { isSpam } from '../../reading/phrases/isSpam.ts';
import type { Span } from '../../reading/span.ts';
import { PRESSES_PLAINLY, PRESSES_SURELY } from '../prose/pressureWords.ts';
import { findCapsWords } from '../prose/calmBody.ts';
import { isOfAnyEmail } from './kindStrength.ts';

/** Discounts and gifts, as flyers word them. */
const GIVES_AWAY =
  /\b\d{1,2}\s?(?:%|percent) off\b|\b(?:save|free|gifts?|bonus|half[- ]price|sale|specials?|bargains?|clearance|vouchers?|coupons?|promo)\b/i;
const URGES = /^\W*(?:order|buy|book|call|shop|hurry|act|claim|grab|join|switch|don['\u2019]?t miss|reply|get)\b|\b(?:now|today)\W*$/i;

/** How much a sentence shouts, presses or gives away. */
function loudnessOf({ body, bodyPhrases }: EmailDraft, { start, end }: { start: number; end: number }, caps: readonly Span[]): number {
  const text = textOf(body, { start, end });
  const holds = (match: { start: number }): boolean => match.start >= start && match.start < end;
  const isLoudPhrase = (match: PhraseMatch): boolean => isSpam(match) || match.stock === 'hype';
  return (
    (text.includes('!') ? 2 : 0) +
    (caps.some(holds) ? 2 : 0) +
    (bodyPhrases.some((match) => isLoudPhrase(match) && holds(match)) ? 2 : 0) +
    (PRESSES_PLAINLY.test(text) || PRESSES_SURELY.test(text) ? 2 : 0) +
    (GIVES_AWAY.test(text) ? 1 : 0) +
    (URGES.test(text) ? 1 : 0)
  );
}

/** One mild sign is in many plain emails. */
const LEAST_LOUD = 2;
const LEAST_WORDS = 2;

/** The sentences that shout, press or give something away, loudest first. */
export function findLoudLines(draft: EmailDraft): Span[] {
  const caps = findCapsWords(draft);
  return proseSentences(draft)
    .map(({ start, end }) => ({ start, end, loudness: loudnessOf(draft, { start, end }, caps) }))
    .filter(({ start, end, loudness }) => {
      const text = textOf(draft.body, { start, end });
      return loudness >= LEAST_LOUD && !isOfAnyEmail(text) && (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= LEAST_WORDS;
    })
    .toSorted((one, other) => other.loudness - one.loudness)
    .map(({ start, end }) => ({ part: 'body', start, end }));
}
