import type { LeadRow } from '@coldcast/rules/leadRow';
import type { ChipTone } from '../../ui/Chip.tsx';

const TONES: Record<LeadRow['shownAction'], ChipTone> = {
  reply: 'good',
  internal_forward: 'accent',
  forward_internally: 'accent',
  remind_me_later: 'pale',
  unsubscribe: 'fair',
  report_spam: 'poor',
  classify_as_spam: 'poorLine',
  ignore: 'lilac',
  no_action: 'quiet',
  archive: 'ringed',
  delete: 'grey',
  not_opened: 'line',
};

/** The color of an action's chip: every action has its own, except that both words for an internal forward share one. */
export const actionTone = (action: LeadRow['shownAction']): ChipTone => TONES[action];
