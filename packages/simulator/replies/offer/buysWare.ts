import type { LeadInList } from '../../lead.ts';
import { withoutCompany } from './isTitleNamed.ts';

/** "Wine buyer", "plant & pot buyer": what somebody buys. */
const WARE = /(\p{L}{3,}) buyers?(?!['\u2019\p{L}])/iu;
/** Buyers by rank or manner, who buy anything, and of what goes by too many names. */
const OF_ANY =
  /^(?:senior|sr|junior|jr|head|lead|leading|chief|principal|assistant|associate|deputy|trainee|graduate|apprentice|intern|strategic|category|commodity|chain|area|MRO|technical|commercial|operational|direct|indirect|group|central|regional|local|global|international|national|retail|wholesale|general|main|project|site|company|corporate|procurement|purchasing|supply|sourcing|contracts?|packaging|ingredients|materials|supplies|goods|equipment|components|parts|services|and|the)$/i;
/** A shorter word stands in others: a plant is no plan. */
const SHORTEST_STEM = 6;

/** Whether an email is about the ware that somebody buys by their title; null if the title names none. */
export function buysWare(lead: LeadInList): boolean | null {
  const ware = WARE.exec(lead.title ?? '')?.[1];
  if (ware === undefined || OF_ANY.test(ware)) return null;
  const { subject, body } = withoutCompany(lead);
  const stem = ware.length < SHORTEST_STEM ? `${ware}s?\\b` : ware.slice(0, -2);
  return new RegExp(`\\b${stem}`, 'iu').test(`${subject}\n${body}`);
}

/** Somebody by the rest of their title: "Workshop lead & tool buyer" leads a workshop, too. */
export const withoutWare = (lead: LeadInList): LeadInList => ({ ...lead, title: (lead.title ?? '').replace(WARE, ' ') });
