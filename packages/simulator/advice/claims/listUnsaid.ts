import { mayBeOfKind } from '../../kind/mayBeOfKind.ts';
import type { EmailKind } from '../../reader/kinds.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import type { ClaimTopic } from '../../signs/claim.ts';

/** What the time, the booking page or the easy answer of a sale is told by: guests and respondents give their time, and book it on a page. */
const OF_TIME: readonly ClaimTopic[] = ['interest_ask', 'meeting_ask', 'calendar_link'];
/** What is told of an offer: why it comes now, who bought it, and its figures. A vacancy, an event or a good cause is its own reason. */
const OF_OFFER: readonly ClaimTopic[] = ['occasion', 'proof', 'figures'];

/** What is judged as in a sale, and so is not said of other kinds. Whoever may change jobs wants to talk first. */
const UNSAID: readonly (readonly [EmailKind, readonly ClaimTopic[]])[] = [
  ['event', [...OF_TIME, ...OF_OFFER]],
  ['survey', [...OF_TIME, ...OF_OFFER]],
  ['recruiting', ['meeting_ask', ...OF_OFFER]],
  ['fundraising', OF_OFFER],
  ['link_building', OF_OFFER],
  ['partnership', ['proof']],
];

/** What nothing is said about in an email that may sell nothing. */
export const listUnsaid = (draft: EmailDraft): ReadonlySet<ClaimTopic> =>
  new Set(UNSAID.flatMap(([kind, topics]) => (mayBeOfKind(draft, kind) ? topics : [])));
