import type { Lead } from '../lead.ts';
import { readCompanySize } from './company/readCompanySize.ts';
import { readCompanyIndustry } from './company/readCompanyIndustry.ts';
import { readIndustry } from './company/readIndustry.ts';
import { readName } from './name/readName.ts';
import type { Persona } from './persona.ts';
import { readTitle } from './title/readTitle.ts';

const isGiven = (text: string | null): text is string => text !== null && text.trim() !== '';

/**
 * The recipient, read from the lead's own row and slug. Pure; unknown facts are null, and gender, age, origin and personality are never
 * guessed.
 */
export function readPersona(lead: Lead): Persona {
  const { firstName, lastName, displayName } = readName(lead);
  const { seniority, jobFunction } = isGiven(lead.title) ? readTitle(lead.title) : { seniority: null, jobFunction: null };
  return {
    firstName,
    lastName,
    displayName,
    seniority,
    jobFunction,
    companySize: isGiven(lead.companySize) ? readCompanySize(lead.companySize) : null,
    industry:
      (isGiven(lead.industry) ? readIndustry(lead.industry) : null) ?? (isGiven(lead.company) ? readCompanyIndustry(lead.company) : null),
    isFromProfileLinkOnly: ![lead.name, lead.firstName, lead.company, lead.title, lead.companySize, lead.industry].some(isGiven),
  };
}
