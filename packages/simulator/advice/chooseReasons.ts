import { isMust } from './faultEdits.ts';
import { unfill } from '../edits/template.ts';
import type { SharedTemplate } from '../edits/tryTemplate.ts';
import type { Email } from '../lead.ts';
import { findPhrases } from '../reading/phrases/findPhrases.ts';
import { isSpam } from '../reading/phrases/isSpam.ts';
import { splitWords } from '../reading/text/splitWords.ts';
import type { FactorId } from '../signs/signs.ts';
import { findChangedLines } from './changedLines.ts';
import { offeredEdit, type DraftFix, type Told } from './draftReason.ts';
import { isGeneralFault, OF_WHOLE, rankBy } from './isWorthTelling.ts';
import { NEEDS_PLACE } from './needsPlace.ts';

/** A quotation of at least this many words is a whole sentence, blamed for its length or topic and not for its wording. */
const LONG_QUOTE = 6;
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

/** Words of an email that read like an ad, even if no reason names them. */
function pressedIn({ subject, body }: Email): string[] {
  const text = `${subject}\n${body}`;
  return findPhrases({ text, words: splitWords(text), isQuestionAt: () => false })
    .filter((match) => match.stock === 'hype' || isSpam(match))
    .map(({ start, end }) => text.slice(start, end).toLowerCase());
}

/** Reasons that blame a request as a whole, not its words. */
const BLAME_REQUESTS: ReadonlySet<FactorId> = new Set<FactorId>(['ask_kind', 'several_asks', 'calendar_link']);

/** Whether an edit only rewrites a request that another reason wants replaced. */
function rewritesBlamed(one: Told, others: readonly Told[], removed: readonly string[]): boolean {
  return others.some(({ factor }) => {
    if (!BLAME_REQUESTS.has(factor.factorId) || offeredEdit(one)?.tried.edit.fixes.includes(factor.factorId) === true) return false;
    const { lead, persona } = factor.shownBy;
    const requests = factor.evidence
      .filter(({ part }) => part === 'body')
      .map(({ text }) => unfill(text.trim(), { firstName: persona.firstName, company: lead.company }));
    return requests.some((request) => removed.some((line) => line.includes(request) || request.includes(line)));
  });
}

/** Withholds a reason's edit with its figure if its text adds or rewrites words that another reason blames. */
export function withoutBlamedText(one: Told, all: readonly Told[], written: Email): Told {
  const { fix } = one.reason;
  if (fix === null || fix.editId === null || fix.email === null || isMust({ id: fix.editId })) return one;
  const { removed, added } = findChangedLines(written, fix.email);
  const others = all.filter((other) => other !== one);
  const subjectLine = fix.email.subject.toLowerCase();
  const linesOf = { subject: [subjectLine], body: added.map((line) => line.toLowerCase()).filter((line) => line !== subjectLine) };
  const lines = written.subject === fix.email.subject ? linesOf.body : [...linesOf.subject, ...linesOf.body];
  const blamed = others
    // A misspelled word has an edit of its own.
    .filter(({ factor }) => factor.factorId !== 'slips' && offeredEdit(one)?.tried.edit.fixes.includes(factor.factorId) !== true)
    .flatMap(({ factor }) => factor.evidence)
    .filter(({ part, text }) => text.length > 1 && text !== written[part] && text.split(/\s+/).length < LONG_QUOTE);
  const holds = (line: string, words: string): boolean => line.includes(words) && !/^\p{L}{1,2}$/u.test(words);
  // A line of the body that is only shortened may keep what it has: less of it is still better.
  const kept = removed
    .filter((line) => line !== written.subject)
    .join('\n')
    .toLowerCase();
  const pressed = pressedIn(fix.email).filter((words) => lines.some((line) => holds(line, words)) && !kept.includes(words));
  const isBlamed = blamed.some(({ part, text }) => linesOf[part].some((line) => lines.includes(line) && holds(line, text.toLowerCase())));
  if (pressed.length === 0 && !isBlamed && !rewritesBlamed(one, others, removed)) return one;
  // Its figure belongs to a text that is not offered.
  return { ...one, reason: { ...one.reason, fix: null } };
}

/** Whether advice that needs a place has one: a text, or an edit of each lead's own email. */
export const hasPlace = ({ factor, verified, reason }: Told, template: SharedTemplate | undefined): boolean =>
  (!NEEDS_PLACE.has(factor.factorId) && factor.polarity !== 'neutral') ||
  (template === undefined ? verified !== undefined : (reason.fix?.email ?? null) !== null);

/** A factor of the other stage with at least this effect, in log odds, is always shown. */
const LEAST_OF_OTHER = 0.03;
/** What no fault is certain of counts what its edit gains. */
const costOf = ({ factor, verified }: Told): number =>
  factor.polarity === 'neutral' ? Math.log1p(Math.max(0, verified?.verification.lift ?? 0)) : Math.abs(factor.contribution);

/** What is true of nearly every template does not distinguish this one, unless there is a text for it. */
const OF_ANY_TEMPLATE: ReadonlySet<FactorId> = new Set<FactorId>(['personal_detail']);
/** How much of its cost a reason without a verified edit may count: nobody has tested what a new text wins back. */
const UNTRIED = 0.5;
const isGeneral = ({ factor: { factorId }, verified }: Told): boolean =>
  OF_ANY_TEMPLATE.has(factorId) || isGeneralFault(factorId, verified !== undefined);
const worthOf = (one: Told): number => costOf(one) * (one.verified === undefined ? UNTRIED : 1);

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
  const whole = own.filter(({ factor: { factorId } }) => OF_WHOLE.has(factorId));
  const byGain = own.toSorted((one, other) => worthOf(other) - worthOf(one));
  const general = strongest.filter((one) => isGeneral(one) && (one.verified !== undefined || own.length === 0));
  const ordered = [first, second, ...whole, ...byGain, ...general].flatMap((one) => one ?? []);
  const isFirst = (one: Told, index: number) =>
    ordered.findIndex(
      (other) =>
        other.factor.factorId === one.factor.factorId ||
        (other.verified !== undefined && other.verified.tried.edit.id === one.verified?.tried.edit.id) ||
        writesSame(other.reason.fix, one.reason.fix) ||
        sharesLine(other, one) ||
        blamesSame(other, one),
    ) === index;
  const chosen = ordered.filter(isFirst);
  // Where nothing is wrong with this email in particular, one thing true of any template is enough.
  const kept = own.length === 0 ? chosen.slice(0, 1) : chosen.slice(0, most);
  return kept.toSorted((one, other) => rank(other) - rank(one));
}
