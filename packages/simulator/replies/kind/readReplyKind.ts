import type { Email, LeadInList } from '../../lead.ts';
import { EMAIL_KINDS, type EmailKind } from '../../reader/kinds.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { isConfirmed, isKnownSender } from './confirmKind.ts';
import { findKind } from './findKind.ts';
import { offersSomething, type ReadBody } from '../readDraftBody.ts';
import { findForeignKind, settleLanguage } from '../foreign/readForeign.ts';
import type { ReplyCampaign } from '../replyCampaign.ts';
import { settleKind } from './settleKind.ts';

/** From this probability on, the reading of the whole list applies to each of its emails. */
const LEAST_LISTED = 0.9;

/** Topics that only customers and suppliers write about. */
const DEALINGS = ['complaint', 'bug', 'dearer', 'delayed', 'unpaid'] as const;
const isDealing = (marks: ReadonlySet<string>, email: Email): boolean =>
  marks.has('complaint') || (isKnownSender(email) && DEALINGS.some((mark) => marks.has(mark)));

type KindInput = { lead: LeadInList; draft: EmailDraft; body: ReadBody; marks: ReadonlySet<string> };

/**
 * The kind that a reply answers; null if neither the reader nor plain words settle it, or if they contradict each other. The user's
 * correction overrides both.
 */
export function readReplyKind({ corrections, reading }: ReplyCampaign, { lead, draft, body, marks }: KindInput): EmailKind | null {
  if (corrections?.emailKind !== undefined) return EMAIL_KINDS.find((kind) => kind === corrections.emailKind) ?? null;
  if (body.parts === null) return findForeignKind(draft.body.visible, settleLanguage(draft.body.visible, draft.language));
  const sells = offersSomething(body);
  const isListed = reading !== undefined && reading.kind.probability >= LEAST_LISTED;
  const told = isListed ? reading.kind.kind : findKind(body.kinds, { body: body.parts.visible, subject: lead.email.subject }, sells);
  const settled = settleKind(told, marks, lead.email);
  const isFollowUp = settled === 'follow_up' && (marks.has('later') || marks.has('breakup'));
  if (settled === null && isDealing(marks, lead.email)) return 'customer';
  if (settled === null || settled !== told || isFollowUp || marks.has('later')) return settled;
  const chance = Math.max(body.kinds.get(settled) ?? 0, isListed ? reading.kind.probability : 0);
  if (isConfirmed(settled, lead.email, { chance, sells })) return settled;
  return isDealing(marks, lead.email) ? 'customer' : null;
}
