import { asksForMark } from '../kind/asksForMark.ts';
import { readWordedKind } from '../kind/readWordedKind.ts';
import { writesAsFriend } from '../kind/writesAsFriend.ts';
import type { Email } from '../lead.ts';
import { isOutsideKind, type EmailKind } from '../reader/kinds.ts';
import { offersSomething, type ReadBody } from './readDraftBody.ts';

/** Whether an email's words show its kind. */
export const isWorded = (kind: EmailKind, email: Email, kinds: ReadonlyMap<EmailKind, number>): boolean =>
  kind === 'personal' ? writesAsFriend(email) : (kind === 'survey' && asksForMark(email.body)) || readWordedKind(email, kinds) === kind;

/** Whoever offers something and asks how things are may sell or study: then only replies to any stranger are right for certain. */
const LEAST_STUDY = 0.75;
export const isDoubtful = (kind: EmailKind | null, email: Email, { kinds, readings }: ReadBody): boolean =>
  kind === 'survey' && (kinds.get(kind) ?? 0) < LEAST_STUDY && !isWorded(kind, email, kinds) && offersSomething({ readings });

/** Whether somebody of no known kind offers something and is a stranger sooner than anything else. */
export const mayOffer = ({ kinds, readings }: ReadBody): boolean => {
  const [likeliest] = [...kinds].toSorted((one, other) => other[1] - one[1]);
  return likeliest !== undefined && !isOutsideKind(likeliest[0]) && offersSomething({ readings });
};
