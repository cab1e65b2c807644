/** Returns the next number in (0,1) for one reply; each call is a new keyed draw. */
export type NextChance = () => number;

/** What a phrase may quote. A phrase that needs a missing field is never chosen. */
export type PhraseFields = ReadonlyMap<string, string>;

const fieldPattern = /<(\w+)>/g;

/** Whether every field in a phrase is known. */
export const hasItsFields = (phrase: string, fields: PhraseFields): boolean => {
  for (const match of phrase.matchAll(fieldPattern)) if (!fields.has(match[1] ?? '')) return false;
  return true;
};

/** Splits `a|[b|c]|d` at its own bars, not at those of inner brackets. */
function splitChoices(text: string): string[] {
  const choices: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '[') depth += 1;
    if (character === ']') depth -= 1;
    if (character === '|' && depth === 0) {
      choices.push(text.slice(from, at));
      from = at + 1;
    }
  }
  choices.push(text.slice(from));
  return choices;
}

/** The first closed bracket of a phrase, or null. */
function findBracket(text: string): { start: number; end: number } | null {
  const start = text.indexOf('[');
  if (start < 0) return null;
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '[') depth += 1;
    if (text[at] === ']') depth -= 1;
    if (depth === 0) return { start, end: at };
  }
  return null;
}

/** Whether a phrase can be filled: all fields outside its brackets are known, and every bracket has a choice that can be. */
export function canExpand(phrase: string, fields: PhraseFields): boolean {
  const bracket = findBracket(phrase);
  if (bracket === null) return hasItsFields(phrase, fields);
  const choices = splitChoices(phrase.slice(bracket.start + 1, bracket.end));
  const rest = `${phrase.slice(0, bracket.start)} ${phrase.slice(bracket.end + 1)}`;
  return choices.some((choice) => canExpand(choice, fields)) && canExpand(rest, fields);
}

/** Picks one of the phrases whose fields are all known; undefined if there is none. */
export function pickPhrase(phrases: readonly string[], fields: PhraseFields, next: NextChance): string | undefined {
  const usable = phrases.filter((phrase) => canExpand(phrase, fields));
  return usable[Math.floor(next() * usable.length)];
}

/**
 * Expands `[a|b|]` choices, including nested ones, and fills `<field>`s. Fields are filled last and once: their text is never parsed as a
 * phrase.
 */
export function expandPhrase(phrase: string, fields: PhraseFields, next: NextChance): string {
  const resolve = (text: string): string => {
    const bracket = findBracket(text);
    if (bracket === null) return text;
    const choices = splitChoices(text.slice(bracket.start + 1, bracket.end)).filter((choice) => canExpand(choice, fields));
    const chosen = choices[Math.floor(next() * choices.length)] ?? '';
    return resolve(text.slice(0, bracket.start) + chosen + text.slice(bracket.end + 1));
  };
  return resolve(phrase).replace(fieldPattern, (_, name: string) => fields.get(name) ?? '');
}
