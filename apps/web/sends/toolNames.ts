import type { SendItem } from '@coldcast/contract/sends';

/** Display names of the tools. */
export const toolNames: Readonly<Record<SendItem['tool'], string>> = {
  instantly: 'Instantly',
  smartlead: 'Smartlead',
  lemlist: 'lemlist',
  apollo: 'Apollo',
  hubspot: 'HubSpot',
  reply_io: 'Reply.io',
  woodpecker: 'Woodpecker',
  outreach: 'Outreach',
  salesloft: 'Salesloft',
  other: 'other files',
  typed: 'your own entries',
};
