import type { Email } from '../../lead.ts';
import type { EmailKind } from '../../reader/kinds.ts';
import { ACQUAINTED_CUES } from './acquaintedCues.ts';
import { REQUEST_CUES } from './requestCues.ts';
import { SELLER_CUES } from './sellerCues.ts';
import { readSenderCues } from './senderCues.ts';

const CUES = [...SELLER_CUES, ...REQUEST_CUES, ...ACQUAINTED_CUES];

/** From this probability on, the reader alone decides; below it, the email must also contain words that are rare in other kinds. */
const LEAST_ALONE = 0.75;

/** Words an email needs to be answered as one of its kind, because the replies mention them. */
const SPEAKS_OF: Partial<Record<EmailKind, RegExp>> = {
  link_building: /\b(?:links?|articles?|posts?|blogs?|guides?|resources?|mention\w*|pages?|readers|site|website)\b/i,
  recruiting:
    /\b(?:hir(?:e|es|ing)|recruit\w*|roles?|positions?|vacanc\w+|openings?|candidates?|salary|career|your (?:profile|background|experience|CV|resume)|full[- ]time|part[- ]time|(?:an|per) hour|notice period|(?:a|this|new|better|your next) job|jobs?(?: as| at)|(?:looking for|need|needs|seek\w*) (?:an?|another|our next) (?:[\w-]+ ){0,3}(?:\w+(?:er|or|ist|ian|ant|ent|nurse|chef|cook|lead|head|mechanic|engineer|analyst))\b|know any(?:one|body)|drivers?|successor|executive search|retained by|package (?:around|of|is|from)|sign-on|home (?:every|daily|on weekends)|join (?:us|our team)|apply)\b/i,
  survey:
    /\b(?:book|chapter|survey\w*|questionnaire|stud(?:y|ies|ying)|thesis|dissertation|research\w*|interview\w*|questions?|report|paper|answers?|participa\w+|respond\w*|poll|benchmark|number|hear from|your (?:view|opinion|experience)|how (?:you|people|they|companies))\b/i,
  partnership:
    /\b(?:partner\w*|refer\w*|podcast|episode|collab\w*|integrat\w*|joint\w*|white-label|commission|resell\w*|cross-\w+|bundle\w*|(?:your|our|each other's) (?:customers|clients|guests|members|readers|patients|students|audience|subscribers|newsletter|listeners)|team up|overflow|(?:recommend|mention) (?:you|us|each)|newsletters?|subscribers|affiliate|co-\w+|under your (?:name|brand|logo)|(?:split|share) the (?:money|profits?|work|fee|revenue)|neither (?:of us )?pays|each other['’]?s?)\b/i,
  fundraising:
    /\b(?:donat\w*|donors?|sponsor\w*|charit\w*|non-?profit|rais(?:e|es|ing)|round|invest\w*|valuation|fund\w*|shelter|hospice|foundation|support\w*|gala|cause|pledge|giv(?:e|es|ing)|sanctuary|famil(?:y|ies)|rescue|clinic|school|church|deck)\b/i,
  advert:
    /\d ?%|[$\u00a3\u20ac]\d|\b(?:off|sale|issue|newsletter|shop|new|launch\w*|unsubscribe|deals?|free|discount|code|order|buy|this week|this month|collection|prices?|save)\b/i,
  job_application:
    /\b(?:apply\w*|application|CV|resume|r\u00e9sum\u00e9|positions?|jobs?|internship|intern|hire|work (?:for|with|at)|portfolio|apprentice\w*|vacanc\w+|opening|position|experience|summer|references)\b/i,
};
/** From this probability on, it is a seller's story. */
const SURE_SELLER = 0.9;

/** Kinds whose answers address a stranger. */
const TAKES_STRANGERS: ReadonlySet<EmailKind> = new Set(['sales', 'follow_up', 'link_building', 'partnership']);

/** Whether the sender clearly knows the reader: has dealt with them before, buys from them or lives next door. */
export function isKnownSender(email: Email): boolean {
  const hasCue = readSenderCues(email);
  return hasCue('buys') || hasCue('dealtBefore');
}

/** Whether an email's words confirm its assumed kind. A reply meant for a different kind is one no person would write. */
export function isConfirmed(kind: EmailKind, email: Email, { chance, sells }: { chance: number; sells: boolean }): boolean {
  const { subject, body } = email;
  const hasCue = readSenderCues(email);
  const isCued = CUES.some((cue) => cue.kind === kind && (cue.pattern.test(body) || cue.pattern.test(subject)));
  if (TAKES_STRANGERS.has(kind) && isKnownSender(email)) return false;
  if (kind === 'sales' && chance < SURE_SELLER && hasCue('wantsTakingPart')) return false;
  if (kind === 'follow_up') return hasCue('wroteBefore');
  if (kind === 'sales') return sells || isCued || hasCue('sells');
  if (kind === 'scam' || kind === 'not_a_message') return true;
  if (kind === 'fundraising' && hasCue('amongColleagues')) return false;
  return (isCued || chance >= LEAST_ALONE) && (SPEAKS_OF[kind]?.test(`${subject}\n${body}`) ?? true);
}
