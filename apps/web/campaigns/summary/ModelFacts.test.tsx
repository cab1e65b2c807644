import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScenario, startClean } from '../../testing/renderScenario.tsx';
import { campaignStates } from '../campaigns.states.ts';
startClean();

const findStatus = () => screen.findByRole('region', { name: 'Status' });

describe('the model of a campaign', () => {
  it('is named with its prompt version, what it moved, and why leads stayed with the calibrated engine', async () => {
    renderScenario(campaignStates['insights-model']);
    const { textContent } = await findStatus();
    expect(textContent).toContain('llama3.1:8b, prompt 1');
    expect(textContent).toContain('392 of 412 leads. The calibrated engine decided the other 20. The answer cannot be read.');
  });

  it('is being asked before the simulation starts', async () => {
    renderScenario(campaignStates['insights-model-asking']);
    expect((await findStatus()).textContent).toContain('Waiting for its answers. The simulation starts after that.');
  });

  it('is not shown if none was asked', async () => {
    renderScenario(campaignStates['insights-filled']);
    expect((await findStatus()).textContent).not.toContain('Model');
  });
});
