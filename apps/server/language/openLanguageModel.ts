import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  embedMany,
  generateText,
  jsonSchema,
  NoObjectGeneratedError,
  Output,
  type EmbeddingModel,
  type LanguageModel as SdkModel,
} from 'ai';
import { createLimitedFetch } from './limitedFetch.ts';
import { LanguageError } from './LanguageError.ts';
import type { LanguageModel, LanguageReply, LanguageRequest } from './languageModel.ts';
import { toLanguageError } from './toLanguageError.ts';

/** What has to be known to ask a model; read from the settings. */
export type LanguageSettings = {
  provider: 'openai-compatible' | 'openai' | 'anthropic' | 'google';
  model: string;
  apiKey: string | undefined;
  /** Address of the endpoint; the provider's own if it is undefined. */
  url: string | undefined;
  embeddingModel: string | undefined;
  timeoutMs: number;
  /** Throws for an address that must not be asked. */
  checkAddress: (url: URL) => Promise<void>;
  now: () => Date;
};

/** The SDK would write to the console what a model does not support. */
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

type SdkModels = { chat: SdkModel; embedding: EmbeddingModel | null };

function openSdkModels({ provider, model, apiKey, url, embeddingModel, checkAddress }: LanguageSettings): SdkModels {
  const fetch = createLimitedFetch(checkAddress);
  // An empty key keeps the SDK from looking into the environment, which only `config.ts` may read.
  const shared = { fetch, apiKey: apiKey ?? '', ...(url === undefined ? {} : { baseURL: url }) };
  switch (provider) {
    case 'openai': {
      const openai = createOpenAI(shared);
      return { chat: openai(model), embedding: embeddingModel === undefined ? null : openai.embedding(embeddingModel) };
    }
    case 'anthropic':
      return { chat: createAnthropic(shared)(model), embedding: null };
    case 'google': {
      const google = createGoogle(shared);
      return { chat: google(model), embedding: embeddingModel === undefined ? null : google.embedding(embeddingModel) };
    }
    case 'openai-compatible': {
      const name = 'endpoint';
      const key = apiKey === undefined ? {} : { apiKey };
      const compatible = createOpenAICompatible({ name, baseURL: url ?? '', fetch, supportsStructuredOutputs: true, ...key });
      return { chat: compatible(model), embedding: embeddingModel === undefined ? null : compatible.embeddingModel(embeddingModel) };
    }
  }
}

/**
 * Whether a model thinks before it answers unless told how much, which would use up the answer's tokens. The SDK knows OpenAI's; of Google's the older
 * refuse the setting. Anthropic's think only when told, and other endpoints may not know it.
 */
const isThinker = ({ provider, model }: LanguageSettings): boolean =>
  provider === 'openai' || (provider === 'google' && /gemini-(?:2\.5|[3-9])/u.test(model));

type Asked = { model: SdkModel; request: LanguageRequest; abortSignal: AbortSignal; isStructured: boolean; thinks: boolean };

/** About four characters a token, if a provider does not count. */
const countTokens = (text: string): number => Math.ceil(text.length / 4);

async function generate({ model, request, abortSignal, isStructured, thinks }: Asked): Promise<LanguageReply> {
  const { instructions, prompt, schema, maxOutputTokens } = request;
  // Retries, waits and limits are the limiter's: the SDK makes one request. No tools are offered, ever.
  const thinking = thinks ? { reasoning: 'low' as const } : {};
  const options = { model, instructions, prompt, maxOutputTokens, abortSignal, maxRetries: 0, ...thinking };
  const toReply = (text: string, usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined) => ({
    text,
    inputTokens: usage?.inputTokens ?? countTokens(instructions + prompt),
    outputTokens: usage?.outputTokens ?? countTokens(text),
  });
  try {
    const result = isStructured
      ? await generateText({ ...options, output: Output.object({ schema: jsonSchema(schema) }) })
      : await generateText(options);
    return { ...toReply(result.text, result.usage), isCut: result.finishReason === 'length' };
  } catch (error) {
    // Fences, prose around it, a cut end: the text is ours to read.
    if (!NoObjectGeneratedError.isInstance(error) || error.text === undefined) throw error;
    return { ...toReply(error.text, error.usage), isCut: error.finishReason === 'length' };
  }
}

/** What an endpoint answers that knows no `response_format`. */
const isRefusedShape = (error: LanguageError): boolean => error.problem === 'unusable' && (error.status === 400 || error.status === 422);

/** A model called through its provider's SDK. One request for each question, or two if the endpoint does not support schemas. */
export function openLanguageModel(settings: LanguageSettings): LanguageModel {
  const { chat, embedding } = openSdkModels(settings);
  let isStructured = true;
  const signalFor = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(settings.timeoutMs)]);
  const attempt = <Result>(run: () => Promise<Result>): Promise<Result> =>
    run().catch((error: unknown) => {
      throw toLanguageError(error, settings.now());
    });
  const ask = (request: LanguageRequest, signal: AbortSignal) =>
    attempt(() => generate({ model: chat, request, abortSignal: signalFor(signal), isStructured, thinks: isThinker(settings) }));
  return {
    provider: settings.provider,
    model: settings.model,
    ask: async (request, signal) => {
      try {
        return await ask(request, signal);
      } catch (error) {
        if (!isStructured || !(error instanceof LanguageError) || !isRefusedShape(error)) throw error;
        isStructured = false;
        return ask(request, signal).catch((again: unknown) => {
          // The request itself was at fault, not its shape.
          isStructured = true;
          throw again;
        });
      }
    },
    embed:
      embedding === null
        ? null
        : (texts, signal) =>
            attempt(async () => {
              const { embeddings } = await embedMany({
                model: embedding,
                values: [...texts],
                maxRetries: 0,
                abortSignal: signalFor(signal),
              });
              return embeddings;
            }),
  };
}
