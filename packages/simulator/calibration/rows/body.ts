import type { PriorRow } from '../priorRow.ts';
import { effectRow } from './effectRow.ts';

const lengthFacts = [
  'belkins-body-words',
  'hunter-words-20-39',
  'hunter-words-under100',
  'lavender-150plus',
  'lavender-short-vs-125',
  'salesloft-short-body',
  'overloop-body-words',
  'gangly-500-words',
  'reyes-2024-short',
];
const depthFacts = [
  'woodpecker-advanced-personalization',
  'lavender-personalization',
  'gangly-500-personalization',
  'hunting-dynasty-combined',
];
const askFacts = ['gong-cta-interest-vs-time', 'gong-cta-positive-share', 'gangly-500-cta', 'gong-offer'];

/** What the body does. Odds ratios raised to a power are a published one shrunk by that power. */
export const bodyRows: readonly PriorRow[] = [
  effectRow('bodyLength', ['reply', 1.3], {
    sd: 0.12,
    facts: lengthFacts,
    grade: 'observational',
    reason: '50 to 125 words against 200 and more; sources from a flat curve to fivefold.',
  }),
  effectRow('bodyBrevity', ['reply', 0.95], {
    sd: 0.12,
    facts: ['salesloft-short-body', 'hunter-words-20-39'],
    grade: 'assumption',
    reason: 'Per halving below 20 words: nothing left to answer. Above that short bodies do well.',
  }),
  effectRow('readingGrade', ['reply', 1.25], {
    sd: 0.12,
    facts: ['lavender-reading-grade'],
    grade: 'vendor',
    reason: 'Grade 3 to 5 against 10 and more; the published +67 % is shrunk.',
  }),
  effectRow('companyMention', ['reply', 1.15], {
    sd: 0.1,
    facts: depthFacts,
    grade: 'vendor',
    reason: 'One mention of the company against none.',
  }),
  effectRow('deepPersonalisation', ['reply', 1.5], {
    sd: 0.15,
    facts: depthFacts,
    grade: 'observational',
    reason: 'Own sentences with the company named against none of both; the published twofold gap is confounded with care and list size.',
  }),
  effectRow('askKind', ['reply', 1.35], {
    sd: 0.15,
    facts: askFacts,
    grade: 'observational',
    reason: 'A question about interest against asking for a time.',
  }),
  effectRow('askKind', ['positive', 1.5], {
    sd: 0.2,
    facts: askFacts,
    grade: 'observational',
    reason: 'Positive share 68 against 41 % as published, shrunk.',
  }),
  effectRow('noAsk', ['reply', 0.9], {
    sd: 0.15,
    facts: [],
    grade: 'assumption',
    reason: 'Without an ask or a question there is less to answer.',
  }),
  effectRow('severalAsks', ['reply', 0.95], {
    sd: 0.1,
    facts: ['hunting-dynasty-combined'],
    grade: 'assumption',
    reason: 'Per ask beyond the first: a trial finds ease alone best.',
  }),
  effectRow('manyQuestions', ['reply', 0.95], {
    sd: 0.05,
    facts: [],
    grade: 'assumption',
    reason:
      'Each question beyond three: a questionnaire asks for more than a stranger gives. One to three stand best among letters of all kinds.',
  }),
  effectRow('calendarLink', ['reply', 0.75], {
    sd: 0.15,
    facts: ['gong-calendar-link', 'gangly-500-cta'],
    grade: 'observational',
    reason: '44 % fewer replies as published, shrunk.',
  }),
  effectRow('socialProof', ['reply', 1.15], {
    sd: 0.12,
    facts: ['gong-social-proof'],
    grade: 'observational',
    reason: '41 % more replies as published for proof that fits, shrunk.',
  }),
  effectRow('stackedDevices', ['reply', 0.95], {
    sd: 0.08,
    facts: ['hunting-dynasty-combined'],
    grade: 'trial',
    reason: 'Per persuasion device beyond two: all of them together did worst in a trial.',
  }),
  effectRow('extraLinks', ['inbox', 0.7], {
    sd: 0.15,
    facts: ['smartreach-links'],
    grade: 'vendor',
    reason: 'Per two links beyond two; the published fall is three times as steep.',
  }),
  effectRow('branding', ['inbox', 0.75], {
    sd: 0.15,
    facts: ['hubspot-html', 'lavender-gif', 'websm-formatting'],
    grade: 'observational',
    reason: 'Designed HTML against plain text.',
  }),
  effectRow('branding', ['reply', 0.9], {
    sd: 0.12,
    facts: ['hubspot-html', 'lavender-gif', 'websm-formatting'],
    grade: 'observational',
    reason: 'Designed HTML against plain text, placement included.',
  }),
  effectRow('guilt', ['reply', 0.9], { sd: 0.12, facts: ['gong-phrases'], grade: 'observational', reason: '14 % fewer meetings, shrunk.' }),
  effectRow('guilt', ['spam_report', 1.1], { sd: 0.2, facts: [], grade: 'assumption', reason: 'Reproach annoys.' }),
  effectRow('slips', ['reply', 0.96], {
    sd: 0.06,
    facts: [],
    grade: 'assumption',
    reason: 'Each slip in spelling or typing, three at most: people trust a writer less for them; nobody publishes replies to cold mail.',
  }),
  effectRow('wrongPerson', ['reply', 0.45], {
    sd: 0.3,
    facts: [],
    grade: 'assumption',
    reason: 'A wrong name or a broken variable shows a machine.',
  }),
  effectRow('wrongPerson', ['unsubscribe', 1.8], { sd: 0.3, facts: [], grade: 'assumption', reason: 'The same, as annoyance.' }),
  effectRow('wrongPerson', ['spam_report', 1.8], { sd: 0.3, facts: [], grade: 'assumption', reason: 'The same, as annoyance.' }),
  effectRow('numberClaims', ['reply', 0.85 ** 0.45], {
    sd: 0.08,
    facts: ['gong-roi', 'gong-roi-2'],
    grade: 'observational',
    reason: '15 % less success with percentages and return on investment, shrunk to 0.45.',
  }),
  effectRow('hypeInBody', ['reply', 0.96], {
    sd: 0.06,
    facts: ['gong-buzzwords-subject', 'gong-pitch'],
    grade: 'assumption',
    reason: 'Each hype phrase or buzzword, three at most; measured in subjects and pitches only.',
  }),
  effectRow('spamPhrases', ['inbox', 0.96], {
    sd: 0.05,
    facts: ['warmysender-spamwords', 'sa-points'],
    grade: 'vendor',
    reason: 'Each cluster, four at most: words weigh little beside reputation.',
  }),
  effectRow('shouting', ['inbox', 0.97], {
    sd: 0.05,
    facts: ['sa-points'],
    grade: 'assumption',
    reason: 'Capitals and exclamation marks, four at most.',
  }),
  effectRow('shouting', ['reply', 0.96], {
    sd: 0.06,
    facts: ['lavender-punct-subject'],
    grade: 'assumption',
    reason: 'The same, on readers; measured in subjects only.',
  }),
  effectRow('bodyEmoji', ['reply', 0.98], { sd: 0.1, facts: ['replyio-emoji'], grade: 'assumption', reason: 'Measured in subjects only.' }),
  effectRow('optOutLine', ['unsubscribe', 1.15], { sd: 0.25, facts: [], grade: 'assumption', reason: 'A shown way out is used.' }),
  effectRow('optOutLine', ['spam_report', 0.85], {
    sd: 0.25,
    facts: [],
    grade: 'assumption',
    reason: 'A shown way out replaces complaints.',
  }),
  effectRow('spamPhrases', ['reply', 0.95], {
    sd: 0.06,
    facts: ['gong-buzzwords-subject', 'gong-pitch'],
    grade: 'assumption',
    reason:
      'Each cluster, four at most: pressure, giveaways and big assurances read as an advert to people too; measured in subjects and pitches only.',
  }),
  effectRow('spamPhrases', ['spam_report', 1.12], {
    sd: 0.15,
    facts: [],
    grade: 'assumption',
    reason: 'Each cluster, four at most: what reads as an advert is reported as one; nobody publishes complaints by wording.',
  }),
  effectRow('referral', ['reply', 1.4], {
    sd: 0.25,
    facts: ['salesloft-referred'],
    grade: 'vendor',
    reason: 'Somebody both know, or a meeting before; published for subjects and confounded with acquaintance, so strongly shrunk.',
  }),
  effectRow('salutation', ['reply', 1.05], {
    sd: 0.06,
    facts: [],
    grade: 'assumption',
    reason:
      'A greeting against none, "Dear" half way, "Dear Sir or Madam" as far below. Threads among all kinds of people show the same order, wider apart.',
  }),
  effectRow('courtesy', ['reply', 1.04], {
    sd: 0.06,
    facts: [],
    grade: 'assumption',
    reason:
      'Thanks at the end, or against it an apology for writing. Threads among all kinds of people end in answers more often after thanks; cold mail is not them.',
  }),
  effectRow('saysNothing', ['reply', 0.13], {
    sd: 0.4,
    facts: [],
    grade: 'assumption',
    reason: 'No word that says anything against eight: there is nothing to answer but the question who that was.',
  }),
  effectRow('saysNothing', ['unsubscribe', 1.3], {
    sd: 0.25,
    facts: [],
    grade: 'assumption',
    reason: 'Empty mail looks like a fault or a probe.',
  }),
  effectRow('saysNothing', ['spam_report', 1.4], { sd: 0.3, facts: [], grade: 'assumption', reason: 'The same, as annoyance.' }),
  effectRow('attachments', ['inbox', 0.9], {
    sd: 0.15,
    facts: [],
    grade: 'assumption',
    reason: 'Filters distrust attachments from strangers.',
  }),
  effectRow('youShare', ['reply', 1.05], {
    sd: 0.08,
    facts: ['gong-pitch', 'gong-problem-first'],
    grade: 'assumption',
    reason: 'Two thirds "you" against one third: about the reader rather than the sender.',
  }),
  effectRow('singleBlock', ['reply', 1.58 ** -0.25], {
    sd: 0.1,
    facts: ['replyio-paragraphs'],
    grade: 'vendor',
    reason: 'One block of 80 words and more against paragraphs, shrunk to a quarter.',
  }),
  effectRow('occasion', ['reply', (10.01 / 4.39) ** 0.1], {
    sd: 0.1,
    facts: ['digitalbloom-hook', 'gong-problem-first'],
    grade: 'vendor',
    reason:
      'Something that just happened as the reason to write; the published gap against opening on a problem is of unknown method and contradicted: a tenth of it.',
  }),
  effectRow('nameUse', ['reply', 1.04], {
    sd: 0.08,
    facts: ['reyes-2024-short', 'websm-formatting'],
    grade: 'assumption',
    reason: 'A greeting by name is usual; its absence shows a little.',
  }),
];
