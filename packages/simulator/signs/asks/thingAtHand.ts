const THINGS = String.raw`(?:reports?|case stud(?:y|ies)|recordings?|videos?|films?|clips?|lists?|samples?|mock-?ups?|drafts?|plans?|sketch(?:es)?|designs?|notes|summary|comparison|breakdown|teardown|write-?up|one-pager|photos?|pictures?|drawings?|templates?|checklists?|logs?|spreadsheet|layouts?|maps?|screenshots?|findings|versions?|quote|proposal)`;
const WORDS = String.raw`(?:(?:\p{L}[\p{L}\d-]*|\d+-[\p{L}-]+) ){0,4}`;
const PLURAL = /(?:[^s]s|photos|ies|es)$/iu;

/** "A sample report is available if you'd like to see how we write." */
const IS_AVAILABLE = new RegExp(
  String.raw`^((?:an?|our|the|some) )?((?:[\p{L}-]+ ){0,3}?${THINGS}) (is|are) available(?: on request| (?:if|should) you(?:['\u2019]d)? (?:would )?(?:like|want|wish)\b[^.?!]*| (?:so you can|for you to|to) (?:see|read|look|view|watch|judge|check)\b[^.?!]*)?[.]$`,
  'iu',
);
/** "We have a sample report we can share." */
const CAN_BE_SENT = new RegExp(
  String.raw`^(?:there(?:['\u2019]s| is)|(?:I|we)(?:['\u2019]ve| have)(?: got)?) (an? ${WORDS}${THINGS}(?: (?:of|from|for) [^.?!,;:]{3,50}?)?),? (?:that |which )?(?:I|we)(?: can| could|['\u2019]d be (?:happy|glad) to) (?:share|send|show|e-?mail|forward)(?: (?:you|over|across|it|with you))*[.]$`,
  'iu',
);

/** The question whether the reader would like to see a thing that a sentence says the sender has; it says all that the sentence does. */
export function questionOfThing(sentence: string): string | undefined {
  const text = sentence.trim();
  const [, determiner, thing, verb] = IS_AVAILABLE.exec(text) ?? [];
  if (thing !== undefined && verb !== undefined) {
    const named = determiner === undefined ? `${thing.charAt(0).toLowerCase()}${thing.slice(1)}` : thing;
    const article = determiner?.toLowerCase() ?? (verb.toLowerCase() === 'are' ? '' : /^[aeiou]/i.test(named) ? 'an ' : 'a ');
    return `Would you like to see ${article}${named}?`;
  }
  const sent = CAN_BE_SENT.exec(text)?.[1];
  return sent === undefined ? undefined : `Would you like to see ${sent}?`;
}

/** What the sender did for the reader before writing: "I've marked up your last invoice", "We put together a short list of what we'd change." */
const MARKED_UP =
  /^(?:(?:so|and),? )?(?:I|we)(?:['\u2019]ve| have)?(?: also| just| already| even| actually)* (?:(?:written|wrote|marked|mocked|drawn|drew) (?!up to\b)(?:[\p{L}\d'\u2019-]+ ){0,4}?up\b)[^.?!:]*[.]$/iu;
const MADE = new RegExp(
  String.raw`^(?:(?:so|and),? )?(?:I|we)(?:['\u2019]ve| have)?(?: also| just| already| even| actually)* (?:recorded|filmed|made|put together|drafted|prepared|sketched|designed) (?:an?|the|two|three|four|five|some|a few) (${WORDS}${THINGS})\b[^.?!:]*[.]$`,
  'iu',
);
const FOR_READER = /\b(?:you|yours?|I['\u2019]d|we['\u2019]d|I found|we found)\b/iu;
/** Already in the email, or where the reader can find it. */
const ELSEWHERE =
  /\b(?:attached|attach|below|here|link(?:ed)?|website|site's|youtube|sent|with this|enclosed|and (?:sent|posted|put))\b|https?:|www\./iu;
/** Done earlier or for others. */
const NOT_AT_HAND =
  /\b(?:since|ago|every|usually|always|often|for (?:\d+|many|several|years|other|our)|last (?:week|month|year|spring|summer|autumn|fall|winter)|in (?:19|20)\d\d)\b/iu;
/** "There's a short film of last year's camp." */
const EXISTS = new RegExp(
  String.raw`^there(?:['\u2019]s| is) an? ${WORDS}(?:film|video|clip|recording|case study|sample report) (?:of|that shows|which shows|showing)\b[^.?!:$\u20ac\u00a3%]*[.]$`,
  'iu',
);

/** The question right after a sentence that says what the sender has for the reader; undefined if it has nothing. `company`: the reader's. */
export function questionAfterThing(sentence: string, company: string | null): string | undefined {
  const text = sentence.trim();
  if (ELSEWHERE.test(text)) return undefined;
  if (EXISTS.test(text)) return 'Would you like to see it?';
  if (NOT_AT_HAND.test(text)) return undefined;
  if (!FOR_READER.test(text) && (company === null || company === '' || !text.includes(company))) return undefined;
  if (MARKED_UP.test(text)) return 'Shall I send it over?';
  const made = MADE.exec(text)?.[1];
  return made === undefined ? undefined : `Shall I send ${PLURAL.test(made) ? 'them' : 'it'} over?`;
}
