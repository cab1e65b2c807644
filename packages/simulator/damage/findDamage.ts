import type { Email } from '../lead.ts';
import { replaceRanges } from '../edits/textOps.ts';
import { keepLatest } from '../reading/text/keepLatest.ts';
import { misspellingsOfText } from '../reading/spelling/misspellingsOf.ts';
import { findCaseDamage } from './caseDamage.ts';
import { findChainDamage } from './chainDamage.ts';
import { findClaimDamage } from './claimDamage.ts';
import type { Damage } from './damage.ts';
import { findFactDamage } from './factDamage.ts';
import { findGrammarDamage } from './grammarDamage.ts';
import { findLayoutDamage } from './layoutDamage.ts';
import { findMeaningDamage } from './meaningDamage.ts';
import { findMarkDamage } from './markDamage.ts';
import { toPartText } from './partText.ts';
import { findQuestionDamage } from './questionDamage.ts';
import { findSentenceDamage } from './sentenceDamage.ts';
import { findSubjectDamage } from './subjectDamage.ts';
import { findWordDamage } from './wordDamage.ts';

function comparePart(part: Damage['part'], written: readonly [before: string, after: string], wholeBody: string): Damage[] {
  const [before, after] = [toPartText(written[0]), toPartText(written[1])];
  if (after.raw.trim() === '') return before.raw.trim() === '' ? [] : [{ part, kind: 'empty', text: '' }];
  const isSubject = part === 'subject';
  const flaws = [
    ...findMarkDamage(before, after, isSubject),
    ...findWordDamage(before, after),
    ...findFactDamage(before, after),
    ...findCaseDamage(before, after, wholeBody),
    ...findSentenceDamage(before, after, isSubject),
    ...findClaimDamage(before, after, isSubject),
    ...(isSubject
      ? findSubjectDamage(before, after, wholeBody)
      : [
          ...findLayoutDamage(before, after),
          ...findGrammarDamage(before, after),
          ...findChainDamage(before, after),
          ...findQuestionDamage(before, after),
          ...findMeaningDamage(before.raw, after.raw),
        ]),
  ];
  return flaws.map((flaw) => ({ part, ...flaw }));
}

/** How many characters of texts are kept with what was found: several edits write the same, and what one proposes is checked again. */
const KEPT_CHARACTERS = 400_000;
const kept = keepLatest<readonly Damage[]>(KEPT_CHARACTERS);

const findPartDamage = (part: Damage['part'], written: readonly [before: string, after: string], wholeBody: string): readonly Damage[] =>
  written[0] === written[1] ? [] : kept([part, ...written, wholeBody].join('\0'), () => comparePart(part, written, wholeBody));

function correct({ subject, body }: Email): Email {
  const found = misspellingsOfText({ subject, body });
  return { subject: replaceRanges(subject, found.subject), body: replaceRanges(body, found.body) };
}

const corrected = keepLatest<Email>(KEPT_CHARACTERS);

/** The email with its misspelled words corrected. */
const inGoodSpelling = (email: Email): Email => corrected(`${email.subject}\0${email.body}`, () => correct(email));

/**
 * What an edit damaged: marks, words, figures, names, variables, links, markup, sentences, paragraphs and the signature. Only differences count: what was
 * wrong before is not damage, and a corrected word is not a changed one. Pure.
 */
export function findDamage(before: Email, after: Email): Damage[] {
  const [old, edited] = [inGoodSpelling(before), inGoodSpelling(after)];
  return [
    ...findPartDamage('subject', [old.subject, edited.subject], old.body),
    ...findPartDamage('body', [old.body, edited.body], old.body),
  ];
}
