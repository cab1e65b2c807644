import { advert } from './traits/advert.ts';
import { askKind } from './asks/askKind.ts';
import { askSize } from './asks/askSize.ts';
import { bareReminder } from './prose/bareReminder.ts';
import { bodyLength } from './prose/bodyLength.ts';
import { branding } from './delivery/branding.ts';
import { brokenVariables } from './person/brokenVariables.ts';
import { calendarLink } from './asks/calendarLink.ts';
import { companyMention } from './person/companyMention.ts';
import { companySize } from './readers/companySize.ts';
import { contactsPerCompany } from './readers/contactsPerCompany.ts';
import { courtesy } from './prose/courtesy.ts';
import { fit } from './readers/fit.ts';
import { fakeReply } from './subject/fakeReply.ts';
import { guilt } from './prose/guilt.ts';
import { foreignLanguage } from './traits/foreignLanguage.ts';
import { harm } from './traits/harm.ts';
import { hype } from './prose/hype.ts';
import { industry } from './readers/industry.ts';
import { insult, threat } from './traits/hostility.ts';
import { layout } from './prose/layout.ts';
import { listSize } from './readers/listSize.ts';
import { loudness } from './prose/loudness.ts';
import { missingAsk } from './asks/missingAsk.ts';
import { nameUse } from './person/nameUse.ts';
import { noMessage } from './traits/noMessage.ts';
import { numberClaims } from './claims/numberClaims.ts';
import { occasion } from './person/occasion.ts';
import { optOutLine } from './delivery/optOutLine.ts';
import { personalDetail } from './person/personalDetail.ts';
import { placement } from './delivery/placement.ts';
import { pressure } from './prose/pressure.ts';
import { rawText } from './traits/rawText.ts';
import { readingLevel } from './prose/readingLevel.ts';
import { referral } from './person/referral.ts';
import { scam } from './traits/scam.ts';
import { senderStanding } from './sender/senderStanding.ts';
import { seniority } from './readers/seniority.ts';
import { severalAsks } from './asks/severalAsks.ts';
import { slips } from './prose/slips.ts';
import { socialProof } from './claims/socialProof.ts';
import { spamPhrases } from './delivery/spamPhrases.ts';
import { stackedDevices } from './claims/stackedDevices.ts';
import { subjectCompany } from './subject/subjectCompany.ts';
import { subjectDate } from './subject/subjectDate.ts';
import { subjectDevices } from './subject/subjectDevices.ts';
import { subjectEmoji } from './subject/subjectEmoji.ts';
import { subjectLength } from './subject/subjectLength.ts';
import { subjectNumber } from './subject/subjectNumber.ts';
import { subjectQuestion } from './subject/subjectQuestion.ts';
import { subjectShouting } from './subject/subjectShouting.ts';
import { substance } from './prose/substance.ts';
import { wrongName } from './person/wrongName.ts';
import { youAndWe } from './prose/youAndWe.ts';
import type { Sign } from './sign.ts';

/**
 * Every sign by the id of its factor. All lists of the engine are derived from this one: features, columns, priors, contrasts, factors,
 * sentences and edits.
 */
export const SIGNS = {
  sender_standing: senderStanding,
  placement,
  subject_length: subjectLength,
  subject_devices: subjectDevices,
  subject_shouting: subjectShouting,
  subject_emoji: subjectEmoji,
  subject_company: subjectCompany,
  subject_number: subjectNumber,
  subject_question: subjectQuestion,
  subject_date: subjectDate,
  fake_reply: fakeReply,
  referral,
  substance,
  body_length: bodyLength,
  reading_level: readingLevel,
  layout,
  you_and_we: youAndWe,
  hype,
  loudness,
  guilt,
  bare_reminder: bareReminder,
  pressure,
  slips,
  courtesy,
  wrong_name: wrongName,
  broken_variables: brokenVariables,
  name_use: nameUse,
  company_mention: companyMention,
  personal_detail: personalDetail,
  occasion,
  ask_kind: askKind,
  ask_size: askSize,
  missing_ask: missingAsk,
  several_asks: severalAsks,
  calendar_link: calendarLink,
  social_proof: socialProof,
  number_claims: numberClaims,
  stacked_devices: stackedDevices,
  branding,
  spam_phrases: spamPhrases,
  opt_out_line: optOutLine,
  advert,
  scam,
  insult,
  threat,
  harm,
  raw_text: rawText,
  no_message: noMessage,
  foreign_language: foreignLanguage,
  fit,
  list_size: listSize,
  contacts_per_company: contactsPerCompany,
  seniority,
  company_size: companySize,
  industry,
};

export type FactorId = keyof typeof SIGNS;

const isFactorId = (id: string): id is FactorId => Object.hasOwn(SIGNS, id);

/** The ids of all signs, in the order of the list. */
export const FACTOR_IDS: readonly FactorId[] = Object.keys(SIGNS).filter(isFactorId);

/** Every sign with its id. */
export const ALL_SIGNS: readonly (Sign & { id: FactorId })[] = FACTOR_IDS.map((id) => ({ id, ...SIGNS[id] }));
