import type { Email } from '../../lead.ts';
import { emailOf, withBody } from '../../edits/edit.ts';
import { touches, withoutSentences } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import type { Span } from '../../reading/span.ts';
import { asksReader } from '../asks/askReaders.ts';

/** Cuts the sentences of the body that some spans stand in; an ask stays. */
export function cutSentences(draft: EmailDraft, spans: readonly Span[], least = 2): Email {
  const asks = asksReader.find(draft);
  const body = withoutSentences(draft, (sentence) => touches(sentence, spans) && !touches(sentence, asks), least);
  return body === null ? emailOf(draft) : withBody(draft, body);
}
