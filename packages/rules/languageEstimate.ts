import { cutIntoCalls } from './languageBatches.ts';

/** Prices in US dollars per million tokens. `requestsPerMinute` and `tokensPerMinute`: 0 = no limit. */
export type LanguageCosts = {
  inputPriceUsd: number;
  outputPriceUsd: number;
  concurrency: number;
  requestsPerMinute: number;
  tokensPerMinute: number;
  mostUsd: number;
  mostCalls: number;
};

export type LanguageEstimate = {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  costUsd: number;
  seconds: number;
  /** The campaign's cap would end the model's part early; the other leads are simulated without it. */
  isBeyondCap: boolean;
};

/** About four characters per token in English. */
const CHARACTERS_PER_TOKEN = 4;
/** Tokens for the instructions and anchors in every question. */
const FIXED_INPUT_TOKENS = 1300;
/** Tokens of one lead's answer, and of its row next to the email. */
const LEAD_OUTPUT_TOKENS = 95;
const LEAD_INPUT_TOKENS = 40;
/** Anchors are answered like leads. */
const ANCHORS = 4;
/** Longest email sent to the model, in characters, subject included. */
export const MAX_EMAIL_CHARACTERS = 1800;
/** Share of leads whose latent action is a reply, and the tokens to write one. From the base rates at 40-50. */
const REPLY_SHARE = 0.06;
const REPLIES_PER_CALL = 10;
const REPLY_INPUT_TOKENS = 120;
const REPLY_OUTPUT_TOKENS = 60;
/** Rewording the insights and one rewrite of the email. */
const TEXT_CALLS = 5;
const TEXT_TOKENS = 900;
/** A typical model writes about this many tokens per second. */
const TOKENS_PER_SECOND = 60;

/** Estimates the effort of asking a language model about a campaign. Tokens and cost are rough, high estimates; seconds are rough. */
export function estimateLanguage(
  { leadCount, emailCharacters }: { leadCount: number; emailCharacters: number },
  costs: LanguageCosts,
): LanguageEstimate {
  const questions = cutIntoCalls(leadCount).length;
  const replies = Math.ceil(leadCount * REPLY_SHARE);
  const replyCalls = Math.ceil(replies / REPLIES_PER_CALL);
  const textCalls = leadCount === 0 ? 0 : TEXT_CALLS;
  const calls = questions + replyCalls + textCalls;
  const email = Math.ceil(Math.min(emailCharacters, MAX_EMAIL_CHARACTERS) / CHARACTERS_PER_TOKEN);
  const inputTokens =
    questions * FIXED_INPUT_TOKENS +
    leadCount * (email + LEAD_INPUT_TOKENS) +
    replyCalls * FIXED_INPUT_TOKENS +
    replies * (email + REPLY_INPUT_TOKENS) +
    textCalls * TEXT_TOKENS;
  const outputTokens =
    (leadCount + questions * ANCHORS) * LEAD_OUTPUT_TOKENS + replies * REPLY_OUTPUT_TOKENS + (textCalls * TEXT_TOKENS) / 2;
  const costUsd = toUsd({ inputTokens, outputTokens }, costs);
  const isBeyondCap = calls > costs.mostCalls || costUsd > costs.mostUsd;
  const perMinute = (amount: number, limit: number) => (limit === 0 ? 0 : Math.max(0, amount / limit - 1) * 60);
  const seconds = Math.ceil(
    Math.max(
      outputTokens / TOKENS_PER_SECOND / Math.max(1, costs.concurrency),
      perMinute(calls, costs.requestsPerMinute),
      perMinute(inputTokens + outputTokens, costs.tokensPerMinute),
    ),
  );
  return { calls, inputTokens, outputTokens, costUsd, seconds, isBeyondCap };
}

/** The price of this many tokens. */
export const toUsd = (
  { inputTokens, outputTokens }: { inputTokens: number; outputTokens: number },
  { inputPriceUsd, outputPriceUsd }: Pick<LanguageCosts, 'inputPriceUsd' | 'outputPriceUsd'>,
): number => (inputTokens * inputPriceUsd + outputTokens * outputPriceUsd) / 1_000_000;
