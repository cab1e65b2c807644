/** An answer that already is JSON text, as built by PostgreSQL. */
export type RawJson = { readonly rawJsonText: string };

export const rawJson = (text: string): RawJson => ({ rawJsonText: text });

export const isRawJson = (value: unknown): value is RawJson =>
  typeof value === 'object' && value !== null && 'rawJsonText' in value && typeof value.rawJsonText === 'string';
