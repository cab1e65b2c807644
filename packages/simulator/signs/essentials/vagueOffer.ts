import type { Email } from '../../lead.ts';
import { draftOfAnybody } from '../../reading/draftOfAnybody.ts';
import { withLists } from './groupSentences.ts';
import { findAttempt } from './keepEssentials.ts';
import { readUses, saysPlainly } from './readUses.ts';

/** The sentence of an email that should say what is offered and does not say it plainly; undefined if another one does. */
export function findVagueOffer(email: Email): string | undefined {
  const draft = draftOfAnybody(email);
  const sentences = withLists(draft.body.raw, readUses(draft));
  return sentences.some(saysPlainly) ? undefined : findAttempt(sentences)?.text;
}
