import type { EditId } from '../edits/edits.ts';
import type { Email, FollowUp } from '../lead.ts';
import type { BucketForecast, Interval } from '../outcome.ts';
import type { Span } from '../reading/span.ts';
import type { FollowUpSignId } from '../signs/followUp/followUpSigns.ts';
import type { Polarity, SegmentKind } from '../signs/sign.ts';
import type { FactorId } from '../signs/signs.ts';

/** The two explained stages: opened, of sent; replied, of opened. */
export type StageName = 'open' | 'reply';

/** A passage of one lead's email that a factor is based on: UTF-16 offsets, end exclusive, and the text itself. */
export type Evidence = Span & { text: string };

/** The effect of a simulated edit on the list; on a sample of at most 100 leads if the list is longer. */
export type Verification = {
  /** Better with a probability of at least 0.8 after shrinkage, without violating a guardrail. */
  verified: boolean;
  /** Change of the stage's rate in a forecast of the edited text, in points of emails sent (0 to 100), and its 80% interval. */
  deltaPoints: number;
  interval80: Interval;
  /** The same relative to the rate before: of opens on the open side, of interest (positive replies) on the reply side. */
  lift: number;
  lift80: Interval;
  /** The lift that may be counted on, by which an edit is verified: only of what the edit is about, shrunk for the number of edits tried. */
  promised: number;
  /** Chance that this is above 0. */
  chanceBetter: number;
  /** Leads of the sample that land, open or act differently with the same random draws. */
  movedLeads: number;
  leads: number;
  /**
   * "Verified in simulation: interest about +25% (+2 to +55), changes the outcome for 14 of 90 leads"; starts with "Likely better" if the band reaches zero,
   * and differently if not verified. Ends with the costs.
   */
  sentence: string;
  /** That complaints per open rise or inbox placement falls, where it can be seen: "; but spam reports rise from 0.96 to 1.04 in 100 opens". */
  costs?: string;
};

/** Why an edit is among the ideas that could not be verified. */
export type Doubt = 'too_small' | 'uncertain' | 'more_complaints' | 'less_interest' | 'adds_facts' | 'not_an_edit';

/** `original` is the same email before the edit; null if the leads share a template only after it. `isTemplate`: the leads share it. */
export type EditedEmail = Email & { original: Email | null; isTemplate: boolean };

/** A shorter list that was simulated with the same send size. Expected replies and spam reports of this list. */
export type ListChange = {
  keptKeys: readonly string[];
  kept: number;
  leads: number;
  /** Expected rate before and after, fractions of emails sent. */
  replies: readonly [before: number, after: number];
  repliesLost: number;
  reportsAvoided: number;
  /** Whether it may be told before any wording. */
  mayLead: boolean;
  /** How many leads are left, and how they reply, if those whom the offer hardly concerns are left out, too. */
  both?: { kept: number; replies: number };
};

export type Recommendation = {
  text: string;
  /** The edit behind it; null for advice that does not change the text. */
  editId: EditId | null;
  /** Null if nothing could be simulated. */
  verification: Verification | null;
  /** Set if the idea is not verified. */
  doubt: Doubt | null;
  /** The edited email: the shared template if all leads have one, otherwise the first affected lead's. Null if not verified. */
  editedEmail: EditedEmail | null;
  /** Set if the advice is about whom to write to. */
  list?: ListChange;
  /** Set if it is a change of the better version. */
  isOfVersion?: true;
};

export type Factor = {
  factorId: FactorId;
  /** Short name, the same in every campaign. */
  label: string;
  polarity: Polarity;
  /** 1 - exp(-weight / 0.15), two decimals. */
  score: number;
  /** Mean contribution over the leads, in log odds of the stage's rate. */
  contribution: number;
  /** The largest of what it does to replies, interest and, for a fault, complaints per open, in log odds or log ratios; at least 0. */
  weight: number;
  title: string;
  paragraph: string;
  /** From the lead that shows the factor best; none if the factor is not in the text. */
  evidence: readonly Evidence[];
  /**
   * The current rate minus the rate with this factor at its reference, simulated again, in points of emails sent; on the reply side with
   * the same people opening.
   */
  deltaPoints: number;
  interval80: Interval;
  /** Share of leads with a nonzero contribution in the factor's direction, 0 to 1. */
  shareOfLeads: number;
  recommendations: readonly Recommendation[];
};

/** Factors too small for their own card, in one line: their titles. */
export type SmallEffects = { count: number; text: string; labels: readonly string[] };

/** One side of a stage: what helps it, or what hurts it. Strongest factors first. */
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
  /** Expected rate of emails sent at the explained bucket, with its 80% interval. */
  expected: number;
  expected80: Interval;
  positive: ExplanationSide;
  negative: ExplanationSide;
  /** The factors of both sides, strongest first. */
  ranked: readonly Factor[];
  segments: readonly Segment[];
};

/** What can be said about a follow-up: its own signs, a reproach, and that it adds nothing new. */
export type StepFindingId = FollowUpSignId | 'reproach' | 'nothingNew';

/** One true statement about one follow-up. */
export type StepFinding = {
  id: StepFindingId;
  label: string;
  /** `neutral`: worth knowing, without effect on the rates. */
  effect: 'for' | 'against' | 'neutral';
  /** What it is and why it matters, in whole sentences. */
  text: string;
  /** What to do, in one sentence. */
  takeaway: string;
  /** The sentence it is in, from the first affected lead; null if it has no single place. */
  quote: string | null;
  /** Affected leads of the sample, and leads who get this email. */
  touched: number;
  leads: number;
  /** Replies per 100 leads over the whole sequence, minus those without this; 0 if it has no effect. */
  deltaPoints: number;
};

/** The edits of follow-ups. */
export type StepEditId = 'wait_longer' | 'drop_reproach' | 'ask_again';

/** A change of one follow-up that was simulated on the whole sequence. */
export type StepFix = {
  editId: StepEditId;
  /** What to do, in a sentence. */
  text: string;
  /** The follow-up after the edit, from the first lead it changes. */
  followUp: FollowUp;
  verification: Verification;
  /** Set if it could not be verified. */
  doubt: Doubt | null;
};

/** What can be said about one follow-up, highest cost first, and the edits that address it. */
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
  /** The effect of the better version with what the cards blame and it leaves; only if one was passed in. */
  versionTotal?: Verification;
  /** The passages that this total tells the sender to change or to fill in. */
  versionLeft?: readonly string[];
  /** Findings about each follow-up, in order; only if leads have follow-ups. The stages above are about the first email. */
  followUps?: readonly StepAdvice[];
};

/** What the cards need of a better version; `combinations`: bit `n` of `changes` is the n-th change. */
export type OfferedVersion = {
  original: Email;
  email: Email;
  isTemplate: boolean;
  total: Verification;
  /** How much of the total may be counted on, where that is less than it shows. */
  promiseNote?: string;
  /** Placeholders that the total tells the sender to fill in. */
  unfilled?: readonly string[];
  changes: readonly OfferedChange[];
  combinations: readonly { changes: number; email: Email }[];
  /** What only the sender can write. */
  slots?: readonly { about: string; replaces?: string }[];
};

/** One change of a better version. */
export type OfferedChange = {
  editId: EditId;
  /** What the change does, in a few words. */
  text: string;
  /** The further edits it is made of. */
  parts?: readonly EditId[];
  /** The factors it addresses. */
  fixes: readonly FactorId[];
  /** The lines it removes and adds. */
  lines: { removed: readonly string[]; added: readonly string[] };
  /** Verified separately, with its own effect on interest. */
  verification: Verification;
};

export type ExplainOptions = {
  /** The better version of the same campaign, if it was searched; null if there is none. Its changes then stand on the cards. */
  better?: OfferedVersion | null;
  /** Passages that notes beside the insights call empty, long ones only their start: they are no merit of the email. */
  hollow?: readonly string[];
  /** What notes beside the insights say of the email, most important first: told where no change is. */
  checks?: readonly {
    text: string;
    problem: string;
    advice: string;
    isOfSubject: boolean;
    mayLead: boolean;
    comesFirst?: boolean;
  }[];
  /** What notes beside the insights would quote of an email: an offered text says which of it stays. */
  notesOf?: (email: Email) => readonly string[];
  /** The explained bucket, 0 to 9; 40-50 by default. */
  bucket?: number;
  /** The list's forecast at that bucket, if already known: the same intervals as shown elsewhere, and whether they are the sender's own. */
  forecast?: Pick<BucketForecast, 'expected' | 'trueRate80'> & { isForSender?: boolean };
  /** This run's opens and replies at the bucket, quoted in the narrative; of several emails, the opens are those of the first. */
  counts?: { total: number; opened: number; replied: number; interested: number; isOfFirstEmail?: boolean };
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
  /** The same with a language model's opinion of the lead; null if there is none. */
  withAppeal: { openRate: number; replyRate: number } | null;
  /** Strongest first. */
  open: readonly LeadReason[];
  reply: readonly LeadReason[];
};
