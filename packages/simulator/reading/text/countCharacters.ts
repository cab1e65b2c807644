import type { PartDraft } from '../draft.ts';
import { MARKS } from './marks.ts';

/** Number of characters (code points) of a part as written, without surrounding spaces. */
export function countCharacters({ raw, marks }: Pick<PartDraft, 'raw' | 'marks'>): number {
  const trimmed = raw.trim();
  let count = trimmed.length;
  if ((marks & MARKS.beyondAscii) === 0) return count;
  for (let at = 0; at < trimmed.length; at += 1) if ((trimmed.charCodeAt(at) & 0xfc00) === 0xd800) count -= 1;
  return count;
}
