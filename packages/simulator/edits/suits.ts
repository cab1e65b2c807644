import { EMAIL_KINDS, isOutsideKind } from '../reader/kinds.ts';
import type { EmailDraft } from '../reading/draft.ts';
import type { EditSource } from '../signs/sign.ts';

/** From this chance on an email is none to strangers. */
const LEAST_OUTSIDE = 0.6;

const isOutside = ({ kind, language }: EmailDraft): boolean =>
  language === 'und' || EMAIL_KINDS.reduce((sum, one, index) => sum + (isOutsideKind(one) ? (kind[index] ?? 0) : 0), 0) >= LEAST_OUTSIDE;

/** Whether an edit suits an email: what helps a cold email does not help a note to a friend, but a repair helps everything. */
export const suits = ({ isRepair }: Pick<EditSource, 'isRepair'>, draft: EmailDraft): boolean => isRepair === true || !isOutside(draft);
