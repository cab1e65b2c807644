import type { SampledLead } from '../../edits/tryEdit.ts';
import type { SharedTemplate } from '../../edits/tryTemplate.ts';
import type { Recommendation, StageName } from '../../explain/explanation.ts';
import type { CampaignContext, Email } from '../../lead.ts';
import type { ListFacts } from '../../narrative/facts.ts';
import { closeEnd } from '../../narrative/cutQuote.ts';
import { sayTollWhole } from '../../narrative/sayToll.ts';
import { isEasyQuestion } from '../../signs/asks/easyQuestion.ts';
import { blamedAfter, sayStays, type Blame } from '../claims/blamedAfter.ts';
import { findChangedLines } from '../version/changedLines.ts';
import { isHalfMended, type Costly } from './halfMended.ts';
import type { DraftFix, DraftReason, Found } from './draftReason.ts';

export type DraftTrial = {
  campaign: CampaignContext;
  sample: readonly SampledLead[];
  /** How many leads the reasons were measured on. */
  leads: number;
  template: SharedTemplate | undefined;
  bucket: number;
  /** How much more such campaigns vary than usual, as in the insights. */
  spread: number;
  key: string;
};

export const factsOf = (stage: StageName, { leads, campaign, bucket }: DraftTrial): ListFacts => ({
  leads,
  leadCount: campaign.leadCount,
  bucket,
  stage,
});

/** A quotation of more words is a whole sentence, blamed for what it is about. */
const MOST_WORDS = 5;

/** What notes beside the advice would quote of an email. */
export type NoteReader = (email: Email) => readonly string[];

/** Of a whole sentence, so many words show which one it is. */
const MOST_NOTED = 6;
const shorten = (note: string): string => {
  const words = note.split(/\s+/);
  return words.length <= MOST_NOTED + 1 ? note : `${closeEnd(words.slice(0, MOST_NOTED).join(' '))}…`;
};

const plain = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
/** Whether all words of a note stand in this order within one line, however many others do between them. */
function isShortened(note: readonly string[], line: string): boolean {
  let next = 0;
  for (const word of wordsOf(line)) if (word === note[next]) next += 1;
  return note.length >= LEAST_QUOTED && next === note.length;
}
const LEAST_QUOTED = 4;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a note quotes what the sender wrote, of which an edit may have cut words: what the edit itself writes is nothing left to change. */
export const isOfSender = (note: string, { subject, body }: Email): boolean =>
  plain(`${subject} ${body}`).includes(plain(startOf(note)).trimEnd()) ||
  body.split(/\n|(?<=[.!?])\s/).some((line) => isShortened(wordsOf(startOf(note)), line));

/** A long quotation ends with an ellipsis. */
const startOf = (note: string): string => note.replace(/\u2026$/u, '');

/**
 * What an edit does, and what it leaves: what its own fault quotes, and words of the lines it writes that other faults or notes quote, or that
 * follow what it took out of the opening.
 */
export function sayFix(
  { text, editedEmail }: Fix,
  fault: Blame,
  { others, notesOf }: { others: readonly Blame[]; notesOf?: NoteReader | undefined },
): string {
  if (editedEmail === null) return text;
  const { original } = editedEmail;
  const added = original === null ? [] : findChangedLines(original, editedEmail).added;
  const isWritten = (words: string): boolean =>
    /\p{L}/u.test(words) && words.split(/\s+/).length <= MOST_WORDS && added.some((line) => line.includes(words));
  const { factorId } = fault.factor;
  const all = [fault, ...others.filter(({ factor }) => factor.factorId !== factorId)];
  const left = blamedAfter(all, editedEmail).filter((one) => one.factorId === factorId || isWritten(one.text));
  const noted = (notesOf?.(editedEmail) ?? []).filter(
    // What a note says of a subject that the edit writes whole is not left of the sender's.
    (note) =>
      original !== null &&
      !isEasyQuestion(note) &&
      (note !== editedEmail.subject || note === original.subject) &&
      isOfSender(note, original) &&
      added.some((line) => line.includes(startOf(note))),
  );
  return `${text}${sayStays([...left, ...noted.filter((note) => !left.some((one) => note.includes(one.text))).map((note) => shorten(startOf(note)))])}`;
}
type Fix = Pick<Recommendation, 'text' | 'editedEmail'>;

function toFix({ offered }: Found, { template }: DraftTrial): DraftFix | null {
  if (offered === undefined || offered.verification === null) return null;
  const { editId, verification, editedEmail } = offered;
  const email =
    template === undefined || editedEmail?.isTemplate !== true ? null : { subject: editedEmail.subject, body: editedEmail.body };
  return { editId, text: offered.text, verification, email };
}

/** The faults of a draft, each edit with what it leaves. */
export function withLeft(told: readonly Found[], notesOf?: NoteReader): Found[] {
  const blames = told.map(({ spoken: { claim }, factor }): Costly => ({ claim, factor }));
  return told.map((one, index) => {
    const [own, { offered }] = [blames[index], one];
    if (own === undefined || offered === undefined) return one;
    const text = sayFix(offered, own, { others: blames, notesOf });
    return { ...one, offered: { ...offered, text, editedEmail: isHalfMended(offered, own, blames) ? null : offered.editedEmail } };
  });
}

export function toReason(found: Found, trial: DraftTrial): DraftReason {
  const { stage, factor, spoken } = found;
  const { verification } = found.offered ?? {};
  // What no fault is certain of costs what its change wins back.
  const isOfChange = factor.polarity === 'neutral' && verification?.verified === true;
  return {
    stage,
    factorId: factor.factorId,
    title: spoken.title,
    toll: sayTollWhole(factor) ?? null,
    deltaPoints: isOfChange ? -verification.deltaPoints : factor.deltaPoints,
    interval80: isOfChange ? [-verification.interval80[1], -verification.interval80[0]] : factor.interval80,
    fix: toFix(found, trial),
    idea: spoken.takeaway.replace(/\.$/, ''),
  };
}
