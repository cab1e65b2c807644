import { isService } from '../names/isService.ts';
import type { Offer } from '../offer.ts';
import { listStems } from '../stems.ts';

/** Ends of words for a service and for people who do it: cleaning and a cleaner, translation and a translator. */
const ENDING = /(?:ers?|ors?|ing|ings|ions?|ations?)$/;
const toRoot = (word: string): string => word.toLowerCase().replace(ENDING, '');
/** Services with no verb of their own; some of them are lessons. */
const TEACHES = /^(?:courses?|classes|lessons|training|workshops)$/;
const ALSO_SERVICES = /^(?:services?|surveys?|inspections?|testing|tests)$/;
const isOfService = (word: string): boolean => isService(word) || TEACHES.test(word) || ALSO_SERVICES.test(word);

const PERSON = /(?:er|or)$/;
/** People named by their rank, or by what they run or use. */
const NO_DOER =
  /^(?:manager|officer|driver|operator|user|owner|worker|buyer|leader|supervisor|director|controller|planner|coordinator|administrator|practitioner|partner|founder|member|housekeeper|keeper|farmer|grower|doctor|superintendent)$/;

const listLower = (text: string): string[] => text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];

/** A service by what it is done to and the word for it: window, cleaning; null if a thing is sold. */
function splitService({ phrase, kind }: Pick<Offer, 'phrase' | 'kind'>): { thing: readonly string[]; service: string } | null {
  const words = listLower((phrase ?? '').replaceAll('-', ' '));
  const service = words.at(-1) ?? '';
  if (kind !== 'sales' || !isOfService(service)) return null;
  return { thing: listStems(words.slice(0, -1).join(' ')), service };
}

/**
 * Whether somebody does for a living what the email offers, so that they hardly buy it: a first aid trainer for first aid courses, or anybody at "Shine
 * Window Cleaning" for window cleaning.
 */
export function isRival(offer: Pick<Offer, 'phrase' | 'kind'>, { title, company }: { title: string; company: string | null }): boolean {
  const split = splitService(offer);
  if (split === null) return false;
  const { thing, service } = split;
  const isOf = (words: readonly string[]): boolean => thing.every((stem) => listStems(words.join(' ')).includes(stem));
  const isSameWork = (word: string): boolean => toRoot(word) === toRoot(service) || (TEACHES.test(word) && TEACHES.test(service));
  const called = listLower(title);
  const person = called.at(-1) ?? '';
  const isDoer = PERSON.test(person) && !NO_DOER.test(person) && isOf(called) && (thing.length > 0 || isSameWork(person));
  const firm = listLower(company ?? '');
  const isOfFirm = thing.length > 0 && isOf(firm) && firm.some(isSameWork);
  return isDoer || isOfFirm;
}
