import type { MaskedSentence } from './maskedSentence.ts';
import { findPlaces } from './placeNames.ts';
import { toSingular } from './offerWords.ts';

/**
 * The kinds of places and people whom an email speaks of as its readers, with the lines of work there: "bakers ring us", "most weighbridge operators
 * we meet", "your farm". `mentioned` are further places, of which it may name only one: "a bakery in Leeds", "Larkrise Nurseries"; `users` are the
 * people whom something is for: "a CRM for agents", "$29 per agent". Missing in older campaigns.
 */
export type Readers = {
  places: readonly string[];
  placeTrades: readonly string[];
  mentioned: readonly string[];
  people: readonly string[];
  users?: readonly string[];
};

export const NO_READERS: Readers = { places: [], placeTrades: [], mentioned: [], people: [] };

/** "Our drivers", "we are a bakery", "we buy from farms", "other shops": the sender's own and third parties, at most this many words before. */
const OTHERS = new Set('our my from other another rival'.split(' '));
const REACH = 3;
const IS_SENDER = /^(?:we're|i'm)$/;

function isOthers({ words, clauses }: MaskedSentence, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - REACH) && clauses[before] === clauses[at]; before -= 1) {
    const word = words[before] ?? '';
    if (OTHERS.has(word) || IS_SENDER.test(word)) return true;
    if (/^(?:am|are)$/.test(word) && /^(?:i|we)$/.test(words[before - 1] ?? '')) return true;
    if (word === 'run' && /^(?:i|we)$/.test(words[before - 1] ?? '')) return true;
  }
  return false;
}

/** Words before one person who stands for many: "our typical club treasurer". */
const ONE_OF_MANY = new Set('every each any per typical average busy your'.split(' '));
/** Words that begin no name of people. */
const NO_PART = new Set(
  'a an the and or of for to in on at by with from as most many some all few your you we our my i its their his her this that these those is are was were be has have who which when where what how if it they every each any typical average other more no not per'.split(
    ' ',
  ),
);
const LONGEST = 3;
const SHORTEST = 4;

/** Endings of words for people at work. */
const PERSON =
  /(?:er|or|ist|ian|ant|ent|yst|ar|ee|man|woman|wright|smith|herd|nurse|chef|cook|guide|aide|judge|clerk|guard|host|monk|nun|pilot|vet|surgeon|secretary|warden|captain|groom|coach|priest|head)$/;

/** The names of people that end at a word, in the singular. */
function listNames({ words, stems, clauses }: MaskedSentence, at: number): string[] {
  const names: string[] = [];
  if (!PERSON.test(toSingular(words[at] ?? ''))) return names;
  for (let start = at; start >= Math.max(0, at - LONGEST + 1); start -= 1) {
    const word = words[start] ?? '';
    if (clauses[start] !== clauses[at] || stems[start] === '' || NO_PART.has(word)) break;
    names.push(
      words
        .slice(start, at + 1)
        .map(toSingular)
        .join(' '),
    );
  }
  return names;
}

const FOR = /^(?:for|per)$/;

/** Whether the people whose name ends at a word are those whom something is for. */
function isUser({ words, clauses }: MaskedSentence, at: number): boolean {
  let start = at;
  while (start > 0 && at - start < LONGEST && clauses[start - 1] === clauses[at] && !NO_PART.has(words[start - 1] ?? '')) start -= 1;
  return FOR.test(words[start - 1] ?? '') && clauses[start - 1] === clauses[at];
}

const PAST = /^(?:[a-z]{2,}ed|had|was|were|did|got|made|went|took|lost|ran|told|said|saw|came|found|won|gave|left|sold|bought)$/;

/** "A jet wash drinks 150 liters a car": one that stands for all, at the start of a clause that tells no story. */
function standsForAll({ words, clauses, isStory }: MaskedSentence, at: number): boolean {
  const start = clauses.indexOf(clauses[at] ?? 0);
  const isFirst = /^an?$/.test(words[start] ?? '') && at - start <= LONGEST;
  return !isStory && isFirst && !words.some((word, index) => clauses[index] === clauses[at] && PAST.test(word));
}

const isOfMany = (sentence: MaskedSentence, at: number): boolean => {
  const { words } = sentence;
  const word = words[at] ?? '';
  const isPlural = word.length >= SHORTEST && toSingular(word) !== word;
  return isPlural || standsForAll(sentence, at) || words.slice(Math.max(0, at - LONGEST), at).some((before) => ONE_OF_MANY.has(before));
};

/** "Best practices" are no places. */
const OF_HABIT = /^(?:best|good|common|safe|sound|current|standard|business|hiring|work|working|in)$/;
const isHabit = ({ words }: MaskedSentence, at: number, name: string): boolean => name === 'practice' && OF_HABIT.test(words[at - 1] ?? '');

/** "Larkrise Nurseries" is one of them. */
const isOneName = ({ text, words }: MaskedSentence, at: number): boolean =>
  new RegExp(`(?<!^|[.!?:]\\s*)\\p{Lu}[\\p{L}’']+\\s+${(words[at] ?? '').replace(/^./, (first) => first.toUpperCase())}\\b`, 'u').test(
    text,
  );

/** Whom the sentences of an email speak of as its readers. */
export function findReaders(sentences: readonly MaskedSentence[]): Readers {
  const [places, placeTrades, mentioned] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const [people, users] = [new Set<string>(), new Set<string>()];
  for (const sentence of sentences) {
    const { words, stems } = sentence;
    for (const { at, end, name, trades } of findPlaces(words)) {
      if (isOthers(sentence, at) || isHabit(sentence, at, name) || words.slice(at, end).some((_, offset) => stems[at + offset] === ''))
        continue;
      if (!isOfMany(sentence, end - 1) || isOneName(sentence, end - 1)) {
        mentioned.add(name);
        continue;
      }
      places.add(name);
      for (const trade of trades) placeTrades.add(trade);
    }
    words.forEach((_, at) => {
      if (!isOfMany(sentence, at) || isOthers(sentence, at)) return;
      const names = listNames(sentence, at);
      for (const name of names) people.add(name);
      if (names.length > 0 && isUser(sentence, at)) for (const name of names) users.add(name);
    });
  }
  return { places: [...places], placeTrades: [...placeTrades], mentioned: [...mentioned], people: [...people], users: [...users] };
}
