import { rememberTexts } from '../../reading/text/remember.ts';
import { MONTH, WEEKDAY } from '../../reading/text/timeWords.ts';
import { lastQuestion } from './readPlainForm.ts';

const ORDINAL = String.raw`(?:the )?\d{1,2}(?:st|nd|rd|th)`;
const CLOCK = String.raw`(?:\d{1,2}(?:[.:]\d\d)? ?(?:[ap]m)?|noon|lunch)`;
const HOURS = String.raw`(?: (?:between ${CLOCK} and ${CLOCK}|(?:at|after|before|from) ${CLOCK})(?![\d.:]))`;
const DAY = String.raw`(?:${WEEKDAY}(?: (?:morning|afternoon|evening|night|lunchtime)|,? ${ORDINAL})?|${ORDINAL}|\d{1,2})(?: (?:of )?${MONTH})?${HOURS}?`;
/** "The 9th, 10th or 16th", "Friday 11th or Thursday 17th December". */
const DAYS_OFFERED = new RegExp(
  String.raw`(?<![\d.:/-])\b(${DAY})(?:, (${DAY}))?,? (?:or|and) (?:on )?(${DAY})(?! ?(?:%|minutes?|mins?|hours?|days?|people|of us))\b`,
);
const NAMES_A_DAY = new RegExp(String.raw`^(?:${WEEKDAY}|${ORDINAL}|\d{1,2} ${MONTH})`);
/** Asks the reader to choose. */
const WANTS_CHOICE =
  /\b(?:which|what|whether|prefer|suits?|works?|either|or)\b[^.!?]*\?|\b(?:let (?:me|us) know|tell (?:me|us))\b[^.!?]*\b(?:which|what|when|whether|if)\b/i;

/** The days that an email leaves to its reader's choice; empty if it leaves none. */
export function readDayChoices(prose: string): string[] {
  const found = DAYS_OFFERED.exec(prose);
  const days = found === null ? [] : found.slice(1).filter((day) => day !== undefined);
  const isOpen = found !== null && (/ or /.test(found[0]) || /\bwhich\b/i.test(prose.slice(found.index)));
  if (!isOpen || days.length < 2 || !days.every((day) => NAMES_A_DAY.test(day)) || !WANTS_CHOICE.test(prose)) return [];
  // "9th" alone needs an article in an answer.
  return days.map((day) => (/^\d{1,2}(?:st|nd|rd|th)/.test(day) ? `the ${day}` : day));
}

const ON_A_DAY = new RegExp(
  String.raw`(?<!\b(?:by|before|until|till|closes?(?: on)?|deadline(?: is)?|after|from|since|last|every|each|than|to|and|or|received(?: \w+){0,3}|last) )(?<![-\u2013\d])\b(?:(?:on|this|next) )?(${WEEKDAY}|\d{1,2}(?:st|nd|rd|th)? ${MONTH}|${MONTH} \d{1,2}(?:st|nd|rd|th)?)\b`,
  'g',
);

const FULL_DATE = new RegExp(
  String.raw`\b(${WEEKDAY}),? (?:the )?(\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH} \d{1,2}(?:st|nd|rd|th)?)\b`,
  'g',
);

const SEVERAL_DAYS = new RegExp(
  String.raw`\b(?:each|any|either|both|which|two|three|four|five|[2-5])[ -](?:of the )?days?\b|\ball (?:of the |the )?days\b|\b\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?${MONTH})? ?(?:to|and|until|till|through|-|\u2013) ?(?:${WEEKDAY},? )?(?:the )?\d{1,2}(?:st|nd|rd|th)?,? (?:of )?${MONTH}|\b${MONTH} \d{1,2} ?(?:to|-|\u2013) ?(?:${MONTH} )?\d{1,2}\b`,
  'i',
);

/** Whether an event takes place on several days. */
export const lastsDays = (text: string): boolean => SEVERAL_DAYS.test(text);

/** The one day on which an event takes place; null if the email names several, or none. */
export function readEventDay(text: string): string | null {
  if (lastsDays(text)) return null;
  const days = [...text.matchAll(ON_A_DAY)].map((found) => found[1] ?? '');
  const weekdays = [...new Set(days.filter((day) => day.endsWith('day')))];
  const dates = [...new Set(days.filter((day) => !day.endsWith('day')).map((day) => /\d+/.exec(day)?.[0]))];
  if (weekdays.length > 1 || dates.length > 1) return null;
  const full = [...text.matchAll(FULL_DATE)].find(([, weekday]) => weekday === weekdays[0]);
  return full === undefined ? (weekdays[0] ?? days[0] ?? null) : `${full[1] ?? ''} ${full[2] ?? ''}`;
}

const ANSWER_BY = new RegExp(
  String.raw`\b(?:let (?:me|us) know|tell (?:me|us)|RSVP|reply|answer|respond)\b[^.?!\n]{0,40}?\b(?:by|before) ((?:${WEEKDAY},? )?(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?${MONTH})?|${WEEKDAY}|${MONTH} \d{1,2}(?:st|nd|rd|th)?)\b`,
  'i',
);

/** By when an invitation wants to be answered; null if it does not say. */
export const readAnswerBy = (text: string): string | null => ANSWER_BY.exec(text)?.[1] ?? null;

/** A notice is from somebody, to somebody, or about a time or a number; other statements leave a reader puzzled. */
const TELLS_SOMEBODY = new RegExp(
  String.raw`\d|\b(?:you|your|yours|we|our|us|I|my|me|please|thanks|today|tomorrow|tonight|yesterday|week|month|${WEEKDAY}|${MONTH})\b`,
  'i',
);
const APOLOGIZES = /^(?:\W*(?:hi|hello|hey|dear|good morning|morning)\b[^\n,!.]*[,!.]?\s+)?(?:[^.!?\n]{0,40}\b)?(?:sorry|apolog\w+)\b/i;
/** "Sorry to bother you", "sorry for your loss". */
const IS_PHRASE =
  /\bsorry (?:to (?:bother|chase|trouble|hear|disturb|interrupt)|for (?:your loss|the (?:short notice|delay in|late (?:reply|notice)|bother|spam|mass)))|\bsorry if\b/i;
const WHO_CAN =
  /(?<!\b(?:any|some)(?:one|body)\b[^?]{0,30} )\bwho(?:['’]s| is)? (?:(?:can|could|would|will)(?! (?:you|we|I|they|he|she|be|that|this|it)\b)|wants? to|is able|is free|is up for|fancies|free|up for)\b|\bany volunteers\b/i;
/** Asked of many, one of them answers; asked of one, it is a request. */
const ANYONE_CAN = /\b(?:can|could|would|will|is) (?:any(?:one|body)|some(?:one|body)|one of you)\b/i;
const ASKS_DAY =
  /\b(?:which|what) (?:day|date|time|evening|morning|afternoon)s?\b[^?]*\b(?:suits?|works?|best|good|better|convenient|prefer|can you|could you|would you|shall (?:we|I))\b|\bwhen (?:can|could|would|shall) (?:you|we|I) (?:come|meet|talk|do|start|visit|see|get together|speak|call|drop|collect|pick)\b|\bwhen (?:suits|works|is (?:good|best)|would suit|are you (?:free|around))\b/i;
/** "What time do you usually get there?" */
const ASKS_HABIT = /\b(?:usually|normally|generally|always|every (?:week|month|day))\b/i;
const ASKS_WHEN =
  /\bwhen (?:can|could|would) (?:you|we|I) (?:get|expect|have|send|deliver|finish|fix)\b|\bwhen (?:will|are|is|do|does) (?:you|it|they|the|your|that|this|we|I)\b(?! (?:free|around))|\bhow soon\b|\buntil when\b/i;

/** Things that an invitation, an application, an appeal or a newsletter mentions, as tags. */
const MENTIONS: readonly (readonly [string, RegExp])[] = [
  ['again', /\b(?:again|as (?:usual|always|ever|last (?:year|time))|every year)\b/i],
  [
    'speak',
    /\b(?:\d+|twenty|thirty|forty)[- ]minute talk\b|\b(?:would|could|will|can) you (?:\p{L}+ )?(?:give|do) (?:us|one|it)\b[^?]*\b(?:half an hour|\d+ minutes|an hour|a talk|a session|a slot)\b|\bspeaking at\b|\b(?:lock|confirm|book|line up) (?:our |the )?speakers\b|\b(?:as|be) (?:a|our|one of our|the) (?:guest |keynote )?speakers?\b|\bwould you (?:\w+ )?(?:speak(?:ing)?|present(?:ing)?)\b|\bspeaking slot\b|\bspeak (?:at|to our|for (?:\d+|twenty|thirty|forty))\b/iu,
  ],
  ['meal', /(?<!\bpacked )\b(?:dinner|lunch|breakfast|supper|brunch|barbecue|buffet|dietary)\b/i],
  [
    'plusOne',
    /\bbring (?:along )?(?:a|one|your|somebody|someone)\b[^.?!\n]{0,15}\b(?:guest|partner|friend|plus one|husband|wife|spouse|other half)\b|\bplus one\b|\b(?:and|with) (?:a|one|your) (?:guest|partner)\b|\byour guest\b/i,
  ],
  ['logo', /\blogos?\b/i],
  [
    'headCount',
    /\bhead ?count\b|\bhow many (?:from|of (?:you|your)|people|persons|guests|seats|places|you(?:['\u2019]ll| will| want| need)? (?:bring|be|come|are)|(?:are|will be) (?:coming|there))\b|\bhow many\b(?: (?:and|&) |\?)[^.?!\n]{0,30}\b(?:put you|book|reserve)/iu,
  ],
  [
    'cv',
    /\b(?:attach\w*|enclos\w*|below|here)\b[^.?!\n]*\b(?:CV|résumé|resume)\b|\b(?:CV|résumé|resume)\b[^.?!\n]*\b(?:attach\w*|enclos\w*|below)\b/i,
  ],
  ['deadlink', /\b(?:old|wrong|former) (?:address|URL|link|page)\b|\berror page\b|\bnew address is\b|\bupdate the link\b/i],
  ['ownLink', /\blinks? to (?:our|my|us)\b/i],
  [
    'own',
    /\bI(?:['’]m| am) the (?:head|owner|manager|founder|director|chef|landlord)\b|\bI (?:run|manage|own)\b|, (?:cto|ceo|coo|founder|owner|head chef|managing director)\b/i,
  ],
  ['paidLink', /\bsponsored (?:post|article|link)|\byour (?:price|rates?|fees?)\b|\bprice for\b/i],
  ['trial', /\btrial (?:shift|day|run|week)\b/i],
  [
    'knows',
    /\b(?:do|does|would|did) (?:you|any(?:one|body)|some(?:one|body)) (?:happen to |still )?(?:know|remember|recall)\b|\bhas any(?:one|body)\b/i,
  ],
  [
    'delivers',
    /\b(?:can|could|would|will) (?:you|someone|your team) (?:please |just )?(?:send|put|update|fill|prepare|share|upload|finish|write|sign|review|check|draft|email|complete|order)\b/i,
  ],
  [
    'interview',
    /\binterview(?:s|ed|ing)?\b|\b(?:talk|speak) (?:to|with) (?:me|us)\b|\b(?:over|by|on) the phone\b|\b(?:phone|video|zoom|quick|short) (?:call|chat|conversation)\b/i,
  ],
  ['freelance', /\bfreelanc\w+|\b\d+p a word\b|\bper word\b/i],
  [
    'hidden',
    /\b(?:my|our|a) client\b|\bclient of mine\b|\bin confidence\b|\b(?:work|working|recruiting|hiring)\b[^.?!]{0,60}\b(?:with|for) an? (?:[\w-]+ ){0,5}(?:company|firm|contractor|start-?up|practice|manufacturer|haulier|business|group|school|hotel|employer)\b/i,
  ],
  ['sponsor', /\bsponsor(?:s|ship|ing)?\b/i],
  ['asksFee', /\b(?:do you charge|is there (?:a|any) (?:fee|charge)|any fee|what do you charge|how much do you charge)\b/i],
  [
    'buyer',
    /\bthank(?:s| you) (?:so much |very much |again )?for (?:choosing|your (?:order|business|custom|booking|purchase|trust)|ordering|booking|buying|shopping|staying|visiting|trusting|being (?:a|our|such))/i,
  ],
];

/** Somebody's time or knowledge is paid for once, and no job offered. */
const PAYS_FOR_TALK =
  /\b(?:research\p{L}*|stud(?:y|ies)|surveys?|questionnaires?|interviewees?|user interviews?|focus groups?|honorari\p{L}*|vouchers?|gift cards?|(?:expert|paid|consultation|compensated) (?:calls?|interviews?|conversations?|consultations?)|consultations?)\b/iu;
const OF_JOB =
  /\b(?:roles?|positions?|vacanc(?:y|ies)|jobs?|hir(?:e|es|ing)|recruit\p{L}*|salar(?:y|ies)|permanent|full[- ]time|part[- ]time|careers?|candidates?|apprentices?|shifts?|freelanc\p{L}*|locum|notice period|CV|résumé|resume|join (?:us|our|the team)|(?:looking|searching) for (?:an?|another|some(?:one|body)|experienced) |short of)\b/iu;
const isStudied = (text: string): boolean => PAYS_FOR_TALK.test(text) && !OF_JOB.test(text);

/** Words of a newsletter, and of a flyer that sells something. */
const ISSUE = new RegExp(
  String.raw`\b(?:newsletter|bulletin|issue (?:no\.? ?)?#?\d+|(?:this|our latest) (?:issue|edition)|read (?:it all|(?:the )?(?:full|whole) (?:issue|article|story))|this (?:week|month)(?: in [^\n:]+)?(?::|\s*\n)|digest|letter,? no\b|until (?:next (?:week|month)|${MONTH}),)`,
  'i',
);
const DEAL =
  /[£$€]\s?\d|\b\d+ ?% (?:off|discount|less)|\b(?:sale|discount|order|shop|buy|in stock|price[sd]?|cheaper|free delivery|voucher|code \p{Lu}{3,}|half price|special offer|book now|on offer|deal)\b/iu;
const isIssue = (text: string): boolean => ISSUE.test(text) || !DEAL.test(text);

const listMentions = rememberTexts((text): readonly string[] => MENTIONS.filter(([, pattern]) => pattern.test(text)).map(([tag]) => tag));
const tellsSomebody = rememberTexts((prose) => TELLS_SOMEBODY.test(prose));

/** What an email says that its form does not tell, as tags; `text` is its subject and body, `isToMany` that it addresses a group. */
export function readDetails(text: string, prose: string, isToMany: boolean): string[] {
  const question = lastQuestion(prose);
  const isAsked = prose.includes('?');
  return [
    ...(tellsSomebody(prose) ? [] : ['puzzling']),
    ...(APOLOGIZES.test(prose) && !IS_PHRASE.test(prose) && !isAsked ? ['sorry'] : []),
    ...(isAsked ? [] : ['instructs']),
    ...(WHO_CAN.test(question) || (isToMany && ANYONE_CAN.test(question)) ? ['whoCan'] : []),
    ...(ASKS_DAY.test(question) && !ASKS_HABIT.test(question) ? ['dayAsked'] : []),
    ...(ASKS_WHEN.test(question) ? ['whenAsked'] : []),
    ...(isIssue(text) ? ['issue'] : []),
    ...(/^\s*1[.)] /m.test(prose) ? ['numbered'] : []),
    ...(isStudied(text) ? ['studied'] : []),
    ...listMentions(text),
  ];
}
