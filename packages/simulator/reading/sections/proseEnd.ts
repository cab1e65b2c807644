type Parts = { body: { visible: string }; prose: { start: number; end: number } };

/** A line with a name, a role or a company: every word capitalized, no period. */
const NAME_LINE = /^\p{Lu}[\p{L}'\u2019.-]*(?:[ ,|&]+\p{Lu}[\p{L}'\u2019.-]*){0,3}$/u;

/** Images, and the characters that replace a link or a placeholder. */
const NO_LETTERS = /\p{Extended_Pictographic}|\u200d|\ufe0f|\0/gu;

/** Where the prose ends, without the names below it. */
export function proseEnd({ body, prose }: Parts): number {
  let { end } = prose;
  while (end > prose.start) {
    const start = Math.max(prose.start, body.visible.lastIndexOf('\n', end - 1) + 1);
    const line = body.visible.slice(start, end).replace(NO_LETTERS, '').trim();
    if (line !== '' && !NAME_LINE.test(line)) break;
    end = start === prose.start ? start : start - 1;
  }
  return end;
}
