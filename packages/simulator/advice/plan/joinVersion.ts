import { unfill } from '../../edits/template.ts';
import type { EditedEmail, OfferedChange, OfferedVersion, Recommendation } from '../../explain/explanation.ts';
import { isLoudSubject } from '../../signs/subject/plainSubject.ts';
import type { FactorId } from '../../signs/signs.ts';
import { findChangedLines } from '../version/changedLines.ts';
import { isHalfMended } from './halfMended.ts';
import { toNeutralCard } from './neutralCard.ts';
import { listGone, listSentences } from '../version/sayDifference.ts';
import type { PlannedFactor, StageFindings } from './stagePlan.ts';
import { losesPraised } from './takesAway.ts';

/** The email with one change of a version alone. */
function emailWith({ original, isTemplate, combinations }: OfferedVersion, place: number): EditedEmail | null {
  const found = combinations.find(({ changes }) => changes === 2 ** place);
  if (found !== undefined && found.email.body === original.body && isLoudSubject(found.email.subject)) return null;
  return found === undefined ? null : { ...found.email, original, isTemplate };
}

/** What a change does, with the sentences that it drops alone and that another change of the version has dropped before it. */
function sayAlone({ text, lines }: OfferedChange, alone: EditedEmail | null): string {
  const original = alone?.original ?? null;
  if (alone === null || original === null) return text;
  const also = listGone(findChangedLines(original, alone)).filter((line) => !lines.removed.includes(line));
  if (also.length === 0 || text.includes('(and drop ')) return text;
  return `${text} (and drop ${listSentences(also)})`;
}

type Findings = Pick<StageFindings, 'gains' | 'losses'>;
type Both = { open: Findings; reply: Findings };

/** Whether an idea of a card is a change of the version, or one that the change also makes. */
const isSame = (one: Recommendation, { editId, parts = [] }: OfferedChange): boolean =>
  one.editId !== null && [editId, ...parts].includes(one.editId);

const hasEdit = ({ factor }: PlannedFactor, change: OfferedChange): boolean => factor.recommendations.some((one) => isSame(one, change));

/** Whether a change takes out words that a card quotes. */
function removesQuoted({ factor: { evidence } }: PlannedFactor, { lines: { removed, added } }: OfferedChange): boolean {
  const has = (lines: readonly string[], words: string) => lines.some((line) => line.includes(words));
  return evidence.some(({ text }) => has(removed, text) && !has(added, text));
}

/** Whether a card is about the subject, which a change rewrites. */
const isOfSubject = (
  { factor: { factorId } }: PlannedFactor,
  { lines: { removed } }: OfferedChange,
  { original }: OfferedVersion,
): boolean => factorId.startsWith('subject_') && removed.includes(original.subject);

/**
 * The card that a change belongs on: one that offers this edit already, otherwise the costliest one that it addresses or whose words it takes
 * out; undefined if no card blames what it changes. It never hangs under praise.
 */
function cardOf({ open, reply }: Both, change: OfferedChange, version: OfferedVersion): PlannedFactor | undefined {
  const addresses = ({ factor }: PlannedFactor) => change.fixes.includes(factor.factorId);
  const costliest = (cards: readonly PlannedFactor[], isWanted: (card: PlannedFactor) => boolean) =>
    cards
      .filter((card) => card.factor.polarity !== 'neutral' && isWanted(card))
      .toSorted((one, other) => one.factor.deltaPoints - other.factor.deltaPoints)[0];
  const mixed = [...reply.gains, ...open.gains].filter(({ factor }) => factor.polarity === 'mixed');
  return (
    costliest(reply.losses, (card) => addresses(card) && hasEdit(card, change)) ??
    costliest(reply.losses, addresses) ??
    costliest(reply.losses, (card) => removesQuoted(card, change)) ??
    costliest(open.losses, (card) => addresses(card) || removesQuoted(card, change)) ??
    costliest(mixed, (card) => addresses(card) || isOfSubject(card, change, version))
  );
}

/** What a change that no card blames is about: something it addresses that no card praises, if there is any. */
function subjectOf({ open, reply }: Both, { fixes }: OfferedChange): FactorId | undefined {
  const praised = [...reply.gains, ...open.gains].map(({ factor }) => factor.factorId);
  return fixes.find((id) => !praised.includes(id)) ?? fixes[0];
}

/** Figures stay in any version, because people decide by them. */
const OF_FIGURES: ReadonlySet<FactorId> = new Set<FactorId>(['subject_number', 'number_claims']);

/** Whether a version rewrites a line and leaves in it what a card blames, because it belongs there. */
function keepsFigure({ factor: { factorId, evidence } }: PlannedFactor, { changes }: OfferedVersion): boolean {
  if (!OF_FIGURES.has(factorId)) return false;
  return evidence.some(({ text }) => changes.some(({ lines }) => lines.added.some((line) => line.includes(text))));
}

/** An idea without an edit says in general what a verified change does. */
const isGeneral = ({ editId, list }: Recommendation): boolean => editId === null && list === undefined;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a version rewrites a sentence that a card praises, so that words of it are lost. */
function losesQuote({ factor: { evidence }, spoken }: PlannedFactor, { email }: OfferedVersion): boolean {
  const { lead, persona } = spoken.factor.shownBy;
  const kept = new Set(wordsOf(`${email.subject}\n${email.body}`));
  return evidence.some(({ part, text }) => {
    const quote = unfill(text, { firstName: persona.firstName, company: lead.company });
    return part === 'body' && !email.body.includes(quote) && wordsOf(quote).some((word) => !kept.has(word));
  });
}

/** Whether a version takes away what a card tells to keep: the reader's company, say. */
function losesPraise({ factor, spoken: { claim, factor: measured } }: PlannedFactor, { email, isTemplate }: OfferedVersion): boolean {
  if (!isTemplate || factor.polarity !== 'positive' || claim?.states !== 'present') return false;
  const { shownBy } = measured;
  const names: readonly (readonly [RegExp, string | null])[] = [
    [/\{\{\s*first_name\s*\}\}/gi, shownBy.persona.firstName],
    [/\{\{\s*company\s*\}\}/gi, shownBy.lead.company],
  ];
  const fill = (text: string): string => names.reduce((filled, [variable, name]) => filled.replace(variable, () => name ?? ''), text);
  return losesPraised(shownBy, { subject: fill(email.subject), body: fill(email.body) }, [claim]);
}

/**
 * The findings with the verified changes of the better version on their cards, so that a page offers the same edits as the version next to it:
 * a card that offers one already keeps its own; without praise of sentences that the version rewrites, and without blame of what it keeps in them.
 */
export function joinVersion<Found extends Both>(found: Found, version: OfferedVersion | null): Found {
  if (version === null) return found;
  const faults = [...found.open.losses, ...found.reply.losses].map(({ spoken }) => spoken);
  const added = new Map<PlannedFactor, Recommendation[]>();
  const ofVersion = new Set<Recommendation>();
  const neutral = new Map<FactorId, PlannedFactor>();
  const addNeutral = (id: FactorId | undefined, editId: OfferedChange['editId']): PlannedFactor | undefined => {
    const { open, reply } = found;
    const [any] = [...reply.losses, ...reply.gains, ...open.losses, ...open.gains];
    if (id === undefined || any === undefined) return undefined;
    const { shownBy, touched } = any.spoken.factor;
    const card = neutral.get(id) ?? toNeutralCard(id, touched, { shownBy, editId });
    if (card !== undefined) neutral.set(id, card);
    return card;
  };
  version.changes.forEach((change, place) => {
    if (!change.verification.verified) return;
    const card = cardOf(found, change, version) ?? addNeutral(subjectOf(found, change), change.editId);
    if (card === undefined) return;
    const { editId, verification } = change;
    const editedEmail = emailWith(version, place);
    // A fault has one text: where a card offers the same edit, it is the version's.
    // A text that nobody would send speaks for no edit.
    const known = card.factor.recommendations.filter(
      (one) => one.editedEmail !== null && one.list === undefined && !isHalfMended(one, card.spoken, faults),
    );
    // A part of a change does not speak for the whole.
    for (const one of known)
      if (one.editId === change.editId || (isSame(one, change) && one.verification?.verified === true)) ofVersion.add(one);
    if (known.length > 0) return;
    const text = sayAlone(change, editedEmail);
    const one: Recommendation = { text, editId, verification, doubt: null, editedEmail, isOfVersion: true };
    added.set(card, [...(added.get(card) ?? []), one]);
  });
  const joined = new Set([...added.values()].flat().map(({ editId }) => editId));
  const marked = (one: Recommendation, isOfReplies: boolean): Recommendation => {
    if (!ofVersion.has(one)) return one;
    const place = version.changes.findIndex(({ editId }) => editId === one.editId);
    const change = version.changes[place];
    if (change === undefined || !isOfReplies) return { ...one, isOfVersion: true };
    // One change has one text and one figure, whichever card it stands on.
    const editedEmail = emailWith(version, place) ?? one.editedEmail;
    return { ...one, text: sayAlone(change, editedEmail), verification: change.verification, editedEmail, isOfVersion: true };
  };
  // A page of opens keeps its own figures of an edit.
  const join = (card: PlannedFactor, isOfReplies: boolean): PlannedFactor => {
    const own = added.get(card);
    const isReplaced = isOfReplies || own !== undefined;
    const others = card.factor.recommendations
      .filter(({ editId }) => editId === null || !isReplaced || !joined.has(editId))
      .map((one) => marked(one, isOfReplies));
    const recommendations = own === undefined ? others : [...own, ...others.filter((one) => !isGeneral(one))];
    return { ...card, factor: { ...card.factor, recommendations } };
  };
  const joinAll = (findings: Findings, isOfReplies: boolean) => ({
    gains: findings.gains
      .filter((one) => !losesQuote(one, version) && !losesPraise(one, version) && !neutral.has(one.factor.factorId))
      .map((one) => join(one, isOfReplies)),
    losses: [...findings.losses.filter((one) => !keepsFigure(one, version)), ...(isOfReplies ? neutral.values() : [])].map((one) =>
      join(one, isOfReplies),
    ),
  });
  const { open, reply } = found;
  return { ...found, open: { ...open, ...joinAll(open, false) }, reply: { ...reply, ...joinAll(reply, true) } };
}
