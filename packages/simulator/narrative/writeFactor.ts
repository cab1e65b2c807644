import type { MeasuredFactor } from '../explain/measureFactors.ts';
import type { PhraseFields } from '../replies/expandPhrase.ts';
import type { FactorPhrases, PhrasesBySense } from './factorPhrases.ts';
import { reach, senseOf, toFields, type ListFacts } from './facts.ts';
import { bodyPhrases } from './phrases/body.ts';
import { contentPhrases } from './phrases/content.ts';
import { listPhrases } from './phrases/list.ts';
import { subjectPhrases } from './phrases/subject.ts';
import { createVoice } from './voice.ts';

const PHRASES: Partial<Record<string, PhrasesBySense>> = { ...subjectPhrases, ...bodyPhrases, ...contentPhrases, ...listPhrases };

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

const textFactors = /^(?:seniority|company_size|industry|sender_standing|list_size)$/;

function extraOf({ factorId, polarity, touched }: MeasuredFactor, { leads }: ListFacts, written: string): readonly string[] {
  if (textFactors.test(factorId)) return [];
  if (polarity === 'mixed') return BOTH_WAYS;
  return touched.length < leads && !written.includes(reach(touched.length, leads).slice(1)) ? PARTLY : [];
}

export function phrasesOf(factor: MeasuredFactor): FactorPhrases | undefined {
  // A text too short to need paragraphs is not praised for them.
  if (factor.factorId === 'layout' && factor.contribution > 0 && (factor.shownBy.reading.values.paragraphs ?? 0) < 2) return undefined;
  const bySense = PHRASES[factor.factorId];
  return bySense?.[senseOf(factor)] ?? bySense?.present ?? bySense?.mixed;
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
