/** A period after a title, a street or an hour ends no sentence. */
const BREAK =
  /(?<=[.!?]["\u201d)]?)(?<!\b(?:Mr|Mrs|Ms|Mx|Dr|Prof|Rev|St|Mt|No|Nr|vs|Inc|Ltd|Co|[ap]\.m|approx|e\.?g|i\.e)\.)[^\S\n]+|\n\s*\n|\n(?=\s*(?:\p{Lu}|[-*\u2022]))/iu;
const GREETING =
  /^(?:hi|hello|hey|dear|greetings|good (?:morning|afternoon|evening|day))\b(?:[ \t]+(?!(?:my|we|I|this)\b)[\p{L}.'\u2019/-]+){0,4}[ \t]*[,!:.\u2013\u2014-]*\s*/iu;
const PLEASANTRY =
  /^(?:I |we )?(?:just )?(?:(?:really |sincerely )?hope (?:(?:that )?(?:this|you|all|everything|your)\b)|trust (?:this|you|all)\b|how are you\b|happy (?:new year|mon|tues|wednes|thurs|fri)|good (?:morning|afternoon)\b)/iu;

/** The sentences of a body without its greeting and pleasantries; a wrapped line continues. */
export const sentencesOf = (body: string): string[] =>
  body
    .trimStart()
    .replace(GREETING, '')
    .split(BREAK)
    .map((sentence) => sentence.replaceAll(/\s*\n\s*/g, ' ').trim())
    .filter((sentence) => sentence !== '' && !PLEASANTRY.test(sentence));

export const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The sender, who speaks of himself. */
export const SENDER = /\b(?:I|we|our|us|my)\b/i;
/** The reader, who is spoken to. */
export const READER = /\byou(?:r|rs)?\b|\{\{/i;
