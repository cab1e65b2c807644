import type { Email } from '../lead.ts';
import type { EmailDraft } from '../reading/draft.ts';
import type { EditSource } from '../signs/sign.ts';
import { ALL_SIGNS, type FactorId, type SIGNS } from '../signs/signs.ts';
import { besideNoThreat } from './besideNoThreat.ts';
import { dropOrphans } from './dropOrphans.ts';
import { keepsRequest } from './keepsRequest.ts';
import { repeatsWords } from './repeatsWords.ts';
import { isUndamaged } from './safety.ts';
import { mayAskStock } from './stockQuestion.ts';
import { usesOwnWords } from './subjectWords.ts';
import { keepsVariables } from './subjectNames.ts';
import { keepsTopic } from './subjectTopic.ts';
import { calmSubject, mendWholeSubject } from './wholeSubject.ts';

type KeysOf<Record> = Record extends unknown ? keyof Record : never;

/** The edits of all signs by name; `rewrite` is an external rewrite of the whole email and belongs to no sign. */
export type EditId = KeysOf<(typeof SIGNS)[keyof typeof SIGNS]['edits']> | 'rewrite';

/** An edit with its name and the factors it addresses. */
export type Edit = EditSource & {
  id: EditId;
  fixes: readonly FactorId[];
  /** The further edits it is made of. */
  parts?: readonly EditId[];
};

type Operators = Readonly<Record<Exclude<EditId, 'rewrite'>, EditSource>>;
const OPERATORS: Operators = Object.assign({}, ...ALL_SIGNS.map(({ edits }) => edits));
const isOperator = (id: string): id is keyof Operators => Object.hasOwn(OPERATORS, id);

/** Nobody writes a longer email by hand. We propose no edits for one, so a hostile text costs no time. */
const MOST_CHARACTERS = 20_000;

const countWords = (text: string): number => text.trim().split(/\s+/).length;

const applySafely =
  (source: EditSource) =>
  (draft: EmailDraft): Email => {
    const { email } = draft.lead;
    if (email.subject.length + email.body.length > MOST_CHARACTERS) return email;
    const edited = source.apply(draft);
    if (source.calmsSubject !== true || edited.body === email.body) return keepSafe(draft, edited, source);
    const whole = keepSafe(draft, calmSubject(draft, edited), source);
    return whole === email ? keepSafe(draft, edited, source) : whole;
  };

/** An edited email, mended where it can be; the original if it is damaged. */
function keepSafe(draft: EmailDraft, edited: Email, { mayChange, isRepair, dropsName }: EditSource): Email {
  const { email } = draft.lead;
  if (!mayAskStock(draft, edited) || !keepsRequest(draft, edited) || repeatsWords(email.body, edited.body)) return email;
  if (edited.subject !== email.subject) {
    if (!isUndamaged(email, edited, mayChange)) return email;
    // A repair stays a repair: anything else wrong with the subject is another edit's task.
    const whole = isRepair === true ? edited : mendWholeSubject(draft, edited);
    // Words that were only respelled lose no topic.
    const isRespelled = isRepair === true && countWords(whole.subject) === countWords(email.subject);
    if (isRepair !== true && !usesOwnWords(draft, whole.subject)) return email;
    if (!isRespelled && !keepsTopic(email.subject, whole.subject, draft.lead)) return email;
    const isKept = keepsVariables(email.subject, whole.subject, { ...draft.lead, mayDropName: dropsName === true });
    return isRepair === true || isKept ? whole : email;
  }
  const calm = besideNoThreat(draft, edited);
  if (calm === undefined || isUndamaged(email, calm, mayChange)) return calm ?? email;
  const mended = dropOrphans(draft, calm);
  return mended !== undefined && isUndamaged(email, mended, mayChange) && keepsRequest(draft, mended) ? mended : email;
}

/** Every edit operator; none of them gives a text that `findDamage` objects to. */
export const EDITS: readonly Edit[] = ALL_SIGNS.flatMap((sign) =>
  Object.keys(sign.edits)
    .filter(isOperator)
    .map((id) => ({ ...OPERATORS[id], apply: applySafely(OPERATORS[id]), id, fixes: [sign.id, ...(OPERATORS[id].alsoFixes ?? [])] })),
);
