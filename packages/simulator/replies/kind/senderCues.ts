import type { Email } from '../../lead.ts';

/** Words that show who wrote an email and what they want, by name. The kind of an email is settled with these names alone. */
const SENDER_CUES = {
  /** Sellers name what they do or their customers. */
  offersOwn:
    /\bI(?: could|'m an?| am an?) (?!(?:[\w-]+ ){0,2}(?:reporter|journalist|columnist|student|editor|correspondent)\b)|\bmy (?:rates?|services?|references|clients)\b|\b(?:we|I) (?:also )?(?:make|offer|provide|sell|build|help|supply|clean|print|install|run|repair|design|train|work with|take care of|specialize)\b|\bwe (?:also )?(?:write|translate|transcribe|film|shoot|roast|bake|brew|grow|deliver|maintain|service|test|check|inspect|install|rent)\b(?! to\b)|\bour (?:software|tool|service|services|product|products|platform|customers|clients|prices)\b/i,
  /** An offer, a price, a customer, or a reminder of one. */
  sells:
    /[$\u00a3\u20ac]\s?\d|\d ?%|\b(?:we|I) (?:\w+ly |also |can |could |would )?(?:help|make|build|offer|provide|sell|supply|run|do|clean|print|install|repair|design|train|handle|write|shoot|bring|deliver|rent|lease|take care|specialize|work with|built|developed|created|represent)\b|\bour (?:[\w-]+ ){0,3}(?:software|tool|app|platform|service|services|products?|prices?|customers|clients|crew|team|solution|system|firm|agency|company)\b|\byour (?:[\w-]+ ){0,2}(?:team|company|business|customers|clients|staff|site|website|shop|store|office|warehouse|plant|fleet|budget|costs?|spend|bill|industry|practice|restaurant|hotel)\b|\b(?:demo|trial|pricing|quote|proposal|invoice|payroll|samples?|a call|minutes|clients?|customers?|companies|businesses|firms)\b/i,
  /** Wants the reader as a guest. */
  asGuest:
    /\b(?:come on (?:the |my |our )?(?:show|podcast|for|to|in|as)?|come (?:and )?(?:talk|chat)|have you (?:on|as)|be (?:a|our|my|the next) guest|(?:as|for) (?:a|our|my) guest|join (?:me|us) (?:on|for)|(?:would|could) you (?:like to )?(?:join|be on)|interview you|record (?:an?|one) (?:\w+ )?(?:episode|conversation))\b/i,
  /** Wants helpers for an event, not guests. */
  wantsHands:
    /\b(?:judges?|juror|jury|volunteers?|referee|help (?:us )?(?:out|with|set)|bake|lend a hand|host a table|stall|booth|clean[- ]?up|planting day|food drive|book drive)\b/i,
  /** Invites guests. */
  invitesGuests: /\b(?:tickets?|seats?|RSVP|register|sign up|you're invited|you are invited|save (?:you )?a)\b/i,
  /** A journalist writes about people. */
  press:
    /\b(?:journalist|reporter|columnist|newspaper|for the \p{Lu}\p{L}+ (?:Herald|Times|Tribune|Gazette|Post|Courier|Chronicle|News|Journal|Star|Observer)|(?:short |small )?(?:piece|story|feature|article|column) on (?:you|how you|your (?:work|company|shop|team|business))|documentary)\b/u,
  /** An event for guests. */
  gathering:
    /\b(?:seats?|tickets?|spots?|places|RSVP|register|webinar|workshop|dinner|breakfast|lunch|meet-?up|seminar|conference|summit|open (?:house|day)|opens? (?:its|our|the|their) doors|tasting|round ?table|evening|party|festival|fair|panel|talks?|speak\w*|drinks|tour|class)\b/i,
  /** A date or a time. */
  when: /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:January|February|March|April|May|June|July|August|September|October|November|December)|\d{1,2}(?::\d\d)? ?[ap]m|tomorrow|tonight|next week|this week|live)\b/,
  /** Rents out space at an event, or wants more than guests. */
  noGuests: /\b(?:booths?|exhibit(?:or)?s?|stand space|advisory board|board member|committee)\b/i,
  /** Topics of a seller's second email. */
  aboutBusiness:
    /\b(?:quotes?|proposal|offers?|demo|trial|pricing|prices?|note|emails?|message|wrote|checking (?:in|back)|payroll|I(?:'ll| will) stop|(?:third|3rd|last|second) try|bump\w*|follow\w*|circling|reach\w*|ignor\w*|hear(?:d)? (?:back|from|nothing)|answer|reply|respon\w*|times|touch base|samples?|call|meeting|company|team|business|customers?|clients?|service|[\w-]+ing (?:service|costs?))\b|[$€£]\d/i,
  /** Presses the reader to log in somewhere. */
  phishes:
    /\b(?:password|mailbox|account|verif\w+|log ?in|payment details|bank)\b[^]*\b(?:expires?|suspend\w*|lock(?:ed)?|clos(?:ed|ure)|within \d+|in \d+ hours|deactivat\w*|keep the same|click (?:here|below)|confirm your)\b/i,
  /** Looks for investors. */
  raises:
    /\b(?:we(?:['’]re| are)|I(?:['’]m| am)) raising\b|\braising (?:a |our )?(?:pre-?)?(?:seed|series [a-c]|round|angel|\$|€|£)|\bshares of [$€£]|\bselling (?:[\w-]+ )?shares\b|[$€£][\d.]+ ?[mk] (?:cap|valuation|pre-?money)/i,
  /** Counts their own emails to the reader. */
  counts:
    /\bthis is my (?:second|third|fourth|fifth|last|final|2nd|3rd|4th) (?:and (?:last|final) )?(?:e-?mail|mail|note|message|letter|try)\b|\b(?:second|third|fourth|fifth|last|final) (?:and (?:last|final) )?(?:e-?mail|mail|note|message) from (?:me|us)\b/i,
  /** Proposes a partnership, not a sale. */
  partners:
    /\b(?:explor\w+|discuss\w*|propos\w+|consider\w*|interested in|open to|up for|set up|form) (?:(?:exploring|discussing|forming) )?(?:a|some kind of a?) (?:\w+ )?partnership\b|\bneither (?:of us )?pays the other\b/i,
  /** Describes a job. */
  offersWork:
    /\b(?:an hour|per hour|salary|per diem|shifts?|full[- ]time|part[- ]time|the (?:job|role|position)|benefits|\d+k|hiring|a year)\b/i,
  /** Asks about a job that the reader's company advertised. */
  asksForJob:
    /\b(?:vacancy|position|job|opening|post|role)\b[^.?!]*\bon your (?:website|site|page|careers page)\b|\byour (?:vacancy|job (?:ad|advert|posting))\b|\bis (?:the|that|this) (?:position|job|vacancy|role|post) still (?:open|available|free|vacant)\b/i,
  /** Tells what the sender has learned or done so far. */
  ownsExperience:
    /\b(?:I have|I've|with|my) [^.?!]*\bexperience\b|\bI(?: have|'ve)? (?:worked|studied|trained|graduated|just finished)\b|\bI(?:'d| would) (?:like|love) to (?:apply|work)\b|\bmy (?:CV|resume|references)\b/i,
  /** Speaks of a page of the reader. */
  ownsPage: /\byour (?:[\w-]+ ){0,2}(?:site|page|blog|article|website)\b/i,
  /** Mentions work: recruiting without it loses most of its probability. */
  speaksOfWork:
    /\b(?:hir(?:e|es|ing)|recruit\w*|job|jobs|role|position|vacanc\w+|opening|candidates?|salary|career|CV|resume|r\u00e9sum\u00e9|your (?:profile|background|experience)|notice period|join (?:us|our|a|the|their)|shifts?|full[- ]time|part[- ]time|(?:looking|searching) for an?|(?:need|seek(?:ing)?) an?|welders?|drivers?|nurses?|engineers?|developers?|chefs?|cooks?|technicians?|electricians?|teachers?|apply|employer|contract|season|per hour|an hour|an hr|\d+ ?k|seeks|searches for|need (?:someone|somebody)|needs an?|retires|wasted (?:at|on)|work (?:thru|through|for us|with us)|come (?:work|do))\b|[$\u00a3\u20ac]\d{2},?\d{3}/i,
  /** Collects for a colleague, not for a charity. */
  amongColleagues:
    /\b(?:retir(?:es|ing|ement)|farewell|birthday|wedding|baby shower|leaving (?:us|the company|card|gift)|the card|gift for|new baby|colleague)\b/i,
  /** Wants a company to take part in something. */
  wantsTakingPart:
    /\b(?:looking for (?:\w+ )?(?:companies|firms|businesses|people|volunteers|hosts|families|speakers|mentors|judges|helpers)|take (?:on |in )?an? (?:apprentice|intern|student|trainee)|needs? (?:an?|another|more) (?:[\w-]+ ){0,2}(?:coach(?:es)?|helpers?|volunteers?|judges?|hosts?|mentors?|tutors?|referees?|singers?|players?|members?)|no experience (?:required|needed|necessary)|do you know (?:any|some)(?:body|one)|our (?:under-\d+|(?:girls|boys)\b|choir|neighborhood|students|pupils|school|class|club|church|choir|league|parish)|my (?:students|class|(?:daughter|son) (?:is looking|needs|wants|would|goes)))\b/i,
  /** A customer or a neighbor writes. */
  buys: /\b(?:we|I) (?:\w+ )?(?:buy|order|ordered|bought|purchase|purchased|use|pay)\b[^.?!]*\b(?:of your|from you|your (?:product|software|service|shop|app)|at your)\b|\byour (?:new |latest |current )?(?:price list|invoice|list (?:shows|says))\b|\bour (?:old|current|agreed) price\b|\b(?:does|is) (?:our|the) (?:old )?(?:price|discount) still\b|\b(?:above|below|under|over) your (?:flat|apartment|office|shop|workshop)\b|\bnext door\b[^.?!]*\b(?:noise|smell|water|leak|smoke)\b/i,
  /** Has dealt with the reader before, or wants a job or a partnership: nobody answers that like an offer by a stranger. */
  dealtBefore:
    /\b(?:good|great|nice|lovely) (?:to (?:talk|speak|see|meet|chat)|talking|speaking|meeting|seeing|chatting)\b[^.?!]*\b(?:yesterday|last|on|earlier|today|this)\b|\b(?:as (?:promised|discussed|agreed|requested|arranged)|thank(?:s| you) for (?:your (?:time|order|inquiry|enquiry|visit|payment|business|patience|call|request|interest)|taking the time|the (?:call|meeting|tour|visit|order|chat|coffee)|calling|coming|meeting|showing|having me))\b|\b(?:after|during|in|on|from) our (?:\w+ )?(?:call|meeting|conversation|visit|talk|chat)\b|\bour (?:call|meeting|conversation|visit|talk|chat) (?:yesterday|today|on|last|this)\b|\byou(?:['\u2019]ve| have) been (?:with us|an? (?:\w+ )?(?:customer|client|member|patient|tenant|supplier))\b|\byou (?:said you|told me|told us|asked me|asked us|asked for|requested|ordered|booked|bought|returned|wanted us|signed (?:up|the))\b|\bsince you(?:['\u2019]ve| have)? (?:joined|ordered|bought|signed)\b|\byour (?:order|booking|appointment|invoice|delivery|reservation|subscription|membership|contract|policy|lease|account|ticket|payment|renewal|stay) (?:number|no\b|#|\d|of \w+ \d|from \w+ \d|has|is|was|will|with us|arrive[sd]?|ship(?:s|ped)|ends|expires|renews|confirm\w*|runs out|for \w+ \d)|\byour (?:last|next|recent|upcoming) (?:order|booking|appointment|invoice|delivery|visit|stay)\b|\binvoice (?:no\.? ?|number ?)?#?\d{3,}|\b(?:payment|invoice)\b[^.?!]*\b(?:overdue|still open|outstanding|unpaid|is due)\b|\b(?:our|your|the) (?:\w+ ){0,2}(?:prices?|rates?|fees?|rent|premium)\b[^.?!]*\b(?:rise|rises|rose|increase[sd]?|go(?:es)? up|going up|will be)\b[^.?!]*\b(?:on|from|by|as of|in|to)\b|\bat the old price\b|\bI(?: am|['\u2019]m) 1[4-9]\b|\b(?:ask|know|wondering) if you need (?:any )?help\b|\b(?:a way|like|love) to work together\b|\bput your (?:cards|flyers|leaflets)\b|\bquote\b[^.?!]*\b(?:you asked|attached|as)\b|\bour (?:contract|agreement|joint|shared)\b/i,
  /** Has written to the reader before. */
  wroteBefore:
    /\b(?:my|our|the) (?:[\w-]+ ){0,3}(?:notes?|e-?mails?|messages?|mail|letters?|proposal|offer|quote|samples?)\b|\bfollow(?:ing)?[- ]?up\b|\bcircl\w+ back\b|\bbump\w*|\bcheck(?:ing)? (?:back )?in\b|\b(?:I|we)(?:['\u2019]ve| have)? (?:wrote|written|emailed|sent|tried|reached out|mailed|asked)\b|\b(?:again|once more|last (?:try|one|email|note|message|time)|(?:second|third|fourth|2nd|3rd|4th|two|three|four) (?:times?|try|tries|emails?|notes?)|third time lucky|not? (?:heard|had)|haven['\u2019]?t heard|no (?:answer|reply|response)|hear(?:d)? (?:back|nothing|from you)|(?:get|had|got) a chance|remind\w*|nudg\w+|stop here|leave you alone|clos(?:e|ing) (?:your|the|this) file|still (?:open|interested|there)|silence|ignor\w+|radio)\b/i,
} as const satisfies Readonly<Record<string, RegExp>>;

export type SenderCue = keyof typeof SENDER_CUES;
export const isSenderCue = (name: string): name is SenderCue => Object.hasOwn(SENDER_CUES, name);

/** Cues that may also stand in the subject; all others count only in the body. */
const IN_SUBJECT: ReadonlySet<string> = new Set<SenderCue>([
  'noGuests',
  'wantsHands',
  'invitesGuests',
  'gathering',
  'when',
  'aboutBusiness',
  'dealtBefore',
  'wroteBefore',
  'amongColleagues',
]);

/** Answers whether an email has a cue. Each pattern is tried at most once, and only if it is asked for. */
export function readSenderCues({ subject, body }: Email): (cue: SenderCue) => boolean {
  const found = new Map<SenderCue, boolean>();
  return (cue) => {
    const known = found.get(cue) ?? SENDER_CUES[cue].test(IN_SUBJECT.has(cue) ? `${subject}\n${body}` : body);
    found.set(cue, known);
    return known;
  };
}
