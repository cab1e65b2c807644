import { countSaying } from '../../damage/sayingWords.ts';
import { countShared } from '../../damage/subjectClauses.ts';
import { asksInterestPlainly } from './interestQuestion.ts';
import { isPraiseWord } from '../prose/praiseWords.ts';
import { CONVERSATION, MINUTES } from '../../reading/text/timeWords.ts';

/** Words that any request for time may contain, whatever is sold. */
const ANY_ASK: ReadonlySet<string> = new Set(
  [
    'a an the to of for with and or but if so in on at by from about as is are am be been',
    "would could can will should may might shall do does did have has had i i'd i'm i'll i've we we'd we're we'll you",
    "you'd you're your our my me us it its it's this that these those there here how what when which who where whether any",
    "when's what's how's mornings afternoons evenings",
    'some more most just only also too not no either both than up out over into through around even then call calls chat chats',
    'meet meeting meetings demo demos demonstration minute minutes min mins hour half quarter slot slots time times timing calendar calendars calendly schedule scheduled schedules',
    'book booked booking coffee zoom phone talk speak speaking discuss discussing discussion conversation connect connecting intro introduction introductory walkthrough jump hop set setup set-up',
    'arrange organize grab quick quickly short brief available availability free open openings opening work works suit suits convenient convenience good great best better right',
    'easiest day days date week weeks month tomorrow today morning afternoon evening early late later next coming sometime soon monday tuesday wednesday thursday friday',
    'mondays tuesdays wednesdays thursdays fridays mon tue tues wed thu thurs fri pm et est ct pst pt happy love like want wants interested',
    'appreciate chance opportunity welcome please let know thanks thank sense possible number reach give ring pick find make makes see hear learn explore show',
    'tell share understand review happen happens current currently needs need plan plans team teams company organization business goals challenges process processes situation upcoming ideas',
    "few couple thoughts help helps helping fit match potential project projects here's rather first feel person reply follow followup contact appointment consultation benefit solution",
    'solutions platform product products service services offer offers offering detail details information info together personalized custom tailored obligation no-obligation live one two three ten',
    'introduce introducing ourselves myself explain explaining present diary diaries video online face skype webex',
    'hour hours alright all ok okay fine keen yarn natter second third fourth after before come drop stop pop swing nip round spare',
    'january february march april june july august september october november december',
    'ways way collaborate collaborating collaboration cooperation cooperate partner partnering partnership synergies synergy opportunities',
    'fifteen twenty thirty forty kindly suitable advise grateful person briefly virtually site visit',
    'end side another suggest propose alternative provisional provisionally pencilled penciled put confirm discovery',
    'directly straight able possibility inform wonder wondering demonstrate session fortnight additional additionally potential potentially earliest perhaps maybe sometime possibly requirements objectives',
  ].flatMap((line) => line.split(' ')),
);

const ABOUT_TIME = new RegExp(
  String.raw`\b(?:${CONVERSATION}|${MINUTES}|speaking|discuss(?:ion)?|connect|calendars?|calendly|time|availab\p{L}+|slots?|openings?|book|schedule|yarn|natter|visit|(?:come|drop|stop|pop|swing) (?:by|in|over|round))\b`,
  'iu',
);
const NUMBER = /^\d+(?:[:.]\d+)?(?:am|pm|min|mins|minute|minutes|hour|-minute|-min|st|nd|rd|th)?$/;

/** A wish to meet; its topic adds nothing. */
const WISHES_TO_MEET =
  /^(?:I|we)(?:'d|\u2019d| would) (?:be grateful for|be thankful for|love|appreciate|welcome) (?:the |an )?(?:opportunity|chance) to (?:meet|speak|connect|talk|chat)\b[^?$%\d]*$/iu;

/** An alternative that is not a time: "or do you know someone who might?" */
const ASKS_ELSE = /\bor (?:do you (?:know|have)|is (?:there|it|someone)|are you|who|someone|anyone|should I (?!call|ring|phone))/i;

/** How many other words a plain request may contain: the topic of the meeting. */
const MOST_OWN_WORDS = 1;

/** A call, a visit or a length of time. */
const NAMES_TIME =
  /\b(?:call|chat|demo|meeting|meet|conversation|coffee|half an hour|an hour|(?:\d{1,2}|ten|fifteen|twenty|thirty|forty)[ -]min(?:ute)?s?|(?:stop|come|drop|swing|pop|call) (?:by|in|over|round)|come and|visit)\b/i;

/** A visit to do something there is the offer itself, and costs the reader little: "May I come and photograph it?" */
const DOES_SOMETHING_THERE =
  /\b(?:I|we|me|us|someone|somebody)\b[^?]{0,12}\b(?:(?:come|drop|pop|nip|swing|stop|call)(?: (?:by|in|over|round|out|along|past|up|down))?(?: [\p{L}\d]+){0,7} (?:and|to) (?!(?:see you|meet|visit|speak|talk|chat|discuss|introduce|say|present|pitch|explain|tell|go|run|walk you|take you|show you (?:how|what|our|some|the|around)|demo\p{L}*|find|hear|learn|understand|catch|have|help|get|be|do)\b)\p{L}+|(?:walk|photograph|measure|survey|inspect|sample|test|count|weigh|film|bring (?:the|a|an|one|some|our|you)|drop off|leave (?:a|an|one|some)) )/iu;

/** Asks only those who are interested, or offers time as one of two ways to answer; what is to be found out is no condition. */
const ONLY_IF =
  /^\W*(?:(?:so|and|but|then),? )?(?:if|should|or|alternatively|otherwise|in case|once|when(?!['\u2019]s\b| (?:would|will|is|are|can|could|do|does|might|shall|should)\b))\b(?! (?:not|(?:you(?:['\u2019]re| are|['\u2019]ve| have)|possible)\b[^,?]{0,30}\b(?:free|available|around|time|minutes|possible)\b))|(?<!\b(?:see|check|find out|explore|discuss|decide|determine|judge|learn|understand|assess|establish|look at|talk about|work out|figure out)),? if (?:so|that|it|this|you|they)\b[^?]{0,60}\?\W*$|\bor (?:would you (?:prefer|rather|like)|(?:shall|should|can|could) (?:I|we) (?:just |simply )?(?:send|share|e-?mail|post|forward)|(?:just |simply )?(?:reply|e-?mail|write))\b/iu;
/** A time for goods, work or papers is none for a conversation. */
const FOR_GOODS =
  /\b(?:collect\w*|deliver\w*|pick[- ]?ups?|drop[- ]?offs?|quot(?:e|es|ing|ation)|samples?|orders?|install\w*|fit(?:ted|ting)|survey\w*|measur\w+|inspect\w*|repairs?|drawings?|price list|invoices?|trial)\b/iu;
const TO_TALK = new RegExp(String.raw`\b(?:${CONVERSATION}|discuss\w*|zoom|teams|minutes|mins|connect)\b`, 'iu');

/** Words that say of a proposed time that it is for a talk. */
const SAYS_TO_TALK =
  /\b(?:free|availab\p{L}+|minutes?|mins?|chats?|talk|speak|meet(?:ing)?|discuss\p{L}*|demos?|coffee|conversation|zoom|teams|hours?|(?:a|the|quick|short|phone|video) call|call (?:you|me|with))\b/iu;
/** Whether a question for time is for a talk, and not for work on the spot: "Thursday or Friday OK?" may be either. */
export const asksToTalk = (question: string): boolean => SAYS_TO_TALK.test(question) && asksTimeOutright(question);
/** What is asked or promised, and not what a sender does every day. */
const IS_AHEAD =
  /\?\W*$|['\u2019]ll\b|\b(?:will|can|could|would)\b|^(?:(?:I['\u2019]m|we['\u2019]re) )?(?:always |very |more than )?[Hh]appy to\b/;
/** A look at the reader's thing: "We could look at yours from the ground". */
const LOOKS_THERE =
  /(?<!\byou )(?:\b(?:can|could|will|would)|['\u2019]ll)(?: gladly| happily| also)? (?:(?:take|have) a look at|look at|look over|check|assess|examine|price) (?:yours?|it|them|the)\b/i;
/** Work that is promised without a price: "We'll go up, no charge, and take pictures". */
const WORKS_FREE =
  /\b(?:I|we)(?:['\u2019]ll| will| can| could)\b[^.!?]{0,60}\b(?:no charge|free(?: of charge)?|for nothing|at no cost)\b/iu;
/** Whether a proposed time is for goods or work that another sentence names: "Shall he call on Tuesday or Thursday?" */
export const isTimeForWork = (sentence: string, others: readonly string[]): boolean =>
  !SAYS_TO_TALK.test(sentence) &&
  others.some(
    (other) => IS_AHEAD.test(other) && [FOR_GOODS, DOES_SOMETHING_THERE, LOOKS_THERE, WORKS_FREE].some((work) => work.test(other)),
  );

/** A wish for a meeting, whatever it is to be about. */
const WISHES_FOR_TIME =
  /^(?:[^.!?]{0,40},? )?\b(?:I|we)(?:['\u2019]d| would) (?:really |also |very much )?(?:love|like|welcome|appreciate|be (?:very )?grateful for|be keen)\b[^.!?]{0,70}\b(?:in (?:an? )?(?:short |quick |brief |video |phone |zoom )*(?:call|meeting|demo|session)|meet (?:with )?you|(?:speak|talk) (?:to|with) you|(?:arrange|schedule|set up|book|have|jump on) (?:a|an)\b[^.!?]{0,30}\b(?:call|chat|meeting|session|conversation|demo)|minutes of your time)\b/iu;

/** A meeting that the sender has put into the reader's calendar, or announces. */
const SETS_TIME =
  /^(?:(?:I|we)(?:['\u2019]ve| have)? (?:gone ahead and |taken the liberty (?:of|to) |already |provisionally )*(?:put(?:ting)?|pencill?(?:ed|ing)|book(?:ed|ing)?|reserv(?:ed|ing)|held|hold(?:ing)?|block(?:ed|ing)?|schedul(?:ed|ing)) (?:you |us )?(?:in )?(?:(?:an?|some|the) (?:\p{L}+ ){0,2}(?:slot|time|call|meeting|demo|session|hold|chat)\b|for \p{L}+day\b)|let['\u2019]s (?:set up|schedule|arrange|book|have|jump on|hop on|do|find time for) (?:a|an)\b[^.!?]{0,20}\b(?:call|chat|meeting|demo|session|conversation))/iu;

/** Whether a sentence wishes for a meeting in so many words, or sets one. */
export const wishesForTime = (sentence: string): boolean => [WISHES_FOR_TIME, SETS_TIME].some((form) => form.test(sentence.trim()));

/** Whether time is only the second choice: "Shall I send both, or is a call easier?" */
const asksInterestFirst = (sentence: string): boolean => {
  const [first, ...others] = sentence.split(/,? or (?=(?:would|is|might|do|does|shall|should|can|could|are|an?|we)\b)/iu);
  return first !== undefined && others.length > 0 && asksInterestPlainly(`${first}?`);
};

/** Whether a sentence certainly asks for time to talk, whoever is interested, perhaps for a stated purpose: nobody needs to infer it. */
export const asksTimeOutright = (sentence: string): boolean =>
  !ONLY_IF.test(sentence) &&
  !asksInterestFirst(sentence) &&
  (!FOR_GOODS.test(sentence) || TO_TALK.test(sentence)) &&
  (isPlainMeetingAsk(sentence) ||
    wishesForTime(sentence) ||
    (/\?\W*$/.test(sentence) && NAMES_TIME.test(sentence) && !ASKS_ELSE.test(sentence) && !DOES_SOMETHING_THERE.test(sentence)));

/** Whether a word says something that no other text says. */
const isNew = (word: string, rest: string): boolean => countSaying([word]) > 0 && !isPraiseWord(word) && countShared(word, rest) === 0;

/** A fact that a request for time may not take along: a price, a share, a date of something. */
const HOLDS_FACT = /[$\u20ac\u00a3%]|\d{3,}/u;

/**
 * Whether a sentence asks for time and nothing else: "Do you have 15 minutes on Tuesday?". One that mentions a place, a thing to show or
 * something of the reader's is a considered request. `rest`: the rest of the email; what it says too, and what any seller could say, is no content of its own.
 */
export function isPlainMeetingAsk(sentence: string, rest?: string): boolean {
  const text = sentence
    .toLowerCase()
    .replaceAll('\u2019', "'")
    .replace(/\b(visit|meeting|call) (?:to|at) your (?:offices?|premises)\b/g, '$1')
    .replace(/https?:\S+|\{\{[^{}]*\}\}|\b(?:walk you through|link)\b/g, ' ');
  const words = text.match(/[\p{L}\d][\p{L}\d:'-]*/gu) ?? [];
  const isStock = (word: string) =>
    NUMBER.test(word) || ANY_ASK.has(word) || word.split('-').every((one) => NUMBER.test(one) || ANY_ASK.has(one));
  if (WISHES_TO_MEET.test(sentence.trim())) return true;
  if (ASKS_ELSE.test(sentence)) return false;
  const own = words.filter((word) => !isStock(word) && (rest === undefined || isNew(word, rest)));
  if (rest !== undefined && (HOLDS_FACT.test(sentence) || DOES_SOMETHING_THERE.test(sentence))) return false;
  // "after your clinic" is something of the reader's.
  if (own.some((word) => text.includes(`your ${word}`))) return false;
  return own.length === 0 || (own.length <= MOST_OWN_WORDS && ABOUT_TIME.test(text));
}
