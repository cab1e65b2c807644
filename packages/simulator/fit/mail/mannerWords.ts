import type { MaskedSentence } from './maskedSentence.ts';
import { toStem } from '../stems.ts';

/** What something runs on or goes by, before "powered" and the like. */
const MEANS = new Set(
  'ai data cloud web browser gpt llm ml learning intelligence analytics algorithm insight insights internet technology tech'.split(' '),
);
const BY_MEANS = new Set('powered driven based enabled native assisted first led backed'.split(' '));

/** Words for how anything may be made or work today, which say nothing about what it is for. */
const MANNERS: ReadonlySet<string> = new Set(
  'automated automatic automatically digital digitally smart intelligent modern advanced innovative integrated data-driven cutting-edge seamless scalable'
    .split(' ')
    .map(toStem),
);

/** Whether a single word tells only how something works: digital signage is signage. */
export const isManner = (stem: string): boolean => MANNERS.has(stem);

/** A sentence without what its things run on: an AI-powered HR platform is for HR, not for those who build AI. */
export function dropMeans(sentence: MaskedSentence): MaskedSentence {
  const { words } = sentence;
  if (!words.some((word) => BY_MEANS.has(word))) return sentence;
  const isMeans = (at: number): boolean => MEANS.has(words[at] ?? '') && BY_MEANS.has(words[at + 1] ?? '');
  return { ...sentence, stems: sentence.stems.map((stem, at) => (isMeans(at) || isMeans(at - 1) ? '' : stem)) };
}
