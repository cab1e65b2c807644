import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScenario, startClean } from '../testing/renderScenario.tsx';
import { insightStates } from './insights.states.ts';
startClean();

const findCard = () => screen.findByRole('region', { name: /^A rewrite of the email/ });

describe('a rewrite by the model', () => {
  it('comes with what its simulation found, and can be used', async () => {
    const { person } = renderScenario(insightStates['reply-insights-model']);
    const card = await findCard();
    expect(card.textContent).toContain('Proposed by llama3.1:8b, then tested like every other edit.');
    expect(card.textContent).toMatch(/Verified in simulation: interest about \+25%/u);
    await person.click(within(card).getByText('Show the edited email'));
    expect(await within(card).findByRole('button', { name: 'Use this email' })).toBeTruthy();
    expect(screen.getByText(/Worded by the model llama3.1:8b/)).toBeTruthy();
  });

  it('that adds facts is named and not shown', async () => {
    renderScenario(insightStates['reply-insights-model-refused']);
    const card = await findCard();
    expect(card.textContent).toContain('We could not verify it: it says something that the email does not.');
    expect(within(card).queryByText('Show the edited email')).toBeNull();
  });

  it('is not shown without a model', async () => {
    renderScenario(insightStates['reply-insights-loaded']);
    await screen.findByRole('heading', { name: 'Why they didn’t reply' });
    expect(screen.queryByRole('region', { name: /^A rewrite/ })).toBeNull();
    expect(screen.queryByText(/Worded by the model/)).toBeNull();
  });
});
