import { EMAIL_KINDS, isOutsideKind, type EmailKind } from '../reader/kinds.ts';
import type { EmailDraft } from '../reading/draft.ts';
import type { EditSource } from '../signs/sign.ts';

/** From this chance on an email is none to strangers, where the likeliest kind of all is none either. */
const LEAST_OUTSIDE = 0.7;

function isOutside({ kind, language }: EmailDraft): boolean {
  if (language === 'und') return true;
  let [likeliest, outside]: [EmailKind | undefined, number] = [undefined, 0];
  let best = 0;
  EMAIL_KINDS.forEach((one, index) => {
    const chance = kind[index] ?? 0;
    if (chance > best) [likeliest, best] = [one, chance];
    if (isOutsideKind(one)) outside += chance;
  });
  return likeliest !== undefined && isOutsideKind(likeliest) && outside >= LEAST_OUTSIDE;
}

/** Whether an edit suits an email: what helps a cold email does not help a note to a friend, but a repair helps everything. */
export const suits = ({ isRepair }: Pick<EditSource, 'isRepair'>, draft: EmailDraft): boolean => isRepair === true || !isOutside(draft);
