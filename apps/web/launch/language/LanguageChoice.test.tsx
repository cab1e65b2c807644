import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { launchStates } from '../launch.states.ts';
import { launchesIn, openDrawer, readForm, readyToLaunch } from '../testing/openDrawer.ts';
import { startClean } from '../../testing/renderScenario.tsx';

startClean();

const NAME = 'Ask the language model llama3.1:8b';

describe('the choice of a language model', () => {
  it('is off, says what it takes once there are leads, and sends what was chosen', async () => {
    const { person, pressLaunch, requests } = await readyToLaunch('launch-language-model');
    const choice = await screen.findByRole('switch', { name: NAME });
    expect(choice.getAttribute('aria-checked')).toBe('false');
    expect(await screen.findByText('About 7 calls, $0.12 and 50 seconds more.')).toBeTruthy();
    const asked = requests.filter(({ name }) => name === 'estimateLanguageModel').at(-1);
    expect(asked?.url.searchParams.get('leads')).toBe('3');
    await person.click(choice);
    await pressLaunch();
    await screen.findAllByText('Campaign launched');
    expect(await readForm(launchesIn(requests)[0]?.body)).toMatchObject({ languageModel: 'on' });
  });

  it('sends nothing if nothing was changed', async () => {
    const { pressLaunch, requests } = await readyToLaunch('launch-language-model');
    await screen.findByRole('switch', { name: NAME });
    await pressLaunch();
    await screen.findAllByText('Campaign launched');
    expect(Object.keys(await readForm(launchesIn(requests)[0]?.body))).not.toContain('languageModel');
  });

  it('is not shown without a model', async () => {
    const { requests } = await openDrawer(launchStates.launch);
    expect(screen.queryByRole('switch', { name: /^Ask the language model/ })).toBeNull();
    expect(requests.some(({ name }) => name === 'estimateLanguageModel')).toBe(false);
  });
});
