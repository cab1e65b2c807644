import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clickNewCampaign, counted, field, launchesIn, readForm, readyToLaunch, THREE_LEADS } from '../testing/openDrawer.ts';
import { startClean } from '../../testing/renderScenario.tsx';

startClean();

describe('Launch', () => {
  it('sends the filled file with the name, the organization and the user, and no open rate', async () => {
    const { write, pressLaunch, requests } = await readyToLaunch('launch');
    await write('Campaign name', '  Docks  ');
    await pressLaunch();
    await screen.findAllByText('Campaign launched');
    const { file, ...fields } = await readForm(launchesIn(requests)[0]?.body);
    expect(fields).toEqual({
      templateSubject: 'dock queues',
      templateBody: 'Hi {{first_name}}, worth a look?',
      campaignName: 'Docks',
      orgId: 'org_3fLd8WpRb6Yc',
      userId: 'usr_7Qm2vXh4TzK9',
    });
    expect(file).toContain('"Hi Marta, worth a look?",dock queues,https://www.linkedin.com/in/marta');
    expect(file).toContain('"Hi {{first_name}}, worth a look?"');
  });

  it('says so with a link, empties the form, closes and asks for the balance again', async () => {
    const { person, pressLaunch, requests } = await readyToLaunch('launch');
    await pressLaunch();
    expect((await screen.findByRole('link', { name: 'View' })).getAttribute('href')).toBe('/app/campaigns/campaign-1');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.filter(({ name }) => name === 'getSubscription').length).toBeGreaterThan(1);
    await clickNewCampaign(person);
    expect(field('Subject line').value).toBe('');
    expect(screen.queryByText('leads.csv')).toBeNull();
  });

  it('is submitted with Ctrl+Enter, once', async () => {
    const { person, requests } = await readyToLaunch('launch-waiting');
    await person.click(field('Email body'));
    await person.keyboard('{Control>}{Enter}{Enter}{/Control}');
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Launching…' })).disabled).toBe(true);
    await waitFor(() => expect(launchesIn(requests)).toHaveLength(1));
    expect(field('Email body').readOnly).toBe(true);
  });

  it('keeps everything when the connection drops, and tries again with the same key', async () => {
    const { person, pressLaunch, requests } = await readyToLaunch('launch-offline');
    await pressLaunch();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to create campaign');
    expect(alert.textContent).toContain('Everything you entered is still here.');
    expect(field('Subject line').value).toBe('dock queues');
    await person.click(within(alert).getByRole('button', { name: 'Retry' }));
    await screen.findAllByText('Campaign launched');
    const [first, second] = launchesIn(requests).map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  it('accepts a new key for another payload', async () => {
    const { write, pressLaunch, requests } = await readyToLaunch('launch-offline');
    await pressLaunch();
    await screen.findByRole('alert');
    await write('Email body', ' More.');
    await pressLaunch();
    await screen.findAllByText('Campaign launched');
    const keys = new Set(launchesIn(requests).map(({ headers }) => headers.get('idempotency-key')));
    expect(keys.size).toBe(2);
  });

  it.each([
    { state: 'launch-expired', message: 'Session expired. Please sign in again.', link: 'Log in', to: '/login' },
    {
      state: 'launch-active-limit',
      message:
        'Your plan supports maximum 1 running campaign(s). Wait for the active campaign(s) to finish, or consider subscribing to a higher plan. See billing page for details.',
      link: 'Open billing',
      to: '/app/billing',
    },
    {
      state: 'launch-too-many-leads',
      message:
        'Your plan supports maximum 200 leads per campaign. Please create a smaller campaign, or consider upgrading to a higher plan. See billing page for details.',
      link: 'Open billing',
      to: '/app/billing',
    },
    { state: 'launch-no-credits', message: 'Insufficient credits', link: 'Upgrade plan', to: '/app/billing?tab=plans' },
  ] as const)('$state is explained, with a way on', async ({ state, message, link, to }) => {
    const { pressLaunch } = await readyToLaunch(state);
    await pressLaunch();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(message);
    expect(within(alert).getByRole('link', { name: link }).getAttribute('href')).toBe(to);
    expect(field('Subject line').value).toBe('dock queues');
  });

  it('keeps the draft for the same person across the login', async () => {
    const { person, write, pressLaunch } = await readyToLaunch('launch-expired');
    await pressLaunch();
    await person.click(await screen.findByRole('link', { name: 'Log in' }));
    await screen.findByLabelText('Password');
    await write('Email', 'ines@calderfinch.example');
    await write('Password', 'correct-horse-9');
    await person.click(screen.getByRole('button', { name: 'Log in' }));
    await clickNewCampaign(person);
    expect(field('Subject line').value).toBe('dock queues');
    expect(await counted(THREE_LEADS)).toBeTruthy();
  });

  it('shows other messages of the server unchanged', async () => {
    const { pressLaunch } = await readyToLaunch('launch-failed');
    await pressLaunch();
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  });

  it('is not for the demo account, and nothing is sent', async () => {
    const { pressLaunch, requests } = await readyToLaunch('launch-demo');
    await pressLaunch();
    expect(await screen.findByRole('dialog', { name: 'Demo Account Limitation' })).toBeTruthy();
    expect(launchesIn(requests)).toHaveLength(0);
  });
});

describe('Insufficient Credits', () => {
  it('offers the first leads that the credits pay for and sends only those', async () => {
    const { person, pressLaunch, requests } = await readyToLaunch('launch-part');
    await pressLaunch();
    const dialog = await screen.findByRole('dialog', { name: 'Insufficient Credits' });
    expect(dialog.textContent).toContain('You have 2 credits, this list needs 3. Run the first 2 leads?');
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Run 2 leads' })));
    await person.click(within(dialog).getByRole('button', { name: 'Run 2 leads' }));
    await screen.findAllByText('Campaign launched');
    const [all, part] = launchesIn(requests);
    const { file } = await readForm(part?.body);
    expect(file).toContain('/in/callum');
    expect(file).not.toContain('/in/zofia');
    expect(part?.headers.get('idempotency-key')).not.toBe(all?.headers.get('idempotency-key'));
  });

  it('goes back to the form with Cancel', async () => {
    const { person, pressLaunch } = await readyToLaunch('launch-part');
    await pressLaunch();
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Insufficient Credits' })).toBeNull());
    expect(field('Subject line').value).toBe('dock queues');
  });
});
