import { addExpectedRates, RATE_COUNT, type Constants } from '../model/chances.ts';
import type { ModelInput, Variation } from '../signs/column.ts';
import { centerColumns, COLUMNS, readColumns } from '../model/columns.ts';
import { predict, PREDICTORS, type Weights } from '../model/predictors.ts';
import { UNKNOWN_FIT, type FitChances } from '../fit/fitChances.ts';
import type { Persona } from '../persona/persona.ts';
import { priorMean } from '../priors.ts';

/** Every email is combined with every persona; shares of personas add up to 1. */
export type Population = {
  emails: readonly ModelInput['values'][];
  personas: readonly { persona: Persona; share: number }[];
};

/** In the reference population nobody's fit is known: it is a mixture of all three. */
const FITS: readonly { sure: FitChances; share: number }[] = [
  { sure: { owner: 1, near: 0, far: 0 }, share: UNKNOWN_FIT.owner },
  { sure: { owner: 0, near: 1, far: 0 }, share: UNKNOWN_FIT.near },
  { sure: { owner: 0, near: 0, far: 1 }, share: UNKNOWN_FIT.far },
];

type Rows = readonly { columns: Float64Array; share: number }[];

/** The columns of emails and of recipients separately: their effects add up outside every cap. */
export type PopulationColumns = { emails: Rows; recipients: Rows };

const isOfEmail = COLUMNS.map(({ group }) => group === 'subject' || group === 'body' || group === 'substance' || group === 'trait');
/** One side's columns with the other side at 0, overrides applied. */
const keep = (columns: Float64Array, ofEmail: boolean) => columns.map((value, index) => (isOfEmail[index] === ofEmail ? value : 0));

export function readPopulation(population: Population, variation: Variation = {}): PopulationColumns {
  const list = {
    contactsAtCompany: variation.contactsAtCompany ?? 1,
    leadCount: variation.leadCount ?? priorMean('shape.listSize.reference'),
  };
  const [someEmail, somePersona] = [population.emails[0], population.personas[0]];
  if (someEmail === undefined || somePersona === undefined) throw new Error('A population needs an email and a persona.');
  const override = (columns: Float64Array) => columns.map((value, index) => variation.columns?.[COLUMNS[index]?.name ?? ''] ?? value);
  return {
    emails: population.emails.map((values) => ({
      columns: keep(override(readColumns({ ...list, persona: somePersona.persona, values: { ...values, ...variation.values } })), true),
      share: 1 / population.emails.length,
    })),
    recipients: population.personas.flatMap(({ persona, share }) =>
      FITS.map((fit) => ({
        columns: keep(
          override(readColumns({ ...list, persona: { ...persona, ...variation.persona }, values: someEmail, fit: fit.sure })),
          false,
        ),
        share: share * fit.share,
      })),
    ),
  };
}

/** Means of the columns over a population, unknown ones left out. */
export function meansOf({ emails, recipients }: PopulationColumns): Float64Array {
  return Float64Array.from(COLUMNS, (_, index) => {
    let [sum, shares] = [0, 0];
    for (const { columns, share } of isOfEmail[index] ? emails : recipients) {
      const value = columns[index] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      sum += share * value;
      shares += share;
    }
    return shares === 0 ? 0 : sum / shares;
  });
}

export type Evaluation = { means: Float64Array; weights: Weights; constants: Constants };

const predictRows = (rows: Rows, { means, weights }: Evaluation, ofEmail: boolean) =>
  rows.map(({ columns, share }) => ({ share, predictors: predict(keep(centerColumns(columns, means), ofEmail), weights) }));

/** Mean expected rates of a population, buckets by `RATE_NAMES`. */
export function populationRates(columns: PopulationColumns, evaluation: Evaluation): Float64Array {
  const table = new Float64Array(evaluation.constants.standings.length * RATE_COUNT);
  const emails = predictRows(columns.emails, evaluation, true);
  const recipients = predictRows(columns.recipients, evaluation, false);
  const predictors = new Float64Array(PREDICTORS.length);
  for (const email of emails) {
    for (const recipient of recipients) {
      for (let index = 0; index < predictors.length; index += 1) {
        predictors[index] = (email.predictors[index] ?? 0) + (recipient.predictors[index] ?? 0);
      }
      addExpectedRates(table, { predictors, weight: email.share * recipient.share }, evaluation.constants);
    }
  }
  return table;
}
