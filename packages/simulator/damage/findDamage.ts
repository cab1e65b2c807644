import type { Email } from '../lead.ts';
import { replaceRanges } from '../edits/textOps.ts';
import { keepLatest } from '../reading/text/keepLatest.ts';
import { misspellingsOfText } from '../reading/spelling/misspellingsOf.ts';
import { findCaseDamage } from './caseDamage.ts';
import { findChainDamage } from './chainDamage.ts';
import { findClaimDamage } from './claimDamage.ts';
import type { Damage, Flaw } from './damage.ts';
import { findFactDamage } from './factDamage.ts';
import { findGrammarDamage } from './grammarDamage.ts';
import { findLayoutDamage } from './layoutDamage.ts';
import { findMeaningDamage } from './meaningDamage.ts';
import { findMarkDamage } from './markDamage.ts';
import { toPartText, type PartText } from './partText.ts';
import { findQuestionDamage } from './questionDamage.ts';
import { findSentenceDamage } from './sentenceDamage.ts';
import { findSubjectDamage } from './subjectDamage.ts';
import { findWordDamage } from './wordDamage.ts';
import { withSameSplits } from './withSameSplits.ts';

type Compared = { before: PartText; after: PartText; wholeBody: string };
type Check = (compared: Compared) => readonly Flaw[];

const checksOf = (isSubject: boolean): Check[] => [
  ({ before, after }) => findMarkDamage(before, after, isSubject),
  ({ before, after }) => findWordDamage(before, after),
  ({ before, after }) => findFactDamage(before, after),
  ({ before, after, wholeBody }) => findCaseDamage(before, after, wholeBody),
  ({ before, after }) => findSentenceDamage(before, after, isSubject),
  ({ before, after }) => findClaimDamage(before, after, isSubject),
];
const CHECKS: Readonly<Record<Damage['part'], readonly Check[]>> = {
  subject: [...checksOf(true), ({ before, after, wholeBody }) => findSubjectDamage(before, after, wholeBody)],
  body: [
    ...checksOf(false),
    ({ before, after }) => findLayoutDamage(before, after),
    ({ before, after }) => findGrammarDamage(before, after),
    ({ before, after }) => findChainDamage(before, after),
    ({ before, after }) => findQuestionDamage(before, after),
    ({ before, after }) => findMeaningDamage(before.raw, after.raw),
  ],
};

type Part = { part: Damage['part']; written: readonly [before: string, after: string]; wholeBody: string };
/** What is known of an edited part: the damage found so far, and how many checks found it. */
type Comparison = { found: Damage[]; checks: number };

/** Makes the next check of a part; false if there is none left. */
function checkOn(comparison: Comparison, { part, written, wholeBody }: Part): boolean {
  const check = CHECKS[part][comparison.checks];
  if (check === undefined) return false;
  const [before, after] = [toPartText(written[0]), toPartText(written[1])];
  if (after.raw.trim() === '') {
    if (before.raw.trim() !== '') comparison.found.push({ part, kind: 'empty', text: '' });
    comparison.checks = CHECKS[part].length;
    return true;
  }
  const flaws = check({ before, after, wholeBody });
  comparison.checks += 1;
  for (const flaw of flaws) comparison.found.push({ part, ...flaw });
  return true;
}

/** How many characters of texts are kept with what was found: several edits write the same, and what one proposes is checked again. */
const KEPT_CHARACTERS = 400_000;
const kept = keepLatest<Comparison>(KEPT_CHARACTERS);

/** The damage of a part in order. Whoever asks for no more spares the other checks. */
function* listPartDamage(of: Part): Generator<Damage, void> {
  const { part, written, wholeBody } = of;
  if (written[0] === written[1]) return;
  const comparison = kept([part, ...written, wholeBody].join('\0'), (): Comparison => ({ found: [], checks: 0 }));
  let at = 0;
  do
    for (let damage = comparison.found[at]; damage !== undefined; damage = comparison.found[at]) {
      at += 1;
      yield damage;
    }
  while (checkOn(comparison, of));
}

function correct({ subject, body }: Email): Email {
  const found = misspellingsOfText({ subject, body });
  return { subject: replaceRanges(subject, found.subject), body: replaceRanges(body, found.body) };
}

const corrected = keepLatest<Email>(KEPT_CHARACTERS);

/** The email with its misspelled words corrected. */
const inGoodSpelling = (email: Email): Email => corrected(`${email.subject}\0${email.body}`, () => correct(email));

/**
 * What an edit damaged: marks, words, figures, names, variables, links, markup, sentences, paragraphs and the signature. Only differences count: what was
 * wrong before is not damage, and a corrected word is not a changed one.
 */
export function* listDamage(before: Email, after: Email): Generator<Damage, void> {
  const [old, edited] = [inGoodSpelling(before), inGoodSpelling(after)];
  yield* listPartDamage({ part: 'subject', written: [old.subject, edited.subject], wholeBody: old.body });
  yield* listPartDamage({ part: 'body', written: [withSameSplits(old.body, edited.body), edited.body], wholeBody: old.body });
}

/** All of it. Pure. */
export const findDamage = (before: Email, after: Email): Damage[] => [...listDamage(before, after)];
