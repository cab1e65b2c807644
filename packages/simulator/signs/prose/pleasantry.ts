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

/** What a sender wants before anything is said. */
const ANNOUNCES =
  /\b(?:introduc(?:e|ing) (?:myself|our(?:self|selves)|(?:my|our) (?:company|firm|business|agency|organi[sz]ation))|reach(?:ing)? out|say (?:hello|hi)|touch base|tell you (?:a (?:little|bit|little bit|few words)|something) about (?:us|me|ourselves|myself|(?:my|our) (?:company|firm|business|agency)))\b/iu;
/** Words of any announcement. */
const OF_ANNOUNCEMENTS =
  /^(?:i|i['\u2019](?:d|m)|we|we['\u2019](?:d|re)|am|are|would|like|want(?:ed)?|thought|just|only|simply|an?|the|very|quick|short|brief|e-?mail|mail|message|note|line|to|introduc(?:e|ing)|myself|our(?:self|selves)|my|our|company|firm|business|agency|organi[sz]ation|and|reach(?:ing)?|out|say|hello|hi|touch|base|take|taking|this|opportunity|moment|minute|chance|please|kindly|allow|permit|let|me|us|start|begin|by|first|of|all|you|today|that['\u2019]s|that|is|which|why|briefly|quickly|personally|directly|so|writing|drop(?:ping)?|at|outset|also|wanting|write|way|tell|little|bit|few|words|something|about)$/iu;

const isOnly = (text: string, words: RegExp): boolean => (text.match(/[\p{L}\p{N}'\u2019-]+/gu) ?? []).every((word) => words.test(word));

/** Whether a sentence only wishes its reader well, in whatever English. */
export const isPleasantry = rememberLines((sentence) => {
  const text = sentence.trim();
  return !text.endsWith('?') && WISHES.test(text) && WISHED.test(text) && isOnly(text.replace(WITH_READER, ' '), OF_WISHES);
});

/** Whether a sentence only says that its sender writes. */
export const isAnnouncement = rememberLines((sentence) => {
  const text = sentence.trim();
  return /[.!]$/.test(text) && ANNOUNCES.test(text) && isOnly(text, OF_ANNOUNCEMENTS);
});
