import { findSentenceAt, type EmailDraft } from '../reading/draft.ts';
import { isReadIn } from '../reading/readEmail.ts';
import type { Span } from '../reading/span.ts';
import { FEATURE_SOURCES, type Feature } from '../signs/features.ts';

/** Averages over the whole text: they move with any sentence that goes, and no reader notices. */
const AVERAGES: readonly Feature[] = ['readingGrade', 'youShare'];

/** The sentences that a feature is read from; the whole passage if it is longer. */
function passagesOf(draft: EmailDraft, feature: Feature): string[] {
  const spans: readonly Span[] = isReadIn(draft, feature) ? FEATURE_SOURCES[feature].reader.find(draft) : [];
  return spans.map(({ part, start, end }) => {
    const { raw } = draft[part];
    if (part === 'subject') return raw;
    const sentence = findSentenceAt(draft.sentences, start);
    return raw.slice(Math.min(start, sentence?.start ?? start), Math.max(end, sentence?.end ?? end)).trim();
  });
}

const holds = ({ subject, body }: EmailDraft, passage: string): boolean => body.raw.includes(passage) || subject.raw === passage;

/**
 * Whether a feature of an edited email differs only because the same sentences were read again among others: it was read from sentences that
 * stay, and is read from sentences that were there. What no removed sentence said is not lost.
 */
export function isRereading(feature: Feature, before: EmailDraft, after: EmailDraft): boolean {
  if (AVERAGES.includes(feature)) return true;
  const [old, now] = [passagesOf(before, feature), passagesOf(after, feature)];
  return (
    (old.length > 0 || now.length > 0) && old.every((passage) => holds(after, passage)) && now.every((passage) => holds(before, passage))
  );
}
