import { rememberLines, rememberTest } from '../text/remember.ts';
import { MONTH, WEEKDAY } from '../text/timeWords.ts';

const DAY = String.raw`${WEEKDAY}s?`;
const COUNT = String.raw`(?:\d{1,2}|five|ten|fifteen|twenty|thirty|forty)`;
/** A day, a date, a time of day or a length of time. */
const TIME = String.raw`(?:half an hour|an hour|a quarter of an hour|(?:a )?quarter of an hour|${COUNT}[ -]?(?:min(?:ute)?s?|hours?)|${DAY}|tomorrow|(?:this|next) (?:week|month)|the \d{1,2}(?:st|nd|rd|th)|(?:early |late |mid-?)?${MONTH}\b|\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)|after \d{1,2}\b)`;
const FITS = String.raw`(?:work|suit|(?:(?:be|is) )?(?:alright|all right|ok|okay|possible|convenient)|(?:be|is) (?:good|fine|any good|too (?:soon|early|late)))`;

const question = (pattern: string): RegExp => new RegExp(pattern, 'iu');

/** Questions that ask for time in words other than the listed phrases. Every gap has a limit, so that reading stays linear. */
const FORMS: readonly RegExp[] = [
  // "Would half an hour in June work?", "Is Tuesday at two all right for you?"
  question(
    String.raw`\b(?:would|does|do|might|could|will|is|are)\s+(?:(?:a|an|some|say|early|late|next|this|on|the|around|about)\s+){0,3}${TIME}(?![^?]{0,45}\b(?:shift|your|they|them)\b)[^?]{0,45}\b${FITS}(?: (?:better|best|at all))?(?: (?:for|with|on) (?:you|your (?:end|side))| you)?\s*\?`,
  ),
  question(String.raw`^\W*(?:how|what) about (?:[^?]{0,25}\b)?${TIME}[^?]{0,40}\?`),
  // "Can I come by on the 12th?", "May we stop in for a coffee?"
  question(
    String.raw`\b(?:can|could|may|might|shall|should) (?:I|we) (?:just |maybe |perhaps )?(?:(?:come|drop|stop|pop|swing|call|nip) (?:by|in|over|round|around|out to|along|past)|come (?:to|and)|visit|ring|phone|meet|take you|buy you|stand you)\b[^?]{0,110}\?`,
  ),
  // "Keen to have a yarn on the phone Tuesday?"
  question(
    String.raw`^\W*(?:are you )?(?:keen|free|up|game|happy|around|available|okay|ok) (?:for|to|on|at|in)\b[^?]{0,60}\b${TIME}[^?]{0,30}\?`,
  ),
  question(
    String.raw`\b(?:have|spare|got|give me|find|fancy|time for|up for|keen (?:on|for|to have)) (?:me )?(?:a |an )?(?:quick |short |brief )?(?:half an hour|yarn|natter|chin-?wag|word|coffee|brew|cuppa|pint|bite|lunch|breakfast)\b[^?]{0,60}\?`,
  ),
];

/** Only questions with one of these count. */
const NAMES_TIME = new RegExp(
  String.raw`\b(?:hour|min|\w*days?|tomorrow|week|month|come|drop|stop|pop|swing|call|nip|visit|ring|phone|meet|take|buy|coffee|brew|cuppa|pint|bite|lunch|breakfast|yarn|natter|word|the \d{1,2}|after \d|[ap]m|${MONTH})\b|\d ?(?:[ap]m|min)`,
  'i',
);

/** Whether a question asks the reader for time: a visit, a call, a day. */
export const asksForTime = rememberLines((question) => NAMES_TIME.test(question) && FORMS.some((form) => form.test(question)));

/** Wording that may ask for time: if it occurs, no text says that the email does not ask for time. */
export const MAY_WANT_TIME = new RegExp(
  String.raw`\b(?:(?:come|drop|stop|pop|swing|call|nip) (?:by|in|over|round|out|along)|come to (?:you|your)|visit(?:s|ing)?|half an hour|coffee|lunch|breakfast|pint|yarn|natter|appointment|diary|calendar|(?:suitable|convenient|best|good) (?:time|day|date)|time for (?:a |the )?(?:discussion|conversation)|so (?:that )?we can (?:discuss|talk|speak)|skype|whats ?app|zoom|slots? (?:on|for|in|at)|demo|show you|walk you|give (?:me|us) a (?:call|ring|buzz)|(?:call|ring|phone|text) (?:me|us|him|her)|meet(?:ing)?|booth|stand at|see you|in person|in (?:your|the) (?:area|town|county|city|neighbou?rhood)|on site|half-hour|(?:somebody|someone|anyone|anybody) be (?:at|in|there)|show (?:you |a |the )?(?:a )?round|takes? (?:only |about |just |you )?(?:\d{1,2}|five|ten|fifteen|twenty|thirty) minutes|survey|questionnaire|sessions?|consultations?|minutes of your time|(?:\d{1,2}|ten|fifteen|twenty|thirty) minutes (?:of|with|on|for|next|this))\b|\b${WEEKDAY}\b[^.!\n]{0,60}\?|\b(?:bring|come|call|drop|deliver)\b[^.!?\n]{0,60}\b${WEEKDAY}\b|^[ \t]*(?:[-*\u2022\u2013][ \t]*)?(?:mon|tues?|wed|thu|thurs?|fri)(?:[a-z]*day)?\b[^.!?\n]{0,30}\d`,
  'im',
);

/** Who asks for time says so with one of these words: a day, a length, a place to meet, or what is done together. */
const OF_TIME = new RegExp(
  String.raw`\b(?:minutes?|mins?|half[- ]hour|hours?|hr|time|days?|weeks?|months?|today|tomorrow|tonight|${WEEKDAY}s?|mon|tues?|wed|thurs?|fri|sat|sun|mornings?|afternoons?|evenings?|noon|calls?|calling|chats?|chatting|talk(?:ing)?|speak|speaking|spoke|meet\w*|discuss\w*|demos?|demonstrat\w*|zoom|teams|phone|telephone|ring|buzz|bell|visit\w*|com(?:e|ing)|stop|dropp?(?:ing)?|pop|swing|nip|fly|see|show(?:n|ing)?|walk|look|tour|coffee|lunch|dinner|supper|breakfast|meal|beers?|pint|brew|cuppa|tea|drink|slots?|calendars?|diary|calendly|book(?:ing|ed)?|schedul\w*|appointments?|connect|catch|conversation|introduc\w*|intro|around|free|availab\w*|join|sessions?|webinar|yarn|natter|word|yak|gab|face|person|hop|jump|sit|spare|when|where|round|over|by|booth|stand|bring|inspect\w*|desk|fifteen|${MONTH}|\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)|\d{1,2}(?:st|nd|rd|th)|\d{1,2}[:.]\d\d|\d{3}[- ]\d{4}|quick one|details|site|office|number|line)\b`,
  'i',
);

/** Time to fill something in is no time to talk. */
const TO_ANSWER =
  /\b(?:minutes?|mins?|moments?|time|half an hour)\b[^.?!]{0,40}\b(?:to (?:answer|complete|fill (?:in|out)|take (?:part|our|the|this|a short|my)|respond to|do (?:our|the|this|my)|finish)|(?:for|on) (?:our|this|my|the|a) (?:\p{L}+ ){0,2}(?:survey|questionnaire|poll|study|questions))\b|\b(?:answer|complete|fill (?:in|out))\b[^.?!]{0,40}\b(?:survey|questionnaire|poll|questions|form)\b/iu;
export const asksToAnswer = rememberTest(TO_ANSWER);

/** Whether a sentence may ask for time at all. */
export const mayAskForTime = rememberTest(OF_TIME);

/** A thing to look at that the sender brings along, for which the reader only says yes: "Want me to swing by with the samples?" */
const BRINGS_THING =
  /\b(?:want|shall|should|can|could|may|mind if|ok(?:ay)? if|like) (?:me|us|I|we) (?:to )?(?:just )?(?:swing|stop|drop|pop|come|nip) (?:by|in|over|round|past) with (?:an?|the|some|my|our|a few) (?!(?:\p{L}+ ){0,2}(?:colleague|manager|director|engineer|partner|team|boss|expert|specialist|consultant|founder|proposal|presentation|deck|contract|offer|view|question|coffee|lunch)s?\b)(?:[\p{L}-]+ ){0,2}[\p{L}-]+\?$/iu;
export const bringsThing = rememberTest(BRINGS_THING);

/** A day to work on, and not some of it to talk: "Could I have a Tuesday in July?" */
const WANTS_DAY = new RegExp(
  String.raw`^(?:so |and )?(?:could|can|may|might) (?:I|we) (?:have|take|book|borrow) (?:an?|one|any) (?:\p{Ll}+ )?(?:${WEEKDAY}|night|evening|morning|afternoon|day)(?: (?:night|evening|morning|afternoon))?(?: (?:in|before|after|next|this|at|on) [^?,]{2,25})?\?$`,
  'iu',
);
export const wantsDay = rememberTest(WANTS_DAY);
