import type { Offer } from '../fit/offer.ts';
import type { EmailKind } from '../reader/kinds.ts';

/** What a campaign tells about its replies: its seed, what was read once over its list, and what the user says of the email. */
export type ReplyCampaign = {
  seed: string;
  /** What the list's emails offer; absent where only each email can tell. */
  offer?: Offer | null;
  corrections?: { emailKind?: EmailKind; emailLanguage?: string; offer?: string; offerOwners?: readonly string[] };
  reading?: { kind: { kind: EmailKind; probability: number }; language: string; offer: Offer | null };
};
