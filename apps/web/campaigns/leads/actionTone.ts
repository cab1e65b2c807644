import type { Tone } from '@coldcast/rules/ratings';
import type { LeadRow } from '@coldcast/rules/leadRow';

const TONES: Record<LeadRow['shownAction'], Tone | 'accent' | 'line'> = {
  reply: 'good',
  internal_forward: 'accent',
  forward_internally: 'accent',
  remind_me_later: 'accent',
  unsubscribe: 'fair',
  report_spam: 'poor',
  classify_as_spam: 'poor',
  ignore: 'quiet',
  no_action: 'quiet',
  archive: 'quiet',
  delete: 'quiet',
  not_opened: 'line',
};

/** The colour of an action's chip. */
export const actionTone = (action: LeadRow['shownAction']): Tone | 'accent' | 'line' => TONES[action];
