import type { EmailDraft } from '../draft.ts';

/** A line of a name, a role or a company: every word with a capital, no stop. */
const NAME_LINE = /^\p{Lu}[\p{L}'\u2019.-]*(?:[ ,|&]+\p{Lu}[\p{L}'\u2019.-]*){0,3}$/u;

/** Pictures, and the place of a link or a placeholder. */
const NO_LETTERS = /\p{Extended_Pictographic}|\u200d|\ufe0f|\0/gu;

/** Where the prose ends once the names below it are left out. */
export function proseEnd({ body, prose }: EmailDraft): number {
  let { end } = prose;
  while (end > prose.start) {
    const start = Math.max(prose.start, body.visible.lastIndexOf('\n', end - 1) + 1);
    const line = body.visible.slice(start, end).replace(NO_LETTERS, '').trim();
    if (line !== '' && !NAME_LINE.test(line)) break;
    end = start === prose.start ? start : start - 1;
  }
  return end;
}
