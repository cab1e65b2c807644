import type { Population } from '../calibration/population.ts';
import type { Lead } from '../lead.ts';
import { readEmail } from '../reading/readEmail.ts';
import { composeReference, type ReferenceEmail } from './compose.ts';
import { REFERENCE_PERSONAS } from './personas.ts';

/** Version of the reference emails and personas. */
export const REFERENCE_VERSION = '2026.1';

/** A reference email's own lead: one invented person at one invented company. */
export const toReferenceLead = (email: ReferenceEmail, index: number): Lead => ({
  leadKey: `reference-${index}`,
  slug: email.name.toLowerCase().replace(/[^a-z]+/g, '-'),
  name: email.name,
  firstName: email.name.split(' ')[0] ?? null,
  company: email.company,
  title: null,
  companySize: null,
  industry: null,
  email: { subject: email.subject, body: email.body },
});

const total = REFERENCE_PERSONAS.reduce((sum, { share }) => sum + share, 0);

/** The reference population: every neutral email read for its own lead, and the persona mix. */
export const readReference = (): Population => ({
  emails: composeReference().map(
    (email, index) => readEmail(toReferenceLead(email, index), { contactsAtCompany: 1, ownWords: email.ownWords }).values,
  ),
  personas: REFERENCE_PERSONAS.map(({ persona, share }) => ({ persona, share: share / total })),
});
