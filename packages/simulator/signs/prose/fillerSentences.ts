import { rememberLines } from '../../reading/text/remember.ts';
import { isAnnouncement, isPleasantry } from './pleasantry.ts';

const YOU = String.raw`(?:you|you(?:'re|\u2019re| are)|your (?:week|day|team|summer|year)|all|everything|things?)`;
const MESSAGE = String.raw`(?:this (?:e-?mail|message|note)? ?)`;
const WITHOUT_FACTS = String.raw`[^?$\d]`;

/** Wishes in whatever words: "I hope you like it" is one, too. */
const HOPES: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:(?:I|we) )?(?:do )?(?:hope|trust) (?:${MESSAGE}(?:finds|reaches|find) you|${YOU}|that you|you and your)[^?]{0,60}[.!]?$`,
    'i',
  ),
  /^hoping (?:this|you|all)[^?]{0,60}[.!]?$/i,
];

/** Wishes and greetings that say nothing else. */
const SALUTES: readonly RegExp[] = [
  /^(?:I |we )?(?:do |really )?hope (?:that )?you (?:do not|don['\u2019]?t|won['\u2019]?t) mind (?:(?:me|my|us|our) (?:reaching out|writing|contacting you|e-?mailing(?: you)?|getting in touch)|(?:this|the|my) (?:e-?mail|message|note))(?: to you)?(?: out of the blue| directly| like this| (?:unprompted|unannounced|uninvited|unsolicited|cold))?[.!]*$/i,
  /^(?:a )?(?:very )?(?:happy|merry|good) (?:belated )?(?:(?:mon|tues|wednes|thurs|fri)day|new year|easter|christmas|thanksgiving|holidays|diwali|eid)(?: to you(?: all)?)?[.!]?$/i,
  /^(?:(?:warm |kind )?greetings(?: of the day| for the day| from (?:(?:sunny|rainy|wet|cold|gr[ae]y|windy|snowy|warm|hot|lovely|beautiful) )?\p{L}+)?|good day(?: to you)?|trust this finds you well)[.!]*$/iu,
  /^how are you(?: doing)?(?: today)?\?$/i,
  /^(?:(?:I|we) )?wish(?:ing)? (?:you|that you)(?: and your (?:family|team|company))? (?:to )?(?:have )?an? (?:very )?(?:great|nice|good|lovely|wonderful|fantastic|pleasant) (?:day|week|weekend|year|one)(?: ahead)?[.!]*$/i,
];

/** Wishes that every email could open with. */
const WISHES: readonly RegExp[] = [...HOPES, ...SALUTES];

const SORRY = String.raw`(?:(?:so|very|really|I(?:'m|\u2019m| am)(?: so| very| really)?) )?(?:sorry|apolog(?:ies|ize|ise)|excuse me|forgive me|pardon)(?: again)?`;

/** Apologies for writing at all. */
const APOLOGIES: readonly RegExp[] = [
  new RegExp(
    String.raw`^${SORRY},? (?:to|for|if I(?:'m|\u2019m| am)) (?:(?:the|this|my|all the|any) )?(?:bother\w*|disturb\w*|interrupt\w*|intru\w+|pester\w*|spam\w*|nag\w*|trouble|inconvenience|(?:cold|unsolicited|random|sudden|unexpected|out[- ]of[- ]the[- ]blue) (?:e-?mail|message|note|outreach)|be(?:ing)? (?:a |such a )?(?:pain|pest|nuisance|bother|so pushy|pushy)|(?:writing|reaching out|e-?mailing|contacting you|getting in touch) (?:out of the blue|cold|like this|again|unannounced))${WITHOUT_FACTS}{0,40}[.!]*(?: ?haha[.!]*)?$`,
    'i',
  ),
  new RegExp(String.raw`^${SORRY}[.!]*$`, 'i'),
];

/** An apology in place of a sign-off. */
export const SORRY_LEAVE = new RegExp(
  String.raw`^[ \t]*${SORRY}(?:,? (?:to|for) (?:(?:the|any) )?(?:bother\w*|disturb\w*|trouble|inconvenience)(?: you)?)?[ \t]*[,!.]+[ \t]*(?=\n+[ \t]*\p{Lu}[\p{L}.' -]{1,40}\s*(?:\n|$))`,
  'imu',
);

/** Sentences that only announce the email. */
const ANNOUNCEMENTS: readonly RegExp[] = [
  /^(?:just )?(?:a )?(?:very )?quick (?:one|note|line|e-?mail|message)(?: from (?:me|us))?[.!]$/i,
  /^(?:please )?(?:allow me to|let me) (?:briefly |quickly )?introduce (?:myself|ourselves|(?:our|my) (?:company|firm|business|team))[.!]$/i,
  /^in today['\u2019]s (?:[\p{L}-]+,? ){0,4}(?:world|market|environment|economy|climate|landscape|marketplace|age),? (?:it|there|being|staying|having) [^?!\d]{5,120}[.!]$/iu,
  /^(?:no pressure(?: at all)?[,!.]? ?(?:and )?)?(?:I )?(?:just )?thought I(?:'d|\u2019d| would) (?:reach out|say hello|say hi|get in touch|drop you a line|give it a try|try)[.!]*$/i,
  /^(?:I(?:'m|\u2019m| am) )?(?:just )?(?:bumping|floating|bringing|pushing|moving) this (?:back )?(?:(?:up )?to the top of your inbox|up|again)(?: in case[^.?!\d]{2,40})?[.!]*$/i,
  /^I(?:['\u2019]m sure| am sure| know| understand| imagine) (?:that )?(?:things|life|it|work) (?:can )?(?:gets?|is|are) (?:(?:very|pretty|really|so) )?(?:busy|hectic|crazy)[.!]*$/i,
  /^I(?: know| imagine| can imagine) how (?:very |extremely )?busy you (?:are|must be)[.!]*$/i,
  /^I (?:do not|don['\u2019]?t|won['\u2019]?t|will not) (?:want to )?(?:take up|waste|steal) (?:too )?(?:much of |more of |any of )?your (?:valuable |precious )?time[.!]*$/i,
  /^(?:I )?(?:just )?(?:wanted|want|would like) to (?:reach out|touch base|introduce myself|say hello|check in|drop you a line)(?: (?:and|to) (?:introduce myself|say hello|touch base))?[.!]?$/i,
  /^I(?:'m|\u2019m| am) (?:reaching out|writing)(?: to you)? (?:today )?(?:to introduce myself)?[.!]?$/i,
  /^(?:I know|I(?:'m|\u2019m| am) sure) (?:that )?(?:(?:you(?:['\u2019]?re| are|r| must be)) (?:very |probably |super |extremely |quite )?(?:busy|swamped|snowed under|flat out|slammed)|your time is valuable)(?:,? (?:so|and) I(?:'ll|\u2019ll| will) (?:keep (?:this|it) (?:short|brief|quick)(?: and (?:sweet|simple))?|be (?:brief|quick|direct)))?[.!]?$/i,
  /^(?:I(?:'m|\u2019m| am) )?(?:just )?(?:checking in|following up|circling back|touching base)(?: again)?(?: (?:on|about) (?:this|that|it|the (?:below|above)|(?:this|my|the) (?:(?:last|previous|earlier|first|original) )?(?:e-?mail|note|message)(?: below)?))?(?: (?:to see|and wondering) if you(?:(?:'ve|\u2019ve| have)? had (?:a|the) (?:chance|time|opportunity)|had) to (?:think about|consider|look at|review|read) [^.?!\d]{2,50})?[.!]?$/i,
  /^(?:there has|there's|there\u2019s) never been a better time to [^.?!\d]{2,50}[.!]$/i,
  /^I(?:'ll|\u2019ll| will) (?:keep (?:this|it) (?:short|brief|quick)(?: and sweet)?|be (?:brief|quick|direct))(?:,? (?:because|as|since) (?:I know |I['\u2019]m sure )?(?:you(?:['\u2019]re| are| must be)|your time is) [^.?!\d]{3,30})?[.!]?$/i,
  /^I know [\p{L}\d ,'\u2019-]{3,60}(?:,? so|,? and) I(?:'ll|\u2019ll| will) (?:keep (?:this|it) (?:short|brief|quick)(?: and (?:sweet|simple))?|be (?:brief|quick|direct))[.!]?$/iu,
];

/** Praise and hopes that would fit any company. */
const FLATTERY: readonly RegExp[] = [
  /^(?:(?:I|we) )?(?:really |truly |strongly )?(?:think|believe|feel|see|am sure|know)(?: that)? (?:there (?:could|might|may|would|can|is|are)(?: be)? |(?:a|some|great|real) )?[^.!?\d$%]{0,30}\bsynerg(?:y|ies)\b[^.!?\d$%]{0,140}[.!]$/i,
  /^I (?:just |recently )?(?:came across|found|discovered|stumbled (?:up)?on) [^.!?\d]{2,60}? and (?:was|am|I was|I am|I['\u2019]m) (?:\p{L}+ )?(?:impressed|blown away|amazed|inspired)(?: (?:by|with|at) (?:what|all|everything|the (?:great |amazing )?work|how)\b[^.!?\d]{0,80})?[.!]$/iu,
  /^(?:(?:I(?:['\u2019]m| am) )?(?:writing|reaching out|contacting you) (?:to you )?because )?(?:I|we) (?:(?:really |truly |strongly )?(?:think|believe|feel)|(?:am|are) (?:sure|confident|convinced))(?: that)? (?:you|your (?:\p{L}+ )?(?:company|business|team|organi[sz]ation)|\{\{\s*company\s*\}\}|(?:\p{Lu}[\p{L}\d&'\u2019-]*)(?: [\p{Lu}&][\p{L}\d&'\u2019-]*){0,3}) (?:could|would|can|might|may) (?:really |greatly |definitely |both )?benefit from (?:our (?:services?|products?|solutions?|help|expertise|offer(?:ing)?s?)|what we (?:do|offer)|working with us)[.!]*$/u,
  /^I just had to (?:reach out|get in touch|write)[.!]*$/i,
];

/** What anybody says of anything that is sold. */
const CLICHES: readonly RegExp[] = [
  /^(?:well,? )?(?:then )?look no further[!.]*$/i,
  /^(?:it['\u2019]?s |it is )?(?:about |high )?(?:time to )?work smarter,? (?:and )?not harder[!.]*$/i,
  /^(?:does (?:this|that|it) )?sounds? too good to be true\?$/i,
  /^(?:but )?(?:wait,? )?(?:there['\u2019]s more|that['\u2019]s not all)[!.]*$/i,
  /^(?:and )?the best part(?: of it)?\?$/i,
  /^(?:[-*\u2022\u2013\u00b7][ \t]*)?(?:and )?(?:so |much |many |lots |loads )+more[!.]*$/iu,
  /^we(?:['\u2019]ve| have) got you covered[!.]*$/i,
];

/** Where the sender comes in; the name is captured. */
const COMES_IN =
  /^(?:(?:and )?that(?:['\u2019]s| is)|this is) (?:exactly )?where ([\p{L}\d &.'\u2019-]{2,40}?) (?:comes?|steps?) in[.!]$/iu;
/** The name in a sentence that only says where the sender comes in; undefined in any other. */
export const comesIn = (sentence: string): string | undefined => COMES_IN.exec(sentence.trim())?.[1];

/** What goes on in the world, before what is sold: "In an era where expectations change, teams are under pressure". */
const SCENES: readonly RegExp[] = [
  /^in (?:an?|this) (?:\p{L}+ )?(?:era|age|world|time|market|economy|climate|environment|landscape|day and age) (?:where|when|in which|of)\b[^?!]{10,170}[.]$/iu,
  /^as [^,.?!]{4,60} continues? to (?:evolve|change|grow|rise|increase|shift|accelerate|expand)\b[^?!]{5,150}[.]$/iu,
  /^in (?:today['\u2019]s|this) (?:[\p{L}-]+,? ){0,2}(?:fast|ever|rapidly|constantly|highly|increasingly|competitive|digital|dynamic|challenging|demanding|complex|uncertain|volatile|modern|connected|data-driven)(?:[- ][\p{L}-]+)?,? (?:[\p{L}-]+,? ){0,2}(?:world|market|environment|economy|climate|landscape|marketplace|age|era),? [^?!]{10,110}[.]$/iu,
  /^with (?:the )?(?:ever|constantly|rapidly|continually)[- ](?:changing|evolving|growing|increasing|rising|tightening)\b[^?!]{5,150}[.]$/iu,
];
/** Speaks of the reader, of a figure, or of somebody by name. */
const OF_SOMEBODY = /\b(?:your?|our|we|I)\b|\{\{|\d|(?<=[\p{Ll},] )\p{Lu}/u;
/** Whether a sentence only tells what goes on in the world. */
export const setsScene = (sentence: string): boolean =>
  SCENES.some((pattern) => pattern.test(sentence.trim())) && !OF_SOMEBODY.test(sentence.trim());

const UNHEARD = String.raw`(?:unless (?:I|we) hear|if (?:I|we) (?:do not|don['\u2019]?t|have not|haven['\u2019]?t) hear)(?: back)?(?: (?:from you|otherwise|differently|anything))?(?: (?:first|before(?: then)?|by then))?`;
const WILL_CALL = String.raw`(?:I|we)(?:['\u2019]ll| will) (?:give (?:you|your office) an? (?:quick )?(?:call|ring)|(?:call|ring|phone|try) (?:you|your office)|follow up|check (?:back|in)|drop by|stop by|come by)\b[^?!$\d@]{0,30}?`;
const CALLS_UNHEARD = new RegExp(String.raw`^(?:${WILL_CALL},? ${UNHEARD}|${UNHEARD},? ${WILL_CALL})[.!]*$`, 'iu');
/** Whether a sentence announces a call to whoever does not answer. */
export const announcesCall = (sentence: string): boolean => CALLS_UNHEARD.test(sentence.trim());

/** Closings that only wait for an answer or wish a good day. */
const PARTINGS: readonly RegExp[] = [
  /^(?:I |we )?hope to (?:hear|receive an answer) (?:back )?(?:from you )?(?:soon|shortly|from you)[.!]*$/i,
  /^(?:(?:thanks|thank you|many thanks)[^.?!\d$]{0,40},? and )?have an? (?:very )?(?:great|nice|good|lovely|wonderful|fantastic|blessed|brilliant|productive|fab|fabulous|super|amazing|awesome|beautiful|pleasant) (?:rest of (?:your|the) )?(?:day|week|weekend|evening|afternoon|one)(?: ahead)?[.!]*$/i,
  /^(?:I|we) (?:wait|await|are waiting|am waiting|are awaiting|am awaiting)(?: for)? your (?:kind |positive |prompt |soonest |early |valued )*(?:reply|response|answer|feedback)[.!]*$/i,
  /^looking forward for your (?:kind |positive |prompt )*(?:reply|response|answer|feedback)[.!]*$/i,
  /^(?:(?:I|we) (?:am |are )?(?:really )?)?look(?:ing)? forward to (?:hearing|speaking|talking|connecting|chatting|meeting|working)(?: back)?(?: (?:from|with|to) you)?(?: (?:soon|then|shortly|at your (?:earliest )?convenience|in due course))?[.!]?$/i,
  /^(?:(?:I|we) (?:am |are )?(?:really )?)?look(?:ing)? forward to (?:welcoming|seeing|serving) you(?: (?:soon|there|then|shortly))?[.!]?$/i,
  /^(?:(?:I|we) )?look(?:ing)? forward to your (?:positive |prompt |kind |early |soonest |esteemed )*(?:reply|response|feedback|reaction|answer)[.!]?$/i,
  /^(?:eagerly )?(?:awaiting|waiting for) your (?:positive |prompt |kind |favorable )?(?:reply|response|feedback)[.!]?$/i,
  /^(?:(?:I|we) )?(?:really )?(?:can't|can\u2019t|cannot) wait to (?:chat|talk|connect|meet|hear from you|speak)(?: with you)?(?: soon)?[.!]?$/i,
];

/** Closings without a specific request. */
const CLOSINGS: readonly RegExp[] = [
  ...PARTINGS,
  CALLS_UNHEARD,
  /^(?:(?:and )?if (?:not|(?:it|this)(?:['\u2019]s| is) not (?:for you|of interest|relevant)|you(?:['\u2019]re| are) not interested),? ?)?(?:(?:that['\u2019]s )?(?:no problem|no worries|no hard feelings|fine|not a problem)(?: at all)?,? (?:and )?)?(?:then )?I(?:['\u2019]ll| will) (?:leave you (?:in peace|alone|be)|let you (?:be|get on)|get out of your (?:hair|inbox))[.!]*$/iu,
  /^(?:many )?(?:thanks|thank you)(?: so much| very much)? for (?:taking the time to read(?: this(?: e-?mail| message)?| my (?:e-?mail|message))?|reading(?: this(?: far)?)?)[.!]*$/i,
  /^(?:if you (?:are|'re|\u2019re) interested,? )(?:please )?(?:do not|don't|don\u2019t) hesitate to (?:contact|reach out|call|get in touch|reply|ask)[^?$\d]{0,30}[.!]*$/i,
  new RegExp(
    String.raw`^(?:please )?(?:do not|don't|don\u2019t) hesitate to (?:contact|reach out|call|get in touch|reply)${WITHOUT_FACTS}{0,40}[.!]?$`,
    'i',
  ),
  new RegExp(String.raw`^(?:please )?(?:do not|don't|don\u2019t) hesitate to give (?:me|us) a call${WITHOUT_FACTS}{0,40}[.!]?$`, 'i'),
  new RegExp(
    String.raw`^(?:if you have any (?:questions?|inquir(?:y|ies)|queries|needs?)${WITHOUT_FACTS}{0,30}, )?please feel free to (?:contact|reach out|call|get in touch|reply)${WITHOUT_FACTS}{0,30}[.!]?$`,
    'i',
  ),
  new RegExp(
    String.raw`^should you have any ${WITHOUT_FACTS}{3,50}, (?:please )?(?:do not|don't|don\u2019t) hesitate to (?:contact|reach)${WITHOUT_FACTS}{0,20}[.!]?$`,
    'i',
  ),
  /^happy to work around your schedule[.!]?$/i,
  /^we (?:will|'ll) (?:reply|respond|get back to you) within \d+ hours[.!]?$/i,
  /^(?:(?:I|we)(?:'d|\u2019d| would)? (?:very much |greatly |really |love and )?(?:welcome|appreciate|value|be grateful for|love) the (?:opportunity|chance) to (?:present|discuss|show|speak|talk|meet|connect|introduce|explain|tell)\b[^?$\d%]{0,60}|thank you in advance[^?$\d%]{0,40}|(?:please )?(?:do )?get in touch if [^?$\d%]{3,40})[.!]$/i,
  /^I promise (?:it|this) (?:will|would) be worth (?:your time|it)[.!]?$/i,
  /^(?:many )?(?:thanks|thank you)(?: so much| very much)? for your time(?:,? and (?:your )?(?:consideration|attention)|,? and (?:I )?look(?:ing)? forward to (?:your (?:reply|response)|hearing from you)(?: soon)?)?[.!]?$/i,
];

const FILLER: readonly RegExp[] = [...WISHES, ...APOLOGIES, ...ANNOUNCEMENTS, ...FLATTERY, ...CLICHES, ...CLOSINGS];

/** Whether a sentence only wishes the reader well. */
export const isWish = (sentence: string): boolean => isPleasantry(sentence) || WISHES.some((pattern) => pattern.test(sentence.trim()));

const COURTESIES: readonly RegExp[] = [...SALUTES, ...PARTINGS];

/** Whether a sentence certainly says nothing: it wishes the reader well, tells that somebody writes, or waits for an answer. */
export const isCourtesy = rememberLines((sentence) => {
  const text = sentence.trim();
  return isPleasantry(text) || isAnnouncement(text) || COURTESIES.some((pattern) => pattern.test(text));
});

/** A sentence that only wishes the reader well. */
export const WISH = new RegExp(WISHES.map(({ source }) => source.replace('^', '^\\s*').replace(/\$$/, '\\s*$')).join('|'), 'i');

/** An announcement of a name that is also in the signature; the name is captured. */
export const ANNOUNCES_NAME =
  /^I (?:just )?(?:wanted|want|would like|'d like) to (?:take (?:a|this) (?:moment|minute|opportunity) to )?(?:tell you about|introduce(?: you to)?) (\p{Lu}[\p{L}\d&' -]{1,40})[.!]$/u;

/** A sentence that only says who writes and for whom; both names are captured. */
export const NAMES_SENDER =
  /^(?:[Mm]y name is|[Tt]his is|I am|I'm|I\u2019m) (\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+){0,2}),? (?:and (?:I (?:work (?:at|for|with)|am (?:from|with|at))|I'm (?:from|with|at)) |(?:from|with|at) )(\p{Lu}[\p{L}\d&'-]*(?: (?:(?:&|of|and) )?\p{Lu}[\p{L}\d&'-]+){0,3})[.!]$/u;

/** A name before what its owner does: "My name is Ana Silva and I run ..."; the name is captured. */
export const NAME_FIRST =
  /^[Mm]y name(?:['\u2019]s| is) (\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+){0,2})(?:(?:,? and|,) (?=I(?:['\u2019]m|['\u2019]ve)? )|,? (?=(?:from|with|at) ))/u;

/** Whether a sentence invites an answer without asking: if nothing else asks, a question must replace it. */
export const invites = (sentence: string): boolean =>
  /\b(?:hesitate to|feel free to|to hearing|get in touch|(?:opportunity|chance) to|(?:reply|response|answer)[.!]*$)|\b(?:unless|if) (?:I|we) .{0,12}\bhear\b/i.test(
    sentence.trim(),
  );

/** Whether a sentence fits every email and no reader would miss it. */
export const isFiller = rememberLines((sentence) => {
  const text = sentence.trim();
  const isOne = (part: string): boolean =>
    isPleasantry(part) ||
    isAnnouncement(part) ||
    FILLER.some((pattern) => pattern.test(part)) ||
    comesIn(part) !== undefined ||
    setsScene(part);
  // "Sorry to bother you, I know you're busy."
  const parts = text.split(/, (?=I\b)/);
  return isOne(text) || (parts.length > 1 && parts.every(isOne));
});
