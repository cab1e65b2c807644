import { sellsBefore } from '../readCertain.ts';
import { isWork } from './nameOffer.ts';

/** What a name says, without the ending by which its singular and its plural differ. */
const stemOf = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|y|e)$/, '');
const escape = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '.');

/** A name has a price, a supplier, or somebody who does it. */
const boughtAs = (name: string): RegExp =>
  new RegExp(
    [
      String.raw`\b(?:prices?|pricing|costs?|quotes?|rates?|bills?|invoices?|suppliers?|spend|contracts?) (?:for|of|on) (?:(?:your|our|the|all|any) )?${name}`,
      String.raw`\b${name} (?:prices?|pricing|costs?|suppliers?|providers?|contracts?|contractors?|wholesalers?|merchants?|firms?|compan(?:y|ies)|bills?)\b`,
      String.raw`\b(?:who|which [a-z]+) (?:does|do|supplies|handles|makes|looks after|delivers)(?: you use for)? (?:your |the )?${name}`,
      String.raw`\b(?:buy|buying|order|ordering|pay for|outsource) (?:(?:your|our|any|more|the) )?${name}`,
    ].join('|'),
    'iu',
  );

/**
 * Whether a name is something that people have or buy, so that they can say they are fine for it: the email says that its sender sells it, or
 * speaks of its price or its supplier. Problems, papers and what work is done on have none. An activity needs only to be what is offered.
 */
export function isBought(name: string, { offer, text }: { offer: string | null; text: string }): boolean {
  const words = name.split(' ');
  const last = stemOf(words.at(-1) ?? '');
  const isOffered =
    offer !== null &&
    offer
      .toLowerCase()
      .split(' ')
      .some((word) => stemOf(word) === last);
  if (isWork(name) && isOffered) return true;
  const whole = [...words.slice(0, -1).map(escape), String.raw`${escape(last)}\p{L}{0,3}`].join(' ');
  if (boughtAs(whole).test(text)) return true;
  return [...text.matchAll(new RegExp(String.raw`\b${whole}\b`, 'giu'))].some(({ index }) => sellsBefore(text.slice(0, index), name));
}
