import { foldTitle } from '../../persona/title/foldTitle.ts';
import { stripServed } from '../../persona/title/stripServed.ts';
import { rememberTexts } from '../../reading/text/remember.ts';
import { dropJokes } from './dropJokes.ts';
import { expandTitle } from './expandTitle.ts';
import { wordsInText, listParts, LONGEST_PHRASE, matchTrades, titlePhrases, RANKS, WIDE, type Found } from './matchTitle.ts';
import { listStems } from '../stems.ts';

/** The trades a title names with their shares, largest first; empty if no word is known. */
export type TradeShare = { trade: string; share: number };

const WORKS_FOR_ANOTHER = new Set([
  'assistant to',
  'ea to',
  'pa to',
  'executiv assistant',
  'personal assistant',
  'administrativ assistant',
]);

const SHORTEST_PERSON = 5;
/** Endings of words for people who do a job: a herder, a botanist. */
const PERSON =
  /(?:er|or|ist|ian|ant|ent|yst|ar|ee|man|woman|wright|smith|herd|nurse|chef|cook|guide|aide|judge|clerk|guard|scribe|host|hostess|monk|nun|pilot)s?$/;

function toShares(found: readonly Found[]): TradeShare[] {
  const weights = new Map<string, number>();
  for (const { trades, weight } of found)
    for (const trade of trades) weights.set(trade, (weights.get(trade) ?? 0) + weight / Math.sqrt(trades.length));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return [...weights].map(([trade, weight]) => ({ trade, share: weight / total })).toSorted((one, other) => other.share - one.share);
}

/**
 * A title known only by O*NET words names work if it ends in a word for a person or contains a rank: not "Night owl", "Pixel love" or
 * "Guru".
 */
const isJoke = (own: string, found: readonly Found[]): boolean =>
  found.every(({ isWord }) => isWord) &&
  !PERSON.test(own.split(/[ |]+/).findLast((word) => word.length >= SHORTEST_PERSON) ?? '') &&
  !listStems(own).some((stem) => RANKS.has(stem) && stem.length > 3);

const namesPerson = (found: readonly Found[]): boolean =>
  found.some(({ isHead, key }) => isHead && key.length >= SHORTEST_PERSON && PERSON.test(key));

/** An assistant does not do the work of the person they assist. */
const dropServed = (found: readonly Found[]): readonly Found[] => {
  const assists = found.filter(({ key }) => WORKS_FOR_ANOTHER.has(key));
  return assists.length > 0 ? assists : found;
};

/**
 * What a title says about somebody's work; `isWeak` if only a word that also names things tells it, `isPlayful` if words after a rank stay unread
 * and at most O*NET words are read: "Chief Happiness Wrangler", "Head of Daydreams".
 */
type TitleReading = { trades: readonly TradeShare[]; isWeak: boolean; isPlayful: boolean };

const readings = new Map<string, TitleReading>();
const MAX_READINGS = 5000;

/** Slogans and nicknames in a title. */
const QUOTED = /["“”„«»][^"“”„«»]*["“”«»]/g;

/** "Marketer at heart" tells what somebody is fond of. */
const AT_HEART = /(?:^|[,|/&·])[^,|/&·]*\s(?:at|by) heart\b/gi;

/** How much an O*NET word counts beside a known phrase. */
const OF_WORD_BESIDE = 0.6;

/** Each part of a title counts by the root of its weight: what stands in brackets matters, too. */
function weighPart(found: readonly Found[]): Found[] {
  const sum = found.reduce((all, { weight }) => all + weight, 0);
  return found.map((one) => ({ ...one, weight: one.weight / Math.sqrt(Math.max(1, sum)) }));
}

const BEGINS_WITH_RANK = /^(?:chief|head|director|vp|vice president|lead|minister|captain)\b/;

function isPlayful(own: string, found: readonly Found[]): boolean {
  const words = listStems(own).filter((stem) => !RANKS.has(stem)).length;
  const read = found.reduce((sum, { length }) => sum + length, 0);
  return found.every(({ isWord }) => isWord) && read < words && BEGINS_WITH_RANK.test(own);
}

function readWork(title: string): TitleReading {
  const folded = foldTitle(title.replace(QUOTED, ' ').replace(AT_HEART, ' '));
  const own = expandTitle(dropJokes(stripServed(folded)));
  // A trainee's whole title names the work; for others, the office they serve does not.
  const work = own === 'trainee' ? expandTitle(folded.replace(/office of the [a-z]+|[a-z]+ office/g, 'assistant')) : own;
  const all = work.split('|').flatMap((piece) => weighPart(matchTrades(listParts(piece))));
  const isKnown = all.some(({ isWord }) => !isWord);
  const isPlain = all.some(({ isWord, key }) => !isWord && !WIDE.has(key));
  const found = all.map((one) => (isPlain && one.isWord && !one.isHead ? { ...one, weight: one.weight * OF_WORD_BESIDE } : one));
  return isJoke(own, found)
    ? { trades: [], isWeak: false, isPlayful: isPlayful(own, []) }
    : {
        trades: toShares(dropServed(found)),
        isWeak: found.length > 0 && !isKnown && !namesPerson(found),
        isPlayful: isPlayful(own, found),
      };
}

function readCached(title: string): TitleReading {
  const known = readings.get(title);
  if (known !== undefined) return known;
  const reading = readWork(title);
  if (readings.size >= MAX_READINGS) readings.clear();
  readings.set(title, reading);
  return reading;
}

/** The trades a job title names, in offices or elsewhere. */
export const readTrades = (title: string): readonly TradeShare[] => readCached(title).trades;

/** Whether only a word that may also name a thing says what a title's work is. */
export const isWeakTitle = (title: string): boolean => readCached(title).isWeak;

/** Whether a title only plays with the name of some work, if its holder's firm does not do that work. */
export const isPlayfulTitle = (title: string): boolean => readCached(title).isPlayful;

/** The trades of job titles in a text, such as an offered job or the audience of an event. */
export const findTrades = rememberTexts((text): readonly TradeShare[] => {
  const stems = listStems(text);
  const found: Found[] = [];
  for (let at = 0; at < stems.length; at += 1) {
    for (let length = Math.min(LONGEST_PHRASE, stems.length - at); length >= 1; length -= 1) {
      const key = stems.slice(at, at + length).join(' ');
      const trades = (length > 1 ? titlePhrases() : wordsInText()).get(key);
      if (trades === undefined) continue;
      found.push({ trades, weight: length ** 1.5, key: '', at, length, isWord: false, isHead: false });
      at += length - 1;
      break;
    }
  }
  return toShares(found);
});
