import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScenario, startClean } from '../../testing/renderScenario.tsx';
import { campaignStates } from '../campaigns.states.ts';
startClean();

describe('the open insights of a completed campaign', () => {
  it('keep their link if no factor stands out, and say so', async () => {
    renderScenario(campaignStates['insights-nothing-for-opens']);
    const card = await screen.findByRole('region', { name: 'Why recipients opened your emails' });
    expect(within(card).getByText('No factor changed opens enough to list it.')).toBeTruthy();
    expect(within(card).getByRole('link', { name: "View detailed insights why users don't want to open" }).getAttribute('href')).toBe(
      '/app/campaigns/campaign-1/negative-open-insights',
    );
  });
});
