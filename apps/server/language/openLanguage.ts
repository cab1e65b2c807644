import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '../app.ts';
import { findAddresses } from '../http/outgoing/findAddresses.ts';
import { LanguageError } from './LanguageError.ts';
import type { LanguageModel } from './languageModel.ts';
import { createLimiter, type Limiter } from './limiter.ts';

/** A configured model with this process's limiter. */
export type Language = { model: LanguageModel; limiter: Limiter };

type Ground = Pick<App, 'config' | 'clock'>;

/** The model's display name; null if none is configured. */
export const findLanguageName = ({ LANGUAGE_PROVIDER: provider, LANGUAGE_MODEL: model }: App['config']): string | null =>
  provider === undefined || model === undefined ? null : model;

const createAddressCheck =
  ({ config }: Ground) =>
  async (url: URL): Promise<void> => {
    const found = await findAddresses(url, { allowsInternal: config.ALLOW_INTERNAL_ADDRESSES });
    if (found.ok) return;
    if (found.problem === 'internal')
      throw new LanguageError('stopped', 'The language model is in a private network, which ALLOW_INTERNAL_ADDRESSES does not allow.');
    throw new LanguageError('failed', 'The host of the language model cannot be found.');
  };

const waitFor = (ms: number, signal: AbortSignal): Promise<void> =>
  wait(ms, undefined, { signal }).catch(() => {
    throw new LanguageError('failed', 'The language model took too long.');
  });

async function open(app: Ground): Promise<Language | null> {
  const { config, clock } = app;
  const { LANGUAGE_PROVIDER: provider, LANGUAGE_MODEL: model } = config;
  if (provider === undefined || model === undefined) return null;
  // The SDK is imported only when needed: without a model it costs neither memory nor start time.
  const { openLanguageModel } = await import('./openLanguageModel.ts');
  return {
    model: openLanguageModel({
      provider,
      model,
      apiKey: config.LANGUAGE_API_KEY,
      url: config.LANGUAGE_URL,
      embeddingModel: config.LANGUAGE_EMBEDDING_MODEL,
      timeoutMs: config.LANGUAGE_TIMEOUT_MS,
      checkAddress: createAddressCheck(app),
      now: () => clock.now(),
    }),
    limiter: createLimiter(
      {
        concurrency: config.LANGUAGE_CONCURRENCY,
        requestsPerMinute: config.LANGUAGE_REQUESTS_PER_MINUTE,
        tokensPerMinute: config.LANGUAGE_TOKENS_PER_MINUTE,
      },
      { now: () => performance.now(), wait: waitFor },
    ),
  };
}

const opened = new WeakMap<App['config'], Promise<Language | null>>();

/** The configured model, opened on first use and shared by the process; null if none is configured. */
export function openLanguage(app: Ground): Promise<Language | null> {
  const known = opened.get(app.config);
  if (known !== undefined) return known;
  const opening = open(app);
  opened.set(app.config, opening);
  return opening;
}
