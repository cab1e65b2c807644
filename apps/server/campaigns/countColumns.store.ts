import { ANALYTICS_FIELDS } from '@coldcast/rules/analytics';
import { STEP_COUNT_FIELDS } from '@coldcast/rules/sequence/countSteps';

const toColumn = (field: string): string => field.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
const toColumns = (fields: readonly string[]): ReadonlyMap<string, string> => new Map(fields.map((field) => [field, toColumn(field)]));

/** Count columns under the names that the rules and the API use. */
export const BUCKET_COLUMNS = toColumns([...ANALYTICS_FIELDS, 'openedFirst']);
export const STEP_COLUMNS = toColumns(STEP_COUNT_FIELDS);
