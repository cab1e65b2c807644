/** The most dropped words of a subject that are named; if more were dropped, the remaining subject is shown instead. */
const MOST_DROPPED_WORDS = 6;

const isInWord = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(text.charAt(at));

/** Where a text lost one run: at its start or end if that explains it, otherwise between whole words. */
function findRun(old: string, edited: string): readonly [start: number, end: number] {
  const length = old.length - edited.length;
  if (old.endsWith(edited)) return [0, length];
  let start = 0;
  while (start < edited.length && old.charAt(start) === edited.charAt(start)) start += 1;
  while (start > 0 && isInWord(old, start) && old.charAt(start - 1) === old.charAt(start + length - 1)) start -= 1;
  return [start, start + length];
}

/** The one run of words that a subject lost, if nothing else in it changed but a capital. */
export function droppedFrom(before: string, after: string): string | undefined {
  const [old, edited] = [before.toLowerCase(), after.toLowerCase()];
  if (edited.length >= old.length || old.length !== before.length || edited.length !== after.length) return undefined;
  const [start, end] = findRun(old, edited);
  if (old.slice(0, start) + old.slice(end) !== edited) return undefined;
  const dropped = before
    .slice(start, end)
    .replace(/^[\s,;|\u2013\u2014-]+|[\s,;|\u2013\u2014-]+$/g, '')
    .trim();
  return dropped === '' || dropped.split(/\s+/).length > MOST_DROPPED_WORDS ? undefined : dropped;
}
