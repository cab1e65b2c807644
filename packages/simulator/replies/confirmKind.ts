import type { Email } from '../lead.ts';
import type { EmailKind } from '../reader/kinds.ts';
import { ACQUAINTED_CUES } from './acquaintedCues.ts';
import { STRANGER_CUES } from './strangerCues.ts';

const CUES = [...STRANGER_CUES, ...ACQUAINTED_CUES];

/** From this probability on, the reader alone decides; below it, the email must also contain words that are rare in other kinds. */
const LEAST_ALONE = 0.75;

/** Words an email needs to be answered as one of its kind, because the replies mention them. */
const SPEAKS_OF: Partial<Record<EmailKind, RegExp>> = {
  link_building: /\b(?:links?|articles?|posts?|blogs?|guides?|resources?|mention\w*|pages?|readers|site|website)\b/i,
  recruiting:
    /\b(?:hir(?:e|es|ing)|recruit\w*|roles?|positions?|vacanc\w+|openings?|candidates?|salary|career|your (?:profile|background|experience|CV|resume)|full[- ]time|part[- ]time|(?:an|per) hour|notice period|(?:a|this|new|better|your next) job|jobs?(?: as| at)|(?:looking for|need|needs|seek\w*) (?:an?|another|our next) (?:[\w-]+ ){0,3}(?:\w+(?:er|or|ist|ian|ant|ent|nurse|chef|cook|lead|head|mechanic|engineer|analyst))\b|know any(?:one|body)|drivers?|sign-on|home (?:every|daily|on weekends)|join (?:us|our team)|apply)\b/i,
  survey:
    /\b(?:survey\w*|questionnaire|stud(?:y|ies|ying)|thesis|dissertation|research\w*|interview\w*|questions?|report|paper|answers?|participa\w+|respond\w*|poll|benchmark|number|hear from|your (?:view|opinion|experience)|how (?:you|people|they|companies))\b/i,
  partnership:
    /\b(?:partner\w*|refer\w*|podcast|episode|collab\w*|integrat\w*|joint\w*|white-label|commission|resell\w*|cross-\w+|bundle\w*|(?:your|our|each other's) (?:customers|clients|guests|members|readers|patients|students|audience|subscribers|newsletter|listeners)|team up|overflow|(?:recommend|mention) (?:you|us|each)|newsletters?|subscribers|affiliate|co-\w+)\b/i,
  fundraising:
    /\b(?:donat\w*|donors?|sponsor\w*|charit\w*|non-?profit|rais(?:e|es|ing)|round|invest\w*|valuation|fund\w*|shelter|hospice|foundation|support\w*|gala|cause|pledge|give|famil(?:y|ies)|rescue|clinic|school|church|deck)\b/i,
  advert:
    /\d ?%|[$\u00a3\u20ac]\d|\b(?:off|sale|issue|newsletter|shop|new|launch\w*|unsubscribe|deals?|free|discount|code|order|buy|this week|this month|collection|prices?|save)\b/i,
  job_application:
    /\b(?:apply\w*|application|CV|resume|r\u00e9sum\u00e9|positions?|jobs?|internship|intern|hire|work (?:for|with|at)|portfolio|apprentice\w*|vacanc\w+|opening|position|experience|summer|references)\b/i,
};
/** A collection for a colleague is not a charity. */
const AMONG_COLLEAGUES =
  /\b(?:retir(?:es|ing|ement)|farewell|birthday|wedding|baby shower|leaving (?:us|the company|card|gift)|the card|gift for|new baby|colleague)\b/i;

/** What sellers write: an offer, a price, a customer, or a reminder of one. */
const SELLS =
  /[$\u00a3\u20ac]\s?\d|\d ?%|\b(?:we|I) (?:\w+ly |also |can |could |would )?(?:help|make|build|offer|provide|sell|supply|run|do|clean|print|install|repair|design|train|handle|write|shoot|bring|deliver|rent|lease|take care|specialize|work with|built|developed|created|represent)\b|\bour (?:[\w-]+ ){0,3}(?:software|tool|app|platform|service|services|products?|prices?|customers|clients|crew|team|solution|system|firm|agency|company)\b|\byour (?:[\w-]+ ){0,2}(?:team|company|business|customers|clients|staff|site|website|shop|store|office|warehouse|plant|fleet|budget|costs?|spend|bill|industry|practice|restaurant|hotel)\b|\b(?:demo|trial|pricing|quote|proposal|invoice|payroll|samples?|a call|minutes|clients?|customers?|companies|businesses|firms)\b/i;

/** What someone writes who wants a company to take part in something. */
const WANTS_TAKING_PART =
  /\b(?:looking for (?:\w+ )?(?:companies|firms|businesses|people|volunteers|hosts|families|speakers|mentors|judges|helpers)|take (?:on |in )?an? (?:apprentice|intern|student|trainee)|needs? (?:an?|another|more) (?:[\w-]+ ){0,2}(?:coach(?:es)?|helpers?|volunteers?|judges?|hosts?|mentors?|tutors?|referees?|singers?|players?|members?)|no experience (?:required|needed|necessary)|do you know (?:any|some)(?:body|one)|our (?:under-\d+|(?:girls|boys)\b|choir|neighborhood|students|pupils|school|class|club|church|choir|league|parish)|my (?:students|class|(?:daughter|son) (?:is looking|needs|wants|would|goes)))\b/i;
/** What customers or neighbors write. */
const BUYS =
  /\b(?:we|I) (?:\w+ )?(?:buy|order|ordered|bought|purchase|purchased|use|pay)\b[^.?!]*\b(?:of your|from you|your (?:product|software|service|shop|app)|at your)\b|\byour (?:new |latest |current )?(?:price list|invoice|list (?:shows|says))\b|\bour (?:old|current|agreed) price\b|\b(?:does|is) (?:our|the) (?:old )?(?:price|discount) still\b|\b(?:above|below|under|over) your (?:flat|apartment|office|shop|workshop)\b|\bnext door\b[^.?!]*\b(?:noise|smell|water|leak|smoke)\b/i;
/**
 * What someone writes who has dealt with the reader before, or who wants a job or a partnership: nobody answers that like a stranger's
 * offer.
 */
const IS_NO_STRANGER =
  /\b(?:good|great|nice|lovely) (?:to (?:talk|speak|see|meet|chat)|talking|speaking|meeting|seeing|chatting)\b[^.?!]*\b(?:yesterday|last|on|earlier|today|this)\b|\b(?:as (?:promised|discussed|agreed|requested|arranged)|thank(?:s| you) for (?:your (?:time|order|inquiry|enquiry|visit|payment|business|patience|call|request|interest)|taking the time|the (?:call|meeting|tour|visit|order|chat|coffee)|calling|coming|meeting|showing|having me))\b|\b(?:after|during|in|on|from) our (?:\w+ )?(?:call|meeting|conversation|visit|talk|chat)\b|\bour (?:call|meeting|conversation|visit|talk|chat) (?:yesterday|today|on|last|this)\b|\byou(?:['\u2019]ve| have) been (?:with us|an? (?:\w+ )?(?:customer|client|member|patient|tenant|supplier))\b|\byou (?:said you|told me|told us|asked me|asked us|asked for|requested|ordered|booked|bought|returned|wanted us|signed (?:up|the))\b|\bsince you(?:['\u2019]ve| have)? (?:joined|ordered|bought|signed)\b|\byour (?:order|booking|appointment|invoice|delivery|reservation|subscription|membership|contract|policy|lease|account|ticket|payment|renewal|stay) (?:number|no\b|#|\d|of \w+ \d|from \w+ \d|has|is|was|will|with us|arrive[sd]?|ship(?:s|ped)|ends|expires|renews|confirm\w*|runs out|for \w+ \d)|\byour (?:last|next|recent|upcoming) (?:order|booking|appointment|invoice|delivery|visit|stay)\b|\binvoice (?:no\.? ?|number ?)?#?\d{3,}|\b(?:payment|invoice)\b[^.?!]*\b(?:overdue|still open|outstanding|unpaid|is due)\b|\b(?:our|your|the) (?:\w+ ){0,2}(?:prices?|rates?|fees?|rent|premium)\b[^.?!]*\b(?:rise|rises|rose|increase[sd]?|go(?:es)? up|going up|will be)\b[^.?!]*\b(?:on|from|by|as of|in|to)\b|\bat the old price\b|\bI(?: am|['\u2019]m) 1[4-9]\b|\b(?:ask|know|wondering) if you need (?:any )?help\b|\b(?:a way|like|love) to work together\b|\bput your (?:cards|flyers|leaflets)\b|\bquote\b[^.?!]*\b(?:you asked|attached|as)\b|\bour (?:contract|agreement|joint|shared)\b/i;
/** Words of a sender who has written to the reader before. */
const WROTE_BEFORE =
  /\b(?:my|our|the) (?:[\w-]+ ){0,3}(?:notes?|e-?mails?|messages?|mail|letters?|proposal|offer|quote|samples?)\b|\bfollow(?:ing)?[- ]?up\b|\bcircl\w+ back\b|\bbump\w*|\bcheck(?:ing)? (?:back )?in\b|\b(?:I|we)(?:['\u2019]ve| have)? (?:wrote|written|emailed|sent|tried|reached out|mailed|asked)\b|\b(?:again|once more|last (?:try|one|email|note|message|time)|(?:second|third|fourth|2nd|3rd|4th|two|three|four) (?:times?|try|tries|emails?|notes?)|third time lucky|not? (?:heard|had)|haven['\u2019]?t heard|no (?:answer|reply|response)|hear(?:d)? (?:back|nothing|from you)|(?:get|had|got) a chance|remind\w*|nudg\w+|stop here|leave you alone|clos(?:e|ing) (?:your|the|this) file|still (?:open|interested|there)|silence|ignor\w+|radio)\b/i;
/** From this probability on, it is a seller's story. */
const SURE_SELLER = 0.9;

/** Kinds whose answers address a stranger. */
const TAKES_STRANGERS: ReadonlySet<EmailKind> = new Set(['sales', 'follow_up', 'link_building', 'partnership']);

/** Whether the sender clearly knows the reader: has dealt with them before, buys from them or lives next door. */
export const isKnownSender = ({ subject, body }: Email): boolean => BUYS.test(body) || IS_NO_STRANGER.test(`${subject}\n${body}`);

/** Whether an email's words confirm its assumed kind. A reply meant for a different kind is one no person would write. */
export function isConfirmed(kind: EmailKind, email: Email, { chance, sells }: { chance: number; sells: boolean }): boolean {
  const { subject, body } = email;
  const text = `${subject}\n${body}`;
  const isCued = CUES.some((cue) => cue.kind === kind && (cue.pattern.test(body) || cue.pattern.test(subject)));
  if (TAKES_STRANGERS.has(kind) && isKnownSender(email)) return false;
  if (kind === 'sales' && chance < SURE_SELLER && WANTS_TAKING_PART.test(body)) return false;
  if (kind === 'follow_up') return WROTE_BEFORE.test(text);
  if (kind === 'sales') return sells || isCued || SELLS.test(body);
  if (kind === 'scam' || kind === 'not_a_message') return true;
  if (kind === 'fundraising' && AMONG_COLLEAGUES.test(text)) return false;
  return (isCued || chance >= LEAST_ALONE) && (SPEAKS_OF[kind]?.test(text) ?? true);
}
