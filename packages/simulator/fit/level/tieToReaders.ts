import { foldTitle } from '../../persona/title/foldTitle.ts';
import { listWords } from '../mail/listWords.ts';
import { toSingular } from '../mail/offerWords.ts';
import { findPlaces, toPlaceHead } from '../mail/placeNames.ts';
import type { Readers } from '../mail/readers.ts';

/**
 * How an email's words about its readers fit a lead: whether it names their job, or offers something for people who do it (`isUser`), and the kind of place they work in (`named`), another of that kind or
 * line of work (`kin`), or only one such place (`mentioned`); `runs` tells who runs
 * that place, and `isHead` who runs a place of any kind.
 */
export type Tie = { isNamed: boolean; isUser: boolean; place: 'named' | 'kin' | 'mentioned' | null; runs: boolean; isHead: boolean };

/** Words for rank before or after the work. */
const RANK = new Set(
  'senior junior chief head lead principal deputy assistant associate acting interim group general managing executive regional area local national honorary joint co sole the a and of at for manager director supervisor owner founder proprietor partner president chair chairman chairwoman superintendent leader operator administrator publican licensee landlord landlady innkeeper'.split(
    ' ',
  ),
);
/** Words for any place, so that whoever manages one runs it. */
const ANY_PLACE = new Set(
  'site plant branch depot unit works centre center store shop operation business practice location venue yard park base company firm house terminal station home agency'.split(
    ' ',
  ),
);
/** Names that say nothing without a word before them. */
const BARE = new Set(
  'manager director head lead leader executive officer member worker customer user partner consultant engineer operator specialist supplier inspector owner founder proprietor boss driver'.split(
    ' ',
  ),
);

const listPieces = (title: string): string[][] =>
  foldTitle(title)
    .split('|')
    .map((piece) => listWords(piece).map(toSingular))
    .filter(({ length }) => length > 0);

/** Whether a title is only rank and the name of a place: a quarry manager, the owner of a bakery, a general manager. */
function runsPlace(words: readonly string[]): boolean {
  const inPlace = new Set(findPlaces(words).flatMap(({ at, end }) => Array.from({ length: end - at }, (_, offset) => at + offset)));
  return words.every((word, at) => RANK.has(word) || ANY_PLACE.has(word) || inPlace.has(at));
}

/** Words before whoever somebody works for. */
const OF_ANOTHER = new Set(['to', 'of', 'for', 'assistant']);
const isRank = (name: string): boolean => name.split(' ').every((word) => RANK.has(word) || BARE.has(word));

/** Whether the email names somebody's job: "course managers ask us back", and "growers" a head grower. */
function isNamedBy(words: readonly string[], people: readonly string[], places: readonly string[]): boolean {
  const skipped = findPlaces(words).filter(({ name }) => places.includes(name));
  for (let start = 0; start < words.length; start += 1) {
    const name = words.slice(start).join(' ');
    if (people.includes(name) && !BARE.has(name)) return true;
    // A school business officer is a business officer.
    const isLonger = words.slice(0, start).every((word) => !OF_ANOTHER.has(word));
    if (isLonger && people.some((one) => one.includes(' ') && one === words.slice(start + 1).join(' ') && !isRank(one))) return true;
    const isSkipped = RANK.has(words[start] ?? '') || skipped.some(({ at, end }) => at <= start && end > start);
    if (!isSkipped) return false;
  }
  return false;
}

/** Words of people and of companies that go back to one: a scaffolder and "Apex Scaffolding", bakers and a bakery. */
const ENDING = /(?:ers?|ors?|ings?|er(?:y|ies)|ists?|ians?)$/;
const SHORTEST_ROOT = 3;
const toRoot = (word: string): string => {
  const root = word.replace(ENDING, '');
  return root.length >= SHORTEST_ROOT ? root : word;
};

/** What of an email's readers every lead is compared with, kept as long as the readers. */
type Compared = {
  places: ReadonlySet<string>;
  heads: ReadonlySet<string>;
  mentioned: ReadonlySet<string>;
  trades: ReadonlySet<string>;
  roots: ReadonlySet<string>;
};

const compared = new WeakMap<Readers, Compared>();

function toCompared(readers: Readers): Compared {
  const known = compared.get(readers);
  if (known !== undefined) return known;
  const { places, placeTrades, mentioned, people } = readers;
  const one = {
    places: new Set(places),
    heads: new Set(places.flatMap((name) => toPlaceHead(name) ?? [])),
    mentioned: new Set(mentioned),
    trades: new Set(placeTrades),
    roots: new Set(people.filter((name) => !name.includes(' ') && !BARE.has(name)).map(toRoot)),
  };
  compared.set(readers, one);
  return one;
}

type PlaceTie = Tie['place'];

function tieOf(words: readonly string[], { places, heads, mentioned, trades: known, roots }: Compared): PlaceTie {
  const met = findPlaces(words);
  if (met.some(({ name }) => places.has(name))) return 'named';
  if (words.some((word) => word.length > SHORTEST_ROOT + 1 && ENDING.test(word) && roots.has(toRoot(word)))) return 'named';
  // A nursery may be for plants or for children.
  const isOfThese = (trades: readonly string[]): boolean => trades.length > 0 && trades.every((trade) => known.has(trade));
  if (met.some(({ name, trades }) => heads.has(toPlaceHead(name) ?? '') || isOfThese(trades))) return 'kin';
  return met.some(({ name }) => mentioned.has(name)) ? 'mentioned' : null;
}

const BY_STRENGTH: readonly PlaceTie[] = ['named', 'kin', 'mentioned'];

/** How an email's words about its readers fit a lead, from the title and the words for the employer; `workplace` are the lines of work there. */
export function tieToReaders(
  readers: Readers,
  title: string,
  { employer, workplace }: { employer: string | null; workplace: readonly string[] },
): Tie {
  const pieces = listPieces(title);
  const words = pieces.flatMap((piece) => [...piece, '']);
  const known = toCompared(readers);
  const ofTitle = tieOf(words, known);
  const ties = [
    ofTitle,
    tieOf(listWords(employer ?? '').map(toSingular), known),
    workplace.some((trade) => known.trades.has(trade)) ? 'kin' : null,
  ];
  const isHead = pieces.some(runsPlace);
  const last = findPlaces(words).at(-1);
  return {
    isNamed: pieces.some((piece) => isNamedBy(piece, readers.people, readers.places)),
    isUser: pieces.some((piece) => isNamedBy(piece, readers.users ?? [], readers.places)),
    place: BY_STRENGTH.find((one) => ties.includes(one)) ?? null,
    // Who manages the bar of a golf club does not run the club, nor the manager of a museum café the museum.
    runs: isHead && (last === undefined || tieOf(words.slice(last.at), known) !== null),
    isHead,
  };
}
