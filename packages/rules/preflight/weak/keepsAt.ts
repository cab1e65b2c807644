/** What the sender does to a reader who does not answer, and how often he has tried. */
const KEEPS_AT =
  /\b(?:answer|reply|respond|confirm|decide|act|get back to (?:me|us))\b[^.!?]{0,60}\b(?:or|otherwise),? (?:I|we)(?:['\u2019]ll| will| must| have to| would have to) (?!stop|leave|close|drop|not\b|never\b|get out\b)|\bI(?:['\u2019]ll| will) (?:keep|continue|go on) (?:calling|emailing|writing|trying|to (?:call|e-?mail|write|try))\b|\buntil (?:I|we) (?:hear|get|receive|have)\b[^.!?]{0,30}\b(?:answer|reply|response|you|back)\b|\b(?:I|we)(?:['\u2019]ve| have)? (?:already |now )?(?:tried|emailed|written|called|reached out|contacted|messaged)(?: to reach)?(?: to)? you (?:\p{L}+ )?(?:twice|three|four|several|many|a few|multiple|\d+) ?(?:times)?\b|\bwhy (?:haven['\u2019]?t|have) you (?:not )?(?:replied|answered|responded)\b/iu;

export const isKeepingAt = (sentence: string): boolean => KEEPS_AT.test(sentence);
