import { lazyPart } from '../ui/lazyPart.ts';

/** What an empty form does not show: what is said about an email, and about a list. */
export const DraftReasons = lazyPart(async () => ({ default: (await import('./forecast/DraftReasons.tsx')).DraftReasons }));
export const FileCounts = lazyPart(async () => ({ default: (await import('./leads/FileCounts.tsx')).FileCounts }));
export const InvalidRows = lazyPart(async () => ({ default: (await import('./leads/InvalidRows.tsx')).InvalidRows }));
export const UnplacedRows = lazyPart(async () => ({ default: (await import('./leads/InvalidRows.tsx')).UnplacedRows }));
export const ColumnChecks = lazyPart(async () => ({ default: (await import('./leads/ColumnChecks.tsx')).ColumnChecks }));
export const AboutSection = lazyPart(async () => ({ default: (await import('./about/AboutSection.tsx')).AboutSection }));
export const AudienceLink = lazyPart(async () => ({ default: (await import('./fit/AudienceLink.tsx')).AudienceLink }));
export const PreflightSection = lazyPart(async () => ({ default: (await import('./preflight/PreflightSection.tsx')).PreflightSection }));
export const EmailPreview = lazyPart(async () => ({ default: (await import('./email/EmailPreview.tsx')).EmailPreview }));

const PARTS = [FileCounts, InvalidRows, ColumnChecks, DraftReasons, AboutSection, AudienceLink, PreflightSection, EmailPreview];

/** Fetches all of it, so that nobody waits after choosing a list. */
export function prefetchDrawerParts(): void {
  for (const part of PARTS) part.prefetch();
}
