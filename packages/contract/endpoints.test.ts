import { describe, expect, it } from 'vitest';
import { KEY_SCOPES, type Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const rows: Endpoint[] = Object.values(endpoints);

describe('the scope of a call', () => {
  it.each(rows)('$operationId has one if a key may call it, and none otherwise', ({ access, scope }) => {
    if (access === 'session') expect(KEY_SCOPES).toContain(scope);
    else expect(scope).toBeNull();
  });

  it.each(rows.filter(({ method, scope }) => method === 'GET' && scope !== null))('$operationId reads', ({ scope }) => {
    expect(scope).toBe('read');
  });

  it.each(rows.filter(({ method, blockedForDemo }) => method !== 'GET' && blockedForDemo))(
    '$operationId changes something, so that a key that only reads cannot call it',
    ({ scope }) => {
      expect(scope).not.toBe('read');
    },
  );

  it('is launch only for calls that spend credits', () => {
    expect(rows.filter(({ scope }) => scope === 'launch').map(({ operationId }) => operationId)).toEqual(['createCampaign']);
  });
});
