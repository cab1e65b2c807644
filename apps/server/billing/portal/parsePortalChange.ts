import { z } from 'zod';
import { AppError } from '../../errors.ts';
import type { PortalChange } from '../applyPortalChange.ts';

const choice = z.strictObject({ planName: z.string(), billingCycle: z.enum(['month', 'year']) });
const cancellation = z.strictObject({ cancel: z.literal(true) });
const change = z.union([choice, cancellation]);

const refuse = (): never => {
  throw new AppError('invalid_input', { message: 'Send either planName and billingCycle (month or year), or cancel: true.' });
};

/** Parses the JSON form: `{planName, billingCycle}` or `{cancel: true}`, and nothing else. */
export function parsePortalChange(body: unknown): PortalChange {
  const parsed = change.safeParse(body);
  return parsed.success ? parsed.data : refuse();
}

/** Parses the page's form: the same fields, and whether the change was confirmed. */
export function parsePortalForm(fields: URLSearchParams): { change: PortalChange; isConfirmed: boolean } {
  const isConfirmed = fields.get('confirmed') === 'true';
  if (fields.get('cancel') === 'true') return { change: { cancel: true }, isConfirmed };
  return { change: parsePortalChange({ planName: fields.get('planName'), billingCycle: fields.get('billingCycle') }), isConfirmed };
}
