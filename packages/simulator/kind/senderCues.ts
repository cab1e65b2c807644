import type { Email } from '../lead.ts';

/** Words that show who writes, where the kind of an email does not. */
export const SENDER_CUES = {
  /** Sellers name what they do or their customers. */
  offersOwn:
    /\bI(?: could|'m an?| am an?) (?!(?:[\w-]+ ){0,2}(?:reporter|journalist|columnist|student|editor|correspondent)\b)|\bmy (?:rates?|services?|references|clients)\b|\b(?:we|I) (?:also )?(?:make|offer|provide|sell|build|help|supply|clean|print|install|run|repair|design|train|work with|take care of|specialize)\b|\bwe (?:also )?(?:write|translate|transcribe|film|shoot|roast|bake|brew|grow|deliver|maintain|service|test|check|inspect|install|rent)\b(?! to\b)|\b(?:leading|trusted|approved|specialist) (?:provider|supplier|maker|manufacturer|contractor)\b|\bour (?:software|tool|service|services|product|products|platform|customers|clients|prices)\b/i,
  /** Wants to buy, book or visit. */
  buys: /\b(?:we|I)(?:'d| would)? (?:also )?(?:like|love|want|hope|wish|need|are looking|am looking|plan) to (?:book|order|reserve|rent|hire|visit|buy(?! you\b)|come (?:and |to |by to )?(?:look|see|view|visit)|place an order|stay|host|have (?:it|them|one) (?:made|done|built|printed))\b|\bsaw your (?:place|shop|venue|hall|workshop)\b|\bare you open\b(?! to)|\bopening hours\b|\bwe(?:['’]d| would)? need (?:about |around |roughly )?(?:\d+|a|an|two|three|four|five|six|ten|twelve|twenty|forty) (?:[\w-]+ ){0,2}(?:rooms?|tables?|seats|places|beds|parking spaces|cakes?|loaves|chairs|buses|copies)\b|\bdo you have (?:that many|enough|any|room|space|a (?:room|table|place|date))\b[^?]*\b(?:free|left|available|for us|for \d+|on)\b|\b(?:group|student|family|weekly|monthly) (?:rate|discount|price)\b|\bfor sale\?|\bcan (?:we|I) (?:still )?(?:bring|book|order|buy(?! you\b)|reserve|pay|park|come with)\b|\b(?:do|can|could|would) you (?:still |also )?(?:have(?! (?:an? |any |some )?(?:\w+ )?(?:updates?|news|time|questions?|feedback|thoughts?|chance|minutes?|ideas?|interest|opinion|advice|answers?|moment|plans?)\b)|offer|sell|make|cater|host|deliver|accommodate|quote (?:us|me)|print|ship|stock)\b[^?]*\b(?:for (?:us|me|(?:about )?\d+)|in stock|available|availability|for sale|left|used)\b/i,
  /** A journalist writes about people. */
  press:
    /\b(?:journalist|reporter|columnist|newspaper|[Ii] write for (?:the )?\p{Lu}|(?:working on|writing) a (?:piece|story|feature) (?:on|about)|for the \p{Lu}\p{L}+ (?:Herald|Times|Tribune|Gazette|Post|Courier|Chronicle|News|Journal|Star|Observer)|(?:short |small )?(?:piece|story|feature|article|column) on (?:you|how you|your (?:work|company|shop|team|business))|documentary)\b/u,
  /** Has written to the reader before. */
  wroteBefore:
    /\b(?:my|our|the) (?:[\w-]+ ){0,3}(?:notes?|e-?mails?|messages?|mail|letters?|proposal|offer|quote|samples?)\b|\bfollow(?:ing)?[- ]?up\b|\bcircl\w+ back\b|\bbump\w*|\bcheck(?:ing)? (?:back )?in\b|\b(?:I|we)(?:['\u2019]ve| have)? (?:wrote|written|emailed|sent|tried|reached out|mailed|asked)\b|\b(?:again|once more|last (?:try|one|email|note|message|time)|(?:second|third|fourth|2nd|3rd|4th|two|three|four) (?:times?|try|tries|emails?|notes?)|third time lucky|not? (?:heard|had)|haven['\u2019]?t heard|no (?:answer|reply|response)|hear(?:d)? (?:back|nothing|from you)|(?:get|had|got) a chance|remind\w*|nudg\w+|stop here|leave you alone|clos(?:e|ing) (?:your|the|this) file|still (?:open|interested|there)|silence|ignor\w+|radio)\b/i,
} as const satisfies Readonly<Record<string, RegExp>>;

type SenderCue = keyof typeof SENDER_CUES;
/** Answers whether an email has a cue; only an earlier email may also be mentioned in the subject. Each pattern is tried at most once, and only if it is asked for. */
export function readSenderCues({ subject, body }: Email): (cue: SenderCue) => boolean {
  const found = new Map<SenderCue, boolean>();
  return (cue) => {
    const known = found.get(cue) ?? SENDER_CUES[cue].test(cue === 'wroteBefore' ? `${subject}\n${body}` : body);
    found.set(cue, known);
    return known;
  };
}
