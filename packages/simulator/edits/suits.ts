import { isForStrangers } from '../kind/decideKind.ts';
import type { EmailDraft } from '../reading/draft.ts';
import type { EditSource } from '../signs/sign.ts';

/** Whether an edit suits an email: what helps a cold email does not help a note to a friend, but a repair always helps. */
export const suits = ({ isRepair }: Pick<EditSource, 'isRepair'>, draft: EmailDraft): boolean => isRepair === true || isForStrangers(draft);
