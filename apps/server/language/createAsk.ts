import { toUsd } from '@coldcast/rules/languageEstimate';
import { createHash } from 'node:crypto';
import type { App } from '../app.ts';
import type { Queryable } from '../database/database.ts';
import { findAnswer, insertAnswer, type AnswerKey } from './answers.store.ts';
import { createBreaker } from './breaker.ts';
import type { LanguageReply, LanguageRequest } from './languageModel.ts';
import type { Language } from './openLanguage.ts';
import { createSpendingCap } from './spendingCap.ts';

/** What asking costs; `keptCalls` are answered from the cache. */
export type Usage = { calls: number; keptCalls: number; inputTokens: number; outputTokens: number; costUsd: number };

export type AskContext = {
  organisationId: string;
  language: Language;
  signal: AbortSignal;
  /** What was spent before, for example by a worker that crashed. */
  spent: Pick<Usage, 'calls' | 'costUsd'>;
  /** Records the usage of a call in the transaction that stores its answer. */
  book: (tx: Queryable, used: Usage) => Promise<void>;
};

/** How to ask a question; limits, cap and cache are built in. */
export type Ask = {
  ask: (request: LanguageRequest) => Promise<LanguageReply>;
  /** Null if no embedding model is configured. */
  embed: ((texts: readonly string[]) => Promise<number[][]>) | null;
  /** The cached result for these texts, or a new one: vectors are too large to cache. */
  remember: (texts: readonly string[], make: () => Promise<string>) => Promise<string>;
};

/** A low estimate, because not all text is English. */
const CHARACTERS_PER_TOKEN = 3;
const MAX_CACHED_CHARACTERS = 200_000;

const countTokens = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN);

type Prices = { inputPriceUsd: number; outputPriceUsd: number };
type Tokens = { inputTokens: number; outputTokens: number };
const sumOf = ({ inputTokens, outputTokens }: Tokens): number => inputTokens + outputTokens;

type Priced<Result> = { most: Tokens; call: () => Promise<Result>; usedBy: (result: Result) => Tokens };

/** Runs the calls of one campaign under limiter, cap and breaker; every attempt counts toward the cap. */
function createRun(app: App, { language: { limiter }, signal, spent }: AskContext, prices: Prices) {
  const cap = createSpendingCap(app, spent);
  const breaker = createBreaker();
  return async <Result>({ most, call, usedBy }: Priced<Result>): Promise<Result> => {
    const mostUsd = toUsd(most, prices);
    const attempt = async () => {
      breaker.check();
      cap.reserve(mostUsd);
      let usd = 0;
      try {
        const answered = await call();
        usd = toUsd(usedBy(answered), prices);
        return answered;
      } finally {
        cap.settle(mostUsd, usd);
      }
    };
    try {
      const result = await limiter.run({ tokens: sumOf(most), usedTokens: (answered) => sumOf(usedBy(answered)), signal, run: attempt });
      breaker.succeed();
      return result;
    } catch (error) {
      breaker.fail(error);
      throw error;
    }
  };
}

/** Stored answers, by the hash of everything they depend on. */
function createMemory(app: App, { organisationId, language: { model }, book }: AskContext) {
  const keyOf = (...parts: unknown[]): AnswerKey => ({
    organisationId,
    questionHash: createHash('sha256')
      .update(JSON.stringify([model.provider, app.config.LANGUAGE_URL ?? null, model.model, ...parts]))
      .digest(),
  });
  return {
    keyOf,
    find: async (key: AnswerKey) => {
      const kept = await findAnswer(app.db, key);
      if (kept !== undefined) await book(app.db, { calls: 0, keptCalls: 1, inputTokens: 0, outputTokens: 0, costUsd: 0 });
      return kept;
    },
    keep: (key: AnswerKey, { text, isCut }: { text: string; isCut: boolean }, used: Usage): Promise<void> =>
      app.db.transaction(async (tx) => {
        // PostgreSQL can store every character except this one.
        const answer = text.slice(0, MAX_CACHED_CHARACTERS).replaceAll('\0', '');
        await insertAnswer(tx, key, { answer, isCut, now: app.clock.now() });
        await book(tx, used);
      }),
  };
}

/** Ways to ask a model about one campaign. No call runs inside a transaction; answers are stored before they are used. */
export function createAsk(app: App, context: AskContext): Ask {
  const { language, signal } = context;
  const { ask, embed } = language.model;
  const { config } = app;
  const prices = { inputPriceUsd: config.LANGUAGE_INPUT_PRICE_USD, outputPriceUsd: config.LANGUAGE_OUTPUT_PRICE_USD };
  const run = createRun(app, context, prices);
  const { keyOf, find, keep } = createMemory(app, context);
  const toUsage = (tokens: Tokens): Usage => ({ calls: 1, keptCalls: 0, ...tokens, costUsd: toUsd(tokens, prices) });
  const ofTexts = (texts: readonly string[]): Tokens => ({ inputTokens: countTokens(texts.join('')), outputTokens: 0 });
  return {
    ask: async (request) => {
      const key = keyOf('ask', request);
      const kept = await find(key);
      if (kept !== undefined) return { text: kept.answer, isCut: kept.isCut, inputTokens: 0, outputTokens: 0 };
      const most = { inputTokens: countTokens(request.instructions + request.prompt), outputTokens: request.maxOutputTokens };
      const reply = await run({ most, call: () => ask(request, signal), usedBy: (answered) => answered });
      await keep(key, reply, toUsage({ inputTokens: reply.inputTokens, outputTokens: reply.outputTokens }));
      return reply;
    },
    embed: embed && ((texts) => run({ most: ofTexts(texts), call: () => embed(texts, signal), usedBy: () => ofTexts(texts) })),
    remember: async (texts, make) => {
      const key = keyOf('meaning', config.LANGUAGE_EMBEDDING_MODEL ?? null, texts);
      const kept = await find(key);
      if (kept !== undefined) return kept.answer;
      const text = await make();
      await keep(key, { text, isCut: false }, toUsage(ofTexts(texts)));
      return text;
    },
  };
}
