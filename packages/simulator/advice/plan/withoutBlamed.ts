import type { EditId } from '../../edits/edits.ts';
import { unfill } from '../../edits/template.ts';
import { findEvidence } from '../../explain/evidence.ts';
import type { Evidence } from '../../explain/explanation.ts';
import type { FactorId } from '../../signs/signs.ts';
import { REPLY_MARK } from '../../signs/subject/replyMark.ts';
import type { PlannedFactor } from './stagePlan.ts';

/** Factors that blame whole sentences for what they say. */
const BLAMES_SENTENCES: ReadonlySet<FactorId> = new Set<FactorId>([
  'advert',
  'pressure',
  'guilt',
  'spam_phrases',
  'hype',
  'insult',
  'threat',
]);

/** Words that make a sentence a boast, whether or not they cost enough to be told. */
const OF_BOASTS: readonly FactorId[] = ['spam_phrases', 'hype'];

/** Faults that say nothing against what a sentence states: the length of the email, its layout, a misspelled word in it. */
const OF_FORM: ReadonlySet<FactorId> = new Set<FactorId>(['slips', 'body_length', 'layout']);

/** Whether a fault quotes the passage, or a part of it. */
const blamesPart = ({ factor: { factorId, polarity }, spoken }: PlannedFactor, { part, start, end }: Evidence): boolean =>
  polarity === 'negative' &&
  // A subject is praised for its form, too.
  (part === 'subject' || !OF_FORM.has(factorId)) &&
  spoken.factor.evidence.some((one) => one.part === part && one.start < end && start < one.end);

/** Edits that take empty words out. */
const CUTS_WORDS: readonly (EditId | null)[] = ['cut_filler', 'drop_praise', 'drop_hype'];

type ShownBy = PlannedFactor['spoken']['factor']['shownBy'];

/** The sentence of a lead's body that a passage stands in, with variables in place of its names. */
function templateSentence({ start, end }: Evidence, { lead, persona }: ShownBy): string {
  const { body } = lead.email;
  const from = Math.max(...['. ', '! ', '? ', '\n'].map((mark) => body.lastIndexOf(mark, start - 1) + 1));
  const rest = body.slice(end).search(/[.!?\n]/);
  return unfill(body.slice(from, rest < 0 ? body.length : end + rest + 1).trim(), { firstName: persona.firstName, company: lead.company });
}

/** Whether a passage is, or is part of, one that a note calls empty or doubts. */
function isOfNote(span: Evidence, hollow: readonly string[], shownBy: ShownBy): boolean {
  const text = span.text.trim();
  const sentence = span.part === 'body' && hollow.length > 0 ? templateSentence(span, shownBy) : text;
  return hollow.some((note) => note.includes(text) || text.startsWith(note) || sentence.includes(note));
}

/** A subject that passes for a reply is not praised for anything. */
const isOfFakeReply = ({ factor: { factorId }, spoken }: PlannedFactor): boolean =>
  factorId.startsWith('subject_') && REPLY_MARK.test(spoken.factor.shownBy.lead.email.subject);

/** Whether praise of plain words would stand beside a note or a change that finds empty ones. */
const isWordy = (factors: readonly PlannedFactor[], hollow: readonly string[]): boolean =>
  hollow.length > 0 || factors.some(({ factor }) => factor.recommendations.some(({ editId }) => CUTS_WORDS.includes(editId)));

/** Drops praise of sentences and subjects that another factor or a note blames, and of boasts. */
export function withoutBlamed(
  gains: readonly PlannedFactor[],
  losses: readonly PlannedFactor[],
  hollow: readonly string[],
): PlannedFactor[] {
  const plain = isWordy([...gains, ...losses], hollow) ? gains.filter(({ factor }) => factor.factorId !== 'hype') : gains;
  const blamed = losses.flatMap(({ factor }) => (BLAMES_SENTENCES.has(factor.factorId) ? factor.evidence : [])).map(({ text }) => text);
  return plain.filter((gain) => {
    const { evidence, shownBy } = gain.spoken.factor;
    if (isOfFakeReply(gain)) return false;
    if (evidence.length === 0) return true;
    const boasts = OF_BOASTS.flatMap((id) => findEvidence(id, shownBy, false));
    const isBoast = ({ part, start, end }: Evidence) => boasts.some((one) => one.part === part && start <= one.start && one.end <= end);
    const isBlamed = (span: Evidence) =>
      blamed.includes(span.text) || isOfNote(span, hollow, shownBy) || isBoast(span) || losses.some((one) => blamesPart(one, span));
    return !evidence.every(isBlamed);
  });
}
