import type { EmailKind } from '../../reader/kinds.ts';
import { MONTH } from '../../reading/text/timeWords.ts';
import type { SellerFacts } from './sellerFacts.ts';

const STARTS = new RegExp(
  String.raw`\b(?:available|free|start\w*|join\w*|mov\w+|begin\w*|opening|place|position|work|job|room|anything|vacanc\w+)\b[^.?!\n]*?\b(?:from|in|after|by|as of) (?:the (?:beginning|start|end|middle) of )?(?:early |mid-?|late )?(${MONTH})\b`,
  'g',
);

/** The month from which an applicant could start, as `startDate`; nothing if the email names several, or none. */
export function readStart(kind: EmailKind | null, text: string): SellerFacts['fields'] {
  if (kind !== 'job_application') return [];
  const months = [...new Set([...text.matchAll(STARTS)].map(([, month]) => month ?? ''))];
  return months.length === 1 ? [['startDate', months[0] ?? '']] : [];
}
