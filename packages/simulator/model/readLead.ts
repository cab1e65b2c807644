import { correctLead } from '../correctLead.ts';
import type { CampaignContext, LeadInList } from '../lead.ts';
import { readPersona } from '../persona/readPersona.ts';
import { readEmail } from '../reading/readEmail.ts';
import { readSequence } from '../sequence/readSequence.ts';
import { listInput, readFitOfLead } from './fitOfLead.ts';
import { readCentered } from './model.ts';

/** One lead for the model: centered columns, of all its emails if there are several, and its display name. */
export type ReadLead = { leadKey: string; columns: Float64Array; displayName: string | null };

/** Reads one lead's emails, persona and list context into columns. Everything after this is arithmetic. */
export function readLead(campaign: CampaignContext, uncorrected: LeadInList): ReadLead {
  const lead = correctLead(campaign, uncorrected);
  const persona = readPersona(lead);
  const columns = readCentered({
    values: readEmail(lead, lead.context).values,
    persona,
    contactsAtCompany: lead.context.contactsAtCompany,
    ...listInput(campaign),
    fit: readFitOfLead(campaign, lead, persona)?.chances ?? null,
  });
  return { leadKey: lead.leadKey, columns: readSequence(lead, columns), displayName: persona.displayName };
}
