import { EMAIL_KINDS, type EmailKind } from '../../reader/kinds.ts';
import { ACQUAINTED_CUES } from './acquaintedCues.ts';
import { REQUEST_CUES } from './requestCues.ts';
import { SELLER_CUES } from './sellerCues.ts';
import { readSenderCues } from './senderCues.ts';

const KIND_CUES = [...SELLER_CUES, ...REQUEST_CUES, ...ACQUAINTED_CUES];

/** Below these probabilities a kind is not used: answering anyone else like a seller is the worst mistake. */
const LEAST_KIND = 0.6;
const LEAST_SALES = 0.75;
/** A scam is recognized by what it asks for, not only by its words, so only the reader decides. */
const LEAST_SCAM = 0.8;
/** From this probability on, words cannot overrule the reader. */
const SURE = 0.9;
/** The same for someone who clearly offers something. */
const SURE_SELLER = 0.8;
/** Words can still identify a kind that the reader considers very unlikely. */
const LEAST_PRIOR = 0.02;
const PITCHES: readonly EmailKind[] = ['sales', 'follow_up', 'advert'];
/** Adverts are pitches too: with this probability for all of them together, a seller is sure enough. */
const LEAST_PITCH = 0.85;
/** The most that words can add to a kind's log odds. */
const MOST_CUES = 6;

/** What a sentence with an offer adds for a sales email. */
const OFFERED = 0.8;

/** Recruiting emails mention work; without such a word, the kind loses most of its probability. */
const WORKLESS = 0.03;

/** First and later emails of a sequence are answered in the same way. */
const isSold = (kind: EmailKind): boolean => kind === 'sales' || kind === 'follow_up';

type EmailText = { body: string; subject: string };
/** Kinds that subjects name as clearly as bodies: an order number, a birthday. */
const IN_SUBJECTS: ReadonlySet<EmailKind> = new Set(['customer', 'personal', 'job_application']);

/** The probabilities of each kind: the reader's, adjusted by words that are rare in other kinds. */
function weighKinds(chances: ReadonlyMap<EmailKind, number>, { body, subject }: EmailText, sells: boolean): Map<EmailKind, number> {
  const hasCue = readSenderCues({ subject, body });
  const odds = EMAIL_KINDS.map((kind): [EmailKind, number] => {
    const said = KIND_CUES.filter(
      (cue) => cue.kind === kind && (cue.pattern.test(body) || (IN_SUBJECTS.has(kind) && cue.pattern.test(subject))),
    ).reduce((sum, cue) => sum + cue.weight, kind === 'sales' && sells ? OFFERED : 0);
    const share = kind === 'recruiting' && !hasCue('speaksOfWork') ? WORKLESS : 1;
    return [kind, Math.max(chances.get(kind) ?? 0, LEAST_PRIOR) * share * Math.exp(Math.min(said, MOST_CUES))];
  });
  const total = odds.reduce((sum, [, weight]) => sum + weight, 0);
  return new Map(odds.map(([kind, weight]) => [kind, weight / total]));
}

/** The most likely of some kinds and its probability; both kinds of sales emails count as one. */
function likeliest(chances: ReadonlyMap<EmailKind, number>): { kind: EmailKind; chance: number } {
  const sold = (chances.get('sales') ?? 0) + (chances.get('follow_up') ?? 0);
  const [kind, chance] = [...chances].reduce((best, one) => (one[1] > best[1] ? one : best), ['sales', 0] as [EmailKind, number]);
  if (isSold(kind)) return { kind, chance: sold };
  return sold > chance ? { kind: (chances.get('sales') ?? 0) >= sold / 2 ? 'sales' : 'follow_up', chance: sold } : { kind, chance };
}

/**
 * The kind of email that a reply answers, from the reader's probabilities, the email's words and whether it offers something; null if
 * uncertain.
 */
export function findKind(chances: ReadonlyMap<EmailKind, number>, text: EmailText, sells: boolean): EmailKind | null {
  const read = likeliest(chances);
  if (read.chance >= SURE || (read.kind === 'scam' && read.chance >= LEAST_SCAM)) return read.kind;
  if (sells && isSold(read.kind) && read.chance >= SURE_SELLER) return read.kind;
  const odds = weighKinds(chances, text, sells);
  const weighed = likeliest(odds);
  if (weighed.kind === 'scam') return null;
  const isPitch = isSold(weighed.kind) || weighed.kind === 'advert';
  const pitches = isPitch ? PITCHES.reduce((sum, kind) => sum + (odds.get(kind) ?? 0), 0) : 0;
  return pitches >= LEAST_PITCH || weighed.chance >= (isSold(weighed.kind) ? LEAST_SALES : LEAST_KIND) ? weighed.kind : null;
}
