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

/** The schema of an answer with one text per id, in a list called `name`. */
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

/** An id derived from the data, which no text in the data can name. */
export const idFor = (key: string, index: number): string => createHash('sha256').update(`${key} ${index}`).digest('hex').slice(0, 6);

/** Asks for texts by id; an id that is answered twice gets none. The caller decides whether a text is usable. */
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
