/** Smart variables suggested while typing (only the first name). */
export const SMART_VARIABLES = [{ name: 'first_name', meaning: 'First name' }] as const;

/** An open `{{` before the caret: where it starts, and the matching variables. */
export type Suggestion = { start: number; names: string[] };

const openBraces = /\{\{[^\S\n]*([\p{L}\p{N}_]*)$/u;
const plain = (name: string): string => name.toLowerCase().replaceAll('_', '');

export function findSuggestion(text: string, caret: number): Suggestion | null {
  // The longest name is far shorter; this avoids searching a long text from its start at every key.
  const before = text.slice(Math.max(0, caret - 60), caret);
  const open = openBraces.exec(before);
  if (!open) return null;
  const names = SMART_VARIABLES.map(({ name }) => name).filter((name) => plain(name).startsWith(plain(open[1] ?? '')));
  return names.length === 0 ? null : { start: caret - open[0].length, names };
}

/** What accepting a suggestion replaces: from its `{{` to the caret, plus the rest of a variable being edited. */
export function toInsertion(text: string, caret: number, { start }: Suggestion): { from: number; to: number } {
  const rest = /^[\p{L}\p{N}_]*[^\S\n]*\}\}/u.exec(text.slice(caret, caret + 60));
  return { from: start, to: caret + (rest?.[0].length ?? 0) };
}
