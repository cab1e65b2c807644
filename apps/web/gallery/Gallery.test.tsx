import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearToken } from '../api/sessionToken.ts';
import { Gallery, prepareGallery } from './Gallery.tsx';

afterEach(() => {
  cleanup();
  clearToken();
});

it('lists states that have an address each, and nothing else', () => {
  render(<Gallery scenario={undefined} />);
  const states = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(states.length).toBeGreaterThan(40);
  for (const state of states) expect(prepareGallery(`/gallery/${encodeURIComponent(state)}`)?.path, state).toMatch(/^\//);
});
