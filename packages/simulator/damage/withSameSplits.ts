import { splitSentence } from '../signs/prose/splitSentence.ts';
import { splitLine } from './partText.ts';

/** A text before an edit, with each long sentence in two that the edit split where it may be split: the halves say the same. */
export function withSameSplits(before: string, after: string): string {
  const gone = before.split('\n').flatMap((line) => (after.includes(line) ? [] : splitLine(line).filter((one) => !after.includes(one))));
  return gone.reduce((text, sentence) => {
    const halves = splitSentence(sentence);
    return halves !== sentence && after.includes(halves) ? text.replace(sentence, () => halves) : text;
  }, before);
}
