import type { JSONSchema7 } from 'ai';

/** One question: the instructions, the marked data, and the shape of the answer. */
export type LanguageRequest = { instructions: string; prompt: string; schema: JSONSchema7; maxOutputTokens: number };

/** `isCut`: the answer ended at the limit of its length. Tokens are the provider's own count, or an estimate where it gives none. */
export type LanguageReply = { text: string; inputTokens: number; outputTokens: number; isCut: boolean };

/** All the product asks of a language model, whoever runs it. Both throw a `LanguageError`. */
export type LanguageModel = {
  provider: string;
  model: string;
  ask: (request: LanguageRequest, signal: AbortSignal) => Promise<LanguageReply>;
  /** One vector for each text; null if no embedding model is configured. */
  embed: ((texts: readonly string[], signal: AbortSignal) => Promise<number[][]>) | null;
};
