const MOST_WORDS = 4;
/** Says how somebody works, and not at what. */
const IS_NO_JOB =
  /^(?:sole trader|self[- ]employed|freelancer|contractor|partner|member|staff|employee|retired|volunteer|trustee|governor)$/i;
const isPlain = (word: string): boolean => /^\p{Lu}?[\p{Ll}-]+$/u.test(word);

/** What somebody with a title says they are, such as "a warehouse operative"; null if the title is no plain name of a job. */
export function nameRole(title: string | null): string | null {
  const words = (title ?? '').trim().split(/\s+/);
  if (IS_NO_JOB.test(title ?? '')) return null;
  const isNamed = words.length <= MOST_WORDS && words.every((word) => isPlain(word) || /^(?:IT|HR|PR|UX|QA)$/.test(word));
  if (!isNamed || words[0] === '') return null;
  const name = words.map((word) => (isPlain(word) ? word.toLowerCase() : word)).join(' ');
  return `${/^(?:[aeio]|un[^i]|HR|IT)/.test(name) ? 'an' : 'a'} ${name}`;
}
