/** How many starting brackets are tried: prose around an answer may contain brackets too. */
const MAX_TRIES = 12;
/** Longer texts are not an answer to our questions. */
const MAX_CHARACTERS = 200_000;

/**
 * Finds the JSON in a model's text: bare, in fences, with prose around it, or cut at the end, where the complete part is kept. `isWanted`
 * tells the answer from brackets in the prose; undefined if there is none.
 */
export async function readJson<Value>(text: string, isWanted: (value: unknown) => value is Value): Promise<Value | undefined> {
  const { parsePartialJson } = await import('ai');
  const read = text.slice(0, MAX_CHARACTERS);
  let tries = 0;
  for (let start = read.search(/[[{]/u); start !== -1 && tries < MAX_TRIES; tries += 1) {
    const { value } = await parsePartialJson(read.slice(start));
    if (isWanted(value)) return value;
    const next = read.slice(start + 1).search(/[[{]/u);
    start = next === -1 ? -1 : start + 1 + next;
  }
  return undefined;
}
