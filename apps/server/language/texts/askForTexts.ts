import { createHash } from 'node:crypto';
import type { Ask } from '../createAsk.ts';
import type { LanguageRequest } from '../languageModel.ts';
import { readJson } from '../readJson.ts';

type Entry = { id: string; text: string };

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'text' in value &&
  typeof value.id === 'string' &&
  typeof value.text === 'string';

function listEntries(value: unknown): Entry[] {
  if (Array.isArray(value)) return value.filter(isEntry);
  if (typeof value !== 'object' || value === null) return [];
  const list = Object.values(value).find((entry) => Array.isArray(entry) && entry.some(isEntry));
  return Array.isArray(list) ? list.filter(isEntry) : [];
}

const isAnswer = (value: unknown): value is unknown => listEntries(value).length > 0;

/** The shape of an answer that gives one text for each id, in a list called `name`. */
export const textsSchema = (name: string): LanguageRequest['schema'] => ({
  type: 'object',
  additionalProperties: false,
  required: [name],
  properties: {
    [name]: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'text'],
        properties: { id: { type: 'string' }, text: { type: 'string' } },
      },
    },
  },
});

/** An id that follows from the data and that no text in it can name. */
export const idFor = (key: string, index: number): string => createHash('sha256').update(`${key} ${index}`).digest('hex').slice(0, 6);

/** Texts by the ids that were asked for; an id that is answered twice has none. Whether a text is of use is for the caller to say. */
export async function askForTexts(request: LanguageRequest, ids: readonly string[], { ask }: Ask): Promise<Map<string, string>> {
  const { text } = await ask(request);
  const texts = new Map<string, string>();
  const entries = listEntries(await readJson(text, isAnswer));
  for (const id of ids) {
    const own = entries.filter((entry) => entry.id === id);
    if (own.length === 1 && own[0] !== undefined) texts.set(id, own[0].text);
  }
  return texts;
}
