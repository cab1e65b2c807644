import { endpoints } from '@coldcast/contract/endpoints';
import type { ProductConfig } from '@coldcast/contract/product';
import { estimateLanguage } from '@coldcast/rules/languageEstimate';
import type { App } from '../app.ts';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { findLanguageName } from '../language/openLanguage.ts';
import { bindEndpoint } from './bindEndpoint.ts';
import { insertSupportRequest } from './product.store.ts';

/** Finds the demo account's credentials; null if there is none. */
export type FindDemoCredentials = (app: App) => Promise<ProductConfig['demo']>;

const toLinks = ({ config }: App): ProductConfig['links'] => ({
  documentation: config.DOCUMENTATION_URL,
  howItWorks: config.HOW_IT_WORKS_URL,
  community: config.COMMUNITY_URL,
  booking: config.BOOKING_URL,
  supportForm: config.SUPPORT_FORM_URL ?? null,
});

const MAX_DIGITS = /^\d{1,7}$/u;

function parseCount(name: string, text: string): number {
  if (MAX_DIGITS.test(text)) return Number(text);
  throw new AppError('invalid_input', { message: `${name} must be a whole number.` });
}

function estimateFor(config: Config, query: { leads: string; emailCharacters: string }) {
  const [leads, emailCharacters] = [parseCount('leads', query.leads), parseCount('emailCharacters', query.emailCharacters)];
  const model = findLanguageName(config);
  if (model === null) return null;
  const estimate = estimateLanguage(
    { leadCount: leads, emailCharacters },
    {
      inputPriceUsd: config.LANGUAGE_INPUT_PRICE_USD,
      outputPriceUsd: config.LANGUAGE_OUTPUT_PRICE_USD,
      concurrency: config.LANGUAGE_CONCURRENCY,
      requestsPerMinute: config.LANGUAGE_REQUESTS_PER_MINUTE,
      tokensPerMinute: config.LANGUAGE_TOKENS_PER_MINUTE,
      mostUsd: config.LANGUAGE_MOST_USD,
      mostCalls: config.LANGUAGE_MOST_CALLS,
    },
  );
  return { model, ...estimate };
}

/** Endpoints that belong to no feature. The credentials come from `users`, which this lower layer may not import. */
export const productEndpoints = (findDemoCredentials: FindDemoCredentials) => [
  bindEndpoint(endpoints.getConfig, async (app) => ({
    demo: app.config.DEMO ? await findDemoCredentials(app) : null,
    languageModel: findLanguageName(app.config),
    links: toLinks(app),
  })),
  bindEndpoint(endpoints.estimateLanguageModel, async (app, { query }) => estimateFor(app.config, query)),
  bindEndpoint(endpoints.getHealth, async (app) => {
    await app.askDatabase();
    return { status: 'ok' as const };
  }),
  bindEndpoint(endpoints.createSupportRequest, async (app, { user, body }) => {
    const id = await insertSupportRequest(app.db, {
      organisationId: user.organisationId,
      userId: user.userId,
      topic: body.topic,
      message: body.message,
      page: body.page,
      createdAt: app.clock.now(),
    });
    return { message: 'Thank you. Your request has been received.', requestNumber: String(id) };
  }),
];
