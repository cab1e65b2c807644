import type { EmailKind } from '../reader/kinds.ts';

/** Words that hardly stand in an email of another kind; they count against a reading that is not sure. */
const STRONG: readonly (readonly [EmailKind, RegExp])[] = [
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
  ['event', /\bwe host (?:an?|our)\b|\bthere(?:'s| is) a (?:seat|place|spot) for you\b/i],
  ['fundraising', /\b(?:would|could|can) (?:you|your company|[\p{L}{}_]+) give \$\d|\bwe need \$[\d,]+ (?:for|to)\b/iu],
  ['fundraising', /\b(?:seed|pre-seed|angel|series [ab]) round\b|\b(?:we're|we are) raising\b|\b(?:donate|pledge|make a donation)\b/i],
];
/** Words that decide where the reader cannot. */
const WEAK: readonly (readonly [EmailKind, RegExp])[] = [
  ['follow_up', /\b(?:following up|follow up) on my (?:last |earlier |previous )?(?:note|email|message)\b/i],
  [
    'customer',
    /\b(?:your (?:order|subscription|invoice|ticket|renewal|shipment) (?:has|is|was|will)|thank you (?:so much |again )?for (?:your help|choosing us|being)|thanks (?:so much |again )?for (?:your help|being a customer|choosing us))\b/i,
  ],
];
const SELLS =
  /\b(?:we|I) (?:build|make|do|help|run|sell|offer|provide|handle|write|clean|design|manage|supply|install|train|fix|cut|produce|repair|rent|lease|collect|put|insure|hang|check|answer|call|translate|measure|deliver|guarantee|host|route|can provide|connect|buy|pick up)\b|\bour (?:[\w-]+ ){1,3}(?:keep|cut|save|help|find|show|catch|do|tell|turn|check)e?s?\b/i;

/** Below this chance a kind is not answered to. */
const LEAST_KIND = 0.6;
/** A scam is told by what it asks for, and by more than its words. */
const LEAST_SCAM = 0.8;
/** From this chance up no word speaks against the reader. */
const SURE = 0.9;

/** The kind of email that a reply answers; null where the reader is unsure and no words settle it. */
export function findKind(read: { kind: EmailKind; probability: number }, body: string, sells: boolean): EmailKind | null {
  const { kind, probability } = read;
  if (probability >= SURE) return kind;
  const find = (cues: typeof STRONG): EmailKind | undefined => cues.find(([, pattern]) => pattern.test(body))?.[0];
  const strong = find(STRONG);
  if (strong !== undefined) return strong;
  if (probability >= (kind === 'scam' ? LEAST_SCAM : LEAST_KIND)) return kind;
  return find(WEAK) ?? (sells && SELLS.test(body) ? 'sales' : null);
}
