import { z } from 'zod';
import { readEnvironment } from './config/readEnvironment.ts';

const flag = z.stringbool();
const count = z.coerce.number().int().nonnegative();
/** How many reverse proxies are in front: `true` means one, `false` none. */
const hops = z.union([count.max(10), flag.transform((isBehindOne) => (isBehindOne ? 1 : 0))]);
const price = z.coerce.number().nonnegative();
const services = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim()))
  .pipe(z.array(z.enum(['api', 'worker'])).min(1));

/** Pages and API calls live at the root of an origin: below a path, none of their addresses would work. */
const origin = z
  .url({ protocol: /^https?$/, abort: true, error: 'must be an address such as https://mocks.example.com' })
  .refine((text) => new URL(text).href === `${new URL(text).origin}/`, 'must be only scheme and host, such as https://mocks.example.com')
  .transform((text) => new URL(text).origin);

/** Every setting with its name, type and default. `.env.example` explains each. */
export const configSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ALLOW_UNSAFE_DATABASE: flag.default(false),
  POOL_SIZE: count.min(1).default(12),
  QUEUE_POOL_SIZE: count.min(2).default(4),
  STATEMENT_TIMEOUT_MS: count.default(30_000),
  SERVICES: services.default(['api', 'worker']),
  TRUST_PROXY: hops.default(0),
  DRAIN_SECONDS: count.max(60).default(0),
  OPERATIONS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS: flag.default(false),
  OPENAPI: flag.default(true),
  MAINTENANCE: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  REQUESTS_PER_SECOND: count.default(500),
  MAX_EVENT_LOOP_DELAY_MS: count.default(1500),
  SIGNUPS_PER_HOUR: count.min(1).default(20),
  PROVISIONING_WAIT_MS: count.max(10_000).default(1000),
  CHECK_ANSWERS: flag.default(false),
  DEMO: flag.default(true),
  DEMO_EMAIL: z.string().default('no-reply@demo.local'),
  DEMO_PASSWORD: z.string().min(12).optional(),
  FREE_PLAN_RENEWS: flag.default(true),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_PORTAL_CONFIGURATION: z.string().min(1).optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  ALLOW_INTERNAL_ADDRESSES: flag.default(false),
  LANGUAGE_PROVIDER: z.enum(['openai-compatible', 'openai', 'anthropic', 'google']).optional(),
  LANGUAGE_MODEL: z.string().min(1).max(200).optional(),
  LANGUAGE_API_KEY: z.string().min(1).optional(),
  LANGUAGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LANGUAGE_EMBEDDING_MODEL: z.string().min(1).max(200).optional(),
  LANGUAGE_INPUT_PRICE_USD: price.default(0),
  LANGUAGE_OUTPUT_PRICE_USD: price.default(0),
  LANGUAGE_MOST_USD: price.default(5),
  LANGUAGE_MOST_CALLS: count.default(500),
  LANGUAGE_CONCURRENCY: count.min(1).max(100).default(4),
  LANGUAGE_REQUESTS_PER_MINUTE: count.default(0),
  LANGUAGE_TOKENS_PER_MINUTE: count.default(0),
  LANGUAGE_TIMEOUT_MS: count.min(1000).max(600_000).default(60_000),
  LANGUAGE_MAX_MINUTES: count.min(1).max(60).default(30),
  REGULAR_DELAY_SECONDS: count.max(86_400).default(0),
  PRIORITY_DELAY_SECONDS: count.max(3600).default(0),
  RETENTION_DAYS: count.default(0),
  DOCUMENTATION_URL: z.string().default('/docs'),
  HOW_IT_WORKS_URL: z.string().default('/docs/how-it-works'),
  COMMUNITY_URL: z.string().default('/docs/community'),
  BOOKING_URL: z.string().default('/docs/talk-to-us'),
  SUPPORT_FORM_URL: z.url({ protocol: /^https?$/ }).optional(),
});

export type Config = z.output<typeof configSchema>;

/** The settings a language model needs besides its provider. */
const findLanguageProblems = ({ LANGUAGE_PROVIDER: provider, LANGUAGE_MODEL: model, LANGUAGE_URL: url }: Config): string[] => {
  if (provider === undefined) return [];
  return [
    ...(model === undefined ? ['LANGUAGE_MODEL: must be set if LANGUAGE_PROVIDER is'] : []),
    ...(provider === 'openai-compatible' && url === undefined ? ['LANGUAGE_URL: must be set for an openai-compatible endpoint'] : []),
  ];
};

/** Parses the environment once; the error message lists every problem. */
export const loadConfig = (environment: Record<string, string | undefined> = process.env): Config => {
  const { values, faults } = readEnvironment(environment, Object.keys(configSchema.shape));
  const parsed = configSchema.safeParse(values);
  const issues = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const problems = [...faults, ...issues, ...(parsed.success ? findLanguageProblems(parsed.data) : [])];
  if (parsed.success && problems.length === 0) return parsed.data;
  throw new Error(`The configuration is not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
};

/** Whether npm, or a program that npm started, started this one: it then ends with it. */
export const isStartedByNpm = (): boolean => process.env['npm_lifecycle_event'] !== undefined;
