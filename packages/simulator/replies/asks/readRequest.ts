import { MONTH, WORKDAY } from '../../reading/text/timeWords.ts';
import type { Pick } from './readRough.ts';
import { comesBy, saysWhenFree, withoutOtherDays } from './readMeeting.ts';
import { asksIfThatIsFine, asksToCome, saysTheyCome } from './readVisit.ts';
import { compareSides, isChoice, preferLighter, readSides, toChoiceField } from './readSides.ts';
import { nameSent } from './nameSent.ts';
import { REQUESTS } from './requestForms.ts';
import { IS_MONTH } from './toChoice.ts';
import type { SellerFacts } from './sellerFacts.ts';
import { readArrival, readBite, saidBefore } from './readArrival.ts';
import { WORKS_ON } from './readWanted.ts';
import { readDates } from './readDates.ts';
import { takesDocument } from './takesDocument.ts';

const DATE = new RegExp(
  String.raw`\b(?:the |on |from |starting |beginning )(\d{1,2}(?:st|nd|rd|th))\b|\b(the week of (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: ${MONTH})?)\b`,
  'i',
);
const ONE_DAY = new RegExp(String.raw`\b${WORKDAY}\b`, 'gi');
const LENGTH = /\b(\d+|five|ten|fifteen|twenty|thirty)[- ]?(?:minutes?|mins?)\b|\bhalf an hour\b/i;
/** What the person in question is in charge of: "the linen contract". */
const CHARGE =
  /\b(?:looks after|handles|is (?:responsible|in charge) (?:for|of)|takes care of|deals with|arranges|manages|orders|buys|books|decides on) (?:your |the )?((?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+?)(?= (?:at|in|for|there|of|on|now|here|right|today|currently|these)\b|[?,]|$)/u;
const NO_CHARGE = /^(?:it|this|that|these|them|things|such|all|everything|any|new|purchasing|buying)\b/i;

/** What a question asks somebody to be in charge of: "the linen contract". */
export function readCharge(question: string): string | null {
  const charge = CHARGE.exec(question)?.[1];
  return charge === undefined || NO_CHARGE.test(charge) ? null : charge;
}

/** A sample of these is read or watched, and not tried. */
const DOCUMENT =
  /\b(?:sample|example|specimen)s? (?:of (?:an?|the|our|my|one) )?(?:[\p{L}-]+ )?(?:report|certificate|page|sheet|chapter|article|layout|plan|policy|design|drawing|menu|schedule|score|list|letter|translation|text|contract|spreadsheet|dashboard|slide|video|recording|clip|audit|survey)s?\b|\b(?:pages?|pdf|screenshots?|video|recording|spreadsheets?|documents?|one-pager|reports?|drawings?|mock-?ups?|transcripts?)\b[^?]*\b(?:as a|for a|a) sample\b|\b(?:pages?|pdf|screenshots?|video|recording|spreadsheets?|documents?|mock-?ups?|transcripts?)\b[^]*\b(?:send|share|show|see|have|email) (?:it|them|you it)\b/iu;
/** "Want to see a sample?": what is only looked at. */
const IS_SEEN = /\b(?:see|look at|read|show you|shown?|view)\b[^?]*\bsamples?\b/i;
const THING_TO_TRY = /\b(?:taste|tasting|bottles?|box(?:es)?|bags?|jars?|tins?|swatch(?:es)?|pieces?|drop|post)\b/i;

/** What somebody may come for: a visit is what is asked for first. */
const COMES_FOR: ReadonlySet<string | undefined> = new Set([
  undefined,
  'askCall',
  'askGo',
  'askKeen',
  'askLater',
  'askQuote',
  'askSend',
  'askTrial',
  'askWhen',
]);
/** "Shall I check one and send you the list?": there is nothing to send yet. */
const DOES_FIRST =
  /^(?:(?:shall|should|may|can|could) (?:I|we)|(?:do you )?want (?:me|us) to|would you like (?:me|us) to) (?:run|check|go through|look|review|audit|test|compare|price|count|measure|work)\b[^?]*\b(?:and|then) (?:send|share|give|email|show)\b/i;
function requestOf(question: string, prose: string): string | undefined {
  const found = REQUESTS.find(([, pattern]) => pattern.test(question))?.[0];
  const request = found === 'askSend' && DOES_FIRST.test(question) ? 'askGo' : found;
  return COMES_FOR.has(request) && asksToCome(question, saidBefore(prose, question)) ? 'askVisit' : request;
}
/** "or have you got that covered": what follows does not change what is asked. */
const OR_COVERED = /,? or (?:have|are|do|is|has)\b[^?]*\b(?:covered|sorted|already|fixed|in hand|someone|somebody|done)\b.*$/i;

/** "Who looks after pest control at the moment?", "Who handles it, a dealer or an independent?" ask how things are, not for a colleague. */
const DOES_NOW =
  /^who (?:currently |now )?(?:looks after|handles|takes care of|deals with|manages|does|runs|arranges|organi[sz]es) (?!.*\b(?:there|at|in|on|person|team|contracts?|budget)\b(?! the moment| present| your (?!team|side|end)[\p{L}]+)).*\b(?:at the moment|at present|just now|now|currently|today|these days)$/iu;
const OPTIONS = /, (?:(?:is it|is that|still|mostly|usually) )?((?:an?|the|your) [^,]+) or (?:an?|the|your|some(?:one|body)) [^,]+$/i;
const OF_COLLEAGUES =
  /\b(?:you|yourself|colleagues?|managers?|directors?|head|boss|team|department|partner|assistant|(?:some|any)(?:one|body) else (?:there|here|on))\b/i;
/** Whether a question for who does something lists firms or ways, or asks for the present state. */
function asksWhoNow(question: string): boolean {
  const options = OPTIONS.exec(question);
  const asked = options === null ? question : question.slice(0, options.index);
  return (
    DOES_NOW.test(asked) ||
    (options !== null &&
      !OF_COLLEAGUES.test(options[0].replace(/\byour own\b|\b(?:that|which|where) you\b|\byou (?:bought|got|rent|lease|have)\b/gi, '')))
  );
}
/** Requests are made with a verb first, except for a name or a time. */
const IS_OPEN = /^(?:did\b|have you\b|has\b|how (?!about\b|does that\b)|what\b|when\b|which\b|who\b|where\b)/i;
const ASKED_OPENLY: ReadonlySet<string> = new Set(['askRight', 'askWhen', 'askAddress', 'askKnow', 'askVisit']);

/** "Shall I pencil you in for one of them?": the days that were named before. */
const POINTS_BACK =
  /\b(?:one of (?:them|those|these|the two)(?: two)?(?: days| dates)?|either(?: of (?:them|those|these|the two))?(?: days?| dates?)?|which of (?:them|those)|any of (?:them|those|these)(?: days| dates| times)? (?:works?|suits?|fits?|good|possible|convenient|any good)|one of the days)\b|^which (?:day |one |date )?(?:would|suits|works|is)\b/i;
export const daysIn = (text: string): readonly string[] => [
  ...new Set([...withoutOtherDays(text).matchAll(ONE_DAY)].map(([day]) => `${day[0]?.toUpperCase() ?? ''}${day.slice(1).toLowerCase()}`)),
];

/** Whether somebody brings a thing, and does not post it. */
export const isHanded = (text: string): boolean =>
  /\b(?:drop|bring|swing|stop|hand|leave)(?:ping|ing)?\b/i.test(text) &&
  !/\bin the (?:post|mail)\b|\b(?:post|mail|ship) (?:you|it|them|one|an?|some|over|out)\b/i.test(text);

/** What may have prices in it. */
const HAS_PRICES = /\b(?:details|overview|brochure|catalog(?:ue)?|outline|leaflet|information|options|plans?|proposal)\b/i;
/** Requests that one of two days answers. */
const OF_DAYS: ReadonlySet<string> = new Set(['askKeen', 'askWhen', 'askGo']);
/** What the sender would draw up or do for the reader to look at. */
const SHOWN =
  /^(?:(?:shall|should|may|can|could) (?:I|we)|want (?:me|us) to|would you like (?:me|us) to) (?:\w+ )?(?:draw|draft|sketch|mock|prepare|put (?:something |one |it |a \w+ )?together|work (?:it )?out|calculate|run|check|review|audit|test|price|plan|write|record|pull|compile|build|make|design|show|tell|explain|send|share|give you|find out|compare|estimate|set out|look at|map|model|translate|edit|film|photograph)\b/i;
/** "Which is better for you, Monday or Friday?" */
const TWO_DAYS = new RegExp(String.raw`^(?:which|what|would|does|is|could)\b.*\b${WORKDAY}\b.* or .*\b${WORKDAY}\b`, 'i');

const READ =
  /\b(?:layout|details|examples?|sheet|page|pdf|figures|numbers|overview|report|case study|guide|comparison|breakdown|summary|plan|draft|brochure|catalog(?:ue)?|outline|price list|leaflet)\b/i;
/** How things are, even if the words of a request occur: "Is it still you who rings round?" */
const OF_THINGS =
  /^(?:is it still|is \S+ something (?:that )?you (?:currently |now |already |mostly )?(?:do|handle|run|manage|buy|use|order|outsource|keep)|is your|are (?:your|they|the)|(?:can|could|will|would) (?:any|some)(?:one|body) (?!(?:from|on|in) (?:our|my)\b|(?:just )?(?:come|stop|drop|pop|swing|call) (?:by|out|over|round|in)\b|.*\b(?:interested|help|point|tell (?:me|us)|let (?:me|us)|want|like|benefit|use)\b)|does|do (?:your|they|the)|has|do you (?:still|already|currently|usually|ever|get|use|do|buy|run|have (?!time|a (?:few|minute|moment)|\d|ten|fifteen|twenty|half)))\b/i;

const HEARD =
  /^(?!.*\b(?:sheet|page|pdf|overview|report|case study|guide|article|brochure|list|details|screen|video|film|footage|clip)\b).*\b(?:listen(?:ing)?|hear|sounds?|recordings?|tracks?|songs?|tunes?|podcasts?|audio|music|voices?|jingles?|playlists?|mp3s?)\b/i;

const GUIDE =
  /\b(?:guides?|checklists?|tips|articles?|study|white ?papers?|e-?books?|cheat ?sheets?|templates?|worksheets?|playbooks?|handouts?|booklets?|recipes?|no (?:sign-?up|form)|(?:wrote|written) (?:down|up))\b/i;

/** "Could you send me a photo?" asks for something that is read elsewhere. */
const GIVES_ME =
  /^(?:(?:can|could|would|will) you (?:please |just |maybe |perhaps |be (?:able|willing|happy) to )?|(?:(?:is|would) it (?:be )?)?(?:worth|fancy|(?:do you )?mind|care to|up for) )(?:send|tell|giv|email|let|show|forward|shar)(?:e|ing)? (?:me|us|over|across)\b/i;

const BRINGS = /^(?:would|will) you (?:be )?bring(?:ing)? (?:any|some|a )/i;
const ASKS_OF_DAY = new RegExp(String.raw`^(?:does|do|is) (?:(?:the|next|this) )*${WORKDAY}\b`, 'i');

/** Who decides, whom the reader knows, or whether something still holds is no choice between things. */
const OF_NO_CHOICE: ReadonlySet<string> = new Set(['askRight', 'askKnow', 'askStill', 'askLater']);

/** What somebody says yes to when they order it. */
const BOOKS =
  /\b(?:put|pencil|hold|reserve|book|sign|slot|pop|add|start|begin|keep|save|get (?:you |that |it )?(?:started|going)|join|enrol|register|include|schedule|place the order|order|go ahead|proceed|fit you in)\b/i;
export const IS_TIME = new RegExp(
  String.raw`\b(?:${WORKDAY}|${MONTH}|morning|afternoon|evening|noon|lunch\p{L}*|\d{1,2}(?:st|nd|rd|th|(?:[.:]\d\d)? ?[ap]m)|week|month|weekend)s?\b`,
  'iu',
);
/** Of two things the sender would do one. */
const OR_ELSE = / or (?:just )?(?:let|leave|drop|release|give|pass|move|close|cancel|take|offer|sell|keep|hand)\b/i;
/** Another thing that the sender could do, or that the reader could say. */
const IS_RIVAL =
  /, or (?!so\b|not\b|any|some(?:one|body|thing) (?:else|similar)\b)| or (?:(?:would|do|are|will) (?:you|it|that|an?|the)|(?:should|shall|can) (?:I|we)|is (?:it|that|this|an?|the)|rather|instead)\b|\b(?:prefer|rather|which|better|easier)\b.* or (?:an?|the|by|with|to|in|on)\b/i;

/** "Would you have a look and tell me if I got anything wrong?", about something that is there to look at. */
const LOOKS =
  /^(?:(?:would|could|can|will) you (?:please |just |maybe |be (?:up for|willing to|happy to|open to) |mind |care to )?|mind |care to )(?:(?:hav(?:e|ing)|tak(?:e|ing)|giv(?:e|ing)) (?:it |this |that |the \p{L}+ )?an? (?:quick |brief |short )?(?:look|watch|read|skim|listen)|look(?:ing)? (?:it|this|that|them) over|watch(?:ing)? (?:it|this|that|the)|read(?:ing)? (?:it|this|that)|look(?:ing)? at (?:it|this|that|the (?:video|page|link|recording|draft|report)))\b/iu;
const IS_SHOWN =
  /https?:|\bwww\.|\b[\w-]+\.[a-z]{2,}\/\w|\battach|\benclos|\b(?:recorded|filmed|put together|drew up|wrote up)\b|\b(?:link|here)(?:['\u2019]s| is)\b/i;

/** "Tuesday morning" for a day that is asked for by its half. */
const withHalf = (day: string, question: string): string =>
  `${day} ${new RegExp(String.raw`\b${day} (morning|afternoon)\b`, 'i').exec(question)?.[1]?.toLowerCase() ?? ''}`.trim();

/** The length of a thing, which takes none of the reader's time to arrange: "record a 5 min video", "a two-minute survey". */
const LENGTH_OF_THING =
  /\b[\p{L}\d]+[ -](?:minutes?|mins?) (?=(?:[\p{L}-]+ )?(?:videos?|looms?|clips?|recordings?|screencasts?|reads?|surveys?|questionnaires?|forms?)\b)/giu;

/** What a question asks from the reader; null if it asks how things are, or for nothing. */
export function readRequest(
  question: string,
  { prose, pick, isOfFirm }: { prose: string; pick: Pick; isOfFirm: boolean },
): SellerFacts | null {
  const plain = question.replace(OR_COVERED, '').replaceAll(LENGTH_OF_THING, '');
  const named = POINTS_BACK.test(plain)
    ? ([daysIn(prose), readDates(prose)].find((found) => found.length === 2 || found.length === 3) ?? [])
    : readDates(plain);
  // Of three, somebody names the two that they could make.
  const offered = named.length > 2 ? named.slice(named.length - 2) : named;
  // "I am about on Tuesday and Thursday. Which would suit?"
  const asked = requestOf(plain, prose) ?? (offered.length > 0 || TWO_DAYS.test(plain) ? 'askWhen' : undefined);
  const isShown =
    takesDocument(plain, prose) ||
    ((asked === 'askSample' || asked === 'askTrial') &&
      (DOCUMENT.test(`${plain}\n${prose}`) || IS_SEEN.test(plain)) &&
      !THING_TO_TRY.test(plain));
  const said = asksIfThatIsFine(plain) ? saysTheyCome(prose) : '';
  const isVisit = said !== '' || ((asked === 'askCall' || asked === 'askWhen') && comesBy(prose));
  const isLook = LOOKS.test(plain) && IS_SHOWN.test(prose);
  const ask = isLook ? 'askLook' : isVisit ? 'askVisit' : isShown ? 'askSend' : asked;
  if (ask === 'askRight' && (asksWhoNow(plain) || isOfFirm)) return null;
  // "Are you set up, or still looking?" asks how things are, of somebody who has asked for nothing.
  if (ask === 'askStill' && /\bor still\b/i.test(prose)) return null;
  if (
    ask !== 'askRight' &&
    ask !== 'askStill' &&
    ask !== 'askKnow' &&
    offered.length === 0 &&
    said === '' &&
    OF_THINGS.test(plain) &&
    !ASKS_OF_DAY.test(plain)
  )
    return null;
  if (BRINGS.test(plain) || WORKS_ON.test(plain) || ((ask === 'askKeen' || ask === 'askSend') && GIVES_ME.test(plain))) return null;
  if (ask !== undefined && IS_OPEN.test(plain) && !isVisit && !ASKED_OPENLY.has(ask)) return null;
  // "Shall I hold some for you, or let it go?" takes neither a yes nor a no.
  if (ask === undefined || (ask === 'askGo' && OR_ELSE.test(plain))) return null;
  const sides = !OF_NO_CHOICE.has(ask) && / or /i.test(plain) ? readSides(plain) : [];
  // Neither a yes nor a no answers a choice that is not understood.
  if (sides.length === 0 && !OF_NO_CHOICE.has(ask) && isChoice(plain) && IS_RIVAL.test(plain)) return null;
  const heavier = compareSides(plain);
  const date = DATE.exec(plain);
  // "I'm in Hull on Wednesday. Mind if I call in?"
  const arrival = ask === 'askVisit' ? readArrival(prose, plain) : { day: null, slot: null };
  const bite = ask === 'askVisit' ? readBite(prose) : null;
  const near = ask !== 'askVisit' ? [] : arrival.day === null ? daysIn(said || saysWhenFree(prose)) : [arrival.day];
  const own = daysIn(plain);
  const days = own.length === 0 && near.length === 1 ? near : own;
  const choice = offered.length === 2 ? offered : days.length === 2 ? days : [];
  const isOfDays = choice.length === 2 && OF_DAYS.has(ask);
  const length = LENGTH.exec(plain)?.[0]
    .replace('-', ' ')
    .replace(/min(?:ute)?s?$/, 'minutes');
  const sent = ask === 'askSend' ? nameSent(plain) : null;
  const week = /\b(this|next) week\b/i.exec(plain)?.[1]?.toLowerCase();
  return {
    tags: [
      isOfDays ? 'askDays' : ask,
      ...(named.length > 2 ? ['ofMany'] : []),
      ...(ask === 'askSample' && isHanded(plain) ? ['handed'] : []),
      ...(ask === 'askSend' && HEARD.test(plain) ? ['askHear'] : ask === 'askSend' && READ.test(plain) ? ['askRead'] : []),
      ...(ask === 'askGo' && SHOWN.test(plain) ? ['askShown'] : ask === 'askGo' && BOOKS.test(plain) ? ['askBook'] : []),
      ...(ask === 'askSend' && GUIDE.test(`${prose}\n${plain}`) ? ['guide'] : []),
      ...(ask === 'askSend' && HAS_PRICES.test(plain) ? ['askPrices'] : []),
      ...(arrival.slot === null ? [] : ['slot', 'timeGiven']),
      ...(sent?.isOfDates === true ? ['askDates'] : []),
      ...(sides.length > 0
        ? [
            'askChoice',
            ...(heavier === 0 ? [] : ['uneven']),
            ...(sides.length > 2 ? ['ofMany'] : []),
            ...(sides.every((side) => IS_TIME.test(side)) ? ['timed'] : []),
            ...(sides.every((side) => IS_MONTH.test(side)) ? ['byMonth'] : []),
          ]
        : []),
      ...(week === undefined ? [] : [week === 'this' ? 'askThisWeek' : 'askNextWeek']),
    ],
    fields: [
      ...toChoiceField(preferLighter(sides, heavier), pick),
      ...(ask === 'askSend' ? ([['it', sent?.isMany === true ? 'them' : 'it']] as const) : []),
      ...(date === null ? [] : ([['date', date[2] ?? `the ${date[1] ?? ''}`]] as const)),
      ...(days.length === 1 ? ([['date', withHalf(days[0] ?? '', said || plain)]] as const) : []),
      ...(isOfDays || offered.length === 2
        ? ([
            ['day', choice[0] ?? ''],
            ['day2', choice[1] ?? ''],
          ] as const)
        : []),
      ...(arrival.slot === null ? [] : ([['slot', arrival.slot]] as const)),
      ...(bite === null ? [] : ([['bite', bite]] as const)),
      ...(length === undefined ? [] : ([['length', length]] as const)),
    ],
  };
}
