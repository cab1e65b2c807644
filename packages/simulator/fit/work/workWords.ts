import { EVERYDAY_WORK } from './everydayWork.ts';
import { FURTHER_WORK } from './furtherWork.ts';
import { onFirstUse } from '../../onFirstUse.ts';
import { unpackWords } from '../../reading/spelling/meantWords.ts';
import { OCCUPATION_WORK } from './occupationWork.ts';
import { growPhrases } from '../needs/phraseTree.ts';
import { listStems } from '../stems.ts';
import { TRADE_WORDS } from './tradeWords.ts';
import { TRADES } from '../trades.ts';
import { WORKPLACES } from './workplaces.ts';

type Lift = { trade: number; lift: number };

/** The least lift of an occupation's word, in tenths of a natural log: the listed ones count from it. */
export const LEAST_LIFT = 8;

/** Work words by stem, and the trades that use them most. */
const liftsOfOccupations = onFirstUse((): ReadonlyMap<string, readonly Lift[]> => {
  const { words, trades, lifts } = OCCUPATION_WORK;
  const all = Array.from(lifts, (lift, at) => ({
    trade: Number.parseInt(trades.slice(2 * at, 2 * at + 2), 36),
    lift: (LEAST_LIFT + Number.parseInt(lift, 36)) / 10,
  }));
  let from = 0;
  return new Map([...unpackWords(words)].map(([word, count]) => [word, all.slice(from, (from += count))]));
});

/** How strongly a trade's own word suggests it, as a natural log; a word of several trades says less about each. */
const OWN_WORD = 4.2;
/** How much more a phrase of several words counts than a single word, as a natural log. */
const OF_SEVERAL = 2.1;

/** The name of a workplace counts more than the things in it: "tattoo" belongs to a tattoo studio. */
const PLACE_MORE = 2.4;
/** Words in company names that mean something else in an email. */
const NO_PLACE = new Set(
  listStems(
    'smile kitchen law market ford motors electric heating energy county construction homes hair brake foundation temple stable school law',
  ),
);

function readPlaceWords(): ReadonlySet<string> {
  const cells = WORKPLACES.trim()
    .split('\n')
    .flatMap((line) => {
      const at = line.indexOf(':');
      return line
        .slice(at + 1)
        .split(',')
        .map((cell) => `${line.slice(0, at)} ${listStems(cell).join(' ')}`);
    });
  return new Set(cells.filter((cell) => !NO_PLACE.has(cell.slice(cell.indexOf(' ') + 1))));
}

function readOwnWords(): ReadonlyMap<string, readonly Lift[]> {
  const placeWords = readPlaceWords();
  const trades = new Map<string, number[]>();
  for (const line of [TRADE_WORDS, EVERYDAY_WORK, FURTHER_WORK, WORKPLACES].flatMap((text) => text.trim().split('\n'))) {
    const at = line.indexOf(':');
    const trade = TRADES.findIndex(({ id }) => id === line.slice(0, at));
    for (const phrase of line.slice(at + 1).split(',')) {
      const key = listStems(phrase.replaceAll('-', ' ')).join(' ');
      const known = trades.get(key) ?? [];
      if (!known.includes(trade)) trades.set(key, [...known, trade]);
    }
  }
  return new Map(
    [...trades].map(([key, list]) => [
      key,
      list.map((trade) => {
        const more = (key.includes(' ') ? OF_SEVERAL : 0) + (placeWords.has(`${TRADES[trade]?.id} ${key}`) ? PLACE_MORE : 0);
        return { trade, lift: (OWN_WORD + more) / Math.sqrt(list.length) };
      }),
    ]),
  );
}

const ownWords = onFirstUse(readOwnWords);
/** The words and phrases that trades use. */
export const workTree = onFirstUse(() =>
  growPhrases([...ownWords().keys(), ...liftsOfOccupations().keys()].map((phrase) => [phrase, true])),
);
/** An occupation's words count less than those of offers to a trade. */
const OCCUPATION_SHARE = 0.72;

/**
 * How much more often than average each trade uses these words and phrases, as a sum of natural logs, in the order of TRADES. Takes the
 * weight of each word and phrase in the text.
 */
export function weighWork(words: ReadonlyMap<string, number>): number[] {
  const sums = TRADES.map(() => 0);
  const add = (lifts: readonly Lift[], weight: number): void => {
    for (const { trade, lift } of lifts) sums[trade] = (sums[trade] ?? 0) + lift * weight;
  };
  for (const [word, weight] of words) {
    const own = ownWords().get(word);
    if (own === undefined) add(liftsOfOccupations().get(word) ?? [], weight * OCCUPATION_SHARE);
    else add(own, weight);
  }
  return sums;
}
