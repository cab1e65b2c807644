import type { TextFix } from './textFix.ts';

/** What the check can find, most telling first. */
export const FINDING_KINDS = [
  'wrong_name',
  'other_company',
  'misspelt_variable',
  'unknown_variable',
  'foreign_variable',
  'open_slot',
  'leftover',
  'empty_greeting',
  'open_first_name',
  'same_body',
  'repeated_email',
  'fake_reply',
  'pressure',
  'guarantee',
  'click_here',
  'short_link',
  'mojibake',
  'lost_character',
  'mixed_scripts',
  'hidden_character',
  'control_character',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** One filled email as it is checked. Unknown facts are null. */
export type CheckedEmail = {
  /** As a spreadsheet shows it. */
  rowNumber: number;
  /** Tells people apart; two rows of one person have the same. */
  profileUrl: string;
  firstName: string | null;
  fullName: string | null;
  slug: string;
  company: string | null;
  subject: string;
  body: string;
  /** The emails after this one; an empty subject is that of the thread. */
  followUps?: readonly { subject: string; body: string }[];
};

/** Something that is in one email. `text` is what is there; `instead` what most likely was meant, null if nobody can say. */
export type Sighting = {
  kind: FindingKind;
  text: string;
  instead: string | null;
  fix: TextFix | null;
  /** Where it stands: "the subject" or "line 3". Missing if it is not one place. */
  place?: string;
};

/** The same thing in all the rows it is in, lowest row first. */
export type Finding = Sighting & {
  rowNumbers: number[];
  /** The emails it is in, 1 for the first; missing where no lead gets more than one. */
  emailNumbers?: number[];
  /** What is wrong, and what to do. */
  problem: string;
  advice: string;
};
