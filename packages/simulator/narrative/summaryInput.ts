import type { StagePlan } from '../advice/plan/stagePlan.ts';
import type { ExplainOptions } from '../explain/explanation.ts';
import type { PlainMerit } from '../advice/plan/plainMerits.ts';

/** What a check says of a passage of the email: what is wrong with it, and what to do. */
export type Check = { text: string; problem: string; advice: string; comesFirst?: boolean; mayLead?: boolean };

/** `check`: told if there is no change to tell, or before it. `language`: another one than English, in which the email is read only in part. `merits`: what speaks for the email in plain sight. */
export type SummaryInput = {
  plan: StagePlan;
  isFor: boolean;
  counts: ExplainOptions['counts'];
  key: string;
  check?: Check | undefined;
  language?: string | null;
  merits?: readonly PlainMerit[];
};
/** What a narrative tells of a better version: how many changes it makes, whether they are sure to bring more together, and how much with its 80% interval. `onAverage`: what is left of it, if that is visibly less; else null. `first`: what its first change does. `cut`: the words that go, if it hardly does more than leave them out; else null. */
export type ToldVersion = {
  isSure: boolean;
  changes: number;
  lift: number;
  lift80: readonly [number, number];
  onAverage: number | null;
  isSpelling: boolean;
  first: string;
  cut: readonly string[] | null;
};

/** `version`: null without one that concerns the stage. `kindName`: what an email to others than strangers is called. `tricks`: what an email that is refused does to its readers. */
export type NarrativeInput = SummaryInput & {
  isForSender: boolean;
  version: ToldVersion | null;
  kindName: string | null;
  tricks: readonly string[];
};

/** From this share of the replies on, what nobody tried is worth a headline. */
export const LEAST_OF_HEADLINE = 0.05;
