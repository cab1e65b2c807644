import { writesAgain } from '../../kind/writesAgain.ts';
import { MONTH, WEEKDAY } from '../../reading/text/timeWords.ts';

/** What is news even without a time: it is happening now, or the writer noticed it. Something done at an unknown time is not news. */
const NEWS =
  /\b(?:posted|advertised|hiring|recruiting|opening(?! (?:hours|times?|days|ceremony|line|night))|launching|announc(?:ing|ement)|acquisition|merger|promotion|appointment|moving (?:to|into|from)|taking over|expanding|expansion|vacanc(?:y|ies)|job ad|your (?:recent|latest|last|new)|series [a-e]|funding round)\b|(?:\b(?:has|have|just|recently|newly|noticed|saw|seen|read|heard|see)\b|['\u2019](?:ve|s)\b)[^.!?\n]{0,60}\b(?:opened|launched|announced|raised|won|acquired|merged|promoted|appointed|moved (?:to|into|from)|taken over|took over)\b/i;
/** Good wishes for something that happened. */
export const CONGRATULATES = /\bcongrat(?:s|ulations)\b/i;
/** Praise that fits anybody: "Congrats on all your success". */
export const CONGRATULATES_ANYBODY =
  /\bcongrat(?:s|ulations)\b(?:[^.!?\n]{0,40}\bon (?:all|everything|what|being|doing|such|your (?:(?:\p{L}+|many|great|continued|recent|amazing|incredible) )?(?:success(?:es)?|achievements?|accomplishments?|growth|work|journey|progress|career|business|company|leadership|profile))\b|[!.,]?\s*(?:\p{Lu}\p{L}+\s*)?[!.]?\s*$)/iu;
/** Words for what somebody did or is doing now. */
const EVENT =
  /\b(?:post(?:ed|ing|ings)|advertis(?:ed|ing)|hir(?:ed|ing)|recruit(?:ed|ing)|open(?:ed|ing|s)|mov(?:ed|ing)|launch(?:ed|ing|es)?|announc(?:ed|ing|ement)|rais(?:ed|ing)|w[io]n(?:s|ning)?|acqui(?:red|ring|sition)|bought|sold|merg(?:ed|er|ing)|join(?:ed|ing)|promot(?:ed|ion)|appoint(?:ed|ment)|took over|taking over|expand(?:ed|ing)|expansion|retir(?:ed|ing)|publish(?:ed|ing)|spoke|speaking|wrote|interview(?:ed)?|finished|completed|started|begun|began|built|building|signed|listed|filed|closed|closing|added|adding|switched|replaced|had to|passed|received|landed|extended|doubled|opens|new(?:ly)?|vacanc(?:y|ies)|job ad|funding|round|series [a-e]|article|podcast|talk|keynote|piece|report|review)\b/i;
/** A recent or near time. */
const WHEN = new RegExp(
  String.raw`\b(?:last|this|next) (?:week|month|year|quarter|night|spring|summer|autumn|fall|winter|season|${WEEKDAY}|${MONTH})\b|\b(?:yesterday|today|tomorrow|recently|just|lately|now|already|ago|since|soon|this morning)\b|\b(?:in|on|from|by|until|before|after|early|late) (?:the \d|\d{1,2}(?:st|nd|rd|th)?\b|(?:${MONTH}|20\d\d)\b)|\b(?:january|february|march|april|june|july|august|september|october|november|december) \d{1,2}\b`,
  'i',
);
/** A rule that begins to apply. */
const RULE =
  /\b(?:law|rules?|regulations?|directive|ban|tariffs?|deadline|standard|requirements?)\b[^.!?\n]{0,80}\b(?:from|starts?|begins?|applies|comes? into|takes? effect|changes?|changed|ends?|expires?|by|until|due)\b|\b(?:from|by|until|as of) [^.!?\n]{0,30}\b(?:law|rules?|regulations?|directive|ban|tariffs?|deadline|standard|must)\b/i;
/** "If you just moved" and "when you opened" say nothing about this reader. */
const MAY_BE = /\b(?:if|whether|in case|should you|unless)\b/i;
/** Nor does "ducts that nobody has opened since last year": it tells what did not happen. */
const DID_NOT = /\b(?:nobody|no[ -]one|nothing|never|hardly|rarely|not|\w+n['\u2019]t)\b[^.,;:!?\n]{0,25}\b\w+(?:ed|en|t)\b/i;

/** Tells what is so in general, and not what happened: "Warehouses built before 2010 usually run older lights." */
export const TELLS_GENERALLY =
  /^(?!.*\b(?:you|your|I)\b)(?:(?:most|many|some|all) )?(?:[\p{L}-]+ ){1,4}[^.!?\n]*\b(?:usually|typically|normally|generally|often|tend to|on average|as a rule)\b/iu;

/** Whether a sentence reports something that happened recently or is about to happen. */
export const tellsOfEvent = (sentence: string): boolean =>
  !MAY_BE.test(sentence) &&
  !TELLS_GENERALLY.test(sentence) &&
  ((CONGRATULATES.test(sentence) && (!CONGRATULATES_ANYBODY.test(sentence) || NEWS.test(sentence))) ||
    (EVENT.test(sentence) && WHEN.test(sentence) && !DID_NOT.test(sentence)) ||
    RULE.test(sentence));

/** The sender's own work for others: "We've just finished a job for Arbour", "uptake has doubled since we took over". */
const OWN_WORK =
  /\b(?:we|I)(?:['\u2019]ve| have| had)?(?: just| recently| now| first| also)* (?:finished|completed|took over|started|began|opened|built|switched|replaced|added|extended|doubled|won|bought|received|moved|closed|sold)\b(?!.*\byour?\b)/i;

/** Whether a sentence reports an event of the reader's, even without a time: "you are hiring two planners". An earlier email is none. */
export const tellsOfReader = (sentence: string): boolean =>
  !OWN_WORK.test(sentence) &&
  !writesAgain(sentence) &&
  (tellsOfEvent(sentence) || (!MAY_BE.test(sentence) && NEWS.test(sentence) && /\b(?:you|your)\b|(?<=\s)\p{Lu}\p{Ll}/u.test(sentence)));
