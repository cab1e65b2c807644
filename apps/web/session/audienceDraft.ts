import type { Bucket } from '@coldcast/rules/deliverability';

/** A draft of the drawer that is looked at on the page "Who to send to": its filled emails as a campaign file, and the email all leads get. */
export type AudienceDraft = {
  id: number;
  campaignName: string;
  csv: string;
  bucket: Bucket;
  email: { subject: string; body: string } | null;
};

let kept: AudienceDraft | null = null;

/** Kept until the page is reloaded, as the drawer's draft is. */
export function keepAudienceDraft(draft: Omit<AudienceDraft, 'id'>): void {
  kept = { ...draft, id: (kept?.id ?? 0) + 1 };
}

export const readAudienceDraft = (): AudienceDraft | null => kept;
