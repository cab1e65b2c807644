import type { MaskedSentence } from './maskOffer.ts';
import { NO_NAME } from './nameService.ts';
import { HEADS, isCalm, isKindOfThing, MOST_WORDS, NOT_IN_A_NAME } from './offerWords.ts';
import { foldText } from './stems.ts';

const WORD = String.raw`[\p{L}][\p{L}'’-]*`;
const NAME = String.raw`((?:${WORD}\s+){0,3}?${WORD})`;
const END = String.raw`(?=[.,:;!?]|$|\s+(?:for|that|which|to|built|made|designed|with|from|in|and|at|where|who)\b)`;

type Mention = { pattern: RegExp; isOne: boolean };
const MENTIONS: readonly Mention[] = [
  // "My note of last week about gut strings for your harps."
  {
    pattern: new RegExp(
      String.raw`\b(?:note|email|message|letter|offer|quote|wrote|written|emailed)\b[^.?!]{0,30}?\babout\s+(?:the\s+|our\s+|my\s+)?${NAME}${END}`,
      'iu',
    ),
    isOne: false,
  },
  // "Lockstep is a visitor app for plants."
  {
    pattern: new RegExp(String.raw`^(?:(?:\p{Lu}[\p{L}\d.&-]*\s){1,2}|it[’']s\s|ours\s|this\s)(?:is\s+)?(?:an?|the)\s+${NAME}${END}`, 'u'),
    isOne: true,
  },
  // "We are the leading absence platform trusted by bakers", "I write because Lockstep is a visitor app which counts".
  {
    pattern: new RegExp(
      String.raw`(?:\b[Ww]e are|\b[Ww]e[’']re|\bbecause\s(?:\p{Lu}[\p{L}\d.&-]*\s){1,2}is)\s(?:an?|the)\s+${NAME}(?:${END}|(?=\s+(?:trusted|used|loved|chosen)\b))`,
      'u',
    ),
    isOne: true,
  },
  // "We are manufacturer and supplier of escalator handrail sterilizers."
  {
    pattern: new RegExp(
      String.raw`\b(?:manufacturers?|suppliers?|makers?|providers?|distributors?|importers?|exporters?)\s+(?:and\s+\p{L}+\s+)?of\s+${NAME}(?=[.,:;!?]|$|\s+(?:for|to|since|in|with|from|and)\b)`,
      'iu',
    ),
    isOne: false,
  },
];
const TROUBLE =
  /^(?:broken|late|lost|missing|slow|idle|wrong|bad|your|you|how|what|why|whether|problems?|issues?|delays?|complaints?|this|it|that)$/i;
const isPlural = (word: string): boolean => /[^sui]s$/i.test(word);

function toName({ text, words, stems }: MaskedSentence, found: string, isOne: boolean): string | null {
  const named = found.split(/\s+/);
  const last = (named.at(-1) ?? '').toLowerCase();
  const isThing = isOne ? named.length > 1 && (HEADS.has(last) || isKindOfThing(last)) : isPlural(last) || isKindOfThing(last);
  const isName = named.every((word) => {
    const lower = word.toLowerCase();
    return !NOT_IN_A_NAME.has(lower) && !NO_NAME.test(lower) && !TROUBLE.test(lower);
  });
  const list = foldText(found.replaceAll('-', ' ')).match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? [];
  const at = words.findIndex((_, start) => list.every((word, offset) => words[start + offset] === word));
  const isKept = at >= 0 && stems.slice(at, at + list.length).every((stem) => stem !== '');
  if (!isThing || !isName || !isKept || named.length > MOST_WORDS) return null;
  return isCalm(text) ? found : found.toLowerCase();
}

/** What a sentence mentions as the sender's: in an earlier note, as what the product is, or as what the sender makes; null if none does. */
export function nameMentioned(sentences: readonly MaskedSentence[]): string | null {
  for (const sentence of sentences)
    for (const { pattern, isOne } of MENTIONS) {
      const found = pattern.exec(sentence.text.trim())?.[1];
      const name = found === undefined ? null : toName(sentence, found, isOne);
      if (name !== null) return name;
    }
  return null;
}
