import type { LeadRow } from '@coldcast/rules/leadFile';
import { fixEmail, fixText, isCharacterFix } from '@coldcast/rules/preflight/applyFixes';
import type { TextFix } from '@coldcast/rules/preflight/textFix';

/** A lead after the file's repairs: all of them apply to its email, and those of characters also to every value. Its profile stays. */
function fixLead(lead: LeadRow, fixes: readonly TextFix[], characterFixes: readonly TextFix[]): LeadRow {
  const fixed = fixEmail(lead, fixes);
  if (characterFixes.length === 0) return fixed;
  const write = (text: string) => characterFixes.reduce((value, fix) => fixText(value, fix, 'value'), text);
  const writeKnown = (text: string | null) => text && write(text);
  return {
    ...fixed,
    firstName: writeKnown(lead.firstName),
    lastName: writeKnown(lead.lastName),
    fullName: writeKnown(lead.fullName),
    company: writeKnown(lead.company),
    title: writeKnown(lead.title),
    cells: lead.cells.map(write),
  };
}

export function fixLeads(leads: readonly LeadRow[], fixes: readonly TextFix[]): LeadRow[] {
  if (fixes.length === 0) return [...leads];
  const characterFixes = fixes.filter(isCharacterFix);
  return leads.map((lead) => fixLead(lead, fixes, characterFixes));
}
