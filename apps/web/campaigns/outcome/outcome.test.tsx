import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScenario, startClean } from '../../testing/renderScenario.tsx';
import { outcomeStates } from './outcome.states.ts';

startClean();

const card = () => screen.findByRole('region', { name: 'What really happened' });

describe('what really happened', () => {
  it('stands beside the forecast, with what would tell the reasons apart', async () => {
    renderScenario(outcomeStates['outcome-filled']);
    const shown = await card();
    await waitFor(() => expect(shown.textContent).toContain('0.5 in 100 replied. The forecast was 2.2 in 100. The result is outside'));
    expect(shown.textContent).toContain('A seed test of 20 addresses');
    expect(within(shown).getByRole('button', { name: 'Correct the result' })).toBeTruthy();
  });

  it('is typed into a form and sent', async () => {
    const { person, requests } = renderScenario(outcomeStates['outcome-empty']);
    await person.click(await within(await card()).findByRole('button', { name: 'Add the result' }));
    await person.type(await screen.findByLabelText('Date of the first email'), '2026-03-20');
    await person.type(screen.getByRole('spinbutton', { name: 'Sent' }), '400');
    await person.type(screen.getByRole('spinbutton', { name: 'Replied' }), '2');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'recordOutcome')?.body).toEqual({ sentOn: '2026-03-20', sent: 400, replied: 2 }),
    );
  });

  it('says when it cannot be loaded', async () => {
    renderScenario(outcomeStates['outcome-unreachable']);
    expect((await within(await card()).findByRole('alert', {}, { timeout: 10_000 })).textContent).toContain('Failed to load the result');
  }, 15_000);

  it('cannot be changed by the demo account', async () => {
    const { person } = renderScenario(outcomeStates['outcome-demo']);
    await person.click(await within(await card()).findByRole('button', { name: 'Add the result' }));
    expect(await screen.findByRole('dialog', { name: 'Demo Account Limitation' })).toBeTruthy();
  });
});
