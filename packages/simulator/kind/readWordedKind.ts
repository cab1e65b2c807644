import type { Email } from '../lead.ts';
import type { EmailKind } from '../reader/kinds.ts';
import { rememberTexts } from '../reading/text/remember.ts';

/**
 * Signs of a kind in an email's words, each with its weight: only those that changed the answer for emails whose writers the reader was not
 * trained on. It knows most words of a kind by itself.
 */
const SIGNS: Readonly<Partial<Record<EmailKind, readonly (readonly [number, RegExp])[]>>> = {
  job_application: [
    [2, /\bmy application\b|\bI(?:['’]m| am| would like to be| wish to be)? (?:apply|applying|considered) for\b/i],
    [
      2,
      /\bI (?:saw|read|heard|noticed|understand)\b[^.?!]*\byou(?:['’]re| are)? (?:need|want|look(?:ing)? for|hiring|after)\b|\bI have (?:cleaned|cooked|driven|nursed|taught|sold|served|waited|welded|baked|painted|gardened|built)\b[^.?!]*\b(?:years?|months|since)\b/i,
    ],
    [2, /\b(?:how|when|where|by when) (?:do|can|could|should) I (?:have to |need to )?apply\b|\bapply by\b/i],
    [
      2,
      /\bI(?:['’]ll| will|['’]m| am)? (?:leave|leaving|finish|finishing|graduate|graduating|left|have left|have finished) (?:from )?(?:school|college|university|sixth form|my (?:degree|course|studies))\b|\b(?:takes?|taking|take on|taking on) (?:apprentices|trainees|interns|school leavers)\b/i,
    ],
    [
      2,
      /\b(?:do you (?:\p{L}+ )?have|have you(?: got)?|is there) (?:an? |any )?(?:place|opening|vacancy|position|job|work) for (?:an? )?\p{L}|\bare you (?:taking (?:any(?:body|one)|people|someone|somebody) on|hiring|looking for (?:an? )?(?:apprentice|trainee))\b|\bI(?:['’]m| am) looking for (?:work|a job|a position|a place)\b|\bI(?:['’]ve| have) (?:been an? \p{L}+|worked) (?:for|at|in|as|since)\b/iu,
    ],
    [
      2,
      /\bhire me\b|\bjoin your (?:team|crew|company|kitchen|practice|workshop|staff) as\b|\b(?:can|could|would) (?:you|u) interview (?!you)|\bfor a trial (?:day|shift)\b|\bdo a trial (?:day|shift)\b/i,
    ],
    [
      2,
      /\b(?:this is|writing|write) (?:purely |entirely )?speculative(?:ly)?\b|\b(?:speculative|unsolicited) application\b|\bI(?: have|['’]ve)?(?: just| recently)? (?:finished|completed|graduated with) (?:my|an?) (?:\w+ )?(?:MSc|BSc|MA|BA|MEng|BEng|MBA|PhD|degree|diploma|apprenticeship|traineeship)\b/i,
    ],
    [
      2,
      /\b(?:attach\w*|enclos\w*|send\w*|here is|see) (?:you )?(?:is )?(?:my|a|an up-to-date) (?:CV|resume|résumé)\b|\bmy (?:CV|résumé) (?:is|and|attached|below)/i,
    ],
  ],
  recruiting: [
    [
      2,
      /\bclient of mine\b|\bfreelance pool\b|\bpool of freelance|\bneeds? (?:an? |more |two |three |\d+ )(?:[\w-]+ ){0,3}(?:drivers?|nurses?|chefs?|engineers?|technicians?|electricians?|managers?|carers?|surveyors?|solicitors?|lawyers?|secretar(?:y|ies)|receptionists?|gardeners?|hairdressers?|barbers?|architects?|estimators?|pharmacists?|dentists?|therapists?|bricklayers?|roofers?|butchers?|supervisors?|accountants?|teachers?|mechanics?|fitters?|translators?)\b/i,
    ],
    [
      2,
      /\bI(?:['’]m| am)(?: currently)? (?:recruiting|hiring)\b|\b(?:we|they|who)(?:['’]re| are)(?: \w+)? (?:recruiting|hiring)\b|\b(?:my|our) client\b[^.?!]*\b(?:looking for|hiring|needs?|seek\w*)\b/i,
    ],
    [
      2,
      /\b(?:(?:we|I) need|(?:we|I)(?:['’]re|['’]m| are| am) (?:looking for|after|short of)|is looking for) (?:an? |one |more |two |three |another )?(?:[\w-]+ ){0,3}(?:drivers?|nurses?|chefs?|engineers?|developers?|technicians?|electricians?|welders?|carers?|surveyors?|solicitors?|lawyers?|secretar(?:y|ies)|receptionists?|gardeners?|hairdressers?|barbers?|architects?|estimators?|pharmacists?|dentists?|\w*therapists?|bricklayers?|roofers?|butchers?|supervisors?|accountants?|teachers?|cooks?|mechanics?|operatives?|designers?|analysts?|scientists?|fitters?|joiners?|plumbers?|bakers?|managers?|assistants?)\b/i,
    ],
    [
      1,
      /\b(?:salary|basic|an hour|per hour|ph|p\.?a\.?|call-out|days from home|permanent|notice period)\b[^\n]*(?:\d|$)|[£$€]\d[\d.,]*k?(?: ?[-–] ?[£$€]?\d[\d.,]*k?)? (?:an hour|per hour|ph|a day|basic|base|plus|\+|a year)|\b\d+ ?(?:[-–]|to|and) ?\d+k\b/i,
    ],
    [3, /\byou(?:['’]d| would| will|['’]ll) (?:be )?report(?:ing)? (?:directly )?(?:in)?to\b/i],
    [1, /\byour (?:profile|background|experience)\b/i],
  ],
  event: [
    [
      2,
      /\b(?:lightning|short|\d+[- ]min(?:ute)?) (?:lightning )?talk\b|\bmasterclass\b|\bprivate view\b|\bhold (?:you )?a place\b|\bnumbers are limited\b|\bmeetup\b/i,
    ],
    [
      2,
      /\b(?:we|I)(?:(?:['’]re|['’]m| are| am) (?:hosting|holding|having|organi[sz]ing|putting on|running|throwing)| (?:host|organi[sz]e|put on)) (?:a|an|our|the|another|\d+)\b[^.?!\n]*\b(?:dinner|tasting|lunch|breakfast|evening|morning|event|webinar|workshop|open day|seminar|conference|round ?table|meet-?up|party|drinks|reception|tour|talk|demo day|forum|summit|afternoon|fair|show|day)\b/i,
    ],
    [
      2,
      /\b(?:would you (?:like|be able|care|want) to (?:join us|come|attend|speak|judge|take part)|can we count (?:on you|you in)|(?:hope|like|love|good|great|nice|lovely) (?:you can (?:come|make|join)|to see you|to have you)|know [^.?!]*if you can (?:come|make it|join)|join us (?:for|on|at|in)|(?:you(?:['’]re| are)|be) (?:warmly |cordially )?invited|inviting you|RSVP|(?:keep|save|reserve|book) (?:you )?(?:a|your) (?:seat|place|spot|space)|like (?:a|one of the (?:last |remaining )?(?:\p{L}+ )?)(?:seats?|spots?|places?)|dietary|be (?:our|a|one of (?:our|the)) (?:guest|speaker|judge|panelist|panellist)s?|minutes? (?:talk|slot)|up for a \d+[- ]minute|speak(?:ing)? at|on (?:the|our) panel|doors open|see you there|will you (?:be coming|come|join|be there))\b/iu,
    ],
    [
      1,
      /\b(?:webinar|match|open (?:day|evening|house)|(?:quiz|press|opening) night|forum|round ?table|conference|summit|symposium|AGM|get-together|dinner|lunch|breakfast|reception|workshop|seminar|exhibition|awards?|fair|festival|concert|launch|tour|speakers?|drinks|demo|session|box at)\b/i,
    ],
    [
      1,
      /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (?:the )?\d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)?(?:[-–]\d{1,2})?(?:st|nd|rd|th)? (?:of )?(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/,
    ],
  ],
  customer: [
    [
      3,
      /\b(?:please|kindly|(?:could|can|would|will) you|(?:we|I) (?:ask|need) (?:you|(?:all )?(?:of )?our \p{L}+) to)\b[^.?!]{0,40}\b(?:fill (?:in|out)|complete|return|sign|send back)\b[^.?!]{0,40}\b(?:form|questionnaire|declaration|certificate|agreement)\b/iu,
    ],
    [
      2,
      /\b(?:our|all|your) (?:approved |current )?(?:vendors?|suppliers?|subcontractors?)\b(?! (?:are|is|have|has|do|does)\b)|\b(?:vendor|supplier) (?:records?|file|list|database|master data|review)\b/i,
    ],
    [
      4,
      /\b(?:since|after|when) (?:we|our \p{L}+) (?:installed|delivered|fitted|replaced|set up|repaired|serviced|finished|built|moved)\b[^]*\b(?:how are you (?:getting on|finding|doing with)|how is (?:it|everything) (?:working|going)|are you happy with)\b/iu,
    ],
  ],
  survey: [
    [
      2,
      /\b(?:we(?:['’]re| are)|I(?:['’]m| am)) (?:collecting|gathering) (?:[\w-]+ ){0,2}(?:numbers|data|figures|answers|opinions|views|responses)\b/i,
    ],
    [
      4,
      /\bI(?:['’]m| am) (?:writing|compiling|collecting|gathering|researching|piecing)\b[^.?!]*\b(?:history|memories|recollections|stories|chronicle|biography|archive|exhibition)\b/i,
    ],
    [
      2,
      /\b(?:I(?:['’]m| am)|we(?:['’]re| are)) (?:putting together|compiling|drawing up|preparing) (?:an?|our|the) (?:[\w-]+ ){0,3}(?:benchmark|index|barometer|report|overview)\b[^]*\byou(?:['’]ll| will)? (?:get|have|receive) the (?:[\w-]+ )?(?:benchmark|index|barometer|report|overview|results)\b/i,
    ],
    [2, /\b(?:my|our|the|a|this) (?:[\w-]+ ){0,3}(?:dissertation|thesis|PhD|research project|survey|questionnaire|(?<!case )study)\b/i],
    [
      2,
      /\bnothing is attributed\b|\b(?:send|share with|tell) you (?:the (?:report|results|findings)|what (?:I find|we find|I hear|comes out|others say))\b|\bI(?:['’]m| am) asking (?:\d+|a few|some|several|two dozen) \p{L}|\b(?:interviewing|research(?:ing)?)\b[^.?!]*\b(?:about|on|into|how)\b/iu,
    ],
  ],
  link_building: [
    [
      3,
      /\bguest (?:post|article|blog|piece)|\b(?:link|links) (?:back )?to (?:us|our (?:site|page|guide|calculator|article)|my (?:site|page|article))|\b(?:add|include|put) (?:a|our|my) link\b|\b(?:an?|the|one|that|your|our|my) (?:[\w-]+ )?backlink\b/i,
    ],
  ],
  fundraising: [
    [3, /\bjustgiv\w*|\bgofundme\b|\bmy (?:fundraising )?page is\b|\bI(?:['’]m| am) running (?:for|the)\b|\bif you can spare\b/i],
    [
      2,
      /\b(?:raffle|hospice|(?:cat|dog|animal|donkey|mountain|sea) rescue|charit(?:y|ies|able)|fundrais\w+|in aid of|PTA|food bank|lifeboat|scout(?:s| group| troop)|air ambulance|animal shelter|homeless|refugees?|youth (?:club|team)|(?:under|U)[- ]?\d{1,2}s|village hall|primary school)\b/i,
    ],
    [
      2,
      /\b(?:donat\w+|sponsor(?:s|ing|ship)?\b|chip in|raise (?:money|[£$€])|raising (?:money|[£$€])|we raised|a gift of|whoever pays|give a prize|auction (?:lot|prize))/i,
    ],
    [1, /\b(?:would|could|can|will|might) you (?:please |like to |be able to |consider |be willing to )?(?:donat\w+|sponsor\w*|chip in)/i],
  ],
  partnership: [
    [
      2,
      /\b(?:recommend|(?:refer|send(?:ing)?) (?:work|clients|customers|jobs)? ?(?:to )?|pass(?:ing)? work to) ?each other\b|\b(?:trade|swap|exchange) (?:referrals|leads|clients|customers)\b|\bteam(?:ing)? up\b|\bco-?(?:host|brand)\w*|\bjoint (?:venture|offer|event)\b|\bshare (?:of )?(?:the )?(?:takings|profits?)\b|\b(?:what['’]s left|the takings|the profit)\b/i,
    ],
  ],
  advert: [
    [3, /\bin this (?:issue|edition)\b[^]*\b(?:unsubscribe|you signed up|subscribed)\b/i],
    [
      2,
      /\bsave (?:up to )?[£$€]\s?\d|\b(?:last|only)\b[^.?!\n]{0,20}\b(?:places|seats|spaces)(?: left)?\b|\bbook (?:now )?at\b|\bdeals (?:for|on)\b|\bout now\b/i,
    ],
    [2, /\b\d+ ?% off\b|\b(?:sale|offer) (?:is (?:now )?on|starts|ends)\b|\b[Cc]ode:? \p{Lu}{3,}\d*|\bshop now\b/u],
  ],
};
/** How much likelier an email is of a kind for each unit of weight of its words. */
const PER_WEIGHT = Math.E;
/** Chance of a kind that the reader rules out. */
const LEFT = 0.02;
/** Fewer words show nothing. */
const LEAST_WEIGHT = 2;
/** A kind counts if reader and words together find it this likely. */
const LEAST_TOGETHER = 0.55;
/** Words this strong outweigh a reading as sales where they offer or seek a job, or collect memories: nobody sells by that. */
const STRONG = 4;
const NEVER_SOLD: ReadonlySet<EmailKind> = new Set(['recruiting', 'survey', 'job_application', 'customer']);
/** From this probability on, the reader takes an email for sales, or for one of the other kinds, and is not corrected. */
const LEAST_SOLD = 0.5;
const LEAST_READ = 0.75;
const NONE: { kind: EmailKind; weight: number; score: number } = { kind: 'sales', weight: 0, score: 0 };
const SOLD: ReadonlySet<EmailKind> = new Set(['sales', 'follow_up']);

/** How strongly a text's words show each kind that has signs, in their order. */
const weighKinds = rememberTexts(
  (text): ReadonlyMap<string, number> =>
    new Map(
      Object.entries(SIGNS).map(([kind, signs]) => [
        kind,
        signs.reduce((sum, [weight, pattern]) => sum + (pattern.test(text) ? weight : 0), 0),
      ]),
    ),
);

/** The kind that an email's own words show, where the reader is unsure; null if they show none. */
export function readWordedKind(
  { subject, body }: Pick<Email, 'subject' | 'body'>,
  kinds: ReadonlyMap<EmailKind, number>,
): EmailKind | null {
  if ([...kinds].some(([kind, chance]) => !SOLD.has(kind) && chance >= LEAST_READ)) return null;
  const weights = weighKinds(`${subject}\n${body}`);
  const rated = [...kinds].map(([kind, chance]) => {
    const weight = weights.get(kind) ?? 0;
    return { kind, weight, score: (chance + LEFT) * PER_WEIGHT ** weight };
  });
  const sum = rated.reduce((total, { score }) => total + score, 0);
  const best = rated.reduce((one, other) => (other.score > one.score ? other : one), NONE);
  if (best.weight < LEAST_WEIGHT || best.score < LEAST_TOGETHER * sum) return null;
  const sold = [...SOLD].reduce((total, kind) => total + (kinds.get(kind) ?? 0), 0);
  return sold < LEAST_SOLD || (best.weight >= STRONG && NEVER_SOLD.has(best.kind)) ? best.kind : null;
}

/** Whether an email has words that hardly any email of another kind has. */
export const hasWordsOf = (kind: EmailKind, { subject, body }: Pick<Email, 'subject' | 'body'>): boolean =>
  (SIGNS[kind] ?? []).some(([weight, pattern]) => weight >= LEAST_WEIGHT && pattern.test(`${subject}\n${body}`));
