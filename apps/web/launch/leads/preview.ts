import { fillTemplate, findVariables } from '@coldcast/rules/emailTemplate';
import { createVariableLookup } from '@coldcast/rules/emailTemplateVariables';
import type { LeadRow, ReadableLeadFile } from '@coldcast/rules/leadFile';
import { findOpenSlots } from '@coldcast/rules/openSlots';
import { findForeignVariables } from '@coldcast/rules/preflight/variables';
import { dayOf } from '@coldcast/rules/sequence/dayOf';
import { listEmptyValues } from './emptyValues.ts';
import type { SequenceText } from './leadSource.ts';

/** A piece of a filled text: as typed, a variable's value, or a variable without one. */
export type PreviewPart = { kind: 'text' | 'filled' | 'missing'; text: string };

export type LeadPreview = {
  name: string;
  company: string | null;
  rowNumber: number;
  subject: PreviewPart[];
  body: PreviewPart[];
  /** The emails after the first; an empty subject is that of the thread. */
  followUps: { day: number; subject: PreviewPart[]; body: PreviewPart[] }[];
  /** Leads for whom the first-name placeholder stays unfilled; zero if the email has none. */
  noFirstNameCount: number;
  /** Custom variables that are empty for some leads. */
  emptyValues: { name: string; count: number }[];
};

type LookUp = (name: string) => string | undefined;

/** Text that will be sent as is but should not be: placeholders of other tools, and gaps the sender still has to fill. */
function listUnfilled(text: string, headers: readonly string[] | null): { start: number; end: number }[] {
  const found = [...findForeignVariables(text, headers), ...findOpenSlots(text)].toSorted((one, other) => one.start - other.start);
  return found.filter(({ start }, index) => index === 0 || start >= (found[index - 1]?.end ?? 0));
}

/** Typed text in pieces, with the unfilled parts separate. */
function toTextParts(text: string, headers: readonly string[] | null): PreviewPart[] {
  const parts: PreviewPart[] = [];
  let from = 0;
  for (const { start, end } of listUnfilled(text, headers)) {
    parts.push({ kind: 'text', text: text.slice(from, start) }, { kind: 'missing', text: text.slice(start, end) });
    from = end;
  }
  return [...parts, { kind: 'text' as const, text: text.slice(from) }].filter((part) => part.text !== '');
}

/** Splits a text at its variables; the pieces together equal the result of `fillTemplate`. */
export function toPreviewParts(text: string, lookUp: LookUp, headers: readonly string[] | null = null): PreviewPart[] {
  const parts: PreviewPart[] = [];
  let end = 0;
  const add = (kind: PreviewPart['kind'], piece: string) => {
    if (kind === 'text') parts.push(...toTextParts(piece, headers));
    else if (piece !== '') parts.push({ kind, text: piece });
  };
  for (const variable of findVariables(text)) {
    add('text', text.slice(end, variable.start));
    const hasValue = Boolean(lookUp(variable.name));
    add(hasValue ? 'filled' : 'missing', fillTemplate(text.slice(variable.start, variable.end), lookUp));
    end = variable.end;
  }
  add('text', text.slice(end));
  return parts;
}

const emailOf = (lead: LeadRow, email: SequenceText | null): SequenceText => email ?? lead;

/** The emails as the lead at `index` gets them; undefined past the last lead. `email` is null if each row has its own. */
export function toLeadPreview(file: ReadableLeadFile, email: SequenceText | null, index: number): LeadPreview | undefined {
  const lead = file.leads[index];
  if (!lead) return undefined;
  const lookUp = createVariableLookup(file.headers)(lead);
  const { subject, body, followUps = [] } = emailOf(lead, email);
  const emptyValues = listEmptyValues(file, email).map(({ name, rowNumbers }) => ({ name, count: rowNumbers.length }));
  return {
    name: lead.fullName ?? lead.slug,
    company: lead.company,
    rowNumber: lead.rowNumber,
    subject: toPreviewParts(subject, lookUp, file.headers),
    body: toPreviewParts(body, lookUp, file.headers),
    followUps: followUps.map((followUp, place) => ({
      day: dayOf(
        place + 2,
        followUps.map(({ waitDays }) => waitDays),
      ),
      subject: toPreviewParts(followUp.subject, lookUp, file.headers),
      body: toPreviewParts(followUp.body, lookUp, file.headers),
    })),
    noFirstNameCount: emptyValues.find(({ name }) => name === 'first_name')?.count ?? 0,
    emptyValues: emptyValues.filter(({ name }) => name !== 'first_name'),
  };
}
