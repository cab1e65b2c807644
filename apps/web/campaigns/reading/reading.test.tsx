import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScenario, startClean } from '../../testing/renderScenario.tsx';
import { campaignStates } from '../campaigns.states.ts';

startClean();

const FIRST = 'This does not read like a cold email.';
const banner = () => screen.findByRole('note');

describe('what the emails of a campaign are', () => {
  it.each(['insights-outside', 'performance-outside', 'report-outside', 'shared-outside'] as const)(
    'is shown above the rates: %s',
    async (state) => {
      renderScenario(campaignStates[state]);
      expect(within(await banner()).getByText(FIRST)).toBeTruthy();
      expect((await banner()).textContent).toContain('The rates below are those of a cold email.');
    },
  );

  it('is shown with its kind and the sentence it was read from', async () => {
    renderScenario(campaignStates['insights-outside']);
    expect((await banner()).textContent).toContain('It reads like an email to customers.Thank you for your order of 12 October.');
  });

  it('is shown to outsiders without any sentence of the email', async () => {
    renderScenario(campaignStates['shared-outside']);
    expect((await banner()).textContent).not.toContain('Thank you');
  });

  it('is not shown if the emails were not read, or are ordinary', async () => {
    renderScenario(campaignStates['insights-filled']);
    await screen.findByRole('heading', { level: 1, name: 'Northwind dock queues' });
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('is corrected by a copy that carries the right word to the drawer', async () => {
    const { person, requests } = renderScenario(campaignStates['insights-scam']);
    await person.click(within(await banner()).getByRole('button', { name: 'Relaunch as a sales email' }));
    await screen.findByRole('dialog', { name: 'Launch New Campaign' });
    expect(requests.some(({ name }) => name === 'getCampaignFile')).toBe(true);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Campaign name').value).toBe('Copy of Northwind dock queues'));
    expect(await screen.findByLabelText<HTMLSelectElement>('Kind of email', {}, { timeout: 15_000 })).toHaveProperty('value', 'sales');
  }, 30_000);
});
