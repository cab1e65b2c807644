import type { Factor, Recommendation, SmallEffects, StageName } from '../../explain/explanation.ts';
import { MISFIT } from '../../fit/isTold.ts';
import type { SpokenFactor } from '../../narrative/writeFactor.ts';
import type { Interval } from '../../outcome.ts';
import type { AdviceScope } from '../adviceScope.ts';

/** A factor with its words. */
export type PlannedFactor = { factor: Factor; spoken: SpokenFactor };

/** The findings about one stage, before deciding which to report. */
export type StageFindings = {
  stage: StageName;
  scope: AdviceScope;
  /** Share of leads who rarely decide on the offer, as far as texts may say so. */
  farShare: number;
  expected: number;
  expected80: Interval;
  gains: readonly PlannedFactor[];
  losses: readonly PlannedFactor[];
};

/** Whether so many leads rarely decide on the offer that the list as a whole does not fit it. */
export const isMisfit = ({ farShare }: Pick<StageFindings, 'farShare'>): boolean => farShare >= MISFIT;

/** One action: a simulated edit, or the advice in a factor's own words. `name` is what its factor is called in a sentence. */
export type Action = {
  text: string;
  factor: Factor;
  name: string;
  recommendation: Recommendation | null;
  /** What the fault costs, if that is mainly something other than replies. */
  toll?: string | undefined;
  /** What its text costs, in words; undefined if that cannot be seen. */
  costs?: string | undefined;
  /** Whether it names a text that was tried and is not verified, and the lift that a forecast of it shows. */
  isMinor?: boolean;
  seen?: number | undefined;
  /** Whether it is about the first line, which is told before all else. */
  isOpening?: boolean;
};

/** What is said about one stage: what cost most and what helped most, each once, and what to do, largest gain first. */
export type StagePlan = StageFindings & {
  small: { gains: SmallEffects | null; losses: SmallEffects | null };
  /** Both sides together, strongest first. */
  ranked: readonly Factor[];
  changes: readonly Action[];
  keeps: readonly PlannedFactor[];
};
