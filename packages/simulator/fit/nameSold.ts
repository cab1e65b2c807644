import type { MaskedSentence } from './maskedSentence.ts';
import { NO_NAME } from './nameService.ts';
import { isCalm, isKindOfThing, MOST_WORDS, NOT_IN_A_NAME } from './offerWords.ts';
import { foldText } from './stems.ts';

const NAME = String.raw`((?:[\p{L}\d][\p{L}\d&'/-]*\s+){0,4}?[\p{L}\d][\p{L}\d&/-]+)`;
/** What certainly ends a name: punctuation, or a word that no name contains. */
const END = String.raw`(?=[.,:;!?]|$|\s+(?:for|to|that|which|in|at|with|from|so|and|by|across|between|within|on|who|when|where|without|into)\b)`;
const SELLS = '(?:makes?|builds?|sells?|rents?|supplies|supply|provides?|installs?|leases?|manufactures?|distributes?|offers?)';

/** Words that precede the name of what is sold. */
const PLACES: readonly RegExp[] = [
  String.raw`\b(?:we are|we[’']re|i am|i[’']m)\s+(?:a|an|the)\s+(?:[\p{L}-]+\s+){0,2}?(?:broker|supplier|maker|provider|manufacturer|distributor|wholesaler|importer|reseller)s?\s+(?:of|for)\s+`,
  String.raw`\b(?:company|firm|agency|studio|team|startup|shop|outfit|business)\s+(?:[\p{L}]+\s+){0,3}?(?:that|which|who)\s+${SELLS}\s+`,
  String.raw`^\p{Lu}[\p{L}\d]+(?:\s\p{Lu}[\p{L}\d]+)?\s+${SELLS}\s+`,
  String.raw`\b(?:we|i)\s+(?:also\s+|have\s+)?(?:arrange|build|built|developed|designed|put in|speciali[sz]e in|install|prepare|distribute|organi[sz]e|issue|place|supply and (?:fit|install)|make and sell|design and (?:build|install|make)|install and (?:maintain|service))\s+`,
].map((before) => new RegExp(`${before}(?:the |new |a |an )?${NAME}${END}`, 'iu'));

/** Praise and licensing words precede a name but are not part of it. */
const PRAISE =
  /^(?:licensed|certified|qualified|experienced|professional|local|reliable|affordable|daily|live|fresh|custom|great|quality|fully|highly)$/i;
const ENDS_BADLY = /(?:ed|ly|ing|est|ful|less|ous|ive)$|^(?:old|used|new|free|private|cheap|whole|small|large|big)$/i;
const isPlural = (word: string): boolean => /[^sui]s$/i.test(word);

/** Whether no word of the name varies over the list. */
function isKept({ words, stems }: MaskedSentence, name: string): boolean {
  const list = foldText(name.replaceAll('-', ' ')).match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? [];
  const at = words.findIndex((_, start) => list.every((word, offset) => words[start + offset] === word));
  return list.length > 0 && at >= 0 && stems.slice(at, at + list.length).every((stem) => stem !== '');
}

/** "Show" is part of a name only in "trade show". */
const isAllowed = (word: string, before: string | undefined): boolean =>
  !NOT_IN_A_NAME.has(word.toLowerCase()) || (/^show$/i.test(word) && /^trade$/i.test(before ?? ''));

function toName(sentence: MaskedSentence, found: string): string | null {
  const words = found.split(/\s+/);
  while (words.length > 1 && PRAISE.test(words[0] ?? '')) words.shift();
  const last = words.at(-1) ?? '';
  const isName =
    words.length <= MOST_WORDS &&
    words.every((word, at) => isAllowed(word, words[at - 1]) && !NO_NAME.test(word.toLowerCase()) && !/^\d|['’]/.test(word)) &&
    (isPlural(last) || isKindOfThing(last)) &&
    (isKindOfThing(last) || !ENDS_BADLY.test(last));
  const name = isCalm(sentence.text) ? words.join(' ') : words.join(' ').toLowerCase();
  return isName && isKept(sentence, name) ? name : null;
}

/** Whether a list goes on after a name: who specializes in manuals, contracts and websites does not sell manuals. */
const isListed = (text: string, name: string): boolean =>
  /^,\s+[^,.!?]{2,40}(?:,|\s+(?:and|or)\s)/i.test(text.slice(text.indexOf(name) + name.length));

/**
 * "I run a company that makes rota software for care homes": the words after a phrase that means selling; null if there is no such phrase.
 */
export function nameSold(sentences: readonly MaskedSentence[]): string | null {
  for (const sentence of sentences.filter(({ mayName }) => mayName))
    for (const place of PLACES) {
      const found = place.exec(sentence.text)?.[1];
      const name = found === undefined || isListed(sentence.text, found) ? null : toName(sentence, found);
      if (name !== null) return name;
    }
  return null;
}
