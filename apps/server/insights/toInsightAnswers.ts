import { NO_REPLIES_TEXT, type Factor, type InsightsAnswer, type InsightSide } from '@coldcast/contract/insights';
import type {
  Explanation,
  ExplanationSide,
  Factor as ExplainedFactor,
  Recommendation,
  StageExplanation,
} from '@coldcast/simulator/explain';
import type { InsightAnswers } from './insights.store.ts';
import { toFollowUpAdvice } from './toFollowUpAdvice.ts';
import { toWireVerification, type WireVerification } from './toWireVerification.ts';

function toVerification({ verification }: Pick<Recommendation, 'verification'>): WireVerification | null {
  return verification === null ? null : toWireVerification(verification);
}

function toListChange({ list }: Recommendation): NonNullable<Factor['lists']>[number] {
  if (list === undefined) return null;
  const { kept, leads, replies, repliesLost, reportsAvoided, mayLead } = list;
  return { kept, leads, replies: [replies[0], replies[1]], repliesLost, reportsAvoided, mayLead };
}

function toFactor(factor: ExplainedFactor, leads: number): Factor {
  const { recommendations } = factor;
  // An edit that changes nothing has neither gain nor reach.
  const worth =
    factor.polarity === 'neutral'
      ? {}
      : {
          shareOfLeads: factor.shareOfLeads,
          deltaPoints: factor.deltaPoints,
          interval80: [factor.interval80[0], factor.interval80[1]] satisfies [number, number],
        };
  return {
    factor_id: factor.factorId,
    label: factor.label,
    polarity: factor.polarity,
    avg_score_0_to_1: factor.score,
    analysis: { title: factor.title, paragraph: factor.paragraph },
    explanation: factor.paragraph,
    evidence: factor.evidence.map((piece) => ({ ...piece })),
    leads,
    ...worth,
    recommendations: recommendations.map(({ text }) => text),
    verifications: recommendations.map(toVerification),
    doubts: recommendations.map(({ doubt }) => doubt),
    editedEmails: recommendations.map(({ editedEmail }) => editedEmail),
    lists: recommendations.map(toListChange),
  };
}

const toSide = ({ factors, small, narrative, keyTakeaways }: ExplanationSide, leads: number): InsightSide => ({
  top_factors: factors.map((factor) => toFactor(factor, leads)),
  small: small === null ? null : { ...small, labels: [...small.labels] },
  summary: { narrative, key_takeaways: [...keyTakeaways] },
});

const withoutFactors = (narrative: string): InsightSide => ({ top_factors: [], summary: { narrative, key_takeaways: [] } });

const toAnswer = ({ stage, positive, negative, ranked, segments }: StageExplanation, leads: number): InsightsAnswer => ({
  data: {
    // What matters most for replies, in either direction; the negative side below is complete.
    insight: toSide(stage === 'reply' ? { ...positive, factors: ranked } : positive, leads),
    negativeInsight: toSide(negative, leads),
    segments: segments.map((segment) => ({ ...segment })),
  },
});

/** An explanation in the API's format. Without replies, the reply side explains only why nobody replied. */
export function toInsightAnswers({ open, reply, leads, followUps }: Explanation, replies: number): InsightAnswers {
  const ofReplies = toAnswer(reply, leads);
  const told = followUps === undefined ? ofReplies : { data: { ...ofReplies.data, followUps: followUps.map(toFollowUpAdvice) } };
  const answers = { open: toAnswer(open, leads), reply: told };
  return replies > 0 ? answers : { ...answers, reply: { data: { ...answers.reply.data, insight: withoutFactors(NO_REPLIES_TEXT) } } };
}

/** The answers if no simulated lead is left to explain. */
export function emptyAnswers(): InsightAnswers {
  const side = withoutFactors('There are no simulated leads left to explain in this campaign.');
  const answer = { data: { insight: side, negativeInsight: side } };
  return { open: answer, reply: answer };
}
