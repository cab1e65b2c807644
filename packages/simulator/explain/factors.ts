import { COLUMNS } from '../model/columns.ts';
import type { Predictor } from '../model/predictors.ts';
import type { Feature } from '../reading/features.ts';
import { FACTOR_IDS, type FactorId } from './factorIds.ts';

/** Which columns a factor speaks for, and which features show it in the text. */
type FactorParts = { label: string; columns: readonly string[]; features: readonly Feature[] };

const prefixed = (prefix: string): string[] => COLUMNS.map(({ name }) => name).filter((name) => name.startsWith(prefix));

/** `wrong_name` and `broken_variables` share the column `wrongPerson`; `placement` takes what subject and body do to placement. */
export const FACTORS: Readonly<Record<FactorId, FactorParts>> = {
  sender_standing: { label: 'Your standing as a sender', columns: [], features: [] },
  placement: {
    label: 'Content that filters weigh',
    columns: [],
    features: ['links', 'htmlMarks', 'images', 'spamPhrases', 'attachments', 'capsWords', 'exclamations', 'subjectAllCaps'],
  },
  subject_length: { label: 'Subject length', columns: ['subjectLength', 'subjectBlank'], features: ['subjectWords'] },
  subject_devices: {
    label: 'Hype and loud marks in the subject',
    columns: ['subjectDevices'],
    features: ['subjectHype', 'subjectBuzzwords', 'subjectPunctuation'],
  },
  subject_shouting: { label: 'Capitals in the subject', columns: ['subjectAllCaps'], features: ['subjectAllCaps'] },
  subject_emoji: { label: 'Emoji in the subject', columns: ['subjectEmoji'], features: ['subjectEmoji'] },
  subject_company: { label: 'Company in the subject', columns: ['subjectCompany'], features: ['subjectCompany'] },
  subject_number: { label: 'Number in the subject', columns: ['subjectNumber'], features: ['subjectNumber'] },
  subject_question: { label: 'Question in the subject', columns: ['subjectQuestion'], features: ['subjectQuestion'] },
  fake_reply: { label: 'Reply mark on a first email', columns: ['fakeReply'], features: ['fakeReply'] },
  referral: { label: 'Somebody both know', columns: ['subjectReferral', 'referral'], features: ['subjectReferral', 'referral'] },
  substance: { label: 'Whether it says anything', columns: ['saysNothing'], features: ['saidWords'] },
  body_length: { label: 'Length of the body', columns: ['bodyLength', 'bodyBrevity'], features: ['bodyWords'] },
  reading_level: { label: 'Reading level', columns: ['readingGrade'], features: ['readingGrade'] },
  layout: { label: 'Paragraphs', columns: ['singleBlock'], features: ['paragraphs'] },
  you_and_we: { label: 'You against we', columns: ['youShare'], features: ['youShare'] },
  hype: { label: 'Hype and buzzwords', columns: ['hypeInBody'], features: ['hype', 'buzzwords'] },
  loudness: {
    label: 'Capitals and exclamation marks',
    columns: ['shouting', 'bodyEmoji'],
    features: ['capsWords', 'exclamations', 'emoji'],
  },
  slips: { label: 'Slips in the writing', columns: ['slips'], features: ['slips'] },
  guilt: { label: 'Reproach', columns: ['guilt'], features: ['guilt'] },
  courtesy: {
    label: 'Greeting, thanks and apologies',
    columns: ['salutation', 'courtesy'],
    features: ['apologies', 'thanks', 'salutation'],
  },
  wrong_name: { label: 'Wrong name in the greeting', columns: ['wrongPerson'], features: ['wrongName'] },
  broken_variables: { label: 'Broken variable', columns: ['wrongPerson'], features: ['brokenVariables'] },
  name_use: { label: 'Use of the first name', columns: ['nameUse', 'subjectFirstName'], features: ['firstNameUses', 'subjectFirstName'] },
  company_mention: { label: 'Mention of the company', columns: ['companyMention'], features: ['companyMentions'] },
  personal_detail: { label: 'Detail for one lead only', columns: ['deepPersonalisation'], features: ['ownWords', 'titleMentions'] },
  occasion: { label: 'A reason to write now', columns: ['occasion'], features: ['occasion'] },
  ask_kind: { label: 'What you ask for', columns: ['askKind'], features: ['interestAsks', 'meetingAsks'] },
  missing_ask: { label: 'Asking at all', columns: ['noAsk'], features: ['asks', 'questions'] },
  several_asks: { label: 'Number of asks', columns: ['severalAsks', 'manyQuestions'], features: ['asks', 'questions'] },
  calendar_link: { label: 'Calendar link', columns: ['calendarLink'], features: ['calendarLink'] },
  social_proof: { label: 'Social proof', columns: ['socialProof'], features: ['socialProof'] },
  number_claims: { label: 'Percentages and returns', columns: ['numberClaims'], features: ['numberClaims'] },
  stacked_devices: {
    label: 'Stacked persuasion',
    columns: ['stackedDevices'],
    features: ['socialProof', 'numberClaims', 'hype', 'guilt', 'attachments'],
  },
  branding: { label: 'Designed HTML', columns: ['branding'], features: ['htmlMarks', 'images'] },
  opt_out_line: { label: 'Opt-out line', columns: ['optOutLine'], features: ['optOutLine'] },
  list_size: { label: 'Size of the list', columns: ['listSize'], features: [] },
  contacts_per_company: { label: 'Contacts at one company', columns: ['contactsAtCompany'], features: [] },
  seniority: { label: 'Seniority and role', columns: ['seniority', 'unknownPersona', ...prefixed('jobFunction.')], features: [] },
  company_size: { label: 'Size of the company', columns: ['companySize'], features: [] },
  industry: { label: 'Industry', columns: prefixed('industry.'), features: [] },
};

export const FACTOR_COUNT = FACTOR_IDS.length;
export const factorIndex = (id: FactorId): number => FACTOR_IDS.indexOf(id);

const otherwise = factorIndex('seniority');
const placementAt = factorIndex('placement');

const ownFactor: readonly number[] = COLUMNS.map(({ name, features }) => {
  const at = FACTOR_IDS.findIndex((id) => FACTORS[id].columns.includes(name));
  // What no factor names weighs on placement alone, or on nothing.
  return at >= 0 ? at : features.length > 0 ? placementAt : otherwise;
});

/** The factor a column's effect on one predictor counts for. */
export const factorOfColumn = (predictor: Predictor, column: number): number => {
  const group = COLUMNS[column]?.group;
  return predictor === 'placement' && (group === 'subject' || group === 'body') ? placementAt : (ownFactor[column] ?? otherwise);
};
