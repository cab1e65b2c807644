import type { Email } from '../../lead.ts';
import type { EmailKind } from '../../reader/kinds.ts';

/** Signs of a kind in an email's words, each with its weight. */
const SIGNS: Readonly<Partial<Record<EmailKind, readonly (readonly [number, RegExp])[]>>> = {
  job_application: [
    [
      2,
      /\b(?:got|have) (?:you )?anything going\b|\blooking for (?:days|nights|shifts|work|a job|a placement|a position)\b|\bdriver looking for work\b/i,
    ],
    [1, /\bI(?:['’]m| am)\b[\w ,'’-]{0,40}\b(?:student|apprentice|graduate|trainee|school leaver)\b/i],
    [2, /\b(?:need|get|gain|looking for|some|want) (?:[\w-]+ ){0,5}(?:work )?experience\b|\bas part of my (?:course|degree|studies)\b/i],
    [
      2,
      /\b(?:could|can) use (?:a|another|an extra) (?:spare )?(?:pair of hands|hand)\b|\bI don['’]t expect to be paid\b|\btake me on\b|\bany (?:jobs?|work) (?:going|for me)\b|\bmy portfolio\b/i,
    ],
    [
      2,
      /\b(?:attach\w*|enclos\w*|send\w*|here is|see) (?:you )?(?:is )?(?:my|a|an up-to-date) (?:CV|resume|résumé)\b|\bmy (?:CV|résumé) (?:is|and|attached|below)/i,
    ],
    [
      2,
      /\bI(?:['’]m| am) (?:currently |now |really )?(?:looking for|seeking|searching for|after|hoping (?:for|to find)) (?:a|an|my|some|any|part|full|weekend|seasonal|work|paid)\b[^.?!]*\b(?:jobs?|work|roles?|positions?|placements?|internships?|apprenticeships?|kitchen|shifts?|posts?|hours)\b/i,
    ],
    [
      1,
      /\b(?:apply(?:ing)? (?:for|to)|any (?:vacanc\w+|openings?|work going|jobs going)|has or will have an opening|trial (?:shift|day)|work experience)\b/i,
    ],
    [
      1,
      /\bI (?:have (?:just )?)?(?:finished|graduated|qualified|trained|completed)\b|\bI(?:['’]ve| have) (?:worked|done|spent)\b|\bI(?:['’]m| am) an? [\w -]{3,40} with\b/i,
    ],
  ],
  recruiting: [
    [
      2,
      /\bclient of mine\b|\bfreelance pool\b|\bpool of freelance|\bneeds? (?:an? |more |two |three |\d+ )(?:[\w-]+ ){0,3}(?:drivers?|nurses?|chefs?|engineers?|technicians?|electricians?|managers?|carers?|surveyors?|accountants?|teachers?|mechanics?|fitters?|translators?)\b/i,
    ],
    [1, /\b\d+k ?(?:\+|plus|basic|base|and)|\bworth a conversation\b|\ba must\b|\bbonus\b/i],
    [
      1,
      /\bthe appointment of an?\b|\breporting to the\b|\b(?:on|plus) tips\b|\btax-free salary\b|\binterview with\b|\breply with your CV\b/i,
    ],
    [
      2,
      /\bI(?:['’]m| am)(?: currently)? (?:recruiting|hiring)\b|\b(?:we|they|who)(?:['’]re| are)(?: \w+)? (?:recruiting|hiring)\b|\b(?:my|our) client\b[^.?!]*\b(?:looking for|hiring|needs?|seek\w*)\b/i,
    ],
    [
      2,
      /\b(?:(?:we|I) need|(?:we|I)(?:['’]re|['’]m| are| am) (?:looking for|after|short of)|is looking for) (?:an? |more |two |three |another )?(?:[\w-]+ ){0,3}(?:drivers?|nurses?|chefs?|engineers?|developers?|technicians?|electricians?|welders?|carers?|surveyors?|accountants?|teachers?|cooks?|mechanics?|operatives?|designers?|analysts?|scientists?|fitters?|joiners?|plumbers?|bakers?|managers?|assistants?)\b/i,
    ],
    [
      1,
      /\b(?:salary|basic|an hour|per hour|ph|p\.?a\.?|call-out|days from home|permanent|notice period)\b[^\n]*(?:\d|$)|[£$€]\d[\d.,]*k?(?: ?[-–] ?[£$€]?\d[\d.,]*k?)? (?:an hour|per hour|ph|a day|basic|base|plus|\+|a year)|\b\d+ ?[-–] ?\d+k\b/i,
    ],
    [1, /\byour (?:profile|background|experience)\b/i],
    [
      1,
      /\b(?:needed|wanted) (?:in |at |for )?\p{Lu}|\bimmediate start\b|\bstart (?:asap|as soon)|\bweeks? min\b|\byour tickets\b|\bon the books\b/u,
    ],
    [
      1,
      /\b(?:open to (?:hearing|a (?:chat|move|change|new)|something new)|up for a (?:chat|change|move)|interested in (?:a new|the role|a move)|looking for (?:a change|your next)|know any(?:one|body)\b)\b/i,
    ],
    [1, /\b(?:role|position|vacancy)\b/i],
  ],
  event: [
    [
      2,
      /\b(?:lightning|short|\d+[- ]min(?:ute)?) (?:lightning )?talk\b|\bmasterclass\b|\bprivate view\b|\bhold (?:you )?a place\b|\bnumbers are limited\b|\bmeetup\b/i,
    ],
    [
      2,
      /\bknow if you(?:['’]re| are) coming\b|\b(?:consider|like|up for|willing to) (?:presenting|speaking|giving a talk)\b|\bpresenting at\b|\blove to have you\b|\bput you down for\b|\b(?:at|by) the (?:press|opening|quiz) night\b/i,
    ],
    [
      2,
      /\b(?:fancy|care to|like to|feel like) (?:joining|coming|join|come)\b|\b(?:would|could|can|will) (?!we\b|I\b)[\p{L}\d&' -]{2,40} (?:be able to )?(?:take part|attend|take a (?:table|stall|stand))\b|\bjoin us on\b|\bplaces are limited\b/iu,
    ],
    [
      2,
      /\b(?:we|I)(?:['’]re|['’]m| are| am) (?:hosting|holding|having|organi[sz]ing|putting on|running|throwing) (?:a|an|our|the|another|\d+)\b[^.?!\n]*\b(?:dinner|lunch|breakfast|evening|morning|event|webinar|workshop|open day|seminar|conference|round ?table|meet-?up|party|drinks|reception|tour|talk|demo day|forum|summit|afternoon|fair|show|day)\b/i,
    ],
    [
      2,
      /\b(?:would you (?:like|be able|care|want) to (?:join us|come|attend|speak|judge|take part)|can we count (?:on you|you in)|(?:hope|like|love|good|great|nice|lovely) (?:you can (?:come|make|join)|to see you|to have you)|know [^.?!]*if you can (?:come|make it|join)|join us (?:for|on|at|in)|(?:you(?:['’]re| are)|be) (?:warmly |cordially )?invited|inviting you|RSVP|(?:keep|save|reserve|book) (?:you )?(?:a|your) (?:seat|place|spot|space)|dietary|be (?:our|a|one of (?:our|the)) (?:guest|speaker|judge|panelist|panellist)s?|minutes? (?:talk|slot)|up for a \d+[- ]minute|speak(?:ing)? at|on (?:the|our) panel|doors open|see you there|will you (?:be coming|come|join|be there))\b/i,
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
  survey: [
    [
      4,
      /\bhow (?:was|were|did you (?:like|find|enjoy)) (?:your|our|the|things)\b[^?]*\?|\b(?:love|like|keen|want) to (?:hear|know) (?:how it was|how we did|what you (?:thought|think))\b|\b(?:could (?:do|have done)|did) (?:well|better)\b[^.?!]*\bbetter\b|\btell us how (?:it|we|things) (?:went|did|was)\b|\breply with (?:good|great|excellent)\b/i,
    ],
    [2, /\bsurveying\b|\bfill (?:it |this )?in (?:the|our|this) (?:short )?(?:form|questionnaire|survey)\b/i],
    [2, /\b(?:my|our|the|a|this) (?:[\w-]+ ){0,3}(?:dissertation|thesis|PhD|research project|survey|questionnaire|study)\b/i],
    [
      2,
      /\b(?:how likely (?:are|would) you (?:be )?to recommend|(?:from|between) (?:0|1|zero|one) (?:to|and) (?:5|10|five|ten)|on a scale|how did we do|rate (?:us|our service|your))\b/i,
    ],
    [
      1,
      /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|a few|some) (?:[\w-]+ ){0,2}questions\b|\banonym\w+|\buniversity\b|\bhit reply with a number\b/i,
    ],
    [1, /\b(?:spare|takes?|take) (?:\w+ ){0,2}(?:minutes|mins)\b/i],
    [3, /\bvote (?:for|on|here)\b|\bpoll\.|\bour poll\b/i],
    [
      2,
      /\bnothing is attributed\b|\bsend you the (?:report|results|findings)\b|\b(?:interviewing|research(?:ing)?)\b[^.?!]*\b(?:about|on|into|how)\b/i,
    ],
  ],
  link_building: [
    [
      3,
      /\b(?:include|add|list|mention) (?:it|this|us|them|our [\w ]{3,30}) (?:in|on|to|under|among) your (?:[\w-]+ ){0,3}(?:list|resources?|links|page|article|guide)\b/i,
    ],
    [2, /\b(?:article|piece|post|page|guide)\b[^.?!]*\b(?:you|it) links?\b[^.?!]*\b(?:old|wrong|error|moved)\b|\berror page\b/i],
    [
      3,
      /\b(?:broken|dead|outdated) links?\b|\b404\b|\blinks? (?:to|on|in) [^.?!]*\b(?:is|are|goes|leads|seems?)\b[^.?!]*\b(?:dead|broken|nowhere|gone)\b/i,
    ],
    [
      3,
      /\bguest (?:post|article|blog|piece)|\b(?:link|links) (?:back )?to (?:us|our (?:site|page|guide|calculator|article)|my (?:site|page|article))|\b(?:add|include|put) (?:a|our|my) link\b|\bbacklinks?\b/i,
    ],
    [1, /\byour (?:[\w-]+ ){0,3}(?:article|guide|blog|post|page|resources?)\b/i],
  ],
  fundraising: [
    [2, /\bshoe ?box(?:es)?\b|\bRotary\b|\bLions Club\b|\bappeal\b/i],
    [3, /\bjustgiv\w*|\bgofundme\b|\bmy (?:fundraising )?page is\b|\bI(?:['’]m| am) running (?:for|the)\b|\bif you can spare\b/i],
    [2, /\bhampers? for\b|\bgo without\b|\bTarget:? (?:of )?[£$€]|\bfill a box\b/i],
    [2, /\bgive [£$€]\s?\d|\bcheques? to\b|[£$€][\d,]+ short\b|\bcollection (?:tins?|boxe?s?)\b|\bplaque\b/i],
    [
      2,
      /\b(?:raffle|hospice|(?:cat|dog|animal|donkey|mountain|sea) rescue|charit(?:y|ies|able)|fundrais\w+|in aid of|PTA|food bank|lifeboat|scout(?:s| group| troop)|air ambulance|animal shelter|homeless|refugees?|youth (?:club|team)|(?:under|U)[- ]?\d{1,2}s|village hall|primary school)\b/i,
    ],
    [
      2,
      /\b(?:donat\w+|sponsor(?:s|ing|ship)?\b|chip in|raise (?:money|[£$€])|raising (?:money|[£$€])|we raised|a gift of|whoever pays|give a prize|auction (?:lot|prize))/i,
    ],
  ],
  partnership: [
    [2, /\bhand out your (?:cards|flyers|leaflets)\b|\bif you(?:['’]d| would) do the same\b|\b(?:drop-off|collection) point\b/i],
    [3, /\bswap (?:a |an )?(?:mention|newsletter|shout-?out)s?\b|\bnewsletter swap\b/i],
    [
      2,
      /\b(?:recommend|refer (?:work|clients|customers) to|pass(?:ing)? work to) each other\b|\bteam(?:ing)? up\b|\bco-?(?:host|brand)\w*|\bjoint (?:venture|offer|event)\b|\bshare (?:of )?(?:the )?(?:takings|profits?)\b|\b(?:what['’]s left|the takings|the profit)\b/i,
    ],
    [1, /\bno commission\b|\bsplit\b|\bshare\b|\bboth of us\b|\btogether\b/i],
  ],
  advert: [
    [
      1,
      /\bread the whole thing\b|\breaders['’] letters\b|\bin this one\b|\bsee you in (?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\bround-up\b/i,
    ],
    [
      2,
      /^[^\n]*\bnotes\b[^\n]*(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter)/i,
    ],
    [2, /\bforward (?:it|this) to a (?:friend|colleague)\b/i],
    [1, /\b(?:more|full story|details) at \S+\.\w|\b(?:two|three|four|five|\d) things this (?:week|month)\b/i],
    [
      2,
      /\bsave (?:up to )?[£$€]\s?\d|\b(?:last|only)\b[^.?!\n]{0,20}\b(?:places|seats|spaces)(?: left)?\b|\bbook (?:now )?at\b|\bdeals (?:for|on)\b|\bout now\b/i,
    ],
    [2, /^[^\n]*(?:#\d+|\bNo\.? ?\d+)\b/],
    [1, /\ball of it here\b|\bplus:|\bhave a good week\b|\bhappy (?:reading|gardening|baking)\b/i],
    [
      2,
      /\b(?:issue (?:no\.? ?)?#?\d+|in (?:this|our latest) (?:month's |week's )?(?:issue|edition|bulletin|newsletter)|read (?:it all|(?:the )?(?:full|whole) (?:issue|article|story))|this month['’]s (?:bulletin|newsletter|issue)|this (?:week|month)(?: in [^\n:]+)?:|goes out (?:every|each|to)|sent out every)\b/i,
    ],
    [2, /\byou(?:['’]re| are)? (?:receive|receiving|get|getting) (?:this|these) (?:bulletin|newsletter|e-?mails?|updates|because)/i],
    [2, /\b\d+ ?% off\b|\b(?:sale|offer) (?:is (?:now )?on|starts|ends)\b|\b[Cc]ode:? \p{Lu}{3,}\d*|\bshop now\b/u],
    [1, /\bunsubscribe\b|\buntil (?:next (?:week|month|time)|the next (?:issue|one))\b|\bread [^.?!\n]{1,40} online\b/i],
    [1, /(?:^|\n)\s*[-*•][^\n]+\n\s*[-*•]/],
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
/** Words this strong outweigh a reading as sales: nobody sells by offering a job or asking for one. */
const STRONG = 4;
const NEVER_SOLD: ReadonlySet<EmailKind> = new Set(['recruiting', 'job_application']);
/** From this probability on, the reader takes an email for sales, or for one of the other kinds, and is not corrected. */
const LEAST_SOLD = 0.5;
const LEAST_READ = 0.75;
const NONE: { kind: EmailKind; weight: number; score: number } = { kind: 'sales', weight: 0, score: 0 };
const SOLD: ReadonlySet<EmailKind> = new Set(['sales', 'follow_up']);

/** The kind that an email's own words show, where the reader is unsure; null if they show none. */
export function readWordedKind(
  { subject, body }: Pick<Email, 'subject' | 'body'>,
  kinds: ReadonlyMap<EmailKind, number>,
): EmailKind | null {
  if ([...kinds].some(([kind, chance]) => !SOLD.has(kind) && chance >= LEAST_READ)) return null;
  const text = `${subject}\n${body}`;
  const weightOf = (kind: EmailKind): number =>
    (SIGNS[kind] ?? []).reduce((sum, [weight, pattern]) => sum + (pattern.test(text) ? weight : 0), 0);
  const rated = [...kinds].map(([kind, chance]) => {
    const weight = weightOf(kind);
    return { kind, weight, score: (chance + LEFT) * PER_WEIGHT ** weight };
  });
  const sum = rated.reduce((total, { score }) => total + score, 0);
  const best = rated.reduce((one, other) => (other.score > one.score ? other : one), NONE);
  if (best.weight < LEAST_WEIGHT || best.score < LEAST_TOGETHER * sum) return null;
  const sold = [...SOLD].reduce((total, kind) => total + (kinds.get(kind) ?? 0), 0);
  return sold < LEAST_SOLD || (best.weight >= STRONG && NEVER_SOLD.has(best.kind)) ? best.kind : null;
}
