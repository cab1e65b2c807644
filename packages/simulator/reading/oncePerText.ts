import type { PartDraft, TextDraft } from './draft.ts';

/** Reads something of a parsed text, whoever gets it, only once, however many signs ask. It is kept as long as the parsed text. */
export function oncePerText<Answer extends NonNullable<unknown> | null>(read: (draft: TextDraft) => Answer): (draft: TextDraft) => Answer {
  const known = new WeakMap<PartDraft, Answer>();
  return (draft) => {
    const found = known.get(draft.body);
    if (found !== undefined) return found;
    const answer = read(draft);
    known.set(draft.body, answer);
    return answer;
  };
}
