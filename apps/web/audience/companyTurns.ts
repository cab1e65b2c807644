import type { AudienceView } from '@coldcast/rules/audienceAnswer';

type Lead = AudienceView['leads'][number];

/** The people of one company in the order to email them. */
export type CompanyTurns = { company: string; leads: Lead[] };

/** Companies where several people are worth an email, in the order of whom to email first. */
export function listCompanyTurns(leads: readonly Lead[]): CompanyTurns[] {
  const next = new Map(leads.flatMap((lead) => (lead.askedAfter === null ? [] : [[lead.askedAfter, lead] as const])));
  return leads.flatMap((lead) => {
    if (lead.askedAfter !== null || !next.has(lead.leadId)) return [];
    const turns = [lead];
    for (let after = next.get(lead.leadId); after !== undefined; after = next.get(after.leadId)) turns.push(after);
    return [{ company: lead.company?.trim() ?? '', leads: turns }];
  });
}
