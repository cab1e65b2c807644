import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listFields } from './listFields.ts';

const side = z.object({ note: z.string() });

describe('listFields', () => {
  it('puts nested fields and list entries below their parent, and says what may be missing or null', () => {
    const shape = z.array(
      z.object({
        id: z.string(),
        progress: z.object({ total: z.int() }),
        at: z.iso.datetime().nullable(),
        pair: z.tuple([z.number(), z.number()]).optional(),
        events: z.array(z.enum(['a', 'b'])).length(2),
      }),
    );
    expect(listFields(shape)).toEqual([
      { name: 'id', depth: 0, type: 'text', isOptional: false },
      { name: 'progress', depth: 0, type: 'object', isOptional: false },
      { name: 'total', depth: 1, type: 'whole number', isOptional: false },
      { name: 'at', depth: 0, type: 'moment, ISO 8601, or `null`', isOptional: false },
      { name: 'pair', depth: 0, type: '2 values: number, number', isOptional: true },
      { name: 'events', depth: 0, type: 'list of 2: one of `a`, `b`', isOptional: false },
    ]);
  });

  it('lists a shape once', () => {
    expect(listFields(z.object({ left: side, right: side })).map(({ name, type }) => [name, type])).toEqual([
      ['left', 'object'],
      ['note', 'text'],
      ['right', 'as `left`'],
    ]);
  });

  it('lists nothing if there are no fields', () => {
    expect(listFields(z.undefined())).toEqual([]);
    expect(listFields(z.record(z.string(), z.number()))).toEqual([]);
  });
});
