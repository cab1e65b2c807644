import { foldTitle } from '../persona/title/foldTitle.ts';
import { stripServed } from '../persona/title/stripServed.ts';
import { OCCUPATION_TITLES } from './occupationTitles.ts';
import { listStems } from './stems.ts';
import { TRADE_TITLES } from './tradeTitles.ts';

/** The trades a title names with their shares, largest first; empty if no word is known. */
export type TradeShare = { trade: string; share: number };

const LONGEST_PHRASE = 5;

/** German compounds put what somebody leads first: a Druckereileiter leads a print shop. */
const COMPOUND = /^([a-z]{3,}?)(leiter|leitung|inhaber|meister|geschaftsfuhrer|direktor)$/;

/** Feminine German titles are read like masculine ones: a Vertriebsleiterin is a Vertriebsleiter. */
const listTitleStems = (text: string): string[] =>
  listStems(text)
    .map((stem) => (stem.length > 6 && (stem.endsWith('erin') || stem.endsWith('orin')) ? stem.slice(0, -2) : stem))
    .flatMap((stem) => COMPOUND.exec(stem)?.slice(1) ?? [stem]);

function addPhrases(phrases: Map<string, string[]>, line: string, separator: string): void {
  const at = line.indexOf(':');
  const trade = line.slice(0, at);
  for (const phrase of line
    .slice(at + 1)
    .trim()
    .split(separator)) {
    const key = listTitleStems(phrase).join(' ');
    const known = phrases.get(key) ?? [];
    if (!known.includes(trade)) phrases.set(key, [...known, trade]);
  }
}

function readPhrases(text: string, separator: string): ReadonlyMap<string, readonly string[]> {
  const phrases = new Map<string, string[]>();
  for (const line of text.trim().split('\n')) addPhrases(phrases, line, separator);
  return phrases;
}

const PHRASES = readPhrases(TRADE_TITLES, ', ');
const SINGLE_WORDS = readPhrases(OCCUPATION_TITLES, ' ');
/** Title words for rank, not for the kind of work. */
const RANKS = new Set(
  listStems(
    'manager director head lead leader chief senior junior vp vice president associate specialist coordinator officer supervisor global regional group deputy assistant principal staff expert executive team international national the of and for to in at a an intern trainee leiter leitung direktor meister',
  ),
);
/** Words that end many titles and say little if another word names the work: a backend engineer, a hotel receptionist. */
const WIDE = new Set(
  listStems(
    'engineer engineering operator clerk assistant consultant advisor data training planner inspector event executive owner receptionist installer contractor coach artist designer creative',
  ),
);
const WIDE_WEIGHT = 0.45;
const WORKS_FOR_ANOTHER = new Set([
  'assistant to',
  'ea to',
  'pa to',
  'executiv assistant',
  'personal assistant',
  'administrativ assistant',
]);

/** Endings of words for people who do a job: a herder, a botanist. */
const PERSON =
  /(?:er|or|ist|ian|ant|ent|yst|ar|ee|man|woman|wright|smith|herd|nurse|chef|cook|guide|aide|judge|clerk|guard|scribe|host|hostess|monk|nun|pilot)s?$/;

type Found = { trades: readonly string[]; weight: number; key: string };

/** The longest phrase that starts at a word; a word in no phrase is looked up in O*NET titles. */
function matchAt(stems: readonly string[], at: number): (Found & { length: number }) | null {
  for (let length = Math.min(LONGEST_PHRASE, stems.length - at); length >= 1; length -= 1) {
    const key = stems.slice(at, at + length).join(' ');
    const trades = PHRASES.get(key);
    // The last words of a title name the work, earlier ones its object.
    const weight = length ** 1.5 * (at + length === stems.length ? 1.3 : 1) * (WIDE.has(key) ? WIDE_WEIGHT : 1);
    if (trades !== undefined) return { trades, weight, length, key };
  }
  const word = stems[at] ?? '';
  const trades = RANKS.has(word) ? undefined : SINGLE_WORDS.get(word);
  return trades === undefined ? null : { trades, weight: 0.7 * (at + 1 === stems.length ? 1.3 : 1), length: 1, key: word };
}

/** All phrases in a text that name a trade. */
function matchTrades(stems: readonly string[]): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < stems.length;) {
    const match = matchAt(stems, at);
    if (match !== null) found.push(match);
    at += match?.length ?? 1;
  }
  return found;
}

function toShares(found: readonly Found[]): TradeShare[] {
  const weights = new Map<string, number>();
  for (const { trades, weight } of found)
    for (const trade of trades) weights.set(trade, (weights.get(trade) ?? 0) + weight / Math.sqrt(trades.length));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return [...weights].map(([trade, weight]) => ({ trade, share: weight / total })).toSorted((one, other) => other.share - one.share);
}

/** A title of several words without a word for a person at work: "Night owl", "Pixel love". */
const isJoke = (own: string, found: readonly Found[]): boolean => {
  const words = own.split(/[ |]+/);
  return (
    words.length > 1 &&
    found.every(({ trades, key }) => PHRASES.get(key) !== trades) &&
    !listStems(own).some((stem) => RANKS.has(stem) && stem.length > 3) &&
    !PERSON.test(words.at(-1) ?? '')
  );
};

/** An assistant does not do the work of the person they assist. */
const dropServed = (found: readonly Found[]): readonly Found[] => {
  const assists = found.filter(({ key }) => WORKS_FOR_ANOTHER.has(key));
  return assists.length > 0 ? assists : found;
};

const shares = new Map<string, readonly TradeShare[]>();
const MAX_SHARES = 5000;

/** The trades a job title names, in offices or elsewhere. */
export function readTrades(title: string): readonly TradeShare[] {
  const known = shares.get(title);
  if (known !== undefined) return known;
  const folded = foldTitle(title);
  const own = stripServed(folded);
  // A trainee's whole title tells the work; for others, the office they serve does not.
  const found = (own === 'trainee' ? folded.replace(/office of the [a-z]+|[a-z]+ office/g, 'assistant') : own)
    .split('|')
    .flatMap((piece) => matchTrades(listTitleStems(piece)));
  const read = isJoke(own, found) ? [] : toShares(dropServed(found));
  if (shares.size >= MAX_SHARES) shares.clear();
  shares.set(title, read);
  return read;
}

/** The trades of job titles in a text, such as an offered job or the audience of an event. */
export function findTrades(text: string): TradeShare[] {
  const stems = listStems(text);
  const found: Found[] = [];
  for (let at = 0; at < stems.length; at += 1) {
    for (let length = Math.min(LONGEST_PHRASE, stems.length - at); length >= 1; length -= 1) {
      const trades = PHRASES.get(stems.slice(at, at + length).join(' '));
      if (trades === undefined) continue;
      found.push({ trades, weight: length ** 1.5, key: '' });
      at += length - 1;
      break;
    }
  }
  return toShares(found);
}
