/** An answer that is JSON text already, as PostgreSQL built it. */
export type RawJson = { readonly rawJsonText: string };

export const rawJson = (text: string): RawJson => ({ rawJsonText: text });

export const isRawJson = (value: unknown): value is RawJson =>
  typeof value === 'object' && value !== null && 'rawJsonText' in value && typeof value.rawJsonText === 'string';
