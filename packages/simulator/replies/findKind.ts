import type { EmailKind } from '../reader/kinds.ts';

/** Words that hardly stand in an email of another kind; they count against a reading that is not sure. */
const STRONG: readonly (readonly [EmailKind, RegExp])[] = [
  ['internal', /^\W*(?:hi|hello|hey|dear|good morning) (?:all|team|everyone|everybody|folks|colleagues)\b/i],
  [
    'customer',
    /\b(?:the|our|my|your) (?:last |latest |recent )?(?:delivery|order|shipment|invoice|installation|statement)\b[^?!]*\b(?:wrong|missing|broken|late|damaged|incorrect|not arrived|did not arrive)\b/i,
  ],
  [
    'job_application',
    /\b(?:I am|I'm|I would like to|I want to|I'd like to) apply(?:ing)?\b|\bmy (?:CV|resume|résumé) (?:is|attached)\b|\battached (?:is )?my (?:CV|resume|résumé)\b/i,
  ],
  [
    'recruiting',
    /\b(?:I'm|I am|we're|we are) (?:hiring|recruiting) (?:an?|for an?)\b|\byour (?:profile|background|experience) (?:looks like|is|would be|seems|matches|fits)\b|\b(?:about|hearing more about|interested in) the (?:job|role|position)\b/i,
  ],
  [
    'event',
    /\bRSVP\b|\bsave you a (?:seat|spot|place)\b|\b(?:would you like to|will you|can you|please) join us\b|\bwe(?:'re| are) hosting\b|\byou(?:'re| are) invited\b|\binvite you to (?:our|a|an|the)\b/i,
  ],
  [
    'partnership',
    /\b(?:as a guest|guest on|have you on)\b[^.?!]*\b(?:podcast|show|episode)\b|\b(?:sharing|exchange|share) referrals\b|\bpartner(?:ing)? with you\b|\bco-?market/i,
  ],
  [
    'customer',
    /\binvoice\b[^.?!]*\b(?:you sent|shows|is wrong|should be)\b|\bsend (?:us |me )?a corrected\b|\b(?:we|I) (?:ordered|received|bought)\b[^.?!]*\bfrom you\b|\b(?:my|our) (?:last )?order (?:with you|number|no\b)/i,
  ],
  ['personal', /\b(?:mum|mom|dad|grandma|grandpa|granny)(?:'s birthday| turns\b| and dad\b| says hi\b)|\n(?:love|hugs|xoxo|kisses),? *\n/i],
  [
    'event',
    /\b(?:stop by|come by|visit|find) (?:us at )?(?:our|the) (?:booth|stand)\b|\bat (?:our )?booth \w*\d|\bfree (?:webinar|ticket|workshop)\b/i,
  ],
  [
    'survey',
    /\b(?:my|our|a) (?:\p{L}+ )?(?:thesis|dissertation|research project)\b|\bPhD (?:student|candidate)\b|\banswer (?:\w+ ){0,2}questions\b|\b(?:take|fill (?:in|out)) (?:our|this|my|a) (?:short )?survey\b/iu,
  ],
  ['event', /\bwe host (?:an?|our)\b|\bthere(?:'s| is) a (?:seat|place|spot) for you\b/i],
  [
    'fundraising',
    /\b(?:would|could|can) (?:you|your company|[\p{L}{}_]+) give \$\d|\b(?:we|\p{L}+) needs? \$[\d,]+ (?:for|to)\b|\b(?:would|could|can|will) (?:you|your company|[\p{L}{}_]+) (?:sponsor|donate|chip in)\b/iu,
  ],
  ['fundraising', /\b(?:seed|pre-seed|angel|series [ab]) round\b|\b(?:we're|we are) raising\b|\b(?:donate|pledge|make a donation)\b/i],
];
/** Words that decide where the reader cannot. */
const WEAK: readonly (readonly [EmailKind, RegExp])[] = [
  [
    'recruiting',
    /\b(?:is|are) (?:looking for|hiring) an? [^.?!]+\b(?:engineer|nurse|manager|developer|driver|designer|accountant|analyst|lead|director|chef|teacher|technician)\b/i,
  ],
  ['follow_up', /\b(?:following up|follow up) on my (?:last |earlier |previous )?(?:note|email|message)\b/i],
  [
    'customer',
    /\b(?:your (?:order|subscription|invoice|ticket|renewal|shipment) (?:has|is|was|will)|thank you (?:so much |again )?for (?:your help|choosing us|being)|thanks (?:so much |again )?for (?:your help|being a customer|choosing us))\b/i,
  ],
];
const SELLS =
  /\b(?:we|I) (?:build|make|do|help|run|sell|offer|provide|handle|write|clean|design|manage|supply|install|train|fix|cut|produce|repair|rent|lease|collect|put|insure|hang|check|answer|call|translate|measure|deliver|guarantee|host|route|can provide|connect|buy|pick up)\b|\bour (?:[\w-]+ ){1,3}(?:keep|cut|save|help|find|show|catch|do|tell|turn|check)e?s?\b/i;

/** What is sold, by name. */
const SOLD =
  /\b(?:our|my|the) (?:[\w-]+ ){0,3}(?:software|platform|app|tool|service|services|product|products|system|scanners|solution|agency)\b/i;

/** Below this chance a kind is not answered to. */
const LEAST_KIND = 0.6;
/** A scam is told by what it asks for, and by more than its words. */
const LEAST_SCAM = 0.8;
/** From this chance up no word speaks against the reader. */
const SURE = 0.9;

/** The likeliest kind; whether a sentence offers something; whether the email asks a stranger for something as those do who sell. */
export type KindReading = { kind: EmailKind; probability: number; sells: boolean; pitches: boolean };

/** The kind of email that a reply answers; null where the reader is unsure and no words settle it. */
export function findKind({ kind, probability, sells, pitches }: KindReading, body: string): EmailKind | null {
  if (probability >= SURE) return kind;
  const find = (cues: typeof STRONG): EmailKind | undefined => cues.find(([, pattern]) => pattern.test(body))?.[0];
  const strong = find(STRONG);
  if (strong !== undefined) return strong;
  const isOffered = sells || SELLS.test(body) || SOLD.test(body);
  if (probability >= (kind === 'scam' ? LEAST_SCAM : LEAST_KIND) && (kind !== 'sales' || isOffered)) return kind;
  const isSalesLikeliest = kind === 'sales' || kind === 'follow_up' || kind === 'advert';
  return find(WEAK) ?? (pitches || (isOffered && (isSalesLikeliest || SELLS.test(body))) ? 'sales' : null);
}
