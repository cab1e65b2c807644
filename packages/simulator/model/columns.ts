import { bodyColumns } from './bodyColumns.ts';
import type { Column, ModelInput } from './column.ts';
import { listColumns, recipientColumns } from './recipientColumns.ts';
import { subjectColumns } from './subjectColumns.ts';

/** Every column of the model, in the order of a column vector. */
export const COLUMNS: readonly Column[] = [...subjectColumns, ...bodyColumns, ...listColumns, ...recipientColumns];
export const COLUMN_COUNT = COLUMNS.length;

export const columnIndex = (name: string): number => COLUMNS.findIndex((column) => column.name === name);

/** A column vector in the columns' own units, not centred; NaN marks what is unknown. */
export function readColumns(input: ModelInput): Float64Array {
  const values = new Float64Array(COLUMN_COUNT);
  COLUMNS.forEach((column, index) => {
    values[index] = column.read(input) ?? Number.NaN;
  });
  return values;
}

/** Distances from the reference means; unknown counts as the mean, that is 0. */
export function centreColumns(values: Float64Array, means: ArrayLike<number>): Float64Array {
  return values.map((value, index) => (Number.isNaN(value) ? 0 : value - (means[index] ?? 0)));
}
