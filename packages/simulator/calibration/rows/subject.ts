import type { PriorRow } from '../priorRow.ts';
import { effectRow } from './effectRow.ts';

const lengthFacts = [
  'belkins-subject-words',
  'belkins-subject-7words',
  'lavender-subject-2v5-words',
  'salesloft-oneword',
  'warmysender-ab-words',
  'gangly-500-subject',
  'woodpecker-subject-chars',
  'klenty-7words',
  'marketo-subject-words',
  'backlinko-subject-long-vs-short',
  'dialoginsight-length',
];
const deviceFacts = ['gong-buzzwords-subject', 'lavender-punct-subject'];
const firstNameFacts = ['lavender-firstname-subject', 'mailchimp-fname-1', 'warmysender-ab-firstname', 'calfano-2016', 'websm-formatting'];
const numberFacts = ['belkins-subject-numbers', 'lavender-numbers-subject', 'salesloft-numbers', 'gong-buzzwords-subject'];
const questionFacts = ['belkins-subject-question', 'warmysender-ab-question', 'yesware-question'];
const companyFacts = [
  'hunting-dynasty-self',
  'warmysender-company-name',
  'warmysender-quick-question',
  'belkins-subject-personalized-open',
  'belkins-subject-personalized-reply',
  'calfano-2016',
];

/** What the subject line does. Odds ratios raised to a power are a published one shrunk by that power. */
export const subjectRows: readonly PriorRow[] = [
  effectRow('subjectLength', ['open', 1.25], {
    sd: 0.1,
    facts: lengthFacts,
    grade: 'observational',
    reason: '1 to 5 words against 10 and more. Cold-mail sources agree on short; bulk mail and one outreach study disagree.',
  }),
  effectRow('subjectLength', ['reply', 1.3], {
    sd: 0.13,
    facts: lengthFacts,
    grade: 'observational',
    reason: '1 to 5 words against 10 and more, opens included.',
  }),
  effectRow('subjectDevices', ['open', 0.85], {
    sd: 0.08,
    facts: deviceFacts,
    grade: 'observational',
    reason: 'Each of hype, buzzwords and loud punctuation; two count at most.',
  }),
  effectRow('subjectDevices', ['reply', 0.85], {
    sd: 0.1,
    facts: deviceFacts,
    grade: 'observational',
    reason: 'The loss of opens carried through; no further effect on readers is known.',
  }),
  effectRow('subjectFirstName', ['open', 1], {
    sd: 0.12,
    facts: firstNameFacts,
    grade: 'trial',
    reason: 'Trials point both ways: the mean is none and the spread says so.',
  }),
  effectRow('subjectFirstName', ['reply', 1], {
    sd: 0.12,
    facts: firstNameFacts,
    grade: 'observational',
    reason: 'One vendor finds 12 % fewer replies, others more opens.',
  }),
  effectRow('subjectAllCaps', ['open', 0.93], {
    sd: 0.12,
    facts: ['belkins-subject-caps', 'yesware-titlecase'],
    grade: 'assumption',
    reason: 'Capitals read as shouting; measured opens hardly differ.',
  }),
  effectRow('subjectAllCaps', ['reply', 0.85], {
    sd: 0.15,
    facts: [],
    grade: 'assumption',
    reason: 'Capitals read as advertising once opened.',
  }),
  effectRow('subjectAllCaps', ['inbox', 0.95], {
    sd: 0.1,
    facts: ['sa-points'],
    grade: 'assumption',
    reason: 'Public filter rules give capitals a small score.',
  }),
  effectRow('subjectEmoji', ['open', 0.95], {
    sd: 0.1,
    facts: ['replyio-emoji'],
    grade: 'vendor',
    reason: 'Six percent fewer opens at one vendor, shrunk.',
  }),
  effectRow('subjectEmoji', ['reply', 0.95], { sd: 0.12, facts: ['replyio-emoji'], grade: 'assumption', reason: 'Follows the opens.' }),
  effectRow('subjectEmoji', ['unsubscribe', 1.05], { sd: 0.2, facts: [], grade: 'assumption', reason: 'Looks like a newsletter.' }),
  effectRow('subjectQuestion', ['open', 1], {
    sd: 0.12,
    facts: questionFacts,
    grade: 'observational',
    reason: 'One large observation for, one large split test against: no mean effect.',
  }),
  effectRow('subjectQuestion', ['reply', 0.9 ** 0.25], {
    sd: 0.12,
    facts: questionFacts,
    grade: 'vendor',
    reason: 'Ten percent fewer replies at one vendor, shrunk to a quarter.',
  }),
  effectRow('subjectNumber', ['open', 0.8 ** 0.3], {
    sd: 0.1,
    facts: numberFacts,
    grade: 'vendor',
    reason: 'From no effect to nearly half the opens; the middle of the sources, shrunk.',
  }),
  effectRow('subjectNumber', ['reply', 0.68 ** 0.25], {
    sd: 0.12,
    facts: numberFacts,
    grade: 'vendor',
    reason: 'A third fewer replies at one vendor, shrunk to a quarter.',
  }),
  effectRow('subjectCompany', ['open', 1.49 ** 0.25], {
    sd: 0.12,
    facts: companyFacts,
    grade: 'vendor',
    reason: 'A trial finds the own name best in direction, a vendor +22 % opens; academic trials find little.',
  }),
  effectRow('subjectCompany', ['reply', 2.43 ** 0.15], {
    sd: 0.15,
    facts: companyFacts,
    grade: 'vendor',
    reason: 'The published gap is confounded with better lists: strongly shrunk.',
  }),
  effectRow('fakeReply', ['open', 1], {
    sd: 0.15,
    facts: [],
    grade: 'assumption',
    reason: 'Curiosity and distrust may cancel; nothing citable.',
  }),
  effectRow('fakeReply', ['reply', 0.8], { sd: 0.15, facts: [], grade: 'assumption', reason: 'A faked thread is found out on opening.' }),
  effectRow('fakeReply', ['spam_report', 1.5], { sd: 0.3, facts: [], grade: 'assumption', reason: 'Deceived readers complain.' }),
  effectRow('subjectReferral', ['open', 1.1], {
    sd: 0.12,
    facts: ['salesloft-referred'],
    grade: 'vendor',
    reason: 'A name both know shows before opening; nothing is published for opens alone.',
  }),
  effectRow('subjectReferral', ['reply', 1.4], {
    sd: 0.25,
    facts: ['salesloft-referred'],
    grade: 'vendor',
    reason: 'The published sixfold is mostly true acquaintance: shrunk to less than a fifth of it in log odds.',
  }),
  effectRow('subjectBlank', ['open', 0.95], {
    sd: 0.2,
    facts: ['deangelo-feng-2019'],
    grade: 'assumption',
    reason: 'An unclear subject does not cost many opens.',
  }),
  effectRow('subjectBlank', ['reply', 0.92], {
    sd: 0.2,
    facts: ['sappleton-blank-subject'],
    grade: 'assumption',
    reason: 'An experiment found no more answers without a subject.',
  }),
  effectRow('subjectBlank', ['positive', 0.85], {
    sd: 0.25,
    facts: ['sappleton-blank-subject'],
    grade: 'trial',
    reason: 'The same experiment found more active refusals; the size is ours.',
  }),
];
