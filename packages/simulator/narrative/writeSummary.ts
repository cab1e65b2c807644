import type { ExplainOptions, Recommendation, StageName } from '../explain/explanation.ts';
import type { Interval } from '../outcome.ts';
import { frequency } from './numbers.ts';
import { summaryPhrases, VERIFIED_SENTENCES } from './phrases/summary.ts';
import { createVoice, lowerFirst } from './voice.ts';
import type { SpokenFactor } from './writeFactor.ts';

export type SummaryInput = {
  stage: StageName;
  isFor: boolean;
  /** Factors of this side and of the other, strongest first. */
  factors: readonly SpokenFactor[];
  others: readonly SpokenFactor[];
  /** Verified edits of this side, largest effect first. */
  verified: readonly Recommendation[];
  segmentSentences: readonly string[];
  expected: number;
  expected80: Interval;
  counts: ExplainOptions['counts'];
  key: string;
};

const MOST_TAKEAWAYS = 4;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "interest about +48 % (80 %: +22 to +77)": the sentence of a verification without its beginning and end. */
const effectOf = ({ verification }: Recommendation): string =>
  (verification?.sentence ?? '').replace(/^Verified in simulation: /, '').replace(/, moves .*$/, '');

function toFields({ stage, isFor, factors, others, expected, expected80, counts, verified }: SummaryInput): Map<string, string> {
  const fields = new Map<string, string>();
  const put = (name: string, text: string | undefined) => {
    if (text === undefined) return;
    fields.set(name, text);
    fields.set(capital(name), capital(text));
  };
  put('expected', frequency(expected, expected80));
  if (counts !== undefined) {
    const reached = stage === 'open' ? counts.opened : counts.replied;
    put('n', String(isFor ? reached : counts.total - reached));
    put('total', String(counts.total));
  }
  const [first, second, third] = factors;
  put('first', first?.name);
  put('why', first?.why);
  put('second', second?.name);
  put('third', third?.name);
  put('against', others[0]?.name);
  const [best] = verified;
  if (best !== undefined) {
    put('advice', lowerFirst(best.text));
    put('effect', `${effectOf(best)} in simulation`);
  }
  return fields;
}

/** A few sentences that say how the list answered and why; every figure and quotation comes from the run and its factors. */
export function writeNarrative(input: SummaryInput): string {
  const { stage, isFor, factors, others, counts, verified, key } = input;
  const phrases = summaryPhrases[`${stage}${isFor ? 'For' : 'Against'}`];
  const voice = createVoice(key, `narrative ${stage} ${isFor}`);
  const fields = toFields(input);
  const opening = voice.say(counts === undefined ? phrases.expected : phrases.counted, fields);
  const body =
    factors.length === 0
      ? [voice.say(phrases.nothing, fields)]
      : [voice.say(phrases.first, fields), voice.say(factors.length > 1 ? phrases.further : phrases.alone, fields)];
  const hasOther = isFor && (others[0]?.factor.score ?? 0) >= 0.2 && voice.next() < 0.7;
  const ending = hasOther ? voice.say(phrases.other, fields) : undefined;
  const tested = !isFor && verified.length > 0 ? voice.say(VERIFIED_SENTENCES, fields) : undefined;
  return [opening, ...body, ending, tested].filter((sentence) => sentence !== undefined).join(' ');
}

/** What to keep, or to change: verified edits with their effect first, then the strongest factors that have none. */
export function writeTakeaways({ isFor, factors, verified, segmentSentences }: SummaryInput): string[] {
  const edits = isFor ? [] : verified.slice(0, 2).map((edit) => `${edit.text}: ${effectOf(edit)} in simulation.`);
  const said = new Set(verified.map(({ text }) => text));
  const rest = factors
    .filter(({ factor }) => factor.score >= 0.1 && factor.factorId !== 'sender_standing')
    .filter((spoken) => isFor || !verified.slice(0, 2).some((edit) => edit.text !== '' && spoken.edits.includes(edit.text)))
    .map(({ takeaway }) => takeaway)
    .filter((takeaway) => !said.has(takeaway));
  return [...new Set([...edits, ...rest.slice(0, 3), ...segmentSentences.slice(0, 1)])].slice(0, MOST_TAKEAWAYS);
}
