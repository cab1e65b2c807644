import type { Bucket } from '@coldcast/rules/deliverability';
import type { HandedCorrections } from './useLaunchDrawer.tsx';

/** A draft of the drawer that is looked at on the page "Who to send to". */
export type AudienceDraft = {
  id: number;
  campaignName: string;
  /** Its filled emails as a campaign file. */
  csv: string;
  bucket: Bucket;
  /** The email that all leads get, with those that follow it; null if the file brings them. */
  email: { subject: string; body: string; followUps?: readonly { subject: string; body: string; waitDays: number }[] } | null;
  /** What the user says of the email and of the send. */
  corrections: HandedCorrections;
  sendSize: number | null;
};

let kept: AudienceDraft | null = null;

/** Kept until the page is reloaded, as the drawer's draft is. */
export function keepAudienceDraft(draft: Omit<AudienceDraft, 'id'>): void {
  kept = { ...draft, id: (kept?.id ?? 0) + 1 };
}

export const readAudienceDraft = (): AudienceDraft | null => kept;
