import type { TextFix } from './textFix.ts';

/** What makes an email to strangers weak without being a mistake. It has no figure and moves no rate. */
export const WEAK_KINDS = [
  'alarm_subject',
  'stray_subject',
  'empty_subject',
  'trade_subject',
  'crude_words',
  'lost_option',
  'unbelievable',
  'booked_slot',
  'homework',
  'early_details',
  'private_papers',
  'missing_number',
  'broken_english',
  'boast',
  'about_sender',
  'hollow_praise',
  'company_talk',
  'platitude',
  'hollow_proof',
  'buried_offer',
  'missing_proof',
  'no_source',
  'long_list',
  'vague_price',
  'second_offer',
  'missing_link',
  'attachment',
  'scare_talk',
  'claimed_contact',
  'plea',
  'keeps_at',
  'visit_ask',
  'many_questions',
  'many_requests',
  'vague_ask',
  'unsigned',
  'worn_phrases',
] as const;
export type WeakKind = (typeof WEAK_KINDS)[number];

/** Kinds of passages that say nothing: whatever else is seen in them is no merit. */
export const HOLLOW_KINDS: readonly FindingKind[] = [
  'empty_subject',
  'trade_subject',
  'hollow_praise',
  'company_talk',
  'platitude',
  'hollow_proof',
  'no_source',
  'worn_phrases',
  'vague_ask',
];

/** What may be true and still be no fault of this email: it is told among the notes, and never first. */
export const MINOR_KINDS: readonly FindingKind[] = [
  'no_company',
  'one_area',
  'stray_subject',
  'trade_subject',
  'early_details',
  'missing_number',
  'missing_link',
  'about_sender',
  'buried_offer',
  'missing_proof',
  'no_source',
  'long_list',
  'vague_price',
  'second_offer',
  'visit_ask',
  'many_questions',
  'vague_ask',
  'unsigned',
  'attachment',
  'worn_phrases',
  'guarantee',
  'click_here',
];

/** What the check can find, most important first. */
export const FINDING_KINDS = [
  'wrong_name',
  'shared_greeting',
  'titled_first_name',
  'job_title_greeting',
  'one_reader',
  'one_area',
  'other_company',
  'misspelt_variable',
  'unknown_variable',
  'foreign_variable',
  'open_slot',
  'leftover',
  'source_code',
  'pasted_twice',
  'system_tag',
  'broken_link',
  'empty_greeting',
  'open_first_name',
  'empty_value',
  'no_company',
  'same_body',
  'repeated_email',
  'fake_reply',
  'insult',
  'scare',
  'pressure',
  'guarantee',
  'click_here',
  'short_link',
  'mojibake',
  'lost_character',
  'mixed_scripts',
  'hidden_character',
  'control_character',
  ...WEAK_KINDS,
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** What a finding says about how an email is written; the others point out mistakes. */
const OF_WORDING: readonly FindingKind[] = [
  'one_reader',
  'one_area',
  'fake_reply',
  'insult',
  'scare',
  'pressure',
  'guarantee',
  'click_here',
  'short_link',
  ...WEAK_KINDS,
];

/** Whether a finding is advice on wording, which emails that ask for private data or money do not get. */
export const isOfWording = ({ kind }: { kind: FindingKind }): boolean => OF_WORDING.includes(kind);

/** One filled email to check. Unknown facts are null. */
export type CheckedEmail = {
  /** The spreadsheet row number. */
  rowNumber: number;
  /** Tells people apart; two rows of the same person share it. */
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

/** Something found in one email. `text` is what it says; `instead` is what was most likely meant, null if unknown. */
export type Sighting = {
  kind: FindingKind;
  text: string;
  instead: string | null;
  fix: TextFix | null;
  /** How many leads get it, if that is what is wrong. */
  goesTo?: number;
  /** Where it is: "the subject" or "line 3". Missing if there is no single place. */
  place?: string;
};

/** The same finding with all its rows, lowest first. */
export type Finding = Sighting & {
  rowNumbers: number[];
  /** The emails it is in, 1 for the first; missing if no lead gets more than one. */
  emailNumbers?: number[];
  /** What is wrong, and what to do. */
  problem: string;
  advice: string;
};
