import type { Factor } from '@coldcast/contract/insights';
import { impactOf, scorePercent } from '@coldcast/rules/ratings';
import { noteText, type Note } from '../ui/noteText.ts';
import { byScore, factorLabel } from '../api/topFactors.ts';
import { factorReach, factorWorth, verificationLabel, verificationText } from './factorWords.ts';
import { insightKinds, type InsightGroup, type InsightKind } from './insightKinds.ts';
import { toIdeas } from './toIdeas.ts';

function factorText(factor: Factor, rate: 'open' | 'reply'): string {
  const percent = scorePercent(factor.avg_score_0_to_1);
  const worth = factorWorth(factor, rate);
  const lines = [
    factor.analysis?.title.trim() || factorLabel(factor),
    `Polarity: ${factor.polarity}. Impact: ${impactOf(percent)} (${percent} of 100).`,
    factor.analysis?.paragraph ?? factor.explanation,
    ...(factor.evidence ?? []).map(({ text }) => `“${text}”`),
    worth && `${worth.lead} ${worth.points} ${worth.tail}.`,
    factorReach(factor),
    ...toIdeas(factor).map(({ text, verification }) =>
      verification === null ? `- ${text}` : `- ${text} (${verificationLabel(verification)}: ${verificationText(verification, rate)})`,
    ),
  ];
  return lines.filter((line) => line !== undefined && line !== '').join('\n');
}

/** What stands above the notes on weak wording. */
export const NOTES_TITLE = 'Also worth changing';

/** A whole insight page as plain text for the clipboard. */
export function insightsText(
  kind: InsightKind,
  campaignName: string,
  { groups, notes }: { groups: readonly InsightGroup[]; notes: readonly Note[] },
): string {
  const { title, rate } = insightKinds[kind];
  const parts = groups.flatMap(({ title: groupTitle, side }) => [
    groups.length > 1 ? groupTitle : '',
    side.summary.narrative,
    side.summary.key_takeaways.map((takeaway) => `- ${takeaway}`).join('\n'),
    ...byScore(side.top_factors).map((factor) => factorText(factor, rate)),
  ]);
  const noted = notes.length === 0 ? '' : [NOTES_TITLE, ...notes.map((note) => `- ${noteText(note)}`)].join('\n');
  return [`${title}\n${campaignName}`, ...parts, noted, 'All of this is simulated.'].filter((part) => part !== '').join('\n\n');
}
