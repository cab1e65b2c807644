import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createLogger } from './createLogger.ts';

const logged = (entry: object): string => {
  const lines: string[] = [];
  createLogger('info', { write: (line) => void lines.push(line) }).info(entry, 'happened');
  return lines.join('');
};

describe('the log', () => {
  it('is one line of JSON', () => {
    expect(JSON.parse(logged({ campaignId: '7' }))).toMatchObject({ msg: 'happened', campaignId: '7' });
  });

  it.each([
    ['a password', { body: { password: 'kettle moose' } }],
    ['a token', { token: 'kettle moose' }],
    ['the header of a key', { headers: { 'x-api-key': 'kettle moose' } }],
    ['the header of a bearer', { req: { headers: { authorization: 'kettle moose' } } }],
  ])('never contains %s', (_name, entry) => {
    expect(logged(entry)).not.toContain('kettle moose');
  });

  it('logs what went wrong in a failed query, but not its values', () => {
    const cause = Object.assign(new Error('duplicate key'), { code: '23505', client: { secret: 'kettle moose' } });
    const line = logged({ err: new DrizzleQueryError('insert into users', ['kettle moose'], cause) });
    expect(line).not.toContain('kettle moose');
    expect(JSON.parse(line).err.cause).toMatchObject({ message: 'duplicate key', code: '23505' });
  });
});
