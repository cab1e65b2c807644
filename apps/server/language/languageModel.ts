import type { JSONSchema7 } from 'ai';

/** One question: the instructions, the marked data, and the shape of the answer. */
export type LanguageRequest = { instructions: string; prompt: string; schema: JSONSchema7; maxOutputTokens: number };

/** `isCut`: the answer stopped at the length limit. Tokens are the provider's count, or an estimate if it gives none. */
export type LanguageReply = { text: string; inputTokens: number; outputTokens: number; isCut: boolean };

/** Everything the product needs from a language model, for any provider. Both functions throw a `LanguageError`. */
export type LanguageModel = {
  provider: string;
  model: string;
  ask: (request: LanguageRequest, signal: AbortSignal) => Promise<LanguageReply>;
  /** One vector for each text; null if no embedding model is configured. */
  embed: ((texts: readonly string[], signal: AbortSignal) => Promise<number[][]>) | null;
};
