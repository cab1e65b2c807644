import type { Lead } from '../lead.ts';
import type { Persona } from './persona.ts';

/** Who the mail goes to, read from the lead's own row and slug. Pure; what neither tells is null. */
export function readPersona(lead: Lead): Persona {
  const words = lead.name?.trim().split(/\s+/) ?? lead.slug.split('-').filter((word) => !/\d/.test(word));
  const firstName = lead.firstName ?? words[0] ?? null;
  return {
    firstName,
    lastName: words.length > 1 ? (words.at(-1) ?? null) : null,
    displayName: words.length === 0 ? null : words.join(' '),
    seniority: null,
    jobFunction: null,
    companySize: null,
    industry: null,
    isFromProfileLinkOnly: lead.name === null && lead.firstName === null && lead.company === null && lead.title === null,
  };
}
