import { createHash } from 'node:crypto';

/** Rare in emails, one token each. */
const MARKS = ['ˆ', '¦', '§', '¤', '¬'] as const;
/** Invisible characters, which can hide instructions. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/**
 * The mark for some data. It is derived from the data, so that the same question always has the same words and an email's author cannot
 * choose it.
 */
export const chooseMark = (data: string): string => MARKS[(createHash('sha256').update(data).digest()[0] ?? 0) % MARKS.length] ?? 'ˆ';

/** Untrusted text with a mark in place of every space, so that a model can tell it from its instructions; cut to the maximum length. */
export const datamark = (text: string, mark: string, longest: number): string =>
  [...text.replaceAll(mark, ' ')].slice(0, longest).join('').replaceAll(/\s+/gu, ' ').replaceAll(UNSEEN, '').trim().replaceAll(' ', mark);
