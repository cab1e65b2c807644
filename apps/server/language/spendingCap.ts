import type { App } from '../app.ts';
import { LanguageError } from './LanguageError.ts';

/** Reserves the maximum cost of a call, so that concurrent calls stay below the cap too. */
export function createSpendingCap({ config }: Pick<App, 'config'>, spent: { calls: number; costUsd: number }) {
  let [calls, costUsd] = [spent.calls, spent.costUsd];
  return {
    reserve: (mostUsd: number): void => {
      if (calls + 1 > config.LANGUAGE_MOST_CALLS || costUsd + mostUsd > config.LANGUAGE_MOST_USD)
        throw new LanguageError('spent', 'The campaign has reached its cost limit.');
      calls += 1;
      costUsd += mostUsd;
    },
    settle: (mostUsd: number, usd: number): void => void (costUsd += usd - mostUsd),
  };
}
