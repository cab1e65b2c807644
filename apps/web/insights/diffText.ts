import { diffWords, type ChangeObject } from 'diff';

/** Words that say little on their own: between two changes they only break them up. */
const MAX_BRIDGE_LETTERS = 3;

/** Spaces, punctuation, and at most one short word; a number says something. */
const isBridge = (text: string): boolean => {
  if (/[\n\p{N}]/u.test(text)) return false;
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.length === 0 || (words.length === 1 && (words[0] ?? '').length <= MAX_BRIDGE_LETTERS);
};

const isChanged = ({ added, removed }: ChangeObject<string>): boolean => added || removed;

const textOf = (changes: readonly ChangeObject<string>[], other: 'added' | 'removed'): string =>
  changes.map((change) => (change[other] ? '' : change.value)).join('');

/** A run of changes as one change of each side. */
function joinRun(run: readonly ChangeObject<string>[]): ChangeObject<string>[] {
  const sides = [
    { value: textOf(run, 'added'), added: false, removed: true, count: 1 },
    { value: textOf(run, 'removed'), added: true, removed: false, count: 1 },
  ];
  return sides.filter(({ value }) => value !== '');
}

/**
 * What differs between two texts by words, without islands: a lone short word that both keep between two changes, such as the `in` of
 * `all-in-one`, belongs to them. The parts of one side add up to its text.
 */
export function diffText(before: string, after: string): ChangeObject<string>[] {
  const changes = diffWords(before, after);
  const joined: ChangeObject<string>[] = [];
  let run: ChangeObject<string>[] = [];
  const flush = (): void => {
    joined.push(...joinRun(run));
    run = [];
  };
  for (const [at, change] of changes.entries()) {
    const next = changes[at + 1];
    const isInside = run.length > 0 && next !== undefined && isChanged(next);
    if (isChanged(change) || (isInside && isBridge(change.value))) run.push(change);
    else {
      flush();
      joined.push(change);
    }
  }
  flush();
  return joined;
}
