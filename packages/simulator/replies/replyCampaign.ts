import type { Offer } from '../fit/offer.ts';
import type { EmailKind } from '../reader/kinds.ts';

/** What a campaign provides for its replies: its seed, what was read over its list, and the user's corrections. */
export type ReplyCampaign = {
  seed: string;
  /** What the list's emails offer; absent if only each email can tell. */
  offer?: Offer | null;
  /** The trades of the industries for which the list was plainly made. */
  homes?: readonly string[];
  /** The industries for which the list was plainly made, in its own words; absent if it is mixed. */
  industries?: readonly string[];
  corrections?: { emailKind?: EmailKind; emailLanguage?: string; offer?: string; offerOwners?: readonly string[] };
};
