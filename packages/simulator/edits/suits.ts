import { decideKind, isForStrangers } from '../kind/decideKind.ts';
import { mayBeOfKind } from '../kind/mayBeOfKind.ts';
import type { EmailDraft } from '../reading/draft.ts';
import type { EditSource } from '../signs/sign.ts';

/**
 * Whether an edit suits an email: what helps a cold email does not help a note to a friend, and what helps a sale does not help an invitation, a vacancy or
 * a survey, but a repair always helps.
 */
export const suits = ({ isRepair, isOfSelling }: Pick<EditSource, 'isRepair' | 'isOfSelling'>, draft: EmailDraft): boolean =>
  isRepair === true ||
  (isForStrangers(draft) &&
    !(isOfSelling === true && (mayBeOfKind(draft, 'event') || mayBeOfKind(draft, 'survey') || decideKind(draft) === 'recruiting')));
