import type { CampaignContext } from '@coldcast/simulator/lead';

/** The user's corrections of a draft's email and its send, in the engine's format. */
export type Said = Pick<CampaignContext, 'corrections' | 'sendSize'>;
