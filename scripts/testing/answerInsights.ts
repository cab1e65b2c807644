import { toInsightAnswers } from '../../apps/server/insights/toInsightAnswers.ts';
import type { InsightAnswers } from '../../apps/server/insights/insights.store.ts';
import type { Explanation } from '../../packages/simulator/explain.ts';

/** The answers of both insight calls, for tests of the screens that show them. */
export const answerInsights = (explanation: Explanation, replies: number): InsightAnswers => toInsightAnswers(explanation, replies);
