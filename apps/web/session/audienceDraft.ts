import type { Bucket } from '@coldcast/rules/deliverability';
import type { HandedCorrections } from './useLaunchDrawer.tsx';

/** A drawer draft opened on the page "Who to send to". */
export type AudienceDraft = {
  id: number;
  campaignName: string;
  /** Its filled emails as a campaign file. */
  csv: string;
  bucket: Bucket;
  /** The email all leads get, with its follow-ups; null if each row has its own. */
  email: { subject: string; body: string; followUps?: readonly { subject: string; body: string; waitDays: number }[] } | null;
  /** The user's corrections of the email and the send. */
  corrections: HandedCorrections;
  sendSize: number | null;
};

let kept: AudienceDraft | null = null;

/** Kept until the page is reloaded, like the drawer's draft. */
export function saveAudienceDraft(draft: Omit<AudienceDraft, 'id'>): void {
  kept = { ...draft, id: (kept?.id ?? 0) + 1 };
}

export const readAudienceDraft = (): AudienceDraft | null => kept;
