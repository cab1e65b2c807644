import { rememberLines } from '../../reading/text/remember.ts';

/** How a wish or a greeting begins. */
const WISHES =
  /^(?:first of all,? )?(?:(?:I|we) )?(?:(?:do|really|truly|sincerely|also|just) )*(?:hope|hoping|trust|trusting|wish|wishing|pray|praying)\b(?! to (?!find you (?:well|in|all|both|safe)\b))|^(?:(?:warm|warmest|kind|cordial|many|best|season['\u2019]?s) )*greetings?\b|^(?:a )?(?:very )?good (?:day|morning|afternoon|evening)\b/iu;
/** Words of any wish; another one says something: "I hope you have stock." */
const OF_WISHES =
  /^(?:first|of|all|i|we|my|our|do|does|really|truly|sincerely|also|just|hop(?:e|ing)|trust(?:ing)?|wish(?:ing|es)?|pray(?:ing)?|that|this|the|these|those|e-?mail|mail|message|note|letter|lines|finds?|found|reach(?:es)?|you(?:['\u2019]re|['\u2019]ve)?|u|ur|your|yours|and|or|family|families|loved|ones|near|dear|dears|are|is|be|been|being|am|have|has|having|had|everyone|everybody|everything|things?|going|go|doing|goes|great|good|well|fine|ok|okay|safe|safely|sound|health|healthy|wealth|wealthy|rich|spirits?|mood|high|best|pink|peace|in|an?|at|on|off|to|so|far|with|for|from|very|wonderful|lovely|nice|pleasant|fantastic|productive|blessed|happy|happiness|joy|joyful|success|successful|prosperity|prosperous|new|year|years|week|weeks|weekend|day|days|morning|afternoon|evening|today|start|rest|ahead|keep|keeping|stay|staying|remain|life|warm|warmest|kind|cordial|many|season['\u2019]?s|greetings?|as|too|both|it)$/iu;
/** Those who are wished well beside the reader. */
const WITH_READER =
  /\b(?:your|and|the|at)(?: (?:your|the))?(?: (?:whole|entire|lovely))? (?:team|colleagues|company|staff|business|office)\b/giu;
const WISHED =
  /\b(?:well|health|healthy|wealth|wealthy|spirits?|safe|great|good|fine|ok|okay|best|happy|happiness|joy|prosper\w+|greetings?|days?|week|weekend|year)\b/iu;

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}'\u2019-]+/gu) ?? [];

/** What somebody wishes well of beside the reader: a season, a feast, a stretch of time, how things go. */
const SEASONS = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:jan|febr)uary|march|april|may|june|july|august|(?:sept|nov|dec)ember|october|q[1-4]|20\d\d|(?:month|quarter|year|week)-end|half-term|days?|weeks?|weekends?|months?|quarters?|years?|summer|winter|spring|autumn|fall|seasons?|easter|christmas|xmas|thanksgiving|diwali|eid|santa|holidays?|hols|vacation|break|weather|heat|heatwave|sun|sunshine|rain|snow|cold|storms?|things|everything|life)`;
/** How a season may be, and what it may be to somebody; another word says something: "Hope the new depot is doing well." */
const OF_SEASONS = new RegExp(
  String.raw`^(?:${SEASONS}(?:['\u2019]s)?|festive|bank|term|rush|run-up|bit|some|of|by|over|through|into|around|during|back|half|first|second|last|end|not|(?:was|were)|(?:was|is|has|have|are|were)n['\u2019]t|treat(?:s|ed|ing)|manag(?:e|ed|ing)|gets?|got|away|off|enjoy(?:ed|ing)?|surviv(?:e|ed|ing)|decent|mad|busy|hectic|crazy|manic|bad|rough|tough|brutal|stressful|painful|quiet|calm|relaxing|restful|peaceful|smooth|smoothly|kind|kindly|gentle|long|short|hot|wet|cool|dry|easy|fun|super|awesome|amazing|fab|brilliant|sunny|flying|strong)$`,
  'iu',
);
const OF_MOOD =
  /\b(?:treat(?:s|ed|ing)|(?:get|got) (?:away|(?:some|a bit of) (?:sun|sunshine))|enjoy(?:ed|ing)?|surviv(?:e|ed|ing)|decent|mad|busy|hectic|crazy|manic|bad|rough|tough|brutal|stressful|painful|quiet|relaxing|restful|peaceful|smooth|smoothly|kind|kindly|gentle|cool|dry|warm|easy|fun|flying|strong|well|great|good|nice|lovely|fine|wonderful|fantastic|super|awesome|amazing|fab|brilliant)\b/iu;
const HOPES_SEASON = new RegExp(
  String.raw`^(?:(?:I|we) )?(?:(?:do|really|truly|just) )*(?:hope|hoping|trust) (?:that )?(?!(?:this|that|it|i|we|to|for)\b(?! ${SEASONS}\b))(?=[^\n]*\b${SEASONS}\b)`,
  'iu',
);
/** "Hope Tuesday is fine for you" names a day to meet. */
const SETS_DATE = new RegExp(String.raw`\b${SEASONS} (?:is|are|works?)(?: still)? (?:ok|okay|fine|good|great|easy|quiet)\b`, 'iu');
/** How things go, not a business that somebody opened. */
const BUSINESS = /(?<=^(?:I )?(?:hope|trust) (?:that )?)business(?= (?:is|has|isn['\u2019]t)\b)/iu;
const OF_LIFE = /\b(?:life|things|everything|weather) (?:is|are)\b/iu;

/** Whether a sentence wishes its reader a good season or easy days in words of its own, and says nothing else: "Hope the summer wasn't too mad." */
export const isSeasonsWish = rememberLines((sentence) => {
  const text = sentence.trim().replace(BUSINESS, 'life').replace(WITH_READER, ' ');
  return (
    !text.endsWith('?') &&
    HOPES_SEASON.test(text) &&
    OF_MOOD.test(text) &&
    (!SETS_DATE.test(text) || OF_LIFE.test(text)) &&
    wordsOf(text).every((word) => OF_WISHES.test(word) || OF_SEASONS.test(word))
  );
});

/** What a sender wants before anything is said. */
const ANNOUNCES =
  /\b(?:introduc(?:e|ing) (?:myself|our(?:self|selves)|(?:my|our) (?:company|firm|business|agency|organi[sz]ation))|reach(?:ing)? out|say (?:hello|hi)|touch base|tell you (?:a (?:little|bit|little bit|few words)|something) about (?:us|me|ourselves|myself|(?:my|our) (?:company|firm|business|agency)))\b/iu;
/** Words of any announcement. */
const OF_ANNOUNCEMENTS =
  /^(?:i|i['\u2019](?:d|m)|we|we['\u2019](?:d|re)|am|are|would|like|want(?:ed)?|thought|just|only|simply|an?|the|very|quick|short|brief|e-?mail|mail|message|note|line|to|introduc(?:e|ing)|myself|our(?:self|selves)|my|our|company|firm|business|agency|organi[sz]ation|and|reach(?:ing)?|out|say|hello|hi|touch|base|take|taking|this|opportunity|moment|minute|chance|please|kindly|allow|permit|let|me|us|start|begin|by|first|of|all|you|today|that['\u2019]s|that|is|which|why|briefly|quickly|personally|directly|so|writing|drop(?:ping)?|at|outset|also|wanting|write|way|tell|little|bit|few|words|something|about)$/iu;

const isOnly = (text: string, words: RegExp): boolean => wordsOf(text).every((word) => words.test(word));

/** Whether a sentence only wishes its reader well, in whatever English. */
export const isPleasantry = rememberLines((sentence) => {
  const text = sentence.trim();
  if (text.endsWith('?')) return false;
  return (WISHES.test(text) && WISHED.test(text) && isOnly(text.replace(WITH_READER, ' '), OF_WISHES)) || isSeasonsWish(text);
});

/** Whether a sentence only says that its sender writes. */
export const isAnnouncement = rememberLines((sentence) => {
  const text = sentence.trim();
  return /[.!]$/.test(text) && ANNOUNCES.test(text) && isOnly(text, OF_ANNOUNCEMENTS);
});
