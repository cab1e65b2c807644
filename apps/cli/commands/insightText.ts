import type { Factor, InsightSide } from '@coldcast/contract/insights';
import { impactOf, scorePercent } from '@coldcast/rules/ratings';
import { cleanText } from '../output/cleanText.ts';

const wordOf = (polarity: Factor['polarity']): string => polarity.charAt(0).toUpperCase() + polarity.slice(1);

function factorText({ label, analysis, explanation, polarity, avg_score_0_to_1, recommendations = [] }: Factor): string {
  const percent = scorePercent(avg_score_0_to_1);
  const title = label?.trim() || analysis?.title.trim() || 'Key Insight';
  const paragraph = analysis?.paragraph ?? explanation ?? '';
  return [
    `  ${cleanText(title)} (${wordOf(polarity)}, impact ${percent}: ${impactOf(percent)})`,
    ...(paragraph === '' ? [] : [`    ${cleanText(paragraph)}`]),
    ...recommendations.map((advice) => `    [ ] ${cleanText(advice)}`),
  ].join('\n');
}

/** One side of the insights: narrative, takeaways, and factors, strongest first. */
export function insightText(title: string, { summary, top_factors }: InsightSide): string {
  const factors = top_factors.toSorted((a, b) => b.avg_score_0_to_1 - a.avg_score_0_to_1);
  return [
    title,
    '='.repeat(title.length),
    cleanText(summary.narrative),
    ...summary.key_takeaways.map((takeaway) => `- ${cleanText(takeaway)}`),
    ...factors.map((factor) => `\n${factorText(factor)}`),
    '',
  ].join('\n');
}
