import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { campaignStates } from '../campaigns/campaigns.states.ts';
import { gives } from '../testing/fakeFetch.ts';
import { renderScenario, startClean } from '../testing/renderScenario.tsx';
import { counted, field, launchButton, launchesIn, readForm } from './testing/openDrawer.ts';

startClean();

const state = campaignStates['list-empty'];
const answers = {
  ...campaignStates['insights-filled'].answers,
  ...state.answers,
  listCampaigns: gives([]),
  createCampaign: gives({ message: 'Campaign launched', campaignId: 'campaign-1', totalRows: 80, validRows: 80, invalidRows: 0 }, 201),
};

describe('"Try with a sample"', () => {
  it('fills the drawer with one click, and a launch opens the results', async () => {
    const { person, requests } = renderScenario({ ...state, answers });
    await person.click(await screen.findByRole('button', { name: 'Try with a sample' }));
    await counted('80 rows: 80 valid, 0 invalid, 0 empty.');
    expect(field('Campaign name').value).toBe('Sample: dock scheduling');
    expect(field('Subject line').value).toBe('dock slots at {{company}}');
    await waitFor(() => expect(launchButton().disabled).toBe(false));
    await person.click(launchButton());
    expect(await screen.findByRole('tab', { name: 'Inbox' })).toBeTruthy();
    expect((await readForm(launchesIn(requests)[0]?.body)).file).toContain('dock slots at Harborline Freight');
  });
});
