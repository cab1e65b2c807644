import type { LeadInList } from '../../lead.ts';
import { EMAIL_KINDS, isOutsideKind, type EmailKind } from '../../reader/kinds.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { findForeignKind, settleLanguage } from '../foreign/readForeign.ts';
import { readPrice } from '../asks/readStated.ts';
import { offersSomething, type ReadBody } from '../readDraftBody.ts';
import type { ReplyCampaign } from '../replyCampaign.ts';
import { readSenderCues } from './senderCues.ts';
import { speaksToCustomers } from './speaksToCustomers.ts';
import { readWordedKind } from './readWordedKind.ts';

/** From this probability on, the reading of the whole list applies to each of its emails. */
const LEAST_LISTED = 0.9;

/** Below this probability a kind is not used: answering a friend or a customer like a seller is the worst mistake. */
const LEAST_KIND = 0.5;
/** A scam is answered with contempt, so it takes more. */
const LEAST_SCAM = 0.7;
/** Someone who merely may be an acquaintance is not treated as one. */
const LEAST_KNOWN = 0.55;

/** Emails of strangers who want something for a newspaper, or want to buy, are read as one of these. They have answers of their own. */
const MISTAKEN: ReadonlySet<EmailKind> = new Set(['sales', 'follow_up', 'partnership', 'advert', 'survey']);

/** Kinds with nearly the same answers: whichever it is, the sender sells, or knows the reader. They count as one before they are told apart. */
const ALIKE: readonly (readonly EmailKind[])[] = [
  ['sales', 'follow_up'],
  ['customer', 'internal', 'personal'],
];
const GROUPS = [...ALIKE, ...EMAIL_KINDS.filter((kind) => !ALIKE.flat().includes(kind)).map((kind) => [kind])];

/** The most likely kind, if likely enough. */
function likeliestKind(chances: ReadBody['kinds']): EmailKind | null {
  const chanceOf = (kind: EmailKind): number => chances.get(kind) ?? 0;
  const likeliest = GROUPS.map((kinds) => ({ kinds, chance: kinds.reduce((sum, kind) => sum + chanceOf(kind), 0) })).reduce((best, other) =>
    other.chance > best.chance ? other : best,
  );
  const kind = likeliest.kinds.reduce((best, other) => (chanceOf(other) > chanceOf(best) ? other : best));
  const least = kind === 'scam' ? LEAST_SCAM : likeliest.kinds.length > 2 ? LEAST_KNOWN : LEAST_KIND;
  return likeliest.chance < least ? null : kind;
}

/** If all strangers' kinds together are this likely, someone who offers something sells it: most strangers do. */
const LEAST_STRANGER = 0.6;
/** The same for someone who names a price of their own. */
const LEAST_PRICED = 0.4;
/** Another kind than sales is taken for one from this probability on, and only if it is clearly more likely. */
const LEAST_OTHER = 0.4;
const MORE_THAN_SALES = 1.4;
/** Below this probability of sales, no unsure email is answered as one. */
const LEAST_SOLD = 0.15;

/** Kinds that an email which offers something is often mistaken for, and from which probability on it is not: then the product says so, too. */
const OFTEN_SOLD: ReadonlySet<EmailKind> = new Set(['event', 'partnership', 'advert']);
const LEAST_SAID = 0.6;

/** Words of somebody who asks for money or things. */
const ASKS_TO_GIVE =
  /\?|\b(?:donat\w+|give|gifts?|sponsor\w*|support us|raise|raising|fund\w*|invest\w*|pledge\w*|deck|help us)\b|[£$€]\s?\d/i;

/** The kind, where what the email says outweighs an uncertain reading. */
function settleKind(read: EmailKind | null, { lead, draft, body, marks }: KindInput): EmailKind | null {
  // A charity's news.
  if (read === 'fundraising' && !ASKS_TO_GIVE.test(lead.email.body)) return 'advert';
  // Only customers complain about what they got.
  if ((read === null || read === 'follow_up') && marks.has('complaint')) return 'customer';
  const mayBeSold = (kind: EmailKind): boolean => OFTEN_SOLD.has(kind) && (body.kinds.get(kind) ?? 0) < LEAST_SAID;
  if (!offersSomething(body) || (read !== null && !mayBeSold(read))) return read;
  const inside = [...body.kinds].filter(([kind]) => !isOutsideKind(kind));
  const strangers = inside.reduce((sum, [, chance]) => sum + chance, 0);
  const isPriced = readPrice(lead.email.body.slice(0, draft.prose.end)) !== null;
  if (strangers < (isPriced ? LEAST_PRICED : LEAST_STRANGER)) return read;
  const [best, chance] = inside.reduce((one, other) => (other[1] > one[1] ? other : one));
  const sold = (body.kinds.get('sales') ?? 0) + (body.kinds.get('follow_up') ?? 0);
  if (!mayBeSold(best) && chance >= LEAST_OTHER && chance >= MORE_THAN_SALES * (body.kinds.get('sales') ?? 0)) return best;
  return sold >= LEAST_SOLD ? 'sales' : read;
}

/** Nobody sells to "all", or starts with what they are sorry for. */
const NOT_FROM_SELLERS = [
  /^\W*(?:(?:hi|hello|hey|dear|good morning|morning)[ ,]+)?(?:all|team|everyone|everybody|folks|both|colleagues)\b/i,
  /^\W*(?:(?:hi|hello|hey|dear)\b[^\n,!.]*[,!.]?\s+)?(?:I(?:['’]m| am) )?(?:so |very |really )*(?:sorry|apologies|my apologies)\b(?! (?:to (?:bother|chase|trouble|disturb|interrupt)|for (?:the|another|my) (?:\w+ )?(?:email|message|reminder|follow|chase)|if\b))/i,
] as const;
const SURELY_SOLD = 0.8;

type KindInput = { lead: LeadInList; draft: EmailDraft; body: ReadBody; marks: ReadonlySet<string> };

/** The kind of email that a reply answers; null if uncertain. The user's correction overrides the reader. */
export function readReplyKind({ corrections, reading }: ReplyCampaign, { lead, draft, body, marks }: KindInput): EmailKind | null {
  if (corrections?.emailKind !== undefined) return EMAIL_KINDS.find((kind) => kind === corrections.emailKind) ?? null;
  if (body.parts === null) return findForeignKind(draft.body.visible, settleLanguage(draft.body.visible, draft.language));
  const isListed = reading !== undefined && reading.kind.probability >= LEAST_LISTED;
  const read = isListed ? reading.kind.kind : likeliestKind(body.kinds);
  const kind = (isListed ? null : readWordedKind(lead.email, body.kinds)) ?? settleKind(read, { lead, draft, body, marks });
  const sold = (body.kinds.get('sales') ?? 0) + (body.kinds.get('follow_up') ?? 0);
  if (
    (kind === 'sales' || kind === 'follow_up') &&
    !isListed &&
    NOT_FROM_SELLERS.some((words) => words.test(lead.email.body)) &&
    sold < SURELY_SOLD
  )
    return null;
  // A notice to customers names prices and products, too.
  if ((kind === 'sales' || kind === 'follow_up') && !isListed && sold < LEAST_LISTED && speaksToCustomers(lead.email.body))
    return 'customer';
  const hasCue = readSenderCues(lead.email);
  const wantsOther = marks.has('inquiry') || hasCue('press');
  const isSurelySold = sold >= LEAST_LISTED;
  return kind !== null && MISTAKEN.has(kind) && wantsOther && !isSurelySold && !hasCue('offersOwn') ? null : kind;
}
