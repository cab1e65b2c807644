import type { MaskedSentence } from './maskedSentence.ts';
import { findPlaces } from './placeNames.ts';
import { toSingular } from './offerWords.ts';

/** The places and the people whom an email speaks of as its readers: "bakers ring us", "most weighbridge operators we meet", "a farm near you". */
export type Readers = { places: readonly string[]; placeTrades: readonly string[]; people: readonly string[] };

export const NO_READERS: Readers = { places: [], placeTrades: [], people: [] };

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
const ONE_OF_MANY = new Set('every each any typical average busy'.split(' '));
/** Words that begin no name of people. */
const NO_PART = new Set(
  'a an the and or of for to in on at by with from as most many some all few your you we our my i its their his her this that these those is are was were be has have who which when where what how if it they every each any typical average other more no not'.split(
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

const isOfMany = ({ words }: MaskedSentence, at: number): boolean => {
  const word = words[at] ?? '';
  return (
    (word.length >= SHORTEST && toSingular(word) !== word) ||
    words.slice(Math.max(0, at - LONGEST), at).some((before) => ONE_OF_MANY.has(before))
  );
};

/** Whom the sentences of an email speak of as its readers. */
export function findReaders(sentences: readonly MaskedSentence[]): Readers {
  const [places, placeTrades, people] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const sentence of sentences) {
    const { words, stems } = sentence;
    for (const { at, end, name, trades } of findPlaces(words)) {
      if (isOthers(sentence, at) || words.slice(at, end).some((_, offset) => stems[at + offset] === '')) continue;
      places.add(name);
      for (const trade of trades) placeTrades.add(trade);
    }
    words.forEach((_, at) => {
      if (isOfMany(sentence, at) && !isOthers(sentence, at)) for (const name of listNames(sentence, at)) people.add(name);
    });
  }
  return { places: [...places], placeTrades: [...placeTrades], people: [...people] };
}
