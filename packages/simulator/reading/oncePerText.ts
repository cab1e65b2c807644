import type { PartDraft, TextDraft } from './draft.ts';

/** The answers to all questions about a parsed text, each at its question's place. They are kept as long as the text. */
const answersTo = new WeakMap<PartDraft, unknown[]>();
/** Several questions about the same text come one after another. */
let last: { body: PartDraft | undefined; answers: unknown[] } = { body: undefined, answers: [] };

function answersOf(body: PartDraft): unknown[] {
  if (body === last.body) return last.answers;
  const answers = answersTo.get(body) ?? [];
  answersTo.set(body, answers);
  last = { body, answers };
  return answers;
}

let questions = 0;
/** A place holds answers to one question only. */
const isAnswer = <Answer>(found: unknown): found is Answer => found !== undefined;

/** Reads something of a parsed text, whoever gets it, only once, however many signs ask. */
export function oncePerText<Answer extends NonNullable<unknown> | null>(read: (draft: TextDraft) => Answer): (draft: TextDraft) => Answer {
  const place = questions;
  questions += 1;
  return (draft) => {
    const answers = answersOf(draft.body);
    const found = answers[place];
    if (isAnswer<Answer>(found)) return found;
    const answer = read(draft);
    answers[place] = answer;
    return answer;
  };
}
