/** A sentence that asks the reader for something. */
const ASKS = /\?|\b(?:please|reply|let (?:me|us) know|tell (?:me|us)|write back|(?:can|could|would|will) you)\b/i;

/** What only the reader can say where somebody comes by, as tags. */
const PARTICULARS: readonly (readonly [string, RegExp])[] = [
  ['giveWeek', /\b(?:which|what) week\b(?!day|end)|\b(?:an?|the|some) (?:\p{L}+ )?week (?:that|which|when|you)\b/iu],
  [
    'giveDay',
    /\b(?:which|what|a|the|some|two|three) (?:[\p{L}-]+ )?(?:week)?(?:day|date)s?\b[^.?!]*\b(?:suits?|works?|best|good|convenient|between)\b|\bwhen (?:suits|would suit|works|it suits|you(?:['\u2019]d| would) like us)\b/iu,
  ],
  [
    'giveContact',
    /\bwho (?:should|shall|will|would|is to) be (?:our|your|the)\b[^.?!]*\bcontact\b|\b(?:an?|your|the) (?:[\p{L}-]+ ){0,2}contact\b[^.?!]*\bnumber\b/iu,
  ],
  [
    'giveName',
    /\b(?:the|a) name of\b|\bwho (?:(?:should )?our|the|will|should|can|would)\b[^.?!]*\b(?:ask for|let|meet|contact|be there|show|receive)\b|\bwho (?:we|I|he|she|they) (?:should|can|could) (?:ask|contact|call|speak)\b/i,
  ],
];

/** What an email among people who know each other wants to be told: a day, a week, a name, a contact with a number. */
export function readParticulars(prose: string): string[] {
  const asking = prose.split(/(?<=[.?!])\s+|\n\s*\n/).filter((sentence) => ASKS.test(sentence));
  return PARTICULARS.filter(([, pattern]) => asking.some((sentence) => pattern.test(sentence))).map(([tag]) => tag);
}
