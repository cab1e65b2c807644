import type { Flaw } from './damage.ts';
import { isVerb, leans, leansBack, REACTS } from './lexicon.ts';
import { greetsAlone } from './layoutDamage.ts';
import { lettersOf, splitLine, wordsOf, type PartText } from './partText.ts';
import { saysNothing } from './readBody.ts';

/** Share of the shorter sentence's words that the other one also contains. */
function overlap(one: readonly string[], other: readonly string[]): number {
  const [short, long] = one.length < other.length ? [one, new Set(other)] : [other, new Set(one)];
  return short.length === 0 ? 0 : short.filter((word) => long.has(word)).length / short.length;
}

const ALIKE = 0.5;
/** Shorter sentences need no verb. */
const LEAST_WORDS = 3;
/**
 * How many sentences before and after its place one is compared with. No edit moves a sentence farther, and the limit keeps the time proportional to the
 * text.
 */
const MOST_APART = 50;

type Sentence = { text: string; key: string; words: readonly string[] };

const toSentences = (texts: readonly string[]): Sentence[] => texts.map((text) => ({ text, key: lettersOf(text), words: wordsOf(text) }));

/** Whether words are what a sentence began with, up to its verb: "Elm Shoes." of "Elm Shoes is a great place." */
const isSubjectAlone = (words: readonly string[], before: readonly Sentence[]): boolean =>
  words.length > 0 &&
  words.length < LEAST_WORDS &&
  !before.some(({ words: old }) => old.length === words.length && startsWith(old, words)) &&
  before.some(({ words: old }) => startsWith(old, words) && FINITE.has(old[words.length] ?? ''));
const startsWith = (words: readonly string[], start: readonly string[]): boolean => start.every((word, index) => word === words[index]);
const FINITE = new Set(['is', 'are', 'was', 'were', 'has', 'have', 'had', 'does', 'do', 'did', 'will', 'can', 'could', 'would', 'should']);

/** Sentences without a verb that had one before the edit. */
function findVerbless(before: readonly Sentence[], after: readonly Sentence[]): Sentence[] {
  const known = new Set(before.map(({ key }) => key));
  return after.filter(({ key, text, words }, index) => {
    if (!greetsAlone(text) && isSubjectAlone(words, before)) return true;
    // A number to call is no sentence.
    if ((index === 0 && greetsAlone(text)) || known.has(key) || !/\p{L}/u.test(text) || words.length < LEAST_WORDS || words.some(isVerb))
      return false;
    const near = before.slice(Math.max(0, index - MOST_APART), index + MOST_APART);
    return near.some(
      ({ words: old }) =>
        old.length > words.length && overlap(words, old) > 0.6 && old.some((word) => isVerb(word) || words.every((own) => own !== word)),
    );
  });
}

const NOWHERE: Sentence = { text: '', key: '', words: [] };

/** The most words of a question that only continues the one before it. */
const MOST_FRAGMENT_WORDS = 4;
/** Short questions that make sense by themselves: "Interested?", "Any thoughts?". */
const STANDS_ALONE =
  /^\W*(?:interested|curious|keen|worth|open|thoughts?|any|sounds?|agreed?|deal|okay|ok|fair|useful|helpful|ready|why|how|what|who|where|when|which|want|sure|possible|right|no|yes)\b/i;
const asks = ({ text }: Pick<Sentence, 'text'>): boolean => text.trim().endsWith('?');
/** "Tuesday?" after "When are you free?". */
const isFragment = ({ text, words }: Sentence): boolean =>
  asks({ text }) && words.length <= MOST_FRAGMENT_WORDS && !words.some(isVerb) && !STANDS_ALONE.test(text);

/** "It prints labels." may refer to a sentence further up, past one that only praises or presses. */
const POINTS_FURTHER = /^(?:it|its|it['\u2019]s|they|their|they['\u2019]re)\b/i;

/** The sentence that another one continues: the one before it and, for one of several short questions, the one before the first of them. */
function neighborOf(sentences: readonly Sentence[], index: number): Sentence | undefined {
  let at = index - 1;
  const own = sentences[index];
  if (own === undefined || !isFragment(own)) return sentences[at];
  for (let one = sentences[at]; one !== undefined && index - at <= MOST_APART && isFragment(one); one = sentences[at]) at -= 1;
  return sentences[at];
}

/** The sentences that another one may refer to. */
function neighborsOf(sentences: readonly Sentence[], index: number): Sentence[] {
  const nearest = neighborOf(sentences, index);
  if (nearest === undefined) return [];
  if (!POINTS_FURTHER.test(sentences[index]?.text ?? '') || !saysNothing(nearest.text)) return [nearest];
  let at = index - 1;
  while (at > 0 && saysNothing(sentences[at]?.text ?? '')) at -= 1;
  return [nearest, sentences[at] ?? nearest];
}

/** Whether a sentence makes no sense without the one before it. */
const leansOn = (sentence: Sentence, neighbor: Sentence): boolean =>
  leans(sentence.text) || REACTS.test(sentence.text) || (isFragment(sentence) && asks(neighbor));

/** Sentences that need a neighbor that is gone. */
function findOrphans(before: readonly Sentence[], after: readonly Sentence[]): Sentence[] {
  // Cached by key, so that a repeated neighbor is compared only once.
  const leaning = new Map<string, Map<string, Sentence>>();
  before.forEach((sentence, index) => {
    for (const neighbor of neighborsOf(before, index)) {
      if (!leansOn(sentence, neighbor)) continue;
      const { key } = sentence;
      const neighbors = leaning.get(key) ?? new Map<string, Sentence>();
      if (neighbors.size < MOST_APART) leaning.set(key, neighbors.set(neighbor.key, neighbor));
    }
  });
  return after.filter((sentence, index) => {
    const neighbors = leaning.get(sentence.key);
    if (neighbors === undefined) return false;
    const found = neighborsOf(after, index);
    return (found.length === 0 ? [NOWHERE] : found).every((own) => {
      // A sentence that continues a question still needs one.
      const mayReplace = !isFragment(sentence) || asks(own);
      return !neighbors.has(own.key) && !(mayReplace && [...neighbors.values()].some(({ words }) => overlap(words, own.words) >= ALIKE));
    });
  });
}

const countKeys = (sentences: readonly Sentence[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { key } of sentences) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** Sentences that now appear twice. */
function findDoubled(before: readonly Sentence[], after: readonly Sentence[]): Sentence[] {
  const [old, edited] = [countKeys(before), countKeys(after)];
  return after.filter(({ key, words }) => words.length >= LEAST_WORDS && (edited.get(key) ?? 0) > Math.max(1, old.get(key) ?? 0));
}

/** A page alone on its line: "hutchroofing.com". */
const IS_PAGE = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?$/u;
const isSmall = (text: string): boolean => /^\p{Ll}/u.test(text) && !/^\p{Ll}+\p{Lu}/u.test(text) && !IS_PAGE.test(text.trim());

/** Sentences that lost their first word and capital: the word they start with was inside a sentence before. */
function findSmallStarts({ sentences: before }: PartText, { sentences: after }: PartText): string[] {
  if (before.some(isSmall)) return [];
  const known = new Set(before.flatMap(wordsOf));
  return after.filter((sentence) => isSmall(sentence) && known.has(wordsOf(sentence)[0] ?? ''));
}

/** A clause that needs another one. */
const SUBORDINATE = /^\W*(?:because|as|since|although|though|while|whereas|until|unless|whether|so that|if|when|before|after)\b/iu;
/** A sentence that goes on from the one before it. */
const GOES_ON = /^\W*(?:so|or|and|but|nor|yet|which|who|than)\b/iu;

/** Whether a sentence that starts with a conjunction has a clause after its comma. */
function hasMainClause({ text }: Sentence): boolean {
  const rest = /,\s*([^]*)$/u.exec(text)?.[1] ?? '';
  return text.trim().endsWith('?') || wordsOf(rest).some((word) => isVerb(word) || /(?:ed|ing|s)$/.test(word));
}

/** Sentences that were the end of a longer one, and cannot stand without its start. */
const WHO_DOES = /^\W*who (?!(?:I|we|you|they|he|she|it)\b)\p{L}/iu;

function findFragments(before: readonly Sentence[], after: readonly Sentence[]): Sentence[] {
  const known = new Set(before.map(({ key }) => key));
  return after.filter((sentence) => {
    // "Who runs the gate?" is a question of its own, wherever it stood.
    if (known.has(sentence.key) || (asks(sentence) && WHO_DOES.test(sentence.text))) return false;
    const isOpen = GOES_ON.test(sentence.text) || (SUBORDINATE.test(sentence.text) && !hasMainClause(sentence));
    const [first] = sentence.words;
    return isOpen && before.some(({ key, words }) => key.length > sentence.key.length && words[0] !== first && key.includes(sentence.key));
  });
}

/** Sentences that lean on the one before them and now start a paragraph of their own. */
function findSeparated({ lines: before, sentences }: PartText, { lines: after, sentences: left }: PartText): string[] {
  const starts = new Set(before.map(({ text }) => lettersOf(splitLine(text)[0] ?? '')));
  const order = sentences.map(lettersOf);
  const kept = new Set(left.map(lettersOf));
  return after.flatMap(({ text, isAfterBlank }, index) => {
    const [first = ''] = splitLine(text);
    const key = lettersOf(first);
    const at = order.indexOf(key);
    // Where the sentence before it is gone, others judge what is left.
    const isMoved = index > 0 && isAfterBlank && at > 0 && kept.has(order[at - 1] ?? '') && !starts.has(key);
    return isMoved && leansBack(first) ? [first] : [];
  });
}

/** Damage to the sentences of a body or a subject. */
export function findSentenceDamage(before: PartText, after: PartText, isSubject: boolean): Flaw[] {
  const lost = findSmallStarts(before, after).map((text): Flaw => ({ kind: 'first_letter', text }));
  if (isSubject) return lost;
  const [old, edited] = [toSentences(before.sentences), toSentences(after.sentences)];
  return [
    ...lost,
    ...findVerbless(old, edited).map(({ text }): Flaw => ({ kind: 'no_verb', text })),
    ...findOrphans(old, edited).map(({ text }): Flaw => ({ kind: 'orphan', text })),
    ...findFragments(old, edited).map(({ text }): Flaw => ({ kind: 'fragment', text })),
    ...findSeparated(before, after).map((text): Flaw => ({ kind: 'orphan', text })),
    ...findDoubled(old, edited).map(({ text }): Flaw => ({ kind: 'doubled_sentence', text })),
  ];
}
