import type { Email } from '../../lead.ts';
import { emailOf, withBody } from '../../edits/edit.ts';
import { proseSentences, removeWhole, replaceRanges, touches, type Cut } from '../../edits/textOps.ts';
import { kindIndex, type EmailKind } from '../../reader/kinds.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { Role } from '../../reader/roles.ts';
import type { BodySentence, EmailDraft } from '../../reading/draft.ts';
import type { Span } from '../../reading/span.ts';
import { asksReader } from '../asks/askReaders.ts';

/** A percentage that ends a clause and can be removed: "improves win rates by up to 27%". */
const CLOSING_SHARE =
  /\s+by\s+(?:up to\s+|over\s+|about\s+|around\s+|more than\s+|an average of\s+|at least\s+)?\d[\d.,]*\s?(?:%|percent)(?=[.!]?\s*$|,\s)/i;

/** Roles of sentences that say more than a figure. */
const SAYS_MORE: readonly Role[] = [
  'offer',
  'problem',
  'observation',
  'proof',
  'question',
  'reference',
  'ask_interest',
  'ask_meeting',
  'opt_out',
  'introduction',
];
const FROM = 0.3;

/** A salary, a funding round or an invitation needs its figures; in a pitch they are claims. */
const NEEDS_FIGURES: readonly EmailKind[] = ['recruiting', 'fundraising', 'event', 'survey', 'link_building'];
const needsFigures = ({ kind }: EmailDraft): boolean => NEEDS_FIGURES.reduce((sum, one) => sum + (kind[kindIndex(one)] ?? 0), 0) >= 0.5;

/** Who the sender is, or why they write to this reader. */
const SAYS_WHO_OR_WHY = /\{\{|\b(?:I am|I['\u2019]m|my name is|we are|we['\u2019]re) \p{Lu}|\bbecause\b|\breach(?:ing)? out\b/u;
const saysMore = ({ readings, body }: EmailDraft, { start, end }: BodySentence): boolean =>
  SAYS_WHO_OR_WHY.test(body.raw.slice(start, end)) ||
  readings.some((reading) => reading.start < end && start < reading.end && SAYS_MORE.some((role) => chanceOf(reading, role) >= FROM));

/** Removes percentages whose clause works without them, and sentences that contain nothing else. */
export function dropNumberClaims(draft: EmailDraft, spans: readonly Span[]): Email {
  if (needsFigures(draft)) return emailOf(draft);
  const { raw } = draft.body;
  const asks = asksReader.find(draft);
  const sentences = proseSentences(draft);
  const [cuts, gone]: [Cut[], BodySentence[]] = [[], []];
  sentences.forEach((sentence, index) => {
    if (!touches(sentence, spans)) return;
    const closing = CLOSING_SHARE.exec(raw.slice(sentence.start, sentence.end));
    if (closing !== null) {
      const start = sentence.start + closing.index;
      cuts.push({ start, end: start + closing[0].length });
    } else if (index > 0 && !touches(sentence, asks) && !saysMore(draft, sentence)) gone.push(sentence);
  });
  if (cuts.length === 0 && (gone.length === 0 || sentences.length - gone.length < 3)) return emailOf(draft);
  return withBody(draft, cuts.length > 0 ? replaceRanges(raw, cuts) : removeWhole(raw, gone));
}
