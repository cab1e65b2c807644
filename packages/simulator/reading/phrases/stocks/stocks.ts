import type { PhraseStock } from '../phraseStock.ts';
import { apologies, occasions, referral, thanks } from './acquaintance.ts';
import { actionAsks, answerAsks, interestAsks, meetingAsks, referralAsks } from './asks.ts';
import { attachments, guilt, numberClaims, optOut, rhetorical, rhetoricalWhole, socialProof } from './claims.ts';
import { spamBulk, spamClick, spamDenial, spamGuarantee, spamMoney, spamPrize, spamUrgency } from './spam.ts';
import { buzzwords, casual, formal, hype, self, slips, you } from './tone.ts';

export const PHRASE_STOCKS: readonly PhraseStock[] = [
  interestAsks,
  meetingAsks,
  referralAsks,
  actionAsks,
  answerAsks,
  attachments,
  optOut,
  socialProof,
  numberClaims,
  hype,
  buzzwords,
  spamMoney,
  spamUrgency,
  spamGuarantee,
  spamClick,
  spamPrize,
  spamDenial,
  spamBulk,
  guilt,
  referral,
  occasions,
  apologies,
  thanks,
  slips,
  rhetorical,
  rhetoricalWhole,
  you,
  self,
  formal,
  casual,
];
