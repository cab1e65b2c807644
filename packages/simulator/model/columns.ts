import { COLUMN_GROUPS, type Column, type ModelInput } from '../signs/column.ts';
import { ALL_SIGNS, type FactorId } from '../signs/signs.ts';

/** A column with its name and its sign, which is the factor its effects count for. */
export type NamedColumn = Column & { name: string; factorId: FactorId };

/** Every column of the model, in the order of a column vector: those of all signs, group by group. */
export const COLUMNS: readonly NamedColumn[] = COLUMN_GROUPS.flatMap((group) =>
  ALL_SIGNS.flatMap(({ id, columns }) =>
    Object.entries(columns).flatMap(([name, column]) => (column.group === group ? [{ name, factorId: id, ...column }] : [])),
  ),
);
export const COLUMN_COUNT = COLUMNS.length;

export const columnIndex = (name: string): number => COLUMNS.findIndex((column) => column.name === name);

/** A column vector in the columns' own units, not centered; NaN marks what is unknown. */
export function readColumns(input: ModelInput): Float64Array {
  const values = new Float64Array(COLUMN_COUNT);
  COLUMNS.forEach((column, index) => {
    values[index] = column.read(input) ?? Number.NaN;
  });
  return values;
}

/** Distances from the reference means; unknown counts as the mean, which is 0. */
export function centerColumns(values: Float64Array, means: ArrayLike<number>): Float64Array {
  return values.map((value, index) => (Number.isNaN(value) ? 0 : value - (means[index] ?? 0)));
}
