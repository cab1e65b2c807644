import { maskOffer } from '../mail/maskOffer.ts';
import type { MaskedSentence } from '../mail/maskedSentence.ts';
import type { Role } from '../../reader/roles.ts';

/** The sentences of an email to one lead, each with its role. */
export function maskText(...told: readonly (readonly [Role, string])[]): MaskedSentence[] {
  const sentences = told.map(([role, text]) => ({ text, start: 0, end: text.length, part: 'body' as const, roles: { [role]: 0.95 } }));
  return maskOffer([{ sentences, title: null, company: null, industry: null, firstName: null }])[0] ?? [];
}

/** The sentences of an email that offers each of these. */
export const maskOffers = (...texts: readonly string[]): MaskedSentence[] => maskText(...texts.map((text) => ['offer', text] as const));
