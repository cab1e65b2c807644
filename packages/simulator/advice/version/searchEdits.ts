import { EDITS, type Edit, type EditId } from '../../edits/edits.ts';
import type { Email } from '../../lead.ts';
import { readsNaturally } from './readsNaturally.ts';
import { chanceOfKind } from '../../reader/readKind.ts';
import { findChangedLines, joins, type ChangedLines } from './changedLines.ts';
import { isOfFault } from './faultEdits.ts';
import { keepsTerms } from './keepsTerms.ts';
import { isOfVersion } from './ofVersion.ts';
import { addWanted, isLast, isOfSentences, MOST_CHANGES, polish, withOne, type LeftOut } from './polishEmail.ts';
import { applyEdit, interestOf, type Step, type Trial } from './trial.ts';

/** The most changes that are searched for. */
const MOST_SEARCHED = 4;
/** A step that adds less interest is not taken. */
const LEAST_GAIN = 0.015;
/**
 * Never offered with an email. An honest warning stays. An opt-out line adds unsubscribes, and no version may trade those for interest. Figures
 * stay, too: decision makers need them, and the sender knows better than a model whether they are true.
 */
export const NOT_SEARCHED: readonly EditId[] = ['drop_harm', 'add_opt_out_line', 'drop_number_claims', 'drop_subject_number'];
/** Why an edit that applies to an email was not used: it gains almost nothing, costs interest, or removes what the reader needs. */
export type RefusedEdit = { edit: Edit; email: Email; lines: ChangedLines; why: 'too_small' | 'less_interest' | 'holds_a_term' };

type Tried = Step & { interest: number; why: RefusedEdit['why'] | null; more: readonly Step[] };

/**
 * The effect of one more edit; undefined if it changes nothing. One that rewrites what an earlier one wrote becomes one change with it, so that
 * nothing is left to find in the text of a version.
 */
function tryStep(
  trial: Trial,
  edit: Edit,
  { email, steps, interest }: { email: Email; steps: readonly Step[]; interest: number },
): Tried | undefined {
  const after = applyEdit(trial, edit, { email, applied: steps.map((step) => step.edit) });
  if (after === undefined) return undefined;
  const lines = findChangedLines(email, after);
  const own: Edit = isOfFault(edit) ? { ...edit, isTidy: true } : edit;
  const step = { edit, email: after, lines };
  if (!readsNaturally(edit.id, lines)) return undefined;
  if (!keepsTerms(edit.id, lines)) return { ...step, interest, why: 'holds_a_term', more: steps };
  const isJoined = steps.some((one) => joins(one.lines, lines));
  const more = isJoined ? withOne(trial, steps, own) : [...steps, { ...step, edit: own }];
  if (more === undefined) return undefined;
  const whole = more.at(-1)?.email ?? after;
  const lifted = interestOf(trial, { email: whole, edits: more.map((one) => one.edit) });
  const why = lifted >= interest * (1 + LEAST_GAIN) ? null : lifted < interest * (1 - LEAST_GAIN) ? 'less_interest' : 'too_small';
  return { ...step, email: whole, interest: lifted, why, more };
}

/** A stock question below a price list does not turn an ad into a letter. */
const NOT_FOR_ADVERTS: readonly EditId[] = ['add_interest_question'];
const IS_ADVERT = 0.5;

export type Found = { steps: readonly Step[]; refused: readonly RefusedEdit[]; left: readonly LeftOut[] };

/**
 * Adds the edit with the largest gain in interest until there is none, then what only takes out a fault and what the page offers (`wanted`).
 */
export function* searchEdits(trial: Trial, wanted: readonly EditId[] = []): Generator<undefined, Found> {
  const steps = yield* polish(trial, [], EDITS.filter(isOfSentences));
  return yield* searchFrom(trial, { wanted, steps });
}

/** The same, beginning with one edit that gains much alone. */
export const searchAfter = (trial: Trial, first: Step, wanted: readonly EditId[]): Generator<undefined, Found> =>
  searchFrom(trial, { wanted, steps: [first] });

type Start = { wanted: readonly EditId[]; steps: readonly Step[] };

function* searchFrom(trial: Trial, { wanted, steps: begun }: Start): Generator<undefined, Found> {
  let steps = begun;
  const refused: RefusedEdit[] = [];
  const most = steps.length + MOST_SEARCHED;
  const email = steps.at(-1)?.email ?? trial.shared.email;
  let at = { email, interest: interestOf(trial, { email, edits: steps.map(({ edit }) => edit) }) };
  const [first] = trial.sample;
  const isAdvert = first !== undefined && chanceOfKind(first.draft.kind, 'advert') >= IS_ADVERT;
  let open = EDITS.filter(
    (one) =>
      one.needsLead !== true &&
      isOfVersion(one) &&
      !isLast(one) &&
      !(isAdvert && NOT_FOR_ADVERTS.includes(one.id)) &&
      !steps.some(({ edit }) => edit.id === one.id),
  );
  while (steps.length < Math.min(most, MOST_CHANGES)) {
    let best: Tried | undefined;
    const useful: Edit[] = [];
    for (const edit of open) {
      const tried = tryStep(trial, edit, { ...at, steps });
      yield;
      if (tried === undefined) continue;
      const { why } = tried;
      if (why !== null) {
        if (steps.every((step) => step.edit.isTidy === true) && edit.isTidy !== true) refused.push({ ...tried, why });
        continue;
      }
      useful.push(edit);
      if (best === undefined || tried.interest > best.interest) best = tried;
    }
    if (best === undefined) break;
    const { edit, email: now, interest, more } = best;
    steps = more;
    at = { email: now, interest };
    open = useful.filter((one) => one !== edit);
  }
  const polished = yield* polish(trial, steps, EDITS.filter(isOfVersion));
  return { ...(yield* addWanted(trial, polished, wanted)), refused };
}
