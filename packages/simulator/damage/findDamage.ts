import type { Email } from '../lead.ts';
import type { Damage, Flaw } from './damage.ts';
import { findFactDamage } from './factDamage.ts';
import { findGrammarDamage } from './grammarDamage.ts';
import { findLayoutDamage } from './layoutDamage.ts';
import { isContentWord } from './lexicon.ts';
import { findMeaningDamage } from './meaningDamage.ts';
import { findMarkDamage } from './markDamage.ts';
import { toPartText, type PartText, type Token } from './partText.ts';
import { findSentenceDamage } from './sentenceDamage.ts';
import { findWordDamage } from './wordDamage.ts';

const LEAST_CONTENT_WORDS = 2;

const countContent = ({ tokens }: PartText): number =>
  tokens.filter(({ kind, key }) => kind === 'variable' || (kind === 'word' && isContentWord(key))).length;

/** The words in which two subjects differ, if each differs in one run of words. */
function differing(before: readonly Token[], after: readonly Token[]): readonly [Token[], Token[]] {
  let [start, end] = [0, 0];
  const shortest = Math.min(before.length, after.length);
  while (start < shortest && before[start]?.key === after[start]?.key) start += 1;
  while (end < shortest - start && before.at(-1 - end)?.key === after.at(-1 - end)?.key) end += 1;
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)];
}

/** A name inside a subject that was replaced by another. */
function findChangedName(before: PartText, after: PartText): Flaw[] {
  const [old, edited] = differing(before.tokens, after.tokens);
  const isName = ({ text }: Token) => /^\p{Lu}\p{Ll}/u.test(text);
  const isSwapped = old.length > 0 && edited.length > 0 && old.every(isName) && edited.every(isName) && old[0] !== before.tokens[1];
  return isSwapped ? [{ kind: 'changed_name', text: edited.map(({ text }) => text).join(' ') }] : [];
}

function findSubjectDamage(before: PartText, after: PartText): Flaw[] {
  const count = countContent(after);
  const isShort = count < LEAST_CONTENT_WORDS && count < countContent(before);
  return [...(isShort ? [{ kind: 'too_short', text: after.raw } satisfies Flaw] : []), ...findChangedName(before, after)];
}

function findPartDamage(part: Damage['part'], written: readonly [before: string, after: string]): Damage[] {
  if (written[0] === written[1]) return [];
  const [before, after] = [toPartText(written[0]), toPartText(written[1])];
  if (after.raw.trim() === '') return before.raw.trim() === '' ? [] : [{ part, kind: 'empty', text: '' }];
  const isSubject = part === 'subject';
  const flaws = [
    ...findMarkDamage(before, after, isSubject),
    ...findWordDamage(before, after),
    ...findFactDamage(before, after),
    ...findSentenceDamage(before, after, isSubject),
    ...(isSubject
      ? findSubjectDamage(before, after)
      : [...findLayoutDamage(before, after), ...findGrammarDamage(before, after), ...findMeaningDamage(before.raw, after.raw)]),
  ];
  return flaws.map((flaw) => ({ part, ...flaw }));
}

/**
 * What an edit damaged: marks, words, figures, names, variables, links, markup, sentences, paragraphs and the signature. Only differences count: what was
 * wrong before is not damage. Pure.
 */
export const findDamage = (before: Email, after: Email): Damage[] => [
  ...findPartDamage('subject', [before.subject, after.subject]),
  ...findPartDamage('body', [before.body, after.body]),
];
