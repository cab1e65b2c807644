import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScenario, startClean } from '../../testing/renderScenario.tsx';
import { campaignStates } from '../campaigns.states.ts';

startClean();

describe('the printable report', () => {
  it('contains the metrics, the numbers of every bucket and the factors with their advice, and prints', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { person } = renderScenario(campaignStates['report-filled']);
    expect(await screen.findByRole('heading', { level: 1, name: 'Northwind dock queues' })).toBeTruthy();
    expect(screen.getByText('Simulated - nothing was sent')).toBeTruthy();
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toContain('90-100');
    expect(await screen.findByRole('heading', { name: "Why recipients replied/didn't reply to your emails" })).toBeTruthy();
    expect(screen.getAllByText('AI Improvement Idea').length).toBeGreaterThan(0);
    expect(screen.getByText(/^Simulated with Coldcast\./)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('names what hurt opens if nothing helped them', async () => {
    renderScenario(campaignStates['report-only-losses']);
    const title = await screen.findByRole('heading', { name: 'Why recipients opened your emails' });
    expect(title.parentElement?.textContent).toContain('negative, impact');
  });

  it('follows the bucket that is chosen', async () => {
    const { person } = renderScenario(campaignStates['report-filled']);
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Bucket' }), '0-10');
    expect(screen.getByText('Deliverability bucket').nextElementSibling?.textContent).toBe('0-10');
  });

  it('leaves out insights while the campaign runs', async () => {
    const { requests } = renderScenario(campaignStates['report-running']);
    await screen.findByText(/^Simulated with Coldcast\./);
    expect(requests.some(({ name }) => name.startsWith('generate'))).toBe(false);
  });

  it('shows why it cannot be shown', async () => {
    renderScenario(campaignStates['report-failed']);
    expect((await screen.findByRole('alert')).textContent).toContain('Campaign not found');
  });
});
