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

/** The color of an action's chip: no two actions share one, but for the two words for an internal forward. */
export const actionTone = (action: LeadRow['shownAction']): ChipTone => TONES[action];
