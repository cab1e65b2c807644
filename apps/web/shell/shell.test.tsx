import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readToken } from '../api/sessionToken.ts';
import { gives } from '../testing/fakeFetch.ts';
import { renderScenario, startClean } from '../testing/renderScenario.tsx';
import { free, growth, newcomer } from '../testing/samples.ts';
import { signedIn } from '../testing/scenario.ts';
import { toMockCredit, toPriorityCredit } from './CreditBars.tsx';
import { shellStates } from './shell.states.ts';

startClean();
afterEach(() => vi.useRealTimers());

const sidebar = async () => within(await screen.findByRole('complementary', { name: 'Sidebar' }));

describe('credit texts', () => {
  it.each([
    { of: 'a paid plan', subscription: growth, isNew: false, mock: 'Unlimited', priority: '1,119 / 2,500' },
    { of: 'the free plan', subscription: free, isNew: false, mock: '20 / 200', priority: '0 / 0' },
    { of: 'a new account with credits', subscription: free, isNew: true, mock: '20 / 200', priority: '0 / 0' },
    { of: 'an older account without', subscription: null, isNew: false, mock: '0 / 0', priority: '0 / 0' },
    { of: 'nothing known yet', subscription: undefined, isNew: true, mock: '', priority: '' },
  ])('of $of', ({ subscription, isNew, mock, priority }) => {
    expect(toMockCredit(subscription, isNew)).toMatchObject({ label: 'Mock credits', amount: mock });
    expect(toPriorityCredit(subscription, isNew)).toMatchObject({ label: 'Priority credits', amount: priority });
  });

  it('of the free plan say that they are used up and link to the plans', () => {
    expect(toMockCredit({ ...free, creditBalance: 0 }, false)).toMatchObject({
      label: 'None left. See plans',
      amount: '0 / 200',
      to: '/app/billing?tab=plans',
    });
  });

  it('of a new account without credits say that they are coming', () => {
    expect(toMockCredit(null, true)).toEqual({ label: 'Credits will be available soon', amount: '', share: 0 });
  });

  it('fills the bar by the share that is left, and never divides by zero', () => {
    expect(toMockCredit(free, false).share).toBe(0.1);
    expect(toMockCredit(growth, false).share).toBe(1);
    expect(toPriorityCredit(free, false).share).toBe(0);
  });
});

describe('the shell', () => {
  it('marks the current place and opens Settings on its own pages', async () => {
    renderScenario(shellStates.shell);
    const place = await (await sidebar()).findByRole('link', { name: 'Account' });
    expect(place.getAttribute('aria-current')).toBe('page');
    expect(place.closest('details')?.open).toBe(true);
  });

  it('keeps Settings closed elsewhere', async () => {
    renderScenario(signedIn('/app/campaigns'));
    const settings = await (await sidebar()).findByText('Settings');
    expect(settings.closest('details')?.open).toBe(false);
  });

  it('takes its outside links from the installation, in new tabs', async () => {
    renderScenario(shellStates.shell);
    const link = await (await sidebar()).findByRole('link', { name: 'Talk to the team (opens in new tab)' });
    await waitFor(() => expect(link.getAttribute('href')).toBe('https://booking.example.org/coldcast'));
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('says both balances to screen readers', async () => {
    renderScenario(shellStates['shell-free']);
    const bar = await (await sidebar()).findByRole('progressbar', { name: 'Mock credits' });
    await waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe('20 / 200'));
  });

  it('asks again until the credits of a new account are there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const waiting = { getMe: gives(newcomer(Date.now())), getSubscription: [gives(null), gives(free)] };
    renderScenario(signedIn('/app/account', waiting));
    const foot = await sidebar();
    expect(await foot.findByText('Credits will be available soon')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await foot.findByText('20 / 200')).toBeTruthy();
  });

  it('logs out to the login page and forgets the token', async () => {
    const { person, requests } = renderScenario(shellStates.shell);
    await person.click(await (await sidebar()).findByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
    expect(readToken()).toBeNull();
    expect(requests.some(({ name, headers }) => name === 'logout' && headers.get('x-api-key') === 'token-of-ines')).toBe(true);
  });

  it('shows the demo account its limits instead of opening the portal', async () => {
    const { person, requests } = renderScenario(shellStates['shell-demo']);
    await waitFor(() => expect(requests.some(({ name }) => name === 'getConfig')).toBe(true));
    await person.click(await screen.findByRole('button', { name: 'Manage Subscription' }));
    const dialog = await screen.findByRole('dialog', { name: 'Demo Account Limitation' });
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('link', { name: 'Sign up' })));
    expect(requests.some(({ name }) => name === 'createPortalSession')).toBe(false);
  });
});

describe('shortcuts', () => {
  it('open the help with ?, and go to the campaigns with g c', async () => {
    const { person } = renderScenario(shellStates.shell);
    await screen.findByRole('heading', { name: 'Account', level: 1 });
    await person.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.keyboard('gc');
    expect(await screen.findByRole('heading', { name: 'Mock Campaigns', level: 1 })).toBeTruthy();
  });

  it('do nothing in a field, and nowhere once turned off', async () => {
    const { person } = renderScenario(signedIn('/app/support'));
    await person.type(await screen.findByLabelText('Message'), 'gc?');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('gc?');
    localStorage.setItem('coldcast.shortcuts', 'off');
    await person.click(screen.getByRole('heading', { level: 1 }));
    await person.keyboard('gc?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Get Support / File a Bug' })).toBeTruthy();
  });
});
