import type { LeadReasons } from '@coldcast/contract/insights';
import type { OpinionObjection, OpinionReason } from '@coldcast/rules/leadOpinions';

export type Opinion = NonNullable<LeadReasons['languageModel']>;

const reasonWords: Record<OpinionReason, string> = {
  fits_role: 'fits the role',
  fits_company: 'fits the company',
  clear_benefit: 'clear benefit',
  easy_ask: 'easy ask',
  personal: 'personal',
  good_timing: 'good timing',
  trusted_proof: 'convincing proof',
  wrong_role: 'wrong role',
  wrong_company: 'wrong company',
  no_benefit: 'no visible benefit',
  too_long: 'too long',
  too_salesy: 'too salesy',
  generic: 'generic',
  heavy_ask: 'asks for too much',
  no_trust: 'no reason to trust',
  bad_timing: 'bad timing',
};

const objectionWords: Record<OpinionObjection, string | null> = {
  none: null,
  no_need: 'no need',
  no_time: 'no time',
  no_budget: 'no budget',
  no_authority: 'not theirs to decide',
  has_vendor: 'already has a supplier',
  no_trust: 'no trust in the sender',
};

const sides = { keener: 'more likely', cooler: 'less likely', alike: 'as likely' } as const;

/** How the two engines differ on one lead, in words. */
export function disagreementText({ opening, replying }: Opinion): string {
  if (opening === 'alike' && replying === 'alike') return 'Both engines agree on this lead.';
  return `Compared with the calibrated engine, the model finds this lead ${sides[opening]} to open and, once opened, ${sides[replying]} to reply.`;
}

/** Reasons and objection on one line; undefined if the model gave none. */
export function reasonsText({ reasons, objection }: Opinion): string | undefined {
  const why = reasons.map((reason) => reasonWords[reason]).join(', ');
  const against = objectionWords[objection];
  const parts = [...(why === '' ? [] : [`Reasons: ${why}`]), ...(against === null ? [] : [`First objection: ${against}`])];
  return parts.length === 0 ? undefined : `${parts.join('. ')}.`;
}
