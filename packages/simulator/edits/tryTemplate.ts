import { ANYBODY, type CampaignContext, type Email, type Lead } from '../lead.ts';
import { toEmailDraft, type EmailDraft } from '../reading/draft.ts';
import { findAdditions } from './additions.ts';
import type { Edit } from './edits.ts';
import { pastedColumns } from './pastedColumns.ts';
import { isUndamaged } from './safety.ts';
import { suits } from './suits.ts';
import { readEdited, type SampledLead, type TriedEdit } from './tryEdit.ts';

/**
 * One email for a whole list. `fill` returns the email as a lead of the list gets it; `fillsCompany`: `{{company}}` has a value for its
 * leads.
 */
export type SharedTemplate = { email: Email; fill: (email: Email, lead: Lead) => Email; fillsCompany: boolean };

const VARIABLE = /\{\{[^{}\n]*\}\}/g;
const variablesOf = ({ subject, body }: Email): string[] => `${subject}\n${body}`.match(VARIABLE) ?? [];

/** An unknown reader whose company is the variable, so that edits write the variable. */
const anybody = ({ email, fillsCompany }: SharedTemplate): Lead => ({
  ...ANYBODY,
  company: fillsCompany ? '{{company}}' : null,
  email,
});

/** The last template parsed for a list: every edit is applied to the same one. */
const parsed = new WeakMap<SharedTemplate['fill'], { key: string; draft: EmailDraft }>();

function parseTemplate(shared: SharedTemplate): EmailDraft {
  const key = [String(shared.fillsCompany), shared.email.subject, shared.email.body].join('\n');
  const known = parsed.get(shared.fill);
  if (known?.key === key) return known.draft;
  const draft = toEmailDraft(anybody(shared), { contactsAtCompany: 1, ownWords: [] });
  parsed.set(shared.fill, { key, draft });
  return draft;
}

/** The template after an edit; undefined if nothing changes, or if it would add a variable the list may not fill. */
function editTemplate(edit: Edit, shared: SharedTemplate): Email | undefined {
  if (edit.needsLead === true) return undefined;
  const edited = edit.apply(parseTemplate(shared));
  const known = new Set([...variablesOf(shared.email), '{{first_name}}', ...(shared.fillsCompany ? ['{{company}}'] : [])]);
  const isSame = edited.subject === shared.email.subject && edited.body === shared.email.body;
  return isSame || variablesOf(edited).some((variable) => !known.has(variable)) ? undefined : edited;
}

type Listed = { shared: SharedTemplate; sample: readonly SampledLead[] };

/**
 * The template after an edit; undefined if it changes nothing, or damages the email of a lead. `original`: a lead with the email as it was
 * before other edits; a fault that was read there is one still, even if less text around it makes its reading less sure.
 */
export function applyToTemplate(edit: Edit, { shared, sample, original }: Listed & { original?: SampledLead }): Email | undefined {
  const wasThere = original !== undefined && edit.when(original.row.reading.values);
  if (!sample.some(({ row, draft }) => suits(edit, draft) && (wasThere || edit.when(row.reading.values)))) return undefined;
  const template = editTemplate(edit, shared);
  return template !== undefined && isSafe(edit, template, { shared, sample }) ? template : undefined;
}

/** Whether an edited template damages the email of no lead; many leads get the same one. */
function isSafe({ mayChange }: Edit, template: Email, { shared, sample }: Listed): boolean {
  const seen = new Set<string>();
  return sample.every(({ row: { lead } }) => {
    const edited = shared.fill(template, lead);
    const size = seen.size;
    seen.add([lead.email.subject, lead.email.body, edited.subject, edited.body].join('\n\0'));
    return seen.size === size || isUndamaged(lead.email, edited, mayChange);
  });
}

/** What each lead gets of an edited template, read again. */
export function readTemplateEdit(
  campaign: CampaignContext,
  { edit, template }: { edit: Edit; template: Email },
  { shared, sample }: Listed,
): TriedEdit {
  const emails = sample.map(({ row }) => shared.fill(template, row.lead));
  return {
    edit,
    template,
    before: sample.map(({ row }) => row.lead.email),
    emails,
    columns: sample.map(({ row }, index) => readEdited(campaign, row, { email: emails[index] ?? row.lead.email, edits: [edit] })),
    pasted: () => pastedColumns(campaign, { edits: [edit], sample, emails }),
    changed: sample.length,
    addsFacts: sample.some(({ row }, index) => findAdditions(row.lead.email, emails[index] ?? row.lead.email, row.lead).length > 0),
  };
}

/** Applies an edit to the template itself and reads every lead's email again; undefined if it changes nothing, or if it is not safe. */
export function tryTemplateEdit(campaign: CampaignContext, edit: Edit, { shared, sample }: Listed): TriedEdit | undefined {
  const template = applyToTemplate(edit, { shared, sample });
  if (template === undefined) return undefined;
  return readTemplateEdit(campaign, { edit, template }, { shared, sample });
}
