import type { NextChance } from './expandPhrase.ts';

/** How a person types, the same over the whole reply. */
export type TypingStyle = { startsLowerCase: boolean; dropsLastStop: boolean; shortens: boolean; dropsApostrophes: boolean };

export const drawTypingStyle = (next: NextChance): TypingStyle => ({
  startsLowerCase: next() < 0.17,
  dropsLastStop: next() < 0.24,
  shortens: next() < 0.1,
  dropsApostrophes: next() < 0.08,
});

const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\bplease\b/g, 'pls'],
  [/\bthanks\b/gi, 'thx'],
  [/\band\b/g, '&'],
  [/\bbecause\b/g, 'bc'],
];

/** Text in straight double quotes is quoted from the email and stays unchanged. */
const outsideQuotes = (text: string, change: (part: string) => string): string =>
  text
    .split(/("[^"]*")/)
    .map((part) => (part.startsWith('"') ? part : change(part)))
    .join('');

const capitalise = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const ASKS_AT_START =
  /^(?:(?:can|could|would|do|does|did|is|are|will|have|should|was|did) (?:you|i|we|it|there|that|this|anything)\b|(?:sure thing, |so |and |but )*(?:who|where|why|how|which|what(?:'s| is| am| do| does| did| have| would| could| else| exactly| can| should| happens| made| makes)) (?!nice|dare|works|we |there |not\b))/i;
const ASKS_AT_END =
  /, (?:so |but |and )?(?:which|what|how|who|where|when)(?:'s)? (?:behind|page|would|should|works|do|does|did|is|are|else|was)\b[^,.?!]*$/i;
/** "One thing first: is there a price?" */
const ASKS_AFTER_COLON =
  /(?:: |, but (?:first |one thing first )?)(?:is|are|do(?! (?:try|ask|let|send|come|write|get|keep)\b)|does|can|could|what|who|how|would|should|may|roughly)\b[^:]*$/i;
const TELLS =
  /^(?:convince|go ahead|send|give|prove|tell|show|unless|then|try|happy|let(?:'s)?|keep|if|i|i'[a-z]+|we|others|could be (?:wrong|unfair|just me))(?: |$)/i;

const asksAtEnd = (words: string): boolean => ASKS_AT_END.test(words) || ASKS_AFTER_COLON.test(words);

/** A question ends with a question mark and a request with a period, whichever choices were made. */
const fixStops = (text: string): string =>
  text
    .split(/(?<=[.?!]) /)
    .map((sentence, index) => (index === 0 ? sentence : capitalise(sentence)))
    .map((sentence) => {
      const words = sentence.replace(/[.?]$/, '');
      if (sentence.endsWith('?') && TELLS.test(words) && !asksAtEnd(words)) return `${words}.`;
      return sentence.endsWith('.') && (ASKS_AT_START.test(words) || asksAtEnd(words)) ? `${words}?` : sentence;
    })
    .join(' ');

/** "Not that long ago. So no hurry here.": one sentence, where the first is short. */
const CONCLUDES = /(?<=(?:^|[.?!] )[^.?!,]{3,40})\. So (?=\p{Ll}|I\b)/gu;

/** Formats a phrase as a sentence of a message: a capital first, punctuation last. */
export function toSentence(text: string): string {
  const tidy = text
    .replace(/\s+/g, ' ')
    .replace(/\bon (?=the week of\b)/g, 'in ')
    .replace(/ ([,.?!])/g, '$1')
    .replace(/([!?])\.+/g, '$1')
    .replace(/(?<!\.)\.\.(?!\.)/g, '.')
    .replace(CONCLUDES, ', so ')
    .trim();
  return fixStops(/[.?!,:)]$/.test(tidy) ? capitalise(tidy) : `${capitalise(tidy)}.`);
}

/** The message as this person would type it. Names and quotations stay unchanged. */
export function applyTypingStyle(text: string, style: TypingStyle): string {
  let typed = text;
  if (style.startsLowerCase) typed = typed.replace(/^(?!I\b)(\p{Lu})(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  if (style.shortens) for (const [long, short] of shortForms) typed = outsideQuotes(typed, (part) => part.replace(long, short));
  if (style.dropsApostrophes)
    typed = outsideQuotes(typed, (part) => part.replace(/(?<!\b(?:we|he|she))(?<=\p{L}{2})'(?=(?:t|s|ll|re|d)\b)/giu, ''));
  if (style.dropsLastStop) typed = typed.replace(/\.$/, '');
  return typed;
}
