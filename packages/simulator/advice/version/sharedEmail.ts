import { findTemplate } from '../../edits/template.ts';
import { ownNames, writtenFirstName, type SampledLead } from '../../edits/tryEdit.ts';
import type { SharedTemplate } from '../../edits/tryTemplate.ts';
import type { Email, Lead } from '../../lead.ts';

/** A template with more variables or more text is not matched with its emails. */
const [MOST_VARIABLES, MOST_CHARACTERS] = [12, 8000];
const VARIABLE = /\{\{\s*([\w ]+?)\s*\}\}/g;

const nameOf = (variable: string): string => variable.toLowerCase().replace(/\s/g, '');
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const joined = ({ subject, body }: Email): string => `${subject}\n\n${body}`;

type Values = ReadonlyMap<string, string>;

/** The values of a template's variables in a filled email; undefined if the email was not made from it. */
function readValues(template: Email, email: Email): Values | undefined {
  const [text, filled] = [joined(template), joined(email)];
  const names = [...text.matchAll(VARIABLE)].map(([, name = '']) => nameOf(name));
  if (names.length > MOST_VARIABLES || filled.length > MOST_CHARACTERS) return undefined;
  const seen = new Map<string, number>();
  let groups = 0;
  const pieces = text.split(VARIABLE).map((piece, index) => {
    if (index % 2 === 0) return escape(piece);
    const known = seen.get(nameOf(piece));
    if (known !== undefined) return `\\${known}`;
    groups += 1;
    seen.set(nameOf(piece), groups);
    return '([^\\n]{0,300}?)';
  });
  const match = new RegExp(`^${pieces.join('')}$`, 'u').exec(filled);
  return match === null ? undefined : new Map([...seen].map(([name, group]) => [name, match[group] ?? '']));
}

/** Fills in values; an unknown variable stays open, as at launch. */
function fillFrom(values: (lead: Lead) => Values | undefined): SharedTemplate['fill'] {
  return ({ subject, body }, lead) => {
    const known = values(lead);
    const own = new Map([
      ['first_name', lead.firstName],
      ['firstname', lead.firstName],
      ['company', lead.company],
    ]);
    const put = (text: string) =>
      text.replace(VARIABLE, (written, name: string) => known?.get(nameOf(name)) ?? own.get(nameOf(name)) ?? written);
    return { subject: put(subject), body: put(body) };
  };
}

/** The campaign's template with its own variables; undefined if an email of the sample was not made from it. */
function layOver(template: Email, sample: readonly SampledLead[]): SharedTemplate | undefined {
  const values = new Map<string, Values>();
  for (const { row } of sample) {
    const found = readValues(template, row.lead.email);
    if (found === undefined) return undefined;
    values.set(row.lead.leadKey, found);
  }
  return {
    email: template,
    fill: fillFrom(({ leadKey }) => values.get(leadKey)),
    fillsCompany: sample.every(({ row }) => row.lead.company !== null),
  };
}

/** The email to edit: the campaign's template, the one its leads share, or the first lead's own. */
export function chooseShared(sample: readonly SampledLead[], template: Email | undefined): { shared: SharedTemplate; isTemplate: boolean } {
  const kept = template === undefined ? undefined : layOver(template, sample);
  if (kept !== undefined) return { shared: kept, isTemplate: true };
  const named = sample.map((one) => ({ email: one.row.lead.email, lead: ownNames(one) }));
  const found = findTemplate(named);
  const email = found ?? sample[0]?.row.lead.email ?? { subject: '', body: '' };
  // The first name must come from the profile.
  const names = new Map(
    sample.map(({ row }) => {
      const firstName = writtenFirstName(row);
      return [row.lead.leadKey, new Map(firstName === null ? [] : [['first_name', firstName]])];
    }),
  );
  const fillsCompany = found !== null && sample.every(({ row }) => row.lead.company !== null);
  return { shared: { email, fill: fillFrom(({ leadKey }) => names.get(leadKey)), fillsCompany }, isTemplate: found !== null };
}

/** The template that every lead of a sample got word for word; null if there is none, or if a name in it cannot be told from its text. */
export function findShared(sample: readonly SampledLead[]): SharedTemplate | null {
  const { shared, isTemplate } = chooseShared(sample, undefined);
  const isFilled = sample.every(({ row: { lead } }) => {
    const { subject, body } = shared.fill(shared.email, lead);
    return subject === lead.email.subject && body === lead.email.body;
  });
  return isTemplate && isFilled ? shared : null;
}
