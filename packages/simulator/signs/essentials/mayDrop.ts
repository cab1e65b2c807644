import type { DamageKind } from '../../damage/damage.ts';
import { MAY_SIGN } from '../asks/signWith.ts';

/** No sentence is reworded, so what looks reworded is the new question. */
const OF_REWORDING: readonly DamageKind[] = [
  'changed_sense',
  'changed_claim',
  'number_torn',
  'torn_list',
  'torn_chain',
  'bare',
  'dangling_word',
];

/** Requests go on purpose, with their links and what they alone name; how the sender is reached moves below the signature. */
export const MAY_ASK_ONCE: readonly DamageKind[] = [
  ...OF_REWORDING,
  ...MAY_SIGN,
  'lost_ask',
  'lost_link',
  'lost_variable',
  'lost_fact',
  'lost_offer',
];

/** What readers are better off without goes on purpose, too, with the subject above it; the offer, its terms and its proof stay. */
export const MAY_DROP: readonly DamageKind[] = [
  ...MAY_ASK_ONCE,
  'orphan',
  'too_little',
  'lost_opening',
  'lost_proof',
  'lost_item',
  'changed_name',
  'too_short',
];
