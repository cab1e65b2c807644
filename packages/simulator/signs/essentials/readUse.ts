import { isPlainOffer } from '../../fit/offerVerbs.ts';
import type { Role } from '../../reader/roles.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { isScareTalk } from '../../reading/scares.ts';
import {
  asksReader,
  calendarReader,
  countedAsksReader,
  interestReader,
  isReminder,
  meetingReader,
  referralReader,
} from '../asks/askReaders.ts';
import { listDemands } from '../asks/listDemands.ts';
import { isTimeLine, servesRequest } from '../asks/ofMeeting.ts';
import { asksForTalk, isWayToAnswer } from '../asks/waysToAnswer.ts';
import { findSureProof } from '../claims/socialProof.ts';
import { easesReader } from '../prose/easesReader.ts';
import { isFiller } from '../prose/fillerSentences.ts';
import { isFlattery, saysNothingOfReader } from '../prose/flattery.ts';
import { BLAMES_PLAINLY, REPROACHES } from '../prose/guilt.ts';
import { isHollow, isOnlyPraise, tellsOf } from '../prose/onlyPraises.ts';
import { isOnlyPressure } from '../prose/onlyPresses.ts';
import { isPraiseWord } from '../prose/praiseWords.ts';
import { PRESSES_PLAINLY, PRESSES_SURELY } from '../prose/pressureWords.ts';
import { isPuff } from '../prose/puffs.ts';
import { asksContact, isChoice, isFurtherRequest } from './furtherRequests.ts';
import { isPlatitude } from './platitudes.ts';
import { holdsFact, holdsUntil, isConcrete, saysAnything } from './tellsSomething.ts';

/**
 * What a sentence is to a reader who wants to know what is offered: `asks` in any way for an answer, `easy` asks for no more than a yes, and
 * `list` is one of what is offered, `badge` what somebody certified, `blamed` is what a page blames: fear, guilt, pressure, praise, empty phrases, the sender's past.
 */
export type Use =
  | 'about'
  | 'offer'
  | 'list'
  | 'jargon'
  | 'benefit'
  | 'fact'
  | 'badge'
  | 'introduction'
  | 'easy'
  | 'asks'
  | 'blamed'
  | 'opt_out'
  | 'closing'
  | 'other';

/** From these probabilities on, a sentence does something, and may do it. */
export const [DOES, MAY_DO] = [0.5, 0.3];
/** The same of a sample or anything free. */
const MAY_GIVE = 0.2;
const HOSTILE: readonly Role[] = ['threat', 'reproach', 'insult', 'secret_request'];
const IDLE: readonly Role[] = ['apology', 'thanks', 'greeting'];
const ASKING: readonly Role[] = ['ask_interest', 'ask_meeting', 'ask_referral'];
const OFFERING: readonly Role[] = ['offer', 'benefit', 'proof'];

/** A price, a share, a time or a number of things. */
export const PRICE = /\bhalf[- ]price\b|[$\u20ac\u00a3]\s?\d|\d ?%|\b\d[\d.,]* ?(?:cents?|pence|p|euros?|dollars?|pounds?)\b/iu;
/** Praise, and no share of anything. */
const WHOLE = /\b100 ?%/gu;
const FIGURE = /\d/u;
/** What the sender lived through: years, prizes, moves. */
const PAST =
  /\b(?:founded|established|started out|incorporated|family[- ](?:run|owned)|grandfather|grandparents|(?:my|our) (?:late )?(?:father|founders?)|award(?:s|ed)?|prizes?|medals?|honou?red|milestone|(?:we (?:now |currently )?(?:have|employ|are)|team of) (?:over |about |more than )?\d+ (?:[\p{L}-]+ ){0,3}(?:team members|employees|staff|people|professionals|experts|workers)|years? of experience|years['\u2019]? (?:experience|(?:of )?tradition|history|in (?:the )?(?:business|industry|trade))|grown from|(?:we|I)(?:['\u2019]ve| have) been [^.!?]{3,60} for (?:over |more than |almost |nearly |about )?\d+ years|new (?:website|showroom|office|premises|headquarters))\b/iu;
/** What the sender has done for years, and does: "We've been placing welders since 2009." */
const STILL_DONE =
  /^\W*(?:we|I)(?:['\u2019]ve| have) been (?!(?:trying|writing|wondering|meaning|hoping|thinking|looking|waiting|following|working|growing|helping|serving|providing|delivering)\b)\p{L}+ing \p{L}/iu;
/** How old the sender's firm is. */
const OF_AGE = /^\W*(?:we|I) have (?:over |more than |about |almost |nearly )?\d+\+? years\b/iu;
/** A year tells the sender's past, unless the sentence counts something in it. */
const YEAR = /\b(?:in|since|from|until) (?:19|20)\d\d\b/giu;
/** A share of all others, from nobody: "60% of small companies close after a breach." */
const OF_ALL =
  /^(?![^.!?]*\b(?:we|us|our|I|my|customers?|clients?)\b).*\b(?:\d+ ?%|\d+ percent|half|most|(?:one|two|three|four|\d+) (?:in|out of) (?:\d+|two|three|four|five|ten)) (?:of )?(?:all |the )?(?:[\p{L}-]+ ){0,2}(?:compan(?:y|ies)|businesses|firms|organi[sz]ations|people|teams|owners|managers|employees|workers|employers|buyers|consumers|shoppers|leaders|breaches|attacks)\b/iu;
const isPast = (text: string): boolean => PAST.test(text) || (text.search(YEAR) >= 0 && !FIGURE.test(text.replace(YEAR, '')));
/** Terms that make it easier to say yes, and what the reader may have before buying. */
export const [TERM, GIVES] = [
  /\b(?:insured|certified|licensed|vetted|accredited|warranty|guarantees?|refund\w*|money back|cancel|deliver(?:y|ed)|free of charge|for nothing|at no (?:extra |further )?(?:charge|cost)|(?:same|next)[- ]day|within (?:an?|one|two|three|four|five|six|ten|\d+) (?:working )?(?:minute|hour|day|week|month)s?|(?:on|at) (?:saturdays?|sundays?|weekends?|night)|(?:seven|7) days a week|24\/7|round the clock|included|no (?:long )?(?:contracts?|minimum|set-?up|charge|costs?|fees?|obligation|commitment|lock-in|(?:setup|cancellation|hidden) (?:fees?|costs?))|nothing to pay|you (?:don['\u2019]t|do not|only|pay) (?:pay )?(?:anything |nothing )?(?:if|unless|until|when|once|after)|or you (?:don['\u2019]t|do not) pay|unless you (?:hire|buy|order|use|keep|sell|save))\b/iu,
  /\b(?:free|samples?|trial|(?:is|are|be|it['\u2019]s) on (?:us|the house)|waived?)\b/iu,
];
/** Works with what the reader uses: "syncs with QuickBooks". */
const INTEGRATES =
  /\b(?:syncs?|integrat(?:es?|ions?)|(?:(?<!\b(?:we|I) )works?|connects?|compatible) (?:with|to)|plugs? into|imports? from|exports? to)\b/iu;
/** Whom the sender works for, and where: "since 2011 for producers of machines in Germany and Sweden". */
const SERVES = /\b(?:for|to|with)\b [^.!?]{3,80}\b(?:in|across|from|throughout|around|like|including) (?:the )?\p{Lu}/u;
/** A badge: "We are ISO 9001 certified." */
const BADGE =
  /^\W*(?:we|I|our \p{L}+)\b(?:['\u2019](?:re|m|ve)| (?:are|am|is|have been|have))\b[^.!?]{0,60}\b(?:accredited|authori[sz]ed|bonded|certified|insured|licensed|registered|vetted)\b/iu;
/** Clubs and sellers of others' goods, which tell of the sender alone. */
const CLUB = /^\W*(?:we|I)\b(?:['\u2019](?:re|m)| (?:are|am))\b[^.!?]{0,60}\b(?:members? of|partners?)(?=[.!]| and\b)/iu;
/** What comes with the email. */
const ATTACHED = /\b(?:attach(?:ed|ment|ments|ing)|enclosed|enclosing)\b/iu;
/** Praise of oneself, whoever is made to say it. */
const PRAISES_SELF =
  /\b(?:loves?|adores?) (?:us|our|what we)\b|(?<!\w)#1\b|\b(?:is|are|we['\u2019]re|be|with) (?:\p{L}+ )?(?:the (?:very )?best|second to none|number one|amazing)\b|\bexcited to\b|\b(?:good|great|excellent|outstanding|strong) reputation\b|\b(?:greatest|biggest) asset\b|\bour (?:mission|vision|values|philosophy|goal)\b/iu;
/** The sender's wishes, feelings and duties. */
const OF_SENDER_ALONE =
  /^\W*(?:today |now )?(?:I|we)(?:['\u2019](?:m|re|ve|d)| am| are| have| had| was| were)?\b(?![^.!?]*\byou)[^.!?]*\b(?:proud|passionate|excited|thrilled|delighted|hope|wish|feel|believe|deserve|need|promised|targets?|mission|values|love)\b/iu;
/** Tells the reader to act: "Visit our website", "Follow us". */
const COMMANDS =
  /^\W*(?:and |so |also |or |please |just |simply |do )*(?:visit|follow|like|check(?: it)? out|click|call|ring|phone|book|register|sign up|download|watch|see|look at|add|send|share|pass|forward|complete|fill|grab|claim|act|order(?! (?:by|before|until|at least)\b)|reply|contact|get in touch|let me know|tell me|feel free)\b/iu;
/** Asks the reader to do the sender's advertising: "Forward this to a friend and get a voucher". */
const SPREADS =
  /^\W*(?:and |so |also |or |please |just |simply )*(?:(?:forward|share|tag|refer|recommend|pass|like|repost|retweet|tell|invite|add|send)\b.*\b(?:friends?|colleagues?|others|anyone|somebody|someone|everyone|win|get|share|us|page|post)\b|(?:follow|like|find|join|subscribe to|tag) (?:us|our|me|my)\b)/iu;
/** What leads up to it in an introduction: "I'm reaching out because". */
const LEADS_TO_WORK = /^.*?\b(?:because|since|as|where|that|and)\s+(?=(?:we|I)\b)/isu;
/** Whether a sentence says what the sender does for a living: "I'm writing because we inspect warehouse racking". */
const statesWork = (text: string): boolean => isPlainOffer(text) || isPlainOffer(text.replace(LEADS_TO_WORK, ''));
/** What the sender does at its own firm. */
const JOB =
  /\bI (?:also )?(?:look after|lead|head|manage|coordinate|oversee|run (?:sales|marketing|partnerships))\b(?!.*\b(?:we|which|who|that)\b)/iu;
const saysWork = (text: string, { chance }: Context): boolean => !JOB.test(text) && (statesWork(text) || chance('offer') >= DOES);
/** Says what the sender does, in the present. */
export const WE_DO = /^\W*(?:at [^,.]{2,40}, )?(?:we|I)\b(?!['\u2019])/iu;
const KNOWS =
  /^\W*(?:we|I) (?:also |all |do |really |fully |truly )*(?:know|understand|believe|appreciate|recogni[sz]e|realise|realize|think|feel|see|want(?:ed)?|saw|noticed|am|are|have|had|was|were|hope|would|could|will|can|work closely|take|pride|strive|aim)\b/iu;
/** Asks for time or an answer in the form of a wish. */
const WISHES =
  /^\W*(?:if [^,.!?]{3,80}, )?(?:I|we)(?:['\u2019]d| would) (?:also |really |very much |greatly )?(?:welcome|appreciate|be (?:grateful|delighted|honou?red)|love|like) (?:for |if |it if )?(?:(?:the|an?|your|any) )?(?:opportunity|chance|call|meeting|chat|reply|response|answer|you could|to (?:meet|talk|speak|discuss|visit|arrange|schedule|come|connect|call|explore|hop|jump|grab|learn|hear|understand|share|show))\b/iu;
/** "All I need is a copy of a recent bill." */
const NEEDS = /^\W*all (?:(?:I|we)(?:['\u2019]d)? need|it takes|you (?:need|have) to)\b/iu;
/** An offer in so few words says what it is with those around it. */
const SHORT_OFFER = 8;
/** A longer line is no plain one. */
export const [LONGEST_OFFER, LONGEST_LINE] = [45, 30];
/** Words of any plan and any firm: with two of them, a sentence says nothing that anybody could picture. */
const ABSTRACT =
  /\b(?:stakeholders?|synerg\p{L}+|methodolog\p{L}+|frameworks?|ecosystems?|paradigms?|holistic\p{L}*|align(?:s|ed|ing|ment)?|empower\p{L}*|enabl(?:e|es|ing|ement)|transform\p{L}*|scalab\p{L}+|value-added|journeys?|catal[yi][sz]\p{L}+|orchestrat\p{L}+|leverag\p{L}+|seamless\p{L}*|frictionless|future-?proof\p{L}*|omnichannel|actionable|insights?|outcomes?|solutions?|initiatives?|capabilit\p{L}+|optimi[sz]\p{L}+|maximi[sz]\p{L}+|unlock\p{L}*|strateg\p{L}+|innovat\p{L}+|excellence|vision|sustainable|growth|talent|proprietary|mission-critical|next-gen\p{L}*|reimagin\p{L}+|end-to-end|tailored|bespoke|organi[sz]ations?)\b/giu;
const MOST_ABSTRACT = 1;
export const isAbstract = (text: string): boolean => (text.match(ABSTRACT) ?? []).length > MOST_ABSTRACT;
/** An offer names at least so many things that not any seller sells. */
const LEAST_TOLD = 2;

export const countWords = (text: string): number => text.split(/\s+/).length;
const ONLY_ASKS_BACK =
  /^(?:(?:do you have )?any (?:thoughts|questions)|thoughts|make sense|sounds? (?:good|interesting|like)|(?:are )?you in|what do you (?:think|say)|deal)\b/iu;

export type Context = {
  draft: EmailDraft;
  chance: (role: Role) => number;
  touchesAny: (spans: readonly { start: number; end: number }[]) => boolean;
  /** The names that the reader knows without the sentence: the reader's own, and those below the text. */
  known: string;
};

/** Ends an email as any other one does. */
export const CLOSES_IDLY =
  /^\W*(?:(?:I|we)(?:['\u2019](?:m|re)| am| are)? )?(?:really |very much )?look(?:ing)? forward to\b[^.!?]*[.!]|^\W*(?:many )?thank(?:s| you)(?: very much| so much)?(?: in advance)? for (?:your|the) (?:time|consideration|attention|reading)\b[^.!?]*[.!]|^\W*(?:(?:I|we)(?:['\u2019](?:m|re)| am| are) )?(?:a?waiting(?: for)?|hoping for) (?:your|hearing)\b[^.!?]*[.!]/iu;

/** Speaks of the emails before this one alone. */
const REMINDS =
  /^\W*(?:(?:I|we)(?:['\u2019](?:m|re|d|ve)| am| are| have| would)?|just|only|so|again|hey|hi)?[ ,]*(?:(?:just|only|quickly|simply|also|wanted|want|like|writing|reaching out|going|thought I(?:['\u2019]d| would))[ ,]+)*(?:to )?(?:check(?:ing)? (?:back )?in|follow(?:ing|ed)? ?up|circl(?:e|ing) back|loop(?:ing)? back|touch(?:ing)? base|bump(?:ing)? (?:this|it|my)|float(?:ing)? this|make sure you (?:saw|got|read|received|didn['\u2019]t miss)|see if you (?:saw|got|read|received|had)|(?:haven['\u2019]t|have not) (?:yet )?heard (?:back|from you)|(?:reached out|wrote|emailed|sent (?:you )?an? (?:e-?mail|note|message)|tried (?:to reach|reaching|you))\b[^.!?]{0,40}\b(?:ago|last (?:week|month)|times|before|earlier|twice|already|haven['\u2019]t|days?))\b(?![^.!?]*\b(?:we|which|that) (?:can|offer|clean|repair|sell|make|build|rent|help|run)\b)/iu;

/** Whether a page would blame a sentence, whatever else it says. */
export function isHostile(text: string, { chance }: Context): boolean {
  return (
    HOSTILE.some((role) => chance(role) >= DOES && chance(role) > chance('observation')) ||
    BLAMES_PLAINLY.test(text) ||
    (REPROACHES.test(text) && chance('reproach') >= MAY_DO) ||
    isScareTalk(text)
  );
}

/** Whether a sentence of the past says for whom the sender works. */
const servesSome = (text: string): boolean => SERVES.test(text) && !PAST.test(text);
const isHistory = (text: string): boolean => isPast(text) && !servesSome(text) && !PRESENTS.test(text);

/** Whether a sentence says nothing but what anybody could say. */
const isStale = (text: string, { known }: Context): boolean =>
  isPlatitude(text, {
    isChecked:
      PRICE.test(text.replace(WHOLE, '')) || TERM.test(text) || holdsUntil(text) || (INTEGRATES.test(text) && holdsFact(text, known)),
    isConcrete: isConcrete(text, known),
  });

export const presses = (text: string, { chance }: Context): boolean =>
  (PRESSES_PLAINLY.test(text) || PRESSES_SURELY.test(text) || chance('pressure') >= DOES) && !easesReader(text);

/** Whether a sentence only presses, praises or fills the page. */
function isEmpty(text: string, context: Context): boolean {
  return (
    presses(text, context) ||
    isOnlyPressure(text) ||
    isFiller(text) ||
    isPuff(text) ||
    isOnlyPraise(text) ||
    isHollow(text) ||
    isFlattery(text) ||
    saysNothingOfReader(text) ||
    PRAISES_SELF.test(text) ||
    (CLAIMS_MANY.test(text) && !holdsFact(text, context.known)) ||
    IDLE.some((role) => context.chance(role) >= DOES) ||
    OF_SENDER_ALONE.test(text)
  );
}

/** Praise of the offer in words of any ad. */
const boasts = ({ draft, touchesAny }: Context): boolean =>
  touchesAny(draft.bodyPhrases.filter(({ stock }) => stock === 'hype' || stock === 'buzzword'));

/** Whether a sentence says something that anybody could picture. */
export const isPlain = (text: string, context: Context): boolean =>
  (!boasts(context) || isConcrete(text, context.known)) &&
  !isAbstract(text) &&
  countWords(text) <= LONGEST_OFFER &&
  tellsOf(text, '').length >= LEAST_TOLD &&
  (holdsFact(text, context.known) || !saysAnything(text));

/** Whether a sentence asks for something other than how things are at the reader's. */
export function requests(text: string, { draft, chance, touchesAny }: Context): boolean {
  if (asksContact(text)) return true;
  if (chance('question') >= DOES && !isChoice(text)) return chance('ask_meeting') >= DOES;
  return (
    ASKING.some((role) => chance(role) >= DOES) ||
    touchesAny([...asksReader.find(draft), ...countedAsksReader.find(draft), ...calendarReader.find(draft)]) ||
    COMMANDS.test(text) ||
    SPREADS.test(text) ||
    WISHES.test(text) ||
    NEEDS.test(text) ||
    isFurtherRequest(text)
  );
}

/** When the sender is where: a reason to answer now, and no request. */
const IS_THERE =
  /^\W*(?:I(?:['\u2019]m| am|['\u2019]ll be| will be)|we(?:['\u2019]re| are|['\u2019]ll be| will be)) (?:next )?(?:working |back )?(?:in|near|around|at) \p{Lu}[^.?!]{0,60}\bon\b[^.?!]*\d[^.?!]*[.!]?$/u;
/** Asks whether to send or show something: "Would it suit you if I sent two samples?" */
const MAY_I =
  /^\W*(?:would it (?:suit|help|work|be (?:okay|ok|fine|useful|helpful|of (?:use|help)))\b[^?]{0,20} if (?:I|we)|(?:can|could|may|shall|should) (?:I|we)|(?:do you )?want me to|would you like me to)\b[^?]{0,20}\b(?:sen[dt]|email(?:ed)?|shared?|drop(?:ped)? off|forward(?:ed)?|show(?:ed)?)\b/iu;

const OF_TALK = /\b(?:calls?|chat|meeting|minutes?|mins?|invit(?:e|ation)|calendar|demo)\b/iu;

/** Asks for time, however lightly: "Worth a chat?" */
const OF_TIME =
  /\b(?:an?|quick|short|brief|worth|for) (?:\p{L}+ ){0,2}(?:call|chat|meeting|demo|conversation|walkthrough)\b|\bminutes?\b|\bmins?\b/iu;

/** Whether a question can be answered with a yes, and asks for no time and for nobody else. */
function isEasy(text: string, { draft, chance, touchesAny }: Context): boolean {
  if (MAY_I.test(text) && !OF_TALK.test(text)) return countWords(text) <= LONGEST_LINE;
  const isHeavy = touchesAny([...meetingReader.find(draft), ...referralReader.find(draft), ...calendarReader.find(draft)]);
  const interests = interestReader.find(draft).filter((ask) => !isReminder(draft, ask));
  return (
    !isHeavy &&
    !OF_TIME.test(text) &&
    (touchesAny(interests) || chance('ask_interest') >= DOES) &&
    chance('ask_meeting') < MAY_DO &&
    !ONLY_ASKS_BACK.test(text) &&
    !servesRequest(text) &&
    countWords(text) <= LONGEST_LINE
  );
}

/** A page is named below the text. */
const VISITS_PAGE = /\bwww\.|https?:|\bvisit (?:us|our)\b/iu;
/** Whether a sentence says how to answer, and asks for no time to talk, no papers and for nobody else. */
const answersLightly = (text: string, { draft, chance, touchesAny }: Context): boolean =>
  isWayToAnswer(text) &&
  !asksForTalk(text) &&
  !VISITS_PAGE.test(text) &&
  !asksContact(text) &&
  !SPREADS.test(text) &&
  chance('ask_referral') < MAY_DO &&
  !touchesAny(listDemands(draft));

/** Work for nobody in particular: "We have delivered many projects to satisfied clients." */
const CLAIMS_MANY =
  /^\W*(?:we|our team|I)(?: have|['\u2019]ve)? (?:successfully )?(?:delivered|completed|finished|executed|handled|helped|served|worked with) (?:many|numerous|countless|lots of|plenty of|loads of|various|several)\b/iu;

/** What the sender knows the trade by: "I used to run AP", "I was a school cook for eleven years". */
const KNOWS_TRADE =
  /^\W*(?:before (?:this|that),? )?I(?:['\u2019]ve| have)? (?:used to (?!think|believe|wonder)|spent|ran|managed|trained|drove|worked (?:as|in|at|for|on)|was an? (?!bit|little)|started out as)/u;
/** What the reader may get, which nothing else in an email may name: "You may be eligible for a rates refund." */
const ENTITLES = /\b(?:eligible for|entitled to|qualif(?:y|ies) for|may be owed) (?:\p{L}[\p{L}&'\u2019-]* )*?\p{L}{3,}/u;
/** Who writes, with a year in it: "We are Vale Boilers, fitters since 1974." */
const PRESENTS = /^\W*(?:[Ww]e(?: are|['\u2019]re)|I(?: am|['\u2019]m)) (?!(?:The|A|An)\b)\p{Lu}[\p{L}\d&'\u2019-]+/u;

export function readUse(text: string, isQuestion: boolean, context: Context): Use {
  const { chance, draft, touchesAny } = context;
  if (isHostile(text, context)) return 'blamed';
  // "If I don't hear back, I'll close your file" stops nothing, and presses.
  if (chance('opt_out') >= DOES) return presses(text, context) ? 'blamed' : 'opt_out';
  if (CLOSES_IDLY.test(text) || (!isQuestion && REMINDS.test(text))) return 'blamed';
  if (chance('sign_off') >= DOES && !isFiller(text)) return 'closing';
  if (ATTACHED.test(text)) return 'fact';
  if (IS_THERE.test(text)) return 'fact';
  if (isTimeLine(text) || SPREADS.test(text)) return 'asks';
  if ((isQuestion && isEasy(text, context)) || answersLightly(text, context)) return 'easy';
  if (!isQuestion && OF_ALL.test(text) && chance('offer') < DOES) return 'about';
  if (isQuestion && chance('question') >= DOES && chance('ask_meeting') < MAY_DO && isConcrete(text, context.known)) return 'about';
  const isPriced = PRICE.test(text.replace(WHOLE, ''));
  if (isQuestion || requests(text, context)) {
    const offers = !isQuestion && chance('ask_meeting') < MAY_DO && chance('offer') >= MAY_DO;
    return offers && (isPriced || GIVES.test(text) || TERM.test(text)) ? 'fact' : 'asks';
  }
  if (KNOWS_TRADE.test(text) || ENTITLES.test(text)) return 'fact';
  if (isEmpty(text, context)) {
    const namesUse = INTEGRATES.test(text) && holdsFact(text, context.known);
    return isPriced || holdsUntil(text) || (namesUse && !presses(text, context)) ? 'fact' : 'blamed';
  }
  if (isStale(text, context) || (OF_AGE.test(text) && !isPriced)) return 'blamed';

  const proves = touchesAny(findSureProof(draft));
  if (STILL_DONE.test(text) && isConcrete(text, context.known) && isPlain(text, context)) return 'offer';
  if (isHistory(text) && !proves && !isPriced && !TERM.test(text) && chance('offer') < DOES) return 'blamed';
  if (isPast(text) && servesSome(text)) return isPlain(text, context) ? 'offer' : 'fact';
  if (!isPriced && CLUB.test(text)) return 'blamed';
  if (!isPriced && BADGE.test(text)) return 'badge';
  if (chance('offer') >= DOES && chance('offer') >= chance('introduction')) {
    if (isPlain(text, context)) return 'offer';
    // "We do it in your building instead."
    const isShort = countWords(text) <= SHORT_OFFER && !isAbstract(text) && !boasts(context);
    return isPriced || isShort || TERM.test(text) ? 'fact' : 'jargon';
  }
  if (proves || isPriced || (FIGURE.test(text) && !isPast(text) && OFFERING.some((role) => chance(role) >= MAY_DO))) return 'fact';
  if (boasts(context)) return 'blamed';
  const isGiven = GIVES.test(text) && chance('offer') >= MAY_GIVE;
  if ((TERM.test(text) || isGiven) && countWords(text) <= LONGEST_LINE) return 'fact';
  if (chance('introduction') >= DOES) return isPlain(text, context) && saysWork(text, context) ? 'offer' : 'introduction';
  if (chance('offer') >= MAY_DO && WE_DO.test(text) && !KNOWS.test(text) && isPlain(text, context)) return 'offer';
  if (chance('observation') < DOES && chance('problem') < DOES && !isPast(text) && holdsFact(text, context.known)) return 'fact';
  if (countWords(text) > LONGEST_LINE) return 'other';
  if (chance('benefit') >= DOES) return 'benefit';
  if (chance('observation') < DOES && chance('problem') < DOES) return 'other';
  // What is praised at any reader's is nothing that was seen there.
  return text.split(/[^\p{L}-]+/u).some((word) => isPraiseWord(word.toLowerCase())) ? 'blamed' : 'about';
}
