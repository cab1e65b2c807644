import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { WRITTEN_EXAMPLES } from './examples.ts';
import { toExample } from './toExample.ts';

/** An example of one call: the request as sent, and the answer. `body` is undefined if there is none. */
export type CallExample = {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: Readonly<Record<string, unknown>> | undefined;
  answer: unknown;
};

const writtenOf = (operationId: string) => Object.entries(WRITTEN_EXAMPLES).find(([name]) => name === operationId)?.[1] ?? {};

const toTexts = (schema: z.core.$ZodType): Record<string, string> => {
  const made = toExample(schema);
  const entries = typeof made === 'object' && made !== null ? Object.entries(made) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
};

const toBody = ({ body, bodyKind }: Endpoint): Record<string, unknown> | undefined =>
  bodyKind === 'none' ? undefined : { ...Object(toExample(body)) };

/** An example of any call: the written one, completed from the schemas. */
export function toCallExample(endpoint: Endpoint): CallExample {
  const written = writtenOf(endpoint.operationId);
  return {
    params: written.params ?? toTexts(endpoint.params),
    query: written.query ?? toTexts(endpoint.query),
    body: written.body === undefined ? toBody(endpoint) : { ...written.body },
    answer: written.answer === undefined ? toExample(endpoint.answer) : written.answer,
  };
}
