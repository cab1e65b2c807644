import { MONTH, WORKDAY } from '../../reading/text/timeWords.ts';
import type { Pick } from './readRough.ts';
import { comesBy, saysWhenFree, withoutOtherDays } from './readMeeting.ts';
import { compareSides, isChoice, preferLighter, readSides, toChoiceField } from './readSides.ts';
import { nameSent } from './nameSent.ts';
import { IS_MONTH } from './toChoice.ts';
import type { SellerFacts } from './sellerFacts.ts';
import { readDates } from './readDates.ts';
import { takesDocument } from './takesDocument.ts';

/** Whether a question asks for something from the reader, and for what; the most particular first. */
const REQUESTS: readonly (readonly [string, RegExp])[] = [
  // Whom the reader knows, and not who at their firm is in charge.
  [
    'askKnow',
    /^(?:(?:would|do|might|can|could) you (?:happen to |perhaps |by any chance )?(?:know(?: of)?|think of|recommend|suggest) (?:any(?!thing)\p{L}*|some(?!thing)\p{L}*|an?|other|people|firms|businesses|companies|clients|customers|suppliers)\b|(?:is there |are there )?(?:any(?:one|body)|some(?:one|body)|any \p{L}+) (?:else )?(?:you (?:know|could|can|would|deal|work)|in your (?:network|circle)|(?:come|spring)s? to mind)|who (?:else )?do you know|(?:would|could|can|will|might) you (?:(?:be (?:happy|willing|able|open|prepared) to|mind|consider|perhaps|possibly) )?(?:pass(?:ing)?|mention(?:ing)?|recommend(?:ing)?|refer(?:ring)?|suggest(?:ing)?|hand(?:ing)?|giv(?:e|ing))\b[^?]*\b(?:any(?:one|body)|people|patients|clients|customers|members|friends|guests|parents|visitors|others)\b|(?:could|can|would) you (?:please )?(?:introduce|recommend|refer) (?:me|us) to (?:any|some|one|an?|two|other|your (?:clients|customers|network|suppliers)))(?!.*\b(?:looks? after|handles?|(?:is|are) (?:responsible|in charge)|deals? with|decides?|(?:right|best) person)\b)/iu,
  ],
  // "Would it be crazy to look at this?": a no accepts.
  [
    'askMind',
    /^(?:would|is|are|am|do) (?:it|that|this|you|I|now) (?:be )?(?:(?:too|so|totally|completely|really) )?(?:(?:an? )?(?:crazy|silly|mad|bad|terrible|stupid|ridiculous|dumb|wrong|unreasonable)\b|a mistake\b|out of the question\b|opposed\b|against\b|averse\b|unwilling\b|(?:too )?(?:early|soon)\b|off base\b|wasting\b)/i,
  ],
  // "Is reducing returns on your list for this year?"
  [
    'askPlans',
    /^is (?!(?:it|this|that|there|your)\b|[^?]*\bstill\b)[^?]* (?:on (?:your|the) (?:list|radar|agenda|roadmap|cards|to-?do list)|an? (?:\p{L}+ )?(?:priority|focus|goal|target|topic)|in (?:your|the) (?:plans|budget)|something (?:you|your \p{L}+) (?:are|is|have|has)\b)/iu,
  ],
  [
    'askRight',
    /^(?:(?:is|are|would) (?:it|that|this|you) (?:be )?(?:you (?:who|that) (?:decides?|would decide|handles?|looks? after|deals? with|signs? off|manages?)|the one (?:who|that|to)|something (?:that )?you (?:decide|handle|look after|deal with|take care of|are (?:responsible|in charge)))\b|whom? (?:do|can|could|shall|should|would|may|might) (?:I|we) (?:best |better |rather |then )?(?:send|write|talk|speak|email|call|contact|address|ask|reach|turn|try|approach|direct)\b|whom? (?:there |here |else )?(?:(?:would|might|could|will|is|are) (?:(?:it|that|this) )?(?:be )?(?:the )?(?:best|better|right|good|correct|appropriate|ideal)\b(?= (?:for (?:me|us|this|that|it)\b|to (?:talk|speak|write|contact|ask|email|call|approach|reach|send|go)\b|placed|suited|person|one|contact|colleague)|[ ,]*$)|(?:would|might|could) (?:it|that|this) be\b|is (?:it|that|this)(?: then| instead| please)?$|(?:it|that|this) (?:is|would be|might be)\b|does(?: then| instead)?$|(?:would|do|can|could) you (?:suggest|recommend|say|advise) (?:that )?(?:I|we)\b)|is there (?:some|any)(?:one|body) (?:else )?(?:(?:there |here )?(?:I|we) (?:should|could|can|might|ought)|better|more suited)\b|(?:could|can|would) you (?:please |perhaps )?(?:give|send|share|tell) (?:me|us) (?:the|a|their|his or her) (?:name|contact|email)\b)|\b(?:point me|direct me|introduce me|put me in touch|(?:right|best|better) (?:person|contact|one to)|(?:the|a) (?:person|colleague) (?:who|responsible|in charge)|(?:whom?|which (?:person|team|department|colleague|of your colleagues))(?:ever)? (?:there |here |else |at .{2,30}? |in .{2,30}? |on your team )?(?:looks after|handles|is (?:responsible|in charge|the (?:right|best))|takes care|deals with|arranges|manages|decides|orders|buys|books|runs|signs off(?! (?:the|your) (?:daily|weekly|monthly|nightly|morning|evening)\b)|should I|would I|I should))\b/i,
  ],
  // "Shall I try again in the autumn?"
  [
    'askLater',
    /^(?:(?:shall|should|can|could|may) I|(?:do you )?want me to|would you like me to|is it (?:ok|okay|all right|better) if I|ok(?:ay)? if I) (?:just )?(?:(?:try|ask (?:you )?again|write|ring|call|email|contact|get in touch|follow up|come back|drop you a line|get back to you|circle back|check back|be in touch|send you a reminder|remind you)(?: (?:you|to you|with you|in with you|again|back))*(?= (?:in|later|next (?:month|quarter|year|spring|summer|autumn|fall|winter)|after|around|towards|nearer|once|at the (?:end|start))\b)|(?:try|ask|write|ring|call|email|check) (?:you |to you )?again\b)/i,
  ],
  // "Is it still something you want done?"
  [
    'askStill',
    /^(?![^?]*, or (?:have|has) )(?:(?:is|are|would) (?:it|this|that|they|you|these|there|[^?]{2,30}?) still (?!(?:you|a problem|an? issue|by|on (?:paper|spreadsheets?|whatsapp)|done by|using|running|doing|paying|having|struggling|losing|spending|relying|working|getting|writing|printing|keeping|chasing|ringing)\b)(?:something (?:you|that)|worth|of (?:any )?(?:interest|use)|on (?:your|the) (?:list|cards|radar|agenda|table)|relevant|interest\p{L}*|looking|planning|plan|thinking|after|keen|considering|open|in the market|going ahead|need\p{L}*|want\p{L}*|a priority|an? (?:option|plan)|due|happening|required)\b|do you still (?:want|need|plan|intend|wish|hope)\b|still (?:interested|keen|want|need|looking|planning|on|thinking)\b)/iu,
  ],
  [
    'askWhen',
    /^(?:would|could|does) (?:an?|one|some) (?:\p{L}+ )?(?:morning|afternoon|evening|day|time)\b[^?]*\b(?:suits?|works?|be (?:ok|okay|all right|good|fine|possible))\b|^(?:when(?! (?:does|do|is|did|was) (?:it|they|that|this|your|the)\b)|(?:which|what) (?:day|days|time|morning|afternoon|week|date)s?)\b(?=.*\b(?:suits?|works?|works best|free|convenient|good (?:time|day)|best (?:time|day|for)|come|drop|call|speak|meet|talk|collect|deliver)\b)|^what (?:is|are|would be) (?:an? |the |your )?(?:good|best|better|right|easiest|quiet(?:est)?) (?:day|time|morning|afternoon|week|moment)s?\b/iu,
  ],
  [
    'askAddress',
    /^(?:which|what)\b[^?]*\b(?<!email |e-mail |mail )address\b|^where (?:should|shall|can|could|may|do|would) (?:I|we|it|they) (?:send|post|mail|ship|deliver|drop|bring|take|go)\b|^(?:to )?(?:what|which) address\b|^(?:what|where)['\u2019]?s? (?:is )?the best (?:address|place) (?:for|to)\b/i,
  ],
  // What is only looked at, or kept, is not tried.
  [
    'askAddress',
    /^(?![^?]*\b(?:try|tries|taste|tasting|tasters?|test|samples?|bags?|packs?|box(?:es)?|bottles?|tins?|jars?|eat|drink|email|e-mail)\b)(?:(?:shall|should|may|can|could|might|would) (?:I|we)|(?:do you )?want (?:me|us) to|would you (?:like|mind)|mind if (?:I|we)|(?:is it |are you )?(?:ok|okay|happy) )[^?]*\b(?:(?:mail|post|ship)(?:ed|ing)? (?:you|your \p{L}+|it|them|one|an?|some|over|out)\b|in the (?:post|mail)\b|send (?:you )?(?:an?|one|some|two|a few)\b[^?]*\b(?:so|to) (?:that )?(?:you|your \p{L}+)(?: can| could)? (?:see|feel|touch|hold|keep)\b)/iu,
  ],
  [
    'askSample',
    /\b(?:(?:send|post|mail|ship|drop)\b[^?]*\b(?:so|to)\b[^?]*\btry\b|samples?|taste|tasting|test pack|taster|(?:a )?(?:free )?(?:bag|pack|box|bottle|tin|jar) (?:of|to)|(?:put|pop|stick|send|post|mail) (?:you )?(?:an?|one|some|two|a few|a couple of) (?:\p{L}+ ){0,2}\p{L}+ (?:in the (?:post|mail)|over to try|to try)|(?:send|post|mail|ship) you (?:an?|one|some|two|a few) (?:\p{L}+ )?(?:bag|pack|box|bottle|tin|jar|swatch|roll|crate|case|jar)\p{L}*|on the house|drop(?:ping|ped)? (?:off |in |you )?(?:an? (?!line|note|message)|some|one|the|two) ?[\p{L} -]{0,25}(?:in|off|over|round|on|for|to|at|by)\b)\b/iu,
  ],
  [
    'askTrial',
    /\b(?:(?:one|some|it|them|(?:a|an|the) [\p{L}-]+|with [\p{L}-]+) to try\b|try (?:it|one|us|this|them)|(?:you|like to|want to) try (?:an?|some|our|two|the)|give (?:it|us) a try|(?:free )?(?:trial|pilot)|test (?:it|one|us))\b/iu,
  ],
  [
    'askSend',
    /^(?:(?:shall|should|may|can|could|might) (?:I|we)|(?:do you )?want (?:me|us) to|would you like (?:me|us) to) (?:just |simply |quickly )?(?:send|email|share|forward)\b(?! (?:over |across |you )*(?:some(?:one|body)|one of|(?:our|an?) (?:\p{L}+ )?(?:engineer|surveyor|fitter|inspector|technician|man|team|crew|driver|van)\b))/iu,
  ],
  [
    'askDemo',
    /\bdemo(?:nstration)?\b|\bshow (?:you|your [a-z]+) [^?]*\b(?:by|on|over|via) (?:an? )?(?:short |quick )?(?:video|zoom|teams|call|screen share)\b/i,
  ],
  [
    'askVisit',
    /^(?:(?:can|could|may|might|shall|should) (?:I|we|our [\p{L} ]{2,20}|one of (?:our|my) \p{L}+|some(?:one|body)|my \p{L}+)|would you (?:like|mind)|(?:do you )?mind if (?:I|we)|(?:is (?:it|now|this|that) |ok |okay |happy ).*|want (?:me|us)|(?:would|might|could) (?:it|that) (?:be (?:any |of (?:any )?)?(?:help|use|useful|helpful|ok|okay|all right|possible|convenient)|help|suit you) if (?:I|we|our [\p{L} ]{2,20}|one of (?:our|my) \p{L}+)).*\b(?:(?:drop|stop|pop|swing|call|come|came|look|dropp(?:ed|ing)|stopp(?:ed|ing)|popp(?:ed|ing)|called|calling|coming)(?: [\p{L}]+){0,3} (?:by|in|round|around|over|out|along)|visit|come and|come to|measure|survey|walk (?:yours|round|your|the)|send (?:over |out )?(?:some(?:one|body)|one of|(?:our|an?) (?:\p{L}+ )?(?:engineer|surveyor|fitter|inspector|technician|man|team|crew|driver)))\b/iu,
  ],
  [
    'askVisitUs',
    /^(?:fancy|would you like|would you|do you want|want|can you|could you|like) (?:to )?(?:com(?:e|ing)|see(?:ing)?|visit(?:ing)?|drop(?:ping)?)\b.*\b(?:see|visit|show|cut|one|it|us|by|over)\b/i,
  ],
  [
    'askQuote',
    /\b(?:(?:an?|me) (?:[\w-]+ ){0,2}quot(?:e|ing)|(?<!(?:half|full|same|list|cost|trade|low|best|fixed) )price (?:it|this|one|up)|(?<!for )a price|estimate|(?:shall|should|can|could|may) (?:I|we) (?:[a-z]+ )?(?:quote|price)(?= [a-z])|(?:want|need|like) (?:priced|quoted))\b/i,
  ],
  [
    'askCall',
    /^(?:would|could|can|shall|should|may|might|worth|open|up for|fancy|happy|ok|okay|how about|any chance|interested|want|time for|got (?:\d+|ten|fifteen|twenty|time|a)|is (?:it|that|there) (?:worth|something|any)|free|available|keen|mind if|a quick|quick)\b(?=.*\b(?:calls?|phone|ring|zoom|teams|chat|speak|talk|catch up|conversation|connect|(?:\d+|ten|fifteen|twenty|thirty|a few|couple of)[- ]?min(?:ute)?s?|half an hour|your calendar|meet|meeting|discuss)\b)|^(?:do you have|are you) (?:\d+|ten|fifteen|twenty|thirty|a few|time|half|free|available)\b/i,
  ],
  [
    'askGo',
    /^(?:(?:shall|should|may|can|could) (?:I|we)|(?:do you )?want (?:me|us)(?: to)?|would you like (?:me|us)? ?(?:to)?|(?:happy|ready|ok|okay|fine)(?: for (?:me|us))? to|(?:do you )?want to|fancy|are you (?:happy|ready|ok|okay) to) ?(?:be )?(?:(?:put|pencil|book|sign|slot|pop|add|take|set|get|enrol|register|include|save|hold|reserve|keep|schedule|start|count)(?:ted|ged|ned|ked|led|ed|d)? (?:you(?:r \p{L}+)?|\p{Lu}[\p{L}.' -]{1,30}|(?:an?|the|one) (?!call|meeting|demo|time|slot|chat|visit)\p{L}+) ?(?:on|down|in|up|to|for|started|going|off|with|from|as|out|over|a|one|under|into|among)\b|(?:start(?:ing)?|begin(?:ning)?|get (?:started|going)|join(?:ing)? (?!(?:me|us)\b|[^?]*\b(?:call|webinar|event|session)\b)|sign(?:ing)? up|on (?:the|our) (?:round|list|route|rota)))\b/iu,
  ],
  [
    'askSend',
    /^(?:(?:shall|should|may|can|could|might) (?:I|we) (?!(?:ask|expect|get|have|count|assume)\b)|(?:do you )?want me to |(?:would|do) you (?:like|want) (?:me|us) to |(?:would you like|do you want|want|like) (?:to see |to get |to have |a |an |the |our )|(?:is it |it )?worth (?:me |us )?(?:sending|sharing|forwarding|showing)|(?:would it be |is it |are you )?(?:ok|okay|all right|alright|happy|fine|useful|helpful|any (?:use|help)) (?:if|for) (?:I|me|us|we) |(?:would|might|could) it help if (?:I|we) |mind if I |open to getting ).*\b(?:send|sending|sent|share|shared|sharing|forward|forwarded|forwarding|email|emailed|layout|details|list|example|sheet|copy|page|pdf|figures?|numbers|overview|report|case study|guide|comparison|breakdown|summary|plan|draft|video|link|brochure|catalog(?:ue)?)\b/i,
  ],
  [
    'askGo',
    /^(?:(?:shall|should|may) I|yes|agreed|all right)$|^(?:(?:shall|should|may|can|could) (?:I|we) (?!(?:ask|expect|get|have|count (?:on|you)|assume|help|interest)\b)|(?:do you )?want (?:me|us) to |would you like (?:me|us) to |(?:happy|ok|okay|fine) for (?:me|us) to |worth (?:me|us) )/i,
  ],
  [
    'askGo',
    new RegExp(
      String.raw`^(?:is|are|would|does|do|will|how about|what about) (?:(?:the|next|this|on) )*(?:${WORKDAY}|\d{1,2}(?:st|nd|rd|th))\b.*\b(?:any (?:use|good|help)|suits?|works?|ok|okay|fine|possible|convenient|free|all right|good)\b`,
      'i',
    ),
  ],
  [
    'askKeen',
    /^(?:(?:would|is|are|might|could|does|do|will) )?(?:(?:this|that|it|you|any of this|there) )?(?:be )?(?:(?:something|anything) (?:you|that|of|for)|any (?:interest|use|good|takers|need)|room for|worth|interest\w*|open to|of (?:any )?(?:interest|use)|useful|relevant|keen|up for|curious|make sense|help|suit|fancy|like|want|consider|in the market|looking at)\b|^(?:would|could|should|might|may|shall|want|fancy|like|yes or no|interested|any interest|ok|okay|deal|game|you in|in$)\b|^need (?:any|some|one|more|an?)\b|^any [\p{L} -]{2,30} you(?:['\u2019]d| would)? (?:want|need|like)\b|\bbe of (?:any )?(?:interest|use)$|^how (?:about|does that sound)\b/iu,
  ],
];

const DATE = new RegExp(
  String.raw`\b(?:the |on |from |starting |beginning )(\d{1,2}(?:st|nd|rd|th))\b|\b(the week of (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: ${MONTH})?)\b`,
  'i',
);
const ONE_DAY = new RegExp(String.raw`\b${WORKDAY}\b`, 'gi');
const LENGTH = /\b(\d+|five|ten|fifteen|twenty|thirty)[- ]?(?:minutes?|mins?)\b|\bhalf an hour\b/i;
/** What the person in question is in charge of: "the linen contract". */
const CHARGE =
  /\b(?:looks after|handles|is (?:responsible|in charge) (?:for|of)|takes care of|deals with|arranges|manages|orders|buys|books|decides on) (?:your |the )?((?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+?)(?= (?:at|in|for|there|of|on|now|here)\b|[?,]|$)/u;
const NO_CHARGE = /^(?:it|this|that|these|them|things|such|all|everything|any|new|purchasing|buying)\b/i;

/** What a question asks somebody to be in charge of: "the linen contract". */
export function readCharge(question: string): string | null {
  const charge = CHARGE.exec(question)?.[1];
  return charge === undefined || NO_CHARGE.test(charge) ? null : charge;
}

/** A sample of these is read or watched, and not tried. */
const DOCUMENT =
  /\b(?:sample|example|specimen)s? (?:of (?:an?|the|our|my|one) )?(?:[\p{L}-]+ )?(?:report|page|sheet|chapter|article|layout|plan|policy|design|drawing|menu|schedule|score|list|letter|translation|text|contract|spreadsheet|dashboard|slide|video|recording|clip|audit|survey)s?\b|\b(?:pages?|pdf|screenshots?|video|recording|spreadsheets?|documents?|one-pager|reports?|drawings?|mock-?ups?|transcripts?)\b[^?]*\b(?:as a|for a|a) sample\b|\b(?:pages?|pdf|screenshots?|video|recording|spreadsheets?|documents?|mock-?ups?|transcripts?)\b[^]*\b(?:send|share|show|see|have|email) (?:it|them|you it)\b/iu;
const THING_TO_TRY = /\b(?:taste|tasting|bottles?|box(?:es)?|bags?|jars?|tins?|swatch(?:es)?|pieces?|drop|post)\b/i;

const requestOf = (question: string): string | undefined => REQUESTS.find(([, pattern]) => pattern.test(question))?.[0];
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
const ASKED_OPENLY: ReadonlySet<string> = new Set(['askRight', 'askWhen', 'askAddress', 'askKnow']);

/** "Shall I pencil you in for one of them?": the days that were named before. */
const POINTS_BACK =
  /\b(?:one of (?:them|those|these|the two)(?: two)?(?: days| dates)?|either(?: of (?:them|those|these|the two))?(?: days?| dates?)?|which of (?:them|those)|any of (?:them|those|these)(?: days| dates| times)? (?:works?|suits?|fits?|good|possible|convenient|any good)|one of the days)\b|^which (?:day |one |date )?(?:would|suits|works|is)\b/i;
const daysIn = (text: string): readonly string[] => [
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
  /^(?:(?:shall|should|may|can|could) (?:I|we)|want (?:me|us) to|would you like (?:me|us) to) (?:\w+ )?(?:draw|draft|sketch|mock|prepare|put (?:something |one |it |a \w+ )?together|work (?:it )?out|calculate|run|check|review|audit|test|price|plan|write|record|pull|compile|build|make|design|do|show|tell|explain|send|share|give you|find out|compare|estimate|set out|look at|map|model|translate|edit|film|photograph)\b/i;
/** "Which is better for you, Monday or Friday?" */
const TWO_DAYS = new RegExp(String.raw`^(?:which|what|would|does|is|could)\b.*\b${WORKDAY}\b.* or .*\b${WORKDAY}\b`, 'i');

const READ =
  /\b(?:layout|details|examples?|sheet|page|pdf|figures|numbers|overview|report|case study|guide|comparison|breakdown|summary|plan|draft|brochure|catalog(?:ue)?|outline|price list|leaflet)\b/i;
/** How things are, even if the words of a request occur: "Is it still you who rings round?" */
const OF_THINGS =
  /^(?:is it still|is your|are (?:your|they|the)|(?:can|could|will|would) (?:any|some)(?:one|body) (?!(?:from|on|in) (?:our|my)\b|(?:just )?(?:come|stop|drop|pop|swing|call) (?:by|out|over|round|in)\b|.*\b(?:interested|help|point|tell (?:me|us)|let (?:me|us)|want|like|benefit|use)\b)|does|do (?:your|they|the)|has|do you (?:still|already|currently|usually|ever|get|use|do|buy|run|have (?!time|a (?:few|minute|moment)|\d|ten|fifteen|twenty|half)))\b/i;

const HEARD =
  /^(?!.*\b(?:sheet|page|pdf|overview|report|case study|guide|article|brochure|list|details|screen|video|film|footage|clip)\b).*\b(?:listen(?:ing)?|hear|sounds?|recordings?|tracks?|songs?|tunes?|podcasts?|audio|music|voices?|jingles?|playlists?|mp3s?)\b/i;

const GUIDE =
  /\b(?:guides?|checklists?|tips|articles?|study|white ?papers?|e-?books?|cheat ?sheets?|templates?|worksheets?|playbooks?|handouts?|booklets?|recipes?|no (?:sign-?up|form)|(?:wrote|written) (?:down|up))\b/i;

/** "Could you send me a photo?" asks for something that is read elsewhere. */
const GIVES_ME =
  /^(?:can|could|would|will) you (?:please |just |maybe |perhaps |be (?:able|willing|happy) to )?(?:send|tell|give|email|let|show|forward) (?:me|us|over|across)\b/i;

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
/** Another thing that the sender could do, or that the reader could say. */
const IS_RIVAL =
  /, or (?!so\b|not\b|any|some(?:one|body|thing) (?:else|similar)\b)| or (?:(?:would|do|are|will) (?:you|it|that|an?|the)|(?:should|shall|can) (?:I|we)|is (?:it|that|this|an?|the)|rather|instead)\b|\b(?:prefer|rather|which|better|easier)\b.* or (?:an?|the|by|with|to|in|on)\b/i;

/** "Would you have a look and tell me if I got anything wrong?", about something that is there to look at. */
const LOOKS =
  /^(?:(?:would|could|can|will) you (?:please |just |maybe |be (?:up for|willing to|happy to|open to) |mind |care to )?|mind |care to )(?:(?:hav(?:e|ing)|tak(?:e|ing)|giv(?:e|ing)) (?:it |this |that |the \p{L}+ )?an? (?:quick |brief |short )?(?:look|watch|read|skim|listen)|look(?:ing)? (?:it|this|that|them) over|watch(?:ing)? (?:it|this|that|the)|read(?:ing)? (?:it|this|that)|look(?:ing)? at (?:it|this|that|the (?:video|page|link|recording|draft|report)))\b/iu;
const IS_SHOWN =
  /https?:|\bwww\.|\b[\w-]+\.[a-z]{2,}\/\w|\battach|\benclos|\b(?:recorded|filmed|put together|drew up|wrote up)\b|\b(?:link|here)(?:['\u2019]s| is)\b/i;

/** What a question asks from the reader; null if it asks how things are, or for nothing. */
export function readRequest(
  question: string,
  { prose, pick, isOfFirm }: { prose: string; pick: Pick; isOfFirm: boolean },
): SellerFacts | null {
  const plain = question.replace(OR_COVERED, '');
  const named = POINTS_BACK.test(plain)
    ? ([daysIn(prose), readDates(prose)].find((found) => found.length === 2 || found.length === 3) ?? [])
    : readDates(plain);
  // Of three, somebody names the two that they could make.
  const offered = named.length > 2 ? named.slice(named.length - 2) : named;
  // "I am about on Tuesday and Thursday. Which would suit?"
  const asked = requestOf(plain) ?? (offered.length > 0 || TWO_DAYS.test(plain) ? 'askWhen' : undefined);
  const isShown =
    takesDocument(plain, prose) ||
    ((asked === 'askSample' || asked === 'askTrial') && DOCUMENT.test(`${plain}\n${prose}`) && !THING_TO_TRY.test(plain));
  const isVisit = (asked === 'askCall' || asked === 'askWhen') && comesBy(prose);
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
    OF_THINGS.test(plain) &&
    !ASKS_OF_DAY.test(plain)
  )
    return null;
  if (BRINGS.test(plain) || (ask === 'askKeen' && GIVES_ME.test(plain))) return null;
  if (ask !== undefined && IS_OPEN.test(plain) && !isVisit && !ASKED_OPENLY.has(ask)) return null;
  if (ask === undefined) return null;
  const sides = !OF_NO_CHOICE.has(ask) && / or /i.test(plain) ? readSides(plain) : [];
  // Neither a yes nor a no answers a choice that is not understood.
  if (sides.length === 0 && !OF_NO_CHOICE.has(ask) && isChoice(plain) && IS_RIVAL.test(plain)) return null;
  const heavier = compareSides(plain);
  const date = DATE.exec(plain);
  // "I'm in Hull on Wednesday. Mind if I call in?"
  const near = ask === 'askVisit' ? daysIn(saysWhenFree(prose)) : [];
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
      ...(days.length === 1 ? ([['date', days[0] ?? '']] as const) : []),
      ...(isOfDays || offered.length === 2
        ? ([
            ['day', choice[0] ?? ''],
            ['day2', choice[1] ?? ''],
          ] as const)
        : []),
      ...(length === undefined ? [] : ([['length', length]] as const)),
    ],
  };
}
