/** What friends ask each other most, as tags. */
const ASKED: readonly (readonly [string, RegExp])[] = [
  [
    'whatTime',
    /\b(?:what time|when) (?:(?:do|are|will|would|should|shall|does|is) (?:you|we|I|they|he|she|it)|(?:do|does|will) (?:the|your|our) \p{L}+)\b(?![^?]*\b(?:suits?|free|best|off|away|leaving|moving)\b)[^?]*\?/iu,
  ],
  [
    'shallI',
    /(?<!\bor )\b(?:shall|should|can|could|may) (?:I|we) (?:also )?(?:bring|take|buy|get|book|come|pick|make|do|ask|call|order|cook|bake|drive|invite|tell)\b[^?]*\?|\b(?:do you )?want (?:me|us) to\b[^?]*\?/i,
  ],
  ['around', /\bare you (?:all |both )?(?:around|about|home|in town|here)(?: (?:over|at|on|this|next|for|in|during|then)\b[^?]*)?\?/i],
  [
    'howAre',
    /\bhow (?:are|is|was|were|did|have) (?:you|your|the|things|it|everyone|everybody|he|she|they|mum|mom|dad|\p{Lu}\p{Ll}+)\b[^?]*\?/iu,
  ],
];

/** What a friend's email asks in its questions, however many there are. */
export const readFriendly = (prose: string): string[] => ASKED.filter(([, pattern]) => pattern.test(prose)).map(([tag]) => tag);
