import { describe, expect, it } from 'vitest';
import { toCallExample } from './callExample.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { toExample } from './toExample.ts';

const rows: Endpoint[] = Object.values(endpoints);

describe('the example of', () => {
  it.each(rows.map((endpoint) => [endpoint.operationId, endpoint] as const))('%s has the shapes of the contract', (_, endpoint) => {
    const { params, query, body, answer } = toCallExample(endpoint);
    expect(endpoint.answer.parse(answer)).toEqual(answer);
    expect(Object.keys(params)).toEqual([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
    expect(() => endpoint.query.parse(query)).not.toThrow();
    if (endpoint.bodyKind === 'none') expect(body).toBeUndefined();
    else expect(() => endpoint.body.parse(body)).not.toThrow();
  });

  it.each(rows.map((endpoint) => [endpoint.operationId, endpoint] as const))('%s can be made from its shapes alone', (_, { answer }) => {
    expect(() => answer.parse(toExample(answer))).not.toThrow();
  });
});
