import type { CampaignContext } from '@coldcast/simulator/lead';

/** What the user says of a draft's email and its send, as the engine takes it. */
export type Said = Pick<CampaignContext, 'corrections' | 'sendSize'>;
