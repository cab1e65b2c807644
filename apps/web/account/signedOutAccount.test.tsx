import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { createQueryClient } from '../api/queryClient.ts';
import { SessionProvider } from '../session/useSession.tsx';
import { startClean } from '../testing/renderScenario.tsx';
import { AccountPage } from './AccountPage.tsx';

startClean();

it('the account page says "Not signed in." without a session, and offers nothing that needs one', () => {
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <SessionProvider>
          <AccountPage />
        </SessionProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  expect(screen.getByText('Not signed in.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
});
