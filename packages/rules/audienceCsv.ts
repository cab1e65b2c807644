import { AUDIENCE_GROUP_WORDS, type AudienceGroupName } from './audienceWords.ts';
import { writeCsv } from './csvWriter.ts';
import { normalizeHeader } from './leadFile/columnNames.ts';
import { toOriginalHeaders, type OriginalCell } from './leadsCsv.ts';

type GroupedLead = {
  leadId: string;
  name: string | null;
  company: string | null;
  title: string | null;
  group: AudienceGroupName;
  reason: string;
  askedAfter: string | null;
};

/** The parts of a lead's own row that go back into a sending tool. */
export type LeadSource = { profileUrl: string | null; email: string | null; cells: readonly OriginalCell[] };

/** Headers that sending tools map automatically; those only we have come after them. */
const HEADER = ['First Name', 'Last Name', 'Title', 'Company', 'LinkedIn URL', 'Email', 'Send Group', 'Send Reason', 'Ask After', 'Source'];
const OWN_HEADERS = new Set(HEADER.map(normalizeHeader));

/**
 * Leads in sending order, as a file that sending tools can import: each with its group and reason, the colleague to email first, and every
 * column of the original file. A column with one of our own names is renamed "Original ...".
 */
export function audienceCsv(
  leads: readonly GroupedLead[],
  sourceOf: (leadId: string) => LeadSource | undefined,
  everybody = leads,
): string {
  const cellsOf = new Map(leads.map(({ leadId }) => [leadId, sourceOf(leadId)?.cells ?? []] as const));
  const originalHeaders = toOriginalHeaders(cellsOf, OWN_HEADERS);
  const names = new Map(everybody.map(({ leadId, name }) => [leadId, name ?? '']));
  const rows = leads.map((lead) => {
    const [firstName = '', ...rest] = (lead.name ?? '').split(/\s+/u);
    const source = sourceOf(lead.leadId);
    const cells = cellsOf.get(lead.leadId) ?? [];
    return [
      firstName,
      rest.join(' '),
      lead.title ?? '',
      lead.company ?? '',
      source?.profileUrl ?? '',
      source?.email ?? '',
      AUDIENCE_GROUP_WORDS[lead.group],
      lead.reason,
      lead.askedAfter === null ? '' : (names.get(lead.askedAfter) ?? ''),
      'Coldcast forecast',
      ...originalHeaders.map((_, place) => cells[place]?.[1] ?? ''),
    ];
  });
  return writeCsv([...HEADER, ...originalHeaders], rows);
}
