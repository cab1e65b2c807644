import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { listStems } from '../stems.ts';

const PROVIDER = String.raw`(?:providers?|suppliers?|vendors?|resellers?|distributors?|manufacturers?|makers?|developers?|sellers?) of|(?:specialists?|experts?) in`;
/** Words of a firm that speaks of itself, before what it calls itself. */
const OF_ITSELF = String.raw`\b(?:we(?:['\u2019]re| are)|I(?:['\u2019]m| am)|my name is|I (?:work|represent|run|own|founded|lead)|(?:my|our) (?:company|firm|business|agency|team)|reaching out|writing (?:to you )?(?:from|on behalf)|(?:co-?)?founder|CEO|owner|here (?:from|at))\b[^.?!]*?`;
const PRAISE = String.raw`(?:[\p{L}-]+ ){0,3}?`;
const WHAT = String.raw`([\p{L}\d&-]+(?: [\p{L}\d&-]+){0,3}?)`;
const END = String.raw`(?=[.,;:()\u2013\u2014]|$| (?:[\u2013\u2014-] |(?:for|to|in|at|near|around|across|from|based|that|which|who|and|with|by|serving|helping|working)\b))`;
/** "a leading provider of CRM solutions" */
const PROVIDER_OF = new RegExp(String.raw`${OF_ITSELF}\b(?:an?|the|your|as) ${PRAISE}(?:${PROVIDER}) ${PRAISE}${WHAT}${END}`, 'iu');
/** "a managed IT provider", "a full-service marketing agency" */
const KIND_OF_FIRM = new RegExp(
  String.raw`${OF_ITSELF}\b(?:an?|the|your|as) ${PRAISE}${WHAT} (?:providers?|suppliers?|vendor|reseller|distributor|manufacturer|agency|contractors?|consultancy|consultants?|specialists?)\b(?! (?:of|in|who|that|for) )`,
  'iu',
);
/** "one of the leading window cleaning companies" */
const ONE_OF_KIND = new RegExp(
  String.raw`${OF_ITSELF}\bone of (?:the|\p{L}+['\u2019]s) ${PRAISE}${WHAT} (?:companies|firms|businesses|agencies|providers|suppliers|vendors|contractors|consultancies|specialists)\b`,
  'iu',
);
/** What a seller calls any of its goods. */
const ANY_GOODS = /(?<=\S) (?:solutions?|services?|systems?|products?|offerings|technolog(?:y|ies)|tools?)$/i;

/**
 * What the sender's firm says it provides, in stems, the longest reading first: "we are a leading provider of CRM solutions", with and without
 * the general last word. Parts and functions that the email lists after it are not the offer. Empty if no sentence says it.
 */
export function describeFirm(sentences: readonly MaskedSentence[]): readonly (readonly string[])[] {
  for (const { text, isStory } of sentences) {
    if (isStory) continue;
    const what = (PROVIDER_OF.exec(text) ?? KIND_OF_FIRM.exec(text) ?? ONE_OF_KIND.exec(text))?.[1]?.trim();
    if (what !== undefined) return listReadings(what).map((name) => listStems(name.replaceAll('-', ' ')));
  }
  return [];
}

/** "full-service marketing" may be any of its ends. */
function listReadings(what: string): readonly string[] {
  const words = what.split(' ');
  const ends = words.map((_, at) => words.slice(at).join(' '));
  return [...new Set(ends.flatMap((end) => [end, end.replace(ANY_GOODS, '')]))];
}
