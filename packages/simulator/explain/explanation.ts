import type { EditId } from '../edits/edits.ts';
import type { Email, FollowUp } from '../lead.ts';
import type { BucketForecast, Interval } from '../outcome.ts';
import type { Span } from '../reading/span.ts';
import type { FollowUpSignId } from '../signs/followUp/followUpSigns.ts';
import type { Polarity, SegmentKind } from '../signs/sign.ts';
import type { FactorId } from '../signs/signs.ts';

/** The two stages that are explained: opened, of sent; replied, of opened. */
export type StageName = 'open' | 'reply';

/** A piece of one lead's email a factor rests on: UTF-16 offsets, end exclusive, and the text itself. */
export type Evidence = Span & { text: string };

/** What a simulated edit does to the list; on a sample of at most 300 leads if the list is longer. */
export type Verification = {
  /** Better with a chance of at least 0.8 after shrinkage, and no guardrail is hurt. */
  verified: boolean;
  /** Change of the stage's rate, in points of emails sent (0 to 100), shrunk for the number of edits tried, and its 80% interval. */
  deltaPoints: number;
  interval80: Interval;
  /** The same as a share of the rate before, on the open side of opens, on the reply side of interest (positive replies). */
  lift: number;
  lift80: Interval;
  /** Chance that the lift is above 0. */
  chanceBetter: number;
  /** Leads of the sample that land, open or act otherwise under the same random draws. */
  movedLeads: number;
  leads: number;
  /** "Verified in simulation: interest about +25% (+2 to +55), changes the outcome for 14 of 300 leads"; begins otherwise if it is not verified. */
  sentence: string;
};

/** Why an edit is among the ideas that could not be verified. */
export type Doubt = 'too_small' | 'uncertain' | 'more_complaints' | 'less_interest' | 'adds_facts' | 'not_an_edit';

/** `original` is the same email before the edit; null if the leads share a template only after it. `isTemplate`: the leads share it. */
export type EditedEmail = Email & { original: Email | null; isTemplate: boolean };

/** A shorter list that was simulated, the size of the send held. Expected replies and spam reports of this list. */
export type ListChange = {
  keptKeys: readonly string[];
  kept: number;
  leads: number;
  /** Expected rate before and after, fractions of emails sent. */
  replies: readonly [before: number, after: number];
  repliesLost: number;
  reportsAvoided: number;
};

export type Recommendation = {
  text: string;
  /** The operator behind it; null for advice that is not a change of the text. */
  editId: EditId | null;
  /** Null if nothing could be simulated. */
  verification: Verification | null;
  /** Set where the idea is not verified. */
  doubt: Doubt | null;
  /** The edited email: the shared template where all leads have one, else the first touched lead's. Null if not verified. */
  editedEmail: EditedEmail | null;
  /** Set where the advice is on who to write to. */
  list?: ListChange;
};

export type Factor = {
  factorId: FactorId;
  /** Short name, the same in every campaign. */
  label: string;
  polarity: Polarity;
  /** 1 - exp(-|contribution| / 0.15), two decimals. */
  score: number;
  /** Mean contribution over the leads, in log odds of the stage's rate. */
  contribution: number;
  title: string;
  paragraph: string;
  /** From the lead that shows the factor best; none where the factor is not in the text. */
  evidence: readonly Evidence[];
  /** Rate now minus the rate with this factor at its reference, re-simulated, in points of emails sent; on the reply side with the same people opening. */
  deltaPoints: number;
  interval80: Interval;
  /** Leads whose contribution is not zero in the factor's direction, 0 to 1. */
  shareOfLeads: number;
  recommendations: readonly Recommendation[];
};

/** Factors too small for a card of their own, in one line. */
export type SmallEffects = { count: number; text: string; labels: readonly string[] };

/** One side of a stage: what speaks for it, or against. Factors come strongest first. */
export type ExplanationSide = {
  factors: readonly Factor[];
  small: SmallEffects | null;
  narrative: string;
  keyTakeaways: readonly string[];
};

/** Leads of one kind whose expected rate differs from the others' by more than chance. */
export type Segment = {
  kind: SegmentKind;
  name: string;
  leads: number;
  /** Expected rates of these leads and of all others, fractions of emails sent. */
  rate: number;
  otherRate: number;
  sentence: string;
};

export type StageExplanation = {
  stage: StageName;
  /** Expected rate of emails sent, at the bucket that is explained, with its 80% interval. */
  expected: number;
  expected80: Interval;
  positive: ExplanationSide;
  negative: ExplanationSide;
  /** The factors of both sides, strongest first. */
  ranked: readonly Factor[];
  segments: readonly Segment[];
};

/** What can be said of a follow-up: its own signs, a reproach in it, and that it brings nothing new. */
export type StepFindingId = FollowUpSignId | 'reproach' | 'nothingNew';

/** One true thing about one follow-up. */
export type StepFinding = {
  id: StepFindingId;
  label: string;
  /** `neutral`: worth knowing, and of no effect on the rates. */
  effect: 'for' | 'against' | 'neutral';
  /** What is so and why it matters, in whole sentences. */
  text: string;
  /** What to do, in one sentence. */
  takeaway: string;
  /** The sentence it is in, of the first lead it is true of; null if it is in no place. */
  quote: string | null;
  /** Leads of the sample that it is true of, and those who have this email. */
  touched: number;
  leads: number;
  /** Replies per 100 leads over the whole sequence as it is, minus those without this; 0 where it has no effect. */
  deltaPoints: number;
};

/** The edits of follow-ups. */
export type StepEditId = 'wait_longer' | 'drop_reproach' | 'ask_again';

/** A change of one follow-up that was simulated on the whole sequence. */
export type StepFix = {
  editId: StepEditId;
  /** What to do, in a sentence. */
  text: string;
  /** The follow-up after the edit: of the first lead it changes. */
  followUp: FollowUp;
  verification: Verification;
  /** Set if it could not be verified. */
  doubt: Doubt | null;
};

/** What is to be said of one follow-up, costliest first, and the edits that answer it. */
export type StepAdvice = {
  /** 2 for the first follow-up. */
  step: number;
  findings: readonly StepFinding[];
  fixes: readonly StepFix[];
};

export type Explanation = {
  leads: number;
  open: StageExplanation;
  reply: StageExplanation;
  /** Findings about each follow-up, in order; only if leads have follow-ups. The stages above are about the first email. */
  followUps?: readonly StepAdvice[];
};

export type ExplainOptions = {
  /** Bucket 0 to 9 that is explained; 40-50 unless another is asked for. */
  bucket?: number;
  /** The list's forecast at that bucket, if it is known already: the same intervals as shown elsewhere, and whether they are the sender's own. */
  forecast?: Pick<BucketForecast, 'expected' | 'trueRate80'> & { isForSender?: boolean };
  /** Opens and replies this run showed at the bucket; quoted in the narrative. */
  counts?: { total: number; opened: number; replied: number; interested: number };
};

/** Why one lead did or did not: one line for its row. */
export type LeadReason = {
  factorId: FactorId;
  /** `for` raises the rate, `against` lowers it. */
  effect: 'for' | 'against';
  /** In log odds of the stage's rate. */
  contribution: number;
  text: string;
};

export type LeadExplanation = {
  /** Expected rates of leads like this one: opened of sent, replied of sent. */
  openRate: number;
  replyRate: number;
  /** The same with what a language model said of the lead; null if it said nothing. */
  withAppeal: { openRate: number; replyRate: number } | null;
  /** Strongest first. */
  open: readonly LeadReason[];
  reply: readonly LeadReason[];
};
