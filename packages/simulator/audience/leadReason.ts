import type { LeadRow } from '../explain/rows.ts';
import { writeLeadReason } from '../narrative/writeLeadReason.ts';
import { COLUMNS } from '../model/columns.ts';
import { MODEL } from '../model/model.ts';
import { PREDICTORS } from '../model/predictors.ts';
import { toOfferName } from '../fit/isTold.ts';
import { toMany } from '../fit/toMany.ts';
import type { Offer } from '../fit/offer.ts';
import { SIGNS, type FactorId } from '../signs/signs.ts';
import type { RankedLead } from './rankLeads.ts';

/** Why a lead is in its position, for the lead itself and as a kind shared by several leads of a group. */
export type LeadReason = { kind: string; text: string };

/** A fact about a lead with a smaller effect, in log odds, is not a reason. */
const LEAST_EFFECT = 0.05;

const interestPredictors = ['open', 'reply', 'positive'].map((name) => PREDICTORS.findIndex((predictor) => predictor === name));
const personColumns = COLUMNS.flatMap(({ factorId, group }, index) =>
  group === 'recipient' && factorId !== 'fit' ? [{ factorId, index }] : [],
);

/** The known fact about a person that moves their interest most, as a line; undefined if there is none. */
function strongestFact(row: LeadRow): string | undefined {
  const effects = new Map<FactorId, number>();
  for (const { factorId, index } of personColumns) {
    const effect = interestPredictors.reduce((sum, at) => sum + (MODEL.weights[at]?.[index] ?? 0), 0) * (row.columns[index] ?? 0);
    effects.set(factorId, (effects.get(factorId) ?? 0) + effect);
  }
  const strongest = [...effects].toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one));
  for (const [factorId, effect] of strongest) {
    if (Math.abs(effect) < LEAST_EFFECT) return undefined;
    const text = writeLeadReason({ factorId, isFor: effect > 0, row, evidence: [] });
    if (text !== undefined && SIGNS[factorId].isOfReaders) return text;
  }
  return undefined;
}

const FUNCTIONS: Readonly<Record<string, string>> = {
  it: 'IT',
  people: 'HR',
  general_management: 'general management',
  customer_success: 'customer success',
};

/** The name of the offer inside a sentence. */
function offerName(offer: Offer | null | undefined): string {
  const name = offer === null || offer === undefined ? null : toOfferName(offer);
  return name === null ? 'this' : toMany(name);
}

/** Who does not decide on it, according to their work. */
const farKind = ({ persona: { jobFunction } }: LeadRow, offer: string): string =>
  jobFunction === null
    ? `rarely decide on ${offer}`
    : `work in ${FUNCTIONS[jobFunction] ?? jobFunction.replaceAll('_', ' ')} and rarely decide on ${offer}`;

function kindOf(row: LeadRow, lead: RankedLead, offer: string): string {
  if (lead.askedAfter !== null) return 'come after a colleague';
  if (row.toldFit === null) return `may or may not decide on ${offer}`;
  if (row.toldFit.level === 'owner') return `decide on ${offer}`;
  if (row.toldFit.level === 'far') return farKind(row, offer);
  return `can pass the email on to whoever decides on ${offer}`;
}

/** Why a lead is in its group. `colleague` is the person to email before it. */
export function writeAudienceReason(
  lead: RankedLead,
  { row, colleague, offer }: { row: LeadRow; colleague: LeadRow | undefined; offer: Offer | null | undefined },
): LeadReason {
  const kind = kindOf(row, lead, offerName(offer));
  const about = row.toldFit?.reason ?? strongestFact(row);
  if (colleague !== undefined) {
    const name = colleague.persona.displayName ?? 'a colleague';
    const company = row.lead.company === null ? '' : ` at ${row.lead.company.trim()}`;
    return { kind, text: `Write to ${name}${company} first. Write to this lead if there is no reply.` };
  }
  if (lead.group === 'leave_out') {
    const cost = 'The expected spam reports and opt-outs would cost more than the expected replies bring.';
    return { kind, text: about === undefined ? cost : `${about.replace(/[.]?$/u, '.')} ${cost}` };
  }
  return { kind, text: about === undefined ? 'Nothing sets this lead apart from the others.' : about.replace(/[.]?$/u, '.') };
}
