import type { EmailReading, Feature } from '../reading/features.ts';
import type { Persona } from '../persona/persona.ts';
import { priorMean } from '../priors.ts';

/** What the model looks at for one lead: the email as read, who gets it, and its list. */
export type ModelInput = {
  values: EmailReading['values'];
  persona: Persona;
  contactsAtCompany: number;
  leadCount: number;
};

/** Effects of `subject` and `body` are capped as a sum; those of list and recipient are not, nor is `substance`: whether the body says anything. */
export type ColumnGroup = 'subject' | 'body' | 'substance' | 'list' | 'recipient';

/** One column of the model: a bent and bounded function of what was read, in its own unit; null where nothing is known, which counts as the reference mean. */
export type Column = { name: string; group: ColumnGroup; features: readonly Feature[]; read: (input: ModelInput) => number | null };

type Shape = (...values: number[]) => number | null;

/** A column of one group that is null as soon as one of its features is. */
export const columnsOf =
  (group: ColumnGroup) =>
  (name: string, features: readonly Feature[], shape: Shape): Column => ({
    name,
    group,
    features,
    read: ({ values }) => {
      const known: number[] = [];
      for (const feature of features) {
        const value = values[feature];
        if (value === null) return null;
        known.push(value);
      }
      return shape(...known);
    },
  });

export const bend = (name: string): number => priorMean(`shape.${name}`);

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** 1 as soon as there is one. */
export const present = (value: number): number => Math.min(1, value);
