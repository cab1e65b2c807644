import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { growth } from '../testing/samples.ts';
import { launchStates } from './launch.states.ts';
import { CAMPAIGN, LEADS } from './testing/files.ts';
import { clickNewCampaign, counted, field, launchButton, launchesIn, openDrawer, readForm, readyToLaunch } from './testing/openDrawer.ts';
import { renderScenario, startClean } from '../testing/renderScenario.tsx';

startClean();

describe('the drawer', () => {
  it('returns the focus to the page if a key opened it with the focus nowhere', async () => {
    const { person } = renderScenario(launchStates.launch);
    await screen.findAllByRole('button', { name: 'New Campaign' });
    await person.keyboard('n');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Campaign name')));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(document.querySelector('main')));
  });

  it('opens in Quick Start, in the first field', async () => {
    await openDrawer(launchStates.launch);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Campaign name')));
    expect(screen.getByRole('tab', { name: 'Quick Start' }).getAttribute('aria-selected')).toBe('true');
  });

  it('says what is missing while Launch is disabled', async () => {
    const { write, chooseLeads } = await openDrawer(launchStates.launch);
    const missing = () => within(screen.getByRole('list', { name: 'Needed to launch' })).queryAllByText('Missing:', { exact: false });
    expect(missing()).toHaveLength(3);
    expect(launchButton().disabled).toBe(true);
    await write('Subject line', 'x');
    expect(missing()).toHaveLength(2);
    await write('Email body', ' ');
    expect(missing()).toHaveLength(2);
    await write('Email body', 'y');
    await chooseLeads(LEADS);
    await waitFor(() => expect(launchButton().disabled).toBe(false));
    expect(screen.queryByRole('list', { name: 'Needed to launch' })).toBeNull();
  });

  it('keeps the draft of each mode, also when it was closed', async () => {
    const { person, writeEmail, chooseLeads, chooseCampaign } = await openDrawer(launchStates.launch);
    await writeEmail('subject kept', 'body kept');
    await chooseLeads(LEADS);
    await chooseCampaign(CAMPAIGN);
    await counted('4 rows: 3 valid, 1 invalid, 0 empty.');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await clickNewCampaign(person);
    expect(await screen.findByText('campaign.csv')).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: 'Quick Start' }));
    expect(field('Subject line').value).toBe('subject kept');
    expect(await screen.findByText('leads.csv')).toBeTruthy();
  });

  it('asks before the page is left while something is typed', async () => {
    const { write } = await openDrawer(launchStates.launch);
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    await write('Subject line', 'x');
    expect(leave()).toBe(false);
  });

  it('changes mode with the arrow keys', async () => {
    const { person } = await openDrawer(launchStates.launch);
    screen.getByRole('tab', { name: 'Quick Start' }).focus();
    await person.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel', { name: 'Upload CSV' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Upload CSV' })));
  });
});

describe('the foot', () => {
  it('counts credits on the free plan', async () => {
    await readyToLaunch('launch');
    expect(screen.getByText('Uses 3 of 200 credits')).toBeTruthy();
    expect(screen.getByText(/Regular: up to 24 hours\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Upgrade plan' }).getAttribute('href')).toBe('/app/billing?tab=plans');
  });

  it('uses the priority lane by default, and sends "off" when turned off', async () => {
    const { person, pressLaunch, requests } = await readyToLaunch('launch-priority');
    expect(screen.getByText(/Priority: ready within 1 hour/)).toBeTruthy();
    expect(screen.getByText(`Uses 3 of ${growth.priorityCreditBalance.toLocaleString('en')} priority credits`)).toBeTruthy();
    await person.click(screen.getByRole('switch', { name: 'Use priority credits' }));
    expect(screen.getByText(/Regular: up to 24 hours/)).toBeTruthy();
    await pressLaunch();
    await screen.findAllByText('Campaign launched');
    expect(await readForm(launchesIn(requests)[0]?.body)).toMatchObject({ priority: 'off' });
  });

  it('measures the email as the simulator reads it', async () => {
    const { write } = await openDrawer(launchStates.launch);
    await write('Email body', 'Your docks are full. Is that worth a look?');
    expect(await screen.findByText(/^9 words · reading grade \d+ · 1 question$/)).toBeTruthy();
  });
});

it('mentions no credits without a subscription', async () => {
  await openDrawer(launchStates['launch-no-subscription']);
  expect(await screen.findByText('0 credits available')).toBeTruthy();
});
