import type { EditId } from '../../edits/edits.ts';
import type { ListChange, Recommendation, StageName, Verification } from '../../explain/explanation.ts';
import type { MeasuredFactor } from '../../explain/measureFactors.ts';
import type { Email } from '../../lead.ts';
import type { SpokenFactor } from '../../narrative/writeFactor.ts';
import type { Interval } from '../../outcome.ts';
import type { FactorId } from '../../signs/signs.ts';

/** An edit that was simulated on the draft, or a shorter list, whose `editId` is null. */
export type DraftFix = {
  editId: EditId | null;
  /** What to do, in a sentence. */
  text: string;
  verification: Verification;
  /** The whole template after the edit; null if each lead has its own email or the edit is not one of the template. */
  email: Email | null;
  /** Set if it is a shorter list. */
  list?: ListChange;
};

/** What lowers a draft's rate. */
export type DraftReason = {
  stage: StageName;
  factorId: FactorId;
  title: string;
  /** What it costs besides replies, in a sentence: "Interest falls by about 70% and spam reports rise 2.5-fold." */
  toll: string | null;
  /** Rate now minus the rate without this factor, in points of emails sent: below 0. And its 80% interval. */
  deltaPoints: number;
  interval80: Interval;
  /** The best edit that was verified, or one that takes out nothing but the fault; null if there is neither. */
  fix: DraftFix | null;
  /** What to do by hand. */
  idea: string;
};

/** A factor that can be mentioned, with the facts its words need. */
export type Sayable = { stage: StageName; factor: MeasuredFactor; spoken: SpokenFactor };
/** With the best edit that may be offered: a verified one, or one that only takes out the fault itself, however small its gain. */
export type Found = Sayable & { offered: Recommendation | undefined };

export const isVerified = ({ offered }: Found): boolean => offered?.verification?.verified === true;

/** A fault with everything that is said about it. */
export type Told = Found & { reason: DraftReason };
