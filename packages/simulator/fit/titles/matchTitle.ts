import { onFirstUse } from '../../onFirstUse.ts';
import { dropArticles } from './expandTitle.ts';
import { FOREIGN_TITLES, TITLE_HEADS } from './foreignTitles.ts';
import { OCCUPATION_TITLES } from './occupationTitles.ts';
import { PROFESSION_TITLES } from './professionTitles.ts';
import { PARTS, splitCompound } from './splitCompound.ts';
import { listStems, toStem } from '../stems.ts';
import { TRADE_TITLES } from './tradeTitles.ts';

export const LONGEST_PHRASE = 5;

/** German compounds put what somebody leads first: a Druckereileiter leads a print shop. */
const COMPOUND = /^([a-z]{3,}?)(leiter|leitung|inhaber|meister|geschaftsfuhrer|direktor)$/;

/** Feminine German titles are read like masculine ones: a Vertriebsleiterin is a Vertriebsleiter. */
const listTitleStems = (text: string): string[] =>
  listStems(text)
    .map((stem) => (stem.length > 6 && /(?:er|or|ent)in$/.test(stem) ? stem.slice(0, -2) : stem))
    .flatMap((stem) => COMPOUND.exec(stem)?.slice(1) ?? [stem]);

function addPhrases(phrases: Map<string, readonly string[]>, line: string, separator: string): void {
  const at = line.indexOf(':');
  const own = [line.slice(0, at)];
  for (const phrase of line
    .slice(at + 1)
    .trim()
    .split(separator)) {
    const key = listTitleStems(phrase).join(' ');
    const known = phrases.get(key);
    phrases.set(key, known === undefined || known === own ? own : [...new Set([...known, ...own])]);
  }
}

function readPhrases(text: string, separator: string): ReadonlyMap<string, readonly string[]> {
  const phrases = new Map<string, readonly string[]>();
  for (const line of text.trim().split('\n')) addPhrases(phrases, line, separator);
  return phrases;
}

export const titlePhrases = onFirstUse(() =>
  readPhrases([TRADE_TITLES, PROFESSION_TITLES, FOREIGN_TITLES].map((text) => text.trim()).join('\n'), ', '),
);
/** Single words that name a job in a sentence, too; "coffee" names one only in a title. */
export const wordsInText = onFirstUse(() => readPhrases(TRADE_TITLES.replace(/(?<=[:,]) [^,\n]* [^,\n]*(?:,|$)/gm, ''), ', '));
const singleWords = onFirstUse(() => readPhrases(OCCUPATION_TITLES, ' '));
/** Title words for rank, not for the kind of work. */
export const RANKS = new Set(
  listStems(
    'manager director head lead leader chief senior junior vp vice president associate specialist coordinator officer supervisor global regional group deputy assistant principal staff expert executive team international national the of and for to in at a an intern trainee leiter leitung direktor meister',
  ),
);
/** The same in other languages. */
const HEADS = new Set(listStems(TITLE_HEADS));
/** Words that end many titles and say little if another word names the work: a backend engineer, a hotel receptionist. */
export const WIDE = new Set(
  listStems(
    'engineer engineering operator clerk assistant consultant advisor data training planner inspector event executive owner receptionist installer contractor coach artist designer creative trainer technologist keeper writer worker handler repairer cutter fitter setter builder counselor professor',
  ),
);
const WIDE_WEIGHT = 0.45;

/** A phrase found in a title: `isWord` if it is only in the O*NET titles, `isHead` if it ends its part of the title. */
export type Found = {
  trades: readonly string[];
  weight: number;
  key: string;
  at: number;
  length: number;
  isWord: boolean;
  isHead: boolean;
};

/** Marks a part of a German compound. */
const PART = '~';
const unmark = (stem: string): string => (stem.startsWith(PART) ? toStem(stem.slice(PART.length)) : stem);
/** How much the first parts of a compound say relative to the last: a "Krankenhausapotheker" is a pharmacist. */
const OF_FIRST_PARTS = 0.5;
const OF_WORD = 0.7;
/** How much more the last words of a title count, which name the work; earlier ones name its object. */
const OF_HEAD = 1.3;

/** The longest phrase that starts at a word; a word in no phrase is looked up in O*NET titles. */
function matchAt(stems: readonly string[], at: number): Found | null {
  for (let length = Math.min(LONGEST_PHRASE, stems.length - at); length >= 1; length -= 1) {
    const words = stems.slice(at, at + length);
    const key = (length === 1 ? words : words.map(unmark)).join(' ');
    const trades = titlePhrases().get(key);
    const isHead = at + length === stems.length;
    const weight =
      Math.max(1, words.filter((word) => !RANKS.has(word)).length) ** 1.5 * (isHead ? OF_HEAD : 1) * (WIDE.has(key) ? WIDE_WEIGHT : 1);
    if (trades !== undefined) return { trades, weight, at, length, key, isWord: false, isHead };
  }
  const key = stems[at] ?? '';
  const isHead = at + 1 === stems.length;
  if (key.startsWith(PART)) {
    const trades = PARTS.get(key.slice(PART.length));
    const isLast = stems[at + 1]?.startsWith(PART) !== true;
    return trades === undefined ? null : { trades, weight: isLast ? 1 : OF_FIRST_PARTS, at, length: 1, key, isWord: false, isHead };
  }
  const trades = RANKS.has(key) || HEADS.has(key) ? undefined : singleWords().get(key);
  return trades === undefined ? null : { trades, weight: OF_WORD * (isHead ? OF_HEAD : 1), at, length: 1, key, isWord: true, isHead };
}

/** Phrases that name how somebody works if a phrase before them names on what: a marketing project manager, an HR operations lead. */
const QUALIFIED = new Set(
  `operations, operations manager, operations director, operations lead, operations analyst, operations coordinator, operations specialist, operations support, project manager, project director, project lead, project coordinator, project officer, program manager, programme manager, program lead, programme lead, program coordinator, programme coordinator, program officer, programme officer, program director, programme director, business analyst, business development, business development manager, strategy, transformation, innovation, development manager, development director, delivery manager, change manager, service delivery, technical manager, technical director, technical lead, technical services, studio manager, duty manager, area manager, regional director, branch manager, site manager, site director, site lead, unit manager, district manager, department manager, planning manager, planner, support, support manager, resource manager, service manager, account manager, account director, account executive, systems manager, category manager, contract manager, contracts manager, team principal, process improvement, continuous improvement, resource planning, project, projects, shift manager, analytics, reporting, administrator, administration, consulting, communications, systems, policy, events, engagement`
    .split(', ')
    .map((phrase) => listTitleStems(phrase).join(' ')),
);
const OF_QUALIFIED = 0.35;

const AND: ReadonlySet<string> = new Set(['and', 'und', 'y', 'et', 'e', 'en', 'i', 'och', 'og']);

/** "HR & Payroll Manager": both count alike. */
function evenOut(found: readonly Found[], stems: readonly string[]): Found[] {
  const even = found.map((one) => ({ ...one }));
  for (const [place, one] of even.entries()) {
    const next = even[place + 1];
    const end = one.at + one.length;
    const isJoined = next !== undefined && next.at === end + 1 && AND.has(stems[end] ?? '');
    if (next === undefined || !isJoined || one.trades.includes('executive') || next.trades.includes('executive')) continue;
    one.weight = Math.max(one.weight, next.weight);
    next.weight = one.weight;
  }
  return even;
}

/** A longer phrase behind a rank: the head of product documentation is not the head of product. */
function matchBehindRank(stems: readonly string[], match: Found | null): Found | null {
  if (match === null) return null;
  const end = match.at + match.length;
  for (let at = match.at; at < end - 1 && RANKS.has(stems[at] ?? ''); at += 1) {
    const behind = matchAt(stems, at + 1);
    if (behind !== null && behind.at + behind.length > end) return behind;
  }
  return match;
}

/** All phrases in a part of a title that name a trade. */
export function matchTrades(stems: readonly string[]): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < stems.length;) {
    const match = matchBehindRank(stems, matchAt(stems, at));
    if (match !== null) found.push(match);
    at = match === null ? at + 1 : match.at + match.length;
  }
  const qualified = found.map((one, place) => {
    const isQualified = place > 0 && QUALIFIED.has(one.key) && found.slice(0, place).some(({ key }) => !WIDE.has(key));
    return isQualified ? { ...one, weight: one.weight * OF_QUALIFIED } : one;
  });
  return evenOut(qualified, stems);
}

/** Words that mark a title as German. */
const GERMAN =
  /(?:^|[ |])(?:[a-z]*leiter(?:in)?|[a-z]*leitung|[a-z]*referent(?:in)?|[a-z]*sachbearbeiter(?:in)?|[a-z]*mitarbeiter(?:in)?|[a-z]*beauftragte[rn]?|und|fur|stellvertretende[rn]?|geschaftsfuhrer(?:in)?|inhaber(?:in)?|direktor(?:in)?|fachkraft|meister(?:in)?|kaufmann|kauffrau|angestellte[r]?)(?= |$)/;
const LEAST_PART = 8;

/** The word in the parts of German compounds, without a feminine ending. */
const findPart = (word: string): string | null => [word, word.replace(/in$/, '')].find((one) => PARTS.has(one)) ?? null;

/** Stems of a part of a title, with German compounds taken apart. */
export function listParts(piece: string): string[] {
  const isGerman = GERMAN.test(piece);
  return (dropArticles(piece).match(/[a-z0-9]+/g) ?? []).flatMap((word) => {
    const stems = listTitleStems(word);
    if (titlePhrases().has(stems.join(' '))) return stems;
    const part = word.length >= LEAST_PART || isGerman ? findPart(word) : null;
    if (part !== null) return [`${PART}${part}`];
    return splitCompound(word)?.map((one) => `${PART}${one}`) ?? stems;
  });
}
