import { findAdditions } from './edits/additions.ts';
import { emailOf } from './edits/edit.ts';
import { EDITS, type Edit } from './edits/edits.ts';
import { isUndamaged } from './edits/safety.ts';
import { findTemplate } from './edits/template.ts';
import { ownNames, readEdited, toSampledLead, tryEdit, type SampledLead, type TriedEdit } from './edits/tryEdit.ts';
import { verifyEdits } from './edits/verify.ts';
import type { Doubt, Verification } from './explain/explanation.ts';
import { toRow } from './explain/rows.ts';
import type { CampaignContext, Email, LeadInList } from './lead.ts';
import { REFERENCE_BUCKET } from './outcome.ts';
import { pickSample } from './pickSample.ts';

/** A rewrite is tried on this many leads. */
const MOST_TRIED = 200;
const VARIABLE = /\{\{[^{}\n]*\}\}/g;

/** A proposed rewrite with the simulation's verdict. `original` is the template the leads share now. */
export type VerifiedRewrite = { email: Email; original: Email; verification: Verification; doubt: Doubt | null };

const variablesOf = ({ subject, body }: Email): string[] => `${subject}\n${body}`.match(VARIABLE) ?? [];

const rewriting: Edit = { id: 'rewrite', fixes: [], when: () => true, apply: emailOf, advice: ['Try this wording of the whole email.'] };

const sampleOf = (campaign: CampaignContext, leads: readonly LeadInList[]): SampledLead[] =>
  pickSample(campaign.seed, leads, { most: MOST_TRIED, keyOf: ({ leadKey }) => leadKey }).map((lead) =>
    toSampledLead(toRow(campaign, lead)),
  );

/** The email as one lead gets it; unknown values stay open, as at launch. */
function fill({ subject, body }: Email, sampled: SampledLead): Email {
  const { firstName, company } = ownNames(sampled);
  const put = (text: string) =>
    text.replaceAll('{{first_name}}', () => firstName ?? '{{first_name}}').replaceAll('{{company}}', () => company ?? '{{company}}');
  return { subject: put(subject), body: put(body) };
}

function tryRewrite(campaign: CampaignContext, rewrite: Email, sample: readonly SampledLead[]): TriedEdit {
  const emails = sample.map((sampled) => fill(rewrite, sampled));
  return {
    edit: rewriting,
    before: sample.map(({ row }) => row.lead.email),
    emails,
    columns: sample.map(({ row }, index) => readEdited(campaign, row, { email: emails[index] ?? row.lead.email })),
    changed: sample.length,
    addsFacts: sample.some(({ row }, index) => findAdditions(row.lead.email, emails[index] ?? row.lead.email, row.lead).length > 0),
  };
}

/**
 * Tries a rewrite of the email that all leads share in the same way as every other edit: filled, read and simulated again with the same
 * random draws, shrunk as part of a search, checked against the guardrails, and refused if it adds facts. Judged by interest. Null if the
 * leads share no email, or if the rewrite changes nothing, has a variable that the email lacks, or damages the text. Pure.
 */
export function verifyRewrite(campaign: CampaignContext, leads: readonly LeadInList[], rewrite: Email): VerifiedRewrite | null {
  const sample = sampleOf(campaign, leads);
  const original = sample.length === 0 ? null : findTemplate(sample.map((one) => ({ email: one.row.lead.email, lead: ownNames(one) })));
  if (original === null || (original.subject === rewrite.subject && original.body === rewrite.body)) return null;
  const known = new Set(variablesOf(original));
  if (variablesOf(rewrite).some((variable) => !known.has(variable))) return null;
  const isDamaged = ({ emails, before }: TriedEdit) => emails.some((email, index) => !isUndamaged(before[index] ?? email, email));
  const tried = tryRewrite(campaign, rewrite, sample);
  if (!isUndamaged(original, rewrite) || isDamaged(tried)) return null;
  // It was the best of all edits that could have been tried, and is shrunk accordingly.
  const others = EDITS.flatMap((edit) => tryEdit(campaign, edit, sample) ?? []);
  const found = verifyEdits('reply', [...others, tried], {
    seed: campaign.seed,
    sample,
    bucket: REFERENCE_BUCKET,
    campaign,
  }).at(-1);
  return found === undefined ? null : { email: rewrite, original, verification: found.verification, doubt: found.doubt };
}

/** The email the leads share, with names and companies as variables; null if there is none. */
export function findSharedEmail(campaign: CampaignContext, leads: readonly LeadInList[]): Email | null {
  const sample = sampleOf(campaign, leads);
  return sample.length === 0 ? null : findTemplate(sample.map((one) => ({ email: one.row.lead.email, lead: ownNames(one) })));
}
