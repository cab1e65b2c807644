import type { ReplyIntent, ReplySentiment } from '@coldcast/rules/leadActions';
import type { Tone } from '@coldcast/rules/ratings';
import type { LeadReply } from '@coldcast/rules/leadRow';

const INTENT_WORDS: Record<ReplyIntent, string> = {
  interested: 'Interested',
  question: 'Question',
  timing: 'Later',
  referral: 'Referral',
  soft_objection: 'Doubtful',
  hard_objection: 'Objection',
  not_interested: 'Not interested',
  opt_out: 'Opt-out',
};
const SENTIMENT_WORDS: Record<ReplySentiment, string> = { positive: 'Positive', neutral: 'Neutral', negative: 'Negative' };
const TONES: Record<ReplySentiment, Exclude<Tone, 'quiet'>> = { positive: 'good', neutral: 'fair', negative: 'poor' };

/** The meaning of a reply in a word; its sentiment if it has no intent. */
export const intentWord = ({ intent, sentiment }: LeadReply): string =>
  intent === null ? SENTIMENT_WORDS[sentiment] : INTENT_WORDS[intent];

export const intentTone = ({ sentiment }: LeadReply) => TONES[sentiment];
