import { namesNoEmployer } from '../../persona/company/namesNoEmployer.ts';
import { readIndustry } from '../../persona/company/readIndustry.ts';
import type { Industry } from '../../persona/persona.ts';
import type { Offer } from '../offer.ts';
import { foldText, listStems } from '../stems.ts';
import { readTrades } from '../titles/titleTrades.ts';
import { isBusiness } from '../trades.ts';

/** A word in the name of nearly any firm. */
const OF_ANY_FIRM =
  /^(?:and|the|your|what|that|this|with|from|about|over|just|more|incorporated|limited|corporation|corp|gmbh|group|services?|company|companies|systems?|solutions?|technolog(?:y|ies)|management|first|second|third|new|old|good|best|blue|green|red|golden?|silver|white|black|grand|royal|union|united|central|national|prairie|international|holdings?|partners|associates|brothers|sons|global|trading|enterprises?|industries|products?|production|manufacturing|supply|supplies|works|workshops?|shops?|stores?|studios?|house|office|agency|consulting|center|centre|street|town|city|county|home|business|people|team|work|time|north\w*|south\w*|west\w*|east\w*)$/;

/** Whether a word of a company's name, in lower case, stands in the names of firms of any trade. */
export const isOfAnyFirm = (word: string): boolean => OF_ANY_FIRM.test(word);

/** Industries of so many trades that a company's name may tell more: firms that make, dig, build or sell things of all kinds. */
const WIDE: ReadonlySet<Industry | null> = new Set(['manufacturing', 'energy', 'construction', 'retail'] as const);

/** Whether an industry in the file is one of many trades: "Mining & Metals", but not "Insurance". */
export const isWide = (industryText: string | null): boolean => industryText !== null && WIDE.has(readIndustry(industryText));

const SHORTEST = 4;
/** From this share on, words name a line of work. */
const LEAST_SHARE = 0.6;

/** The words of a company's name that may say what it does: a first one that others follow is a person or a town. */
function listOwnWords(company: string): readonly string[] {
  const words = (foldText(company).match(/[a-z]+/g) ?? []).filter((word) => !isOfAnyFirm(word));
  return (words.length > 1 ? words.slice(1) : words).filter((word) => word.length >= SHORTEST);
}

/**
 * Whether a company is named after what an email offers or speaks of, or after the trade of its readers: "Vela Plating" for the cleaning of plating
 * baths. What an email only fills in from a list is no part of an offer.
 */
export function isNamedFirm({ phrase, named = [], readers, speaksTo = [], customers = [] }: Offer, company: string): boolean {
  if (namesNoEmployer(company)) return false;
  const own = listOwnWords(company);
  const { places = [], mentioned = [], people = [], placeTrades = [] } = readers ?? {};
  const told = new Set([...named, ...[phrase ?? '', ...places, ...mentioned, ...people].flatMap(listStems)]);
  if (own.flatMap(listStems).some((stem) => told.has(stem))) return true;
  const asked = [...speaksTo, ...customers, ...placeTrades];
  return readTrades(own.join(' ')).some(({ trade, share }) => share >= LEAST_SHARE && isBusiness(trade) && asked.includes(trade));
}
