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

/** What is needed to ask a model; read from the settings. */
export type LanguageSettings = {
  provider: 'openai-compatible' | 'openai' | 'anthropic' | 'google';
  model: string;
  apiKey: string | undefined;
  /** Address of the endpoint; undefined means the provider's own. */
  url: string | undefined;
  embeddingModel: string | undefined;
  timeoutMs: number;
  /** Throws for a forbidden address. */
  checkAddress: (url: URL) => Promise<void>;
  now: () => Date;
};

/** Otherwise the SDK writes to the console which settings a model does not support. */
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

type SdkModels = { chat: SdkModel; embedding: EmbeddingModel | null };

function openSdkModels({ provider, model, apiKey, url, embeddingModel, checkAddress }: LanguageSettings): SdkModels {
  const fetch = createLimitedFetch(checkAddress);
  // An empty key keeps the SDK from reading the environment, which only `config.ts` may do.
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
 * Whether a model reasons by default, which would use up the answer's tokens. The SDK can tell for OpenAI. Older Google models refuse the
 * setting. Anthropic's reason only on request, and other endpoints may not know the setting.
 */
const isThinker = ({ provider, model }: LanguageSettings): boolean =>
  provider === 'openai' || (provider === 'google' && /gemini-(?:2\.5|[3-9])/u.test(model));

type Asked = { model: SdkModel; request: LanguageRequest; abortSignal: AbortSignal; isStructured: boolean; thinks: boolean };

/** About four characters per token, if a provider does not count. */
const countTokens = (text: string): number => Math.ceil(text.length / 4);

async function generate({ model, request, abortSignal, isStructured, thinks }: Asked): Promise<LanguageReply> {
  const { instructions, prompt, schema, maxOutputTokens } = request;
  // The limiter handles retries, waits and limits: the SDK makes one request. No tools are ever offered.
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
    // With fences, surrounding prose or a cut end, the text is still readable for us.
    if (!NoObjectGeneratedError.isInstance(error) || error.text === undefined) throw error;
    return { ...toReply(error.text, error.usage), isCut: error.finishReason === 'length' };
  }
}

/** The error of an endpoint that does not support `response_format`. */
const isRefusedShape = (error: LanguageError): boolean => error.problem === 'unusable' && (error.status === 400 || error.status === 422);

/** Opens a model through its provider's SDK. Sends one request per question, or two if the endpoint does not support schemas. */
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
          // The request itself was wrong, not its response format.
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
