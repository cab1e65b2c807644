import { unpackWords } from '../../reading/spelling/meantWords.ts';
import { listCues } from '../needs/category.ts';
import { EVERYDAY_WORK } from '../work/everydayWork.ts';
import { FURTHER_WORK } from '../work/furtherWork.ts';
import { OCCUPATION_WORK } from '../work/occupationWork.ts';
import { listStems } from '../stems.ts';
import { TRADE_WORDS } from '../work/tradeWords.ts';
import { COMPANY_NAMES, WORKPLACES } from '../work/workplaces.ts';

/** Stems of all words that belong to a known kind of offer or line of work. */
function readKnown(): ReadonlySet<string> {
  const known = new Set(listStems([TRADE_WORDS, EVERYDAY_WORK, FURTHER_WORK, WORKPLACES, COMPANY_NAMES].join(' ')));
  for (const key of listCues().keys()) for (const stem of key.split(' ')) known.add(stem);
  for (const word of unpackWords(OCCUPATION_WORK.words).keys()) known.add(word);
  return known;
}

/** Read on first use. */
let words: ReadonlySet<string> | undefined;

/**
 * Whether a word that describes an offer belongs to no known work: nobody can say who buys "dragon insurance". So do 11 of 237 names of honest
 * offers.
 */
export function isStrangeName(name: string): boolean {
  const describing = listStems(name.replaceAll('-', ' ')).slice(0, -1);
  const known = (words ??= readKnown());
  return describing.some((stem) => !known.has(stem) && !/^\d/.test(stem));
}
