import type { SharedTemplate } from '../../edits/tryTemplate.ts';
import type { FactorId } from '../../signs/signs.ts';
import { isVerified, type DraftFix, type Told } from './draftReason.ts';
import { isGeneralFault, OF_WHOLE, rankBy } from './isWorthTelling.ts';
import { NEEDS_PLACE } from './needsPlace.ts';

/** Signs found in the same line of the email: one card for all of them is enough. */
const SAME_LINE: readonly (readonly FactorId[])[] = [['wrong_name', 'broken_variables', 'name_use', 'courtesy']];
const sharesLine = (one: Told, other: Told): boolean =>
  SAME_LINE.some((ids) => ids.includes(one.factor.factorId) && ids.includes(other.factor.factorId));

/** Words of the subject that two reasons blame: "50% OFF" and "50%". */
function blamesSame({ factor: one }: Told, { factor: other }: Told): boolean {
  return one.evidence.some(
    (span) =>
      span.part === 'subject' &&
      span.text !== one.shownBy.lead.email.subject &&
      other.evidence.some(
        ({ part, start, end, text }) =>
          part === 'subject' && text !== other.shownBy.lead.email.subject && start < span.end && span.start < end,
      ),
  );
}

/** Whether advice that needs a place has one: a text, or an edit of each lead's own email. */
export const hasPlace = (one: Told, template: SharedTemplate | undefined): boolean =>
  (!NEEDS_PLACE.has(one.factor.factorId) && one.factor.polarity !== 'neutral') ||
  (template === undefined ? isVerified(one) : (one.reason.fix?.email ?? null) !== null);

/** A factor of the other stage with at least this effect, in log odds, is always shown. */
const LEAST_OF_OTHER = 0.03;
/** What no fault is certain of counts what its edit gains. */
const costOf = ({ factor, offered }: Told): number =>
  factor.polarity === 'neutral' ? Math.log1p(Math.max(0, offered?.verification?.lift ?? 0)) : factor.weight;

/** What is true of nearly every template does not distinguish this one, unless there is a text for it. */
const OF_ANY_TEMPLATE: ReadonlySet<FactorId> = new Set<FactorId>(['personal_detail']);
/** How much of its cost a reason without a verified edit may count: nobody has tested what a new text wins back. */
const UNTRIED = 0.5;
const isGeneral = (one: Told): boolean => OF_ANY_TEMPLATE.has(one.factor.factorId) || isGeneralFault(one.factor.factorId, isVerified(one));
const worthOf = (one: Told): number => costOf(one) * (isVerified(one) ? 1 : UNTRIED);

/** Whether two edits give the same template. */
function writesSame(one: DraftFix | null, other: DraftFix | null): boolean {
  const [left, right] = [one?.email ?? null, other?.email ?? null];
  return left !== null && right !== null && left.subject === right.subject && left.body === right.body;
}

/**
 * The highest cost of each stage, which its insights name first, too; then the others by possible gain. No factor, edit or new text occurs
 * twice. What is true of any template fills the places that are left.
 */
export function chooseReasons(told: readonly Told[], most: number): Told[] {
  const rank = rankBy(told, (one) => ({ factorId: one.factor.factorId, cost: costOf(one) }));
  const strongest = told.toSorted((one, other) => rank(other) - rank(one));
  const own = strongest.filter((one) => !isGeneral(one));
  const [first] = own;
  const second = own.find((one) => one.stage !== first?.stage && costOf(one) >= LEAST_OF_OTHER);
  // Those that the rank puts before any wording: the others wait for what costs more.
  const whole = own.filter((one) => OF_WHOLE.has(one.factor.factorId) && rank(one) > costOf(one));
  const byGain = own.toSorted((one, other) => worthOf(other) - worthOf(one));
  const general = strongest.filter((one) => isGeneral(one) && (isVerified(one) || own.length === 0));
  const ordered = [first, second, ...whole, ...byGain, ...general].flatMap((one) => one ?? []);
  const isFirst = (one: Told, index: number) =>
    ordered.findIndex(
      (other) =>
        other.factor.factorId === one.factor.factorId ||
        (isVerified(other) && isVerified(one) && other.offered?.editId === one.offered?.editId) ||
        writesSame(other.reason.fix, one.reason.fix) ||
        sharesLine(other, one) ||
        blamesSame(other, one),
    ) === index;
  const chosen = ordered.filter(isFirst);
  // Where nothing is wrong with this email in particular, one thing true of any template is enough.
  const kept = own.length === 0 ? chosen.slice(0, 1) : chosen.slice(0, most);
  return kept.toSorted((one, other) => rank(other) - rank(one));
}
