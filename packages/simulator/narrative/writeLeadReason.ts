import type { Evidence } from '../explain/explanation.ts';
import type { FactorId } from '../explain/factorIds.ts';
import type { LeadRow } from '../explain/rows.ts';
import { toQuote } from './facts.ts';

type ReasonFacts = { factorId: FactorId; isFor: boolean; row: LeadRow; evidence: readonly Evidence[] };
type Line = (facts: {
  quote: string;
  count: (feature: 'subjectWords' | 'bodyWords' | 'asks' | 'links' | 'readingGrade') => number;
  row: LeadRow;
}) => string;

/** For and against, one line each; null where the factor is no reason in that direction. */
const LINES: Readonly<Record<FactorId, readonly [onFor: Line | null, against: Line | null]>> = {
  sender_standing: [() => 'You are opened more than most senders', () => 'You are opened less than most senders'],
  placement: [null, ({ quote }) => (quote === '' ? 'Content that filters weigh' : `Filters weigh “${quote}”`)],
  subject_length: [
    ({ count }) => `Short subject, ${count('subjectWords')} words`,
    ({ count }) => `Long subject, ${count('subjectWords')} words`,
  ],
  subject_devices: [null, ({ quote }) => `“${quote}” in the subject sounds like an advert`],
  subject_shouting: [null, () => 'The subject is in capitals'],
  subject_emoji: [null, ({ quote }) => `“${quote}” in the subject`],
  subject_company: [() => 'The subject names their company', () => 'The subject does not name their company'],
  subject_number: [null, ({ quote }) => `“${quote}” in the subject`],
  subject_question: [null, () => 'The subject is a question'],
  fake_reply: [null, ({ quote }) => `“${quote}” on a first email`],
  referral: [({ quote }) => `Somebody both know: “${quote}”`, null],
  substance: [null, () => 'The body says next to nothing'],
  body_length: [({ count }) => `Short body, ${count('bodyWords')} words`, ({ count }) => `Body of ${count('bodyWords')} words`],
  reading_level: [() => 'Easy to read', ({ count }) => `Hard to read, about grade ${Math.round(count('readingGrade'))}`],
  layout: [null, () => 'One block of text'],
  you_and_we: [() => 'Speaks more of them than of you', () => 'Speaks more of you than of them'],
  hype: [null, ({ quote }) => `“${quote}” sounds like a brochure`],
  loudness: [null, ({ quote }) => `“${quote}” is loud`],
  slips: [null, ({ quote }) => `Written carelessly: “${quote}”`],
  guilt: [null, ({ quote }) => `“${quote}” reproaches them`],
  courtesy: [
    null,
    ({ quote, row: { reading } }) => ((reading.values.apologies ?? 0) > 0 ? `Apologises: “${quote}”` : 'No friendly greeting'),
  ],
  wrong_name: [null, ({ quote }) => `The greeting says “${quote}”`],
  broken_variables: [null, ({ quote }) => `“${quote}” was left unfilled`],
  name_use: [null, () => 'Not greeted by name'],
  company_mention: [({ quote }) => `Mentions ${quote}`, () => 'Their company is not mentioned'],
  personal_detail: [({ quote }) => `Written for them: “${quote}”`, () => 'No detail of their own'],
  occasion: [({ quote }) => `A reason to write now: “${quote}”`, () => 'No reason to write just now'],
  ask_kind: [
    ({ quote, row }) => ((row.reading.values.interestAsks ?? 0) > 0 ? `An easy question: “${quote}”` : 'No request for time'),
    ({ quote }) => (quote === '' ? 'No question about interest' : `Asks for time: “${quote}”`),
  ],
  missing_ask: [null, () => 'Asks for nothing'],
  several_asks: [null, ({ count }) => (count('asks') < 2 ? 'Many questions' : `${count('asks')} asks compete`)],
  calendar_link: [null, ({ quote }) => `Calendar link “${quote}”`],
  social_proof: [({ quote }) => `Proof from others: “${quote}”`, () => 'Nobody vouches for you'],
  number_claims: [null, ({ quote }) => `Figures to doubt: “${quote}”`],
  stacked_devices: [null, () => 'Too many arguments at once'],
  branding: [null, () => 'Looks designed'],
  opt_out_line: [null, null],
  list_size: [() => 'A small list, well aimed', () => 'A large list, loosely aimed'],
  contacts_per_company: [null, ({ row }) => `One of ${row.lead.context.contactsAtCompany} at the same company`],
  seniority: [
    () => 'Not at the very top of the company',
    ({ row }) => (row.lead.title === null ? 'High in the company' : `High in the company: ${row.lead.title}`),
  ],
  company_size: [() => 'A small company', () => 'A large company'],
  industry: [() => 'A trade that answers', () => 'A trade that seldom answers'],
};

/** One line for a lead's row; undefined where there is nothing to say. */
export function writeLeadReason({ factorId, isFor, row, evidence }: ReasonFacts): string | undefined {
  const line = LINES[factorId][isFor ? 0 : 1];
  if (line === null) return undefined;
  const quote = toQuote(evidence[0]?.text ?? '');
  return line({ quote, row, count: (feature) => row.reading.values[feature] ?? 0 });
}
