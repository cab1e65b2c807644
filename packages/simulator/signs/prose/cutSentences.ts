import type { Email } from '../../lead.ts';
import { emailOf, withBody } from '../../edits/edit.ts';
import { isUndamaged } from '../../edits/safety.ts';
import { proseSentences, touches, withoutSentences } from '../../edits/textOps.ts';
import type { BodySentence, EmailDraft } from '../../reading/draft.ts';
import type { Span } from '../../reading/span.ts';
import { asksReader } from '../asks/askReaders.ts';

/** Up to this many sentences are tried one by one. */
const MOST_SINGLE = 6;

/**
 * Removes the sentences of the body that contain the spans; asks stay, and so does anything the rest depends on, unless all of it must go.
 */
export function cutSentences(draft: EmailDraft, spans: readonly Span[], { least = 2, isWhole = false } = {}): Email {
  const email = emailOf(draft);
  const asks = asksReader.find(draft);
  const isMeant = (sentence: BodySentence) => touches(sentence, spans) && !touches(sentence, asks);
  const cut = (isCut: (sentence: BodySentence) => boolean): Email => {
    const body = withoutSentences(draft, isCut, least);
    return body === null ? email : withBody(draft, body);
  };
  const all = cut(isMeant);
  const meant = proseSentences(draft).filter(isMeant);
  if (isWhole || meant.length < 2 || meant.length > MOST_SINGLE || isUndamaged(email, all)) return all;
  const gone = new Set<number>();
  for (const { start } of meant) {
    const without = cut((sentence) => gone.has(sentence.start) || sentence.start === start);
    if (isUndamaged(email, without)) gone.add(start);
  }
  return gone.size === 0 ? email : cut(({ start }) => gone.has(start));
}
