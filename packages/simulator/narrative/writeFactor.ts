import type { MeasuredFactor } from '../explain/measureFactors.ts';
import type { PhraseFields } from '../replies/expandPhrase.ts';
import type { SensePhrases, Sign } from '../signs/sign.ts';
import { SIGNS } from '../signs/signs.ts';
import { reach, toFields, type ListFacts } from './facts.ts';
import { createVoice } from './voice.ts';

/** What a factor offers to a narrative. */
export type SpokenFactor = {
  factor: MeasuredFactor;
  title: string;
  paragraph: string;
  /** "the short subject". */
  name: string;
  why: string;
  takeaway: string;
  /** Texts of its verified edits, set once they are known. */
  edits: readonly string[];
};

/** Where only a part of the list is touched and the text has not said so, it is said. */
const PARTLY = ['This concerns <touched>.', 'It touches <touched>.', '<Touched> [are concerned|see it].'] as const;
/** Where a mixed factor of the text stands both ways. */
const BOTH_WAYS = [
  '[The other leads|Other leads] get a version that stands on the better side.',
  'Others on the list get it right.',
] as const;

function extraOf({ factorId, polarity, touched }: MeasuredFactor, { leads }: ListFacts, written: string): readonly string[] {
  if (SIGNS[factorId].isOfReaders === true) return [];
  if (polarity === 'mixed') return BOTH_WAYS;
  return touched.length < leads && !written.includes(reach(touched.length, leads).slice(1)) ? PARTLY : [];
}

/** How a factor is spoken of where it stands as it does here; undefined where nothing can be said of it. */
export function phrasesOf({ factorId, contribution, polarity, shownBy }: MeasuredFactor): SensePhrases | undefined {
  const sign: Sign = SIGNS[factorId];
  const sense = sign.sense({ isFor: contribution > 0, polarity, values: shownBy.reading.values });
  return sense === null ? undefined : sign.sentences[sense];
}

/** Title and paragraph of one factor; undefined where nothing can be said of it. */
export function writeFactor(factor: MeasuredFactor, facts: ListFacts, key: string): SpokenFactor | undefined {
  const phrases = phrasesOf(factor);
  if (phrases === undefined) return undefined;
  const fields: PhraseFields = toFields(factor, facts);
  const voice = createVoice(key, `${facts.stage} ${factor.factorId}`);
  const say = (stock: readonly string[]) => voice.say(stock, fields);
  const [title, what, why, name, takeaway] = [
    say(phrases.titles),
    say(phrases.what),
    say(phrases.why),
    say(phrases.names),
    say(phrases.takeaways),
  ];
  if (title === undefined || what === undefined || why === undefined || name === undefined) return undefined;
  const extra = say(extraOf(factor, facts, what));
  const paragraph = [what, why, extra].filter((sentence) => sentence !== undefined).join(' ');
  return { factor, title, paragraph, name: name.charAt(0).toLowerCase() + name.slice(1), why, takeaway: takeaway ?? title, edits: [] };
}
