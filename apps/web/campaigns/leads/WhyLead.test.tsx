import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScenario, startClean } from '../../testing/renderScenario.tsx';
import { campaignStates } from '../campaigns.states.ts';
startClean();

/** Presses Why on the first row by keyboard. */
async function askWhy(state: 'leads-filled' | 'leads-why-model' | 'leads-why-loading' | 'leads-why-failed') {
  const view = renderScenario(campaignStates[state]);
  const [button] = await screen.findAllByRole('button', { name: /^Why: ./ });
  if (button === undefined) throw new Error('No row has the button.');
  const asked = () => view.requests.filter(({ name }) => name === 'explainLead');
  expect(asked()).toHaveLength(0);
  button.focus();
  await view.person.keyboard('{Enter}');
  const panel = await screen.findByRole('dialog', { name: /^Why: ./ });
  return { ...view, button, panel, asked };
}

describe('Why', () => {
  it('fetches the reasons of one lead when it is opened, and lists them', async () => {
    const { panel, asked } = await askWhy('leads-filled');
    const toReply = await within(panel).findByRole('list', { name: 'Once opened, why reply' });
    expect(
      within(toReply)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['−Against: The greeting says “Peter”', '+For: Not at the very top of the company']);
    expect(panel.textContent).toContain('24.10% open and 1.80% reply at bucket 40-50. The rest is chance.');
    expect(asked()).toHaveLength(1);
    expect(asked()[0]?.url.searchParams.get('bucket')).toBe('40-50');
  });

  it("shows what a language model thinks, marked as the model's, and how the two engines differ", async () => {
    const { panel } = await askWhy('leads-why-model');
    const opinion = await within(panel).findByRole('region', { name: 'Model llama3.1:8b' });
    expect(opinion.textContent).toContain('Two hours at the dock every morning');
    expect(opinion.textContent).toContain('the model finds this lead more likely to open and, once opened, as likely to reply.');
    expect(opinion.textContent).toContain('This run used 28.90% open, 2.40% reply.');
    expect(opinion.textContent).toContain('Reasons: fits the role, clear benefit. First objection: no trust in the sender.');
    // The calibrated engine's own rates stay unchanged.
    expect(panel.textContent).toContain('24.10% open and 1.80% reply at bucket 40-50.');
  });

  it('closes with Escape and gives the focus back', async () => {
    const { person, button } = await askWhy('leads-filled');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says Loading… while it waits', async () => {
    const { panel } = await askWhy('leads-why-loading');
    expect(within(panel).getByText('Loading…')).toBeTruthy();
  });

  it('can be retried after a failure', async () => {
    const { person, panel } = await askWhy('leads-why-failed');
    await person.click(await within(panel).findByRole('button', { name: 'Retry' }));
    expect(await within(panel).findByText('Short subject, 2 words')).toBeTruthy();
  });
});
