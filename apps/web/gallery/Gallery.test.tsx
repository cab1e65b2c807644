import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clearToken } from '../api/sessionToken.ts';
import { Gallery, prepareGallery } from './Gallery.tsx';

const { fetch } = window;
afterEach(() => {
  cleanup();
  clearToken();
  window.fetch = fetch;
  vi.unstubAllGlobals();
});

it('lists states that have an address each, and nothing else', () => {
  render(<Gallery scenario={undefined} />);
  const states = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(states.length).toBeGreaterThan(40);
  for (const state of states) expect(prepareGallery(`/gallery/${encodeURIComponent(state)}`)?.path, state).toMatch(/^\//);
});
