import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { AppFrame } from '../App.tsx';
import { clearToken, storeToken } from '../api/sessionToken.ts';
import { createFakeFetch } from './fakeFetch.ts';
import type { Scenario } from './scenario.ts';

/** Shows a scenario in the real application with a fake server. */
export function renderScenario({ path, isSignedIn, answers }: Scenario) {
  const { fetch, requests } = createFakeFetch(answers);
  vi.stubGlobal('fetch', fetch);
  if (isSignedIn) storeToken('token-of-ines');
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <AppFrame />
    </MemoryRouter>,
  );
  return { ...view, requests, person: userEvent.setup() };
}

/** Call once in a test file: each test starts signed out and leaves nothing behind. */
export function startClean(): void {
  beforeEach(() => {
    localStorage.clear();
    clearToken();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}
