import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gives, refuses } from '../testing/fakeFetch.ts';
import { renderScenario, startClean } from '../testing/renderScenario.tsx';
import { config, free, growth, ines } from '../testing/samples.ts';
import { signedIn } from '../testing/scenario.ts';
import { toHistoryCsv } from './CreditHistory.tsx';
import { accountStates } from './account.states.ts';
import { toBillingState, toRenewalCredits } from './billingState.ts';
import { toPortalUrl } from './portalUrl.ts';

startClean();
afterEach(() => vi.restoreAllMocks());

describe('account', () => {
  it('shows who is signed in, and copies the ids', async () => {
    const { person } = renderScenario(accountStates.account);
    const details = within(await screen.findByRole('region', { name: 'Your account' }));
    for (const text of ['Ines Calder', 'ines@calderfinch.example', 'usr_7Qm2vXh4TzK9', 'org_3fLd8WpRb6Yc']) {
      expect(details.getByText(text)).toBeTruthy();
    }
    await person.click(details.getByRole('button', { name: 'Copy Organization ID' }));
    expect(await navigator.clipboard.readText()).toBe('org_3fLd8WpRb6Yc');
    expect(await details.findByText('Organization ID copied')).toBeTruthy();
  });

  it('signs out', async () => {
    const { person } = renderScenario(accountStates.account);
    await person.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
  });
});

describe('the password', () => {
  const fill = async (person: ReturnType<typeof renderScenario>['person'], current: string, next: string) => {
    if (current !== '') await person.type(await screen.findByLabelText('Current password'), current);
    if (next !== '') await person.type(await screen.findByLabelText('New password'), next);
    await person.click(await screen.findByRole('button', { name: 'Change password' }));
  };

  it('is changed with the current one, and the fields are emptied', async () => {
    const { person, requests } = renderScenario(accountStates.account);
    await fill(person, 'kettle moose lantern', 'sunlit granite otter');
    expect(await screen.findByText('Password changed')).toBeTruthy();
    expect(requests.find(({ name }) => name === 'changePassword')?.body).toEqual({
      currentPassword: 'kettle moose lantern',
      newPassword: 'sunlit granite otter',
    });
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
  });

  it.each([
    ['', 'sunlit granite otter', 'Current password is required'],
    ['kettle moose lantern', '', 'New password is required'],
    ['kettle moose lantern', 'short', 'Password must be at least 12 characters long'],
  ])('is not sent as "%s" and "%s"', async (current, next, words) => {
    const { person, requests } = renderScenario(accountStates.account);
    await fill(person, current, next);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(requests.some(({ name }) => name === 'changePassword')).toBe(false);
  });

  it('stays unchanged if the current one is wrong, and what was typed stays too', async () => {
    const { person } = renderScenario(accountStates['account-refused']);
    await fill(person, 'kettle moose', 'sunlit granite otter');
    expect(await screen.findByText('The current password is wrong.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('sunlit granite otter');
  });
});

describe('deleting the organization', () => {
  const openDialog = async (person: ReturnType<typeof renderScenario>['person']) => {
    await person.click(await screen.findByRole('button', { name: 'Delete organization' }));
    return within(await screen.findByRole('dialog', { name: 'Delete organization' }));
  };

  it('needs the address typed, then signs out', async () => {
    const { person, requests } = renderScenario(accountStates.account);
    const dialog = await openDialog(person);
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete everything' });
    expect(button.disabled).toBe(true);
    await person.type(dialog.getByLabelText(/^Type ines@/), 'ines@calderfinch.exampl');
    expect(button.disabled).toBe(true);
    await person.type(dialog.getByLabelText(/^Type ines@/), 'e');
    await person.click(button);
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
    expect(requests.find(({ name }) => name === 'deleteOrganisation')?.body).toEqual({ confirmation: 'ines@calderfinch.example' });
  });

  it('says why it failed and changes nothing', async () => {
    const { person } = renderScenario(accountStates['account-refused']);
    const dialog = await openDialog(person);
    await person.type(dialog.getByLabelText(/^Type ines@/), 'ines@calderfinch.example');
    await person.click(dialog.getByRole('button', { name: 'Delete everything' }));
    expect(await dialog.findByText('The server is busy. Please try again in a few seconds.')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('region', { name: 'Your account' })).toBeTruthy();
  });

  it('is not for the demo account, nor is a new password', async () => {
    const scenario = signedIn('/app/account', { getMe: gives({ ...ines, email: config.demo?.email ?? '' }) });
    const { person } = renderScenario(scenario);
    for (const name of ['Delete organization', 'Change password']) {
      await person.click(await screen.findByRole('button', { name }));
      const dialog = await screen.findByRole('dialog', { name: 'Demo Account Limitation' });
      await person.keyboard('{Escape}');
      await waitFor(() => expect(dialog.isConnected).toBe(false));
    }
  });
});

describe('billing states', () => {
  it('are distinguished', () => {
    expect(toBillingState(null, true)).toBe('available soon');
    expect(toBillingState(null, false)).toBe('none');
    expect(toBillingState({ ...growth, cancelAt: growth.currentPeriodEnd }, false)).toBe('cancelling');
    expect(toBillingState(growth, false)).toBe('renewing');
    expect(toBillingState(free, true)).toBe('active');
  });

  it('renew with the monthly amount, twelve times for a year', () => {
    expect(toRenewalCredits(growth)).toEqual({ count: 2500, kind: 'priority credits' });
    expect(toRenewalCredits({ ...growth, billingCycle: 'year' })).toEqual({ count: 30_000, kind: 'priority credits' });
    expect(toRenewalCredits(free)).toEqual({ count: 200, kind: 'credits' });
    expect(toRenewalCredits({ ...growth, planName: 'Unlimited', monthlyPriorityCredits: 0 })).toBeNull();
  });

  it.each([
    ['billing-none', "You don't have a subscription yet"],
    ['billing-soon', 'You subscription will be available soon'],
    ['billing-failed', 'Something went wrong'],
    ['billing-loading', 'Loading…'],
    ['billing-annual', '1 year'],
  ] as const)('%s says "%s"', async (state, text) => {
    renderScenario(accountStates[state]);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('show either the renewal or the cancellation', async () => {
    renderScenario(accountStates.billing);
    const renewal = await screen.findByText(/^Renews on/);
    expect(renewal.textContent).toMatch(/^Renews on \d+\/\d+\/2026\. 2,500 priority credits will be added$/);
  });

  it('show the plan that waits for the period end, with what that one adds', async () => {
    const waiting = gives({ ...growth, nextPlanName: 'Pro', nextBillingCycle: 'year' });
    renderScenario(signedIn('/app/billing', { getSubscription: waiting }));
    const change = await screen.findByText(/^Changes to Pro on/);
    expect(change.textContent).toMatch(/\/2026\. 12,000 priority credits will be added$/);
  });

  it('say when a free plan gets new credits', async () => {
    renderScenario(accountStates['billing-free']);
    expect((await screen.findByText(/^200 mock credits will be added on/)).textContent).toMatch(/on \d+\/\d+\/2026$/);
  });

  it('show the end of a canceled plan', async () => {
    renderScenario(accountStates['billing-cancelling']);
    expect((await screen.findByText(/^Cancels on/)).textContent).toMatch(/^Cancels on \d+\/\d+\/2026$/);
    expect(screen.queryByText(/^Renews on/)).toBeNull();
  });
});

describe('credits history', () => {
  it('hides positive rows of mock credits on a paid plan', async () => {
    renderScenario(accountStates.billing);
    expect(await screen.findByText('8 results')).toBeTruthy();
    expect(screen.queryByText('Unlimited plan')).toBeNull();
    expect(screen.getByText('+2,500')).toBeTruthy();
  });

  it('tells the mock credits of a campaign from its priority credits, and says that they are unlimited', async () => {
    renderScenario(accountStates.billing);
    const rows = (await screen.findAllByRole('row')).map(({ textContent }) => textContent);
    expect(rows.filter((row) => row?.startsWith('-412'))).toEqual([
      expect.stringMatching(/^-412Campaign “Northwind dock queues” \(mock credits\)\d/),
      expect.stringMatching(/^-412Priority lane “Northwind dock queues”\d/),
    ]);
    expect(screen.getByText('Mock credits are unlimited on your plan, so their rows only show what you used.')).toBeTruthy();
  });

  it('shows every row on the free plan', async () => {
    renderScenario(accountStates['billing-free']);
    expect(await screen.findByText('2 results')).toBeTruthy();
    expect(screen.getByText('+200')).toBeTruthy();
  });

  it('is exported with plain numbers and full timestamps', () => {
    expect(toHistoryCsv(free.creditHistory).split('\r\n').slice(0, 2)).toEqual([
      'Amount,Reason,Created at,Type',
      '-180,Campaign “Northwind dock queues”,2026-03-18T09:12:00.000Z,MOCK',
    ]);
  });
});

describe('all plans', () => {
  it('shows the five plans and marks the current one', async () => {
    const { person } = renderScenario(accountStates.billing);
    await person.click(await screen.findByRole('tab', { name: 'All Plans' }));
    const row = await screen.findByRole('row', { name: /^Annual price/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['none', '$216', '$529', '$1069', '$1609']);
    expect(await screen.findByRole('columnheader', { name: 'Growth Your plan' })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Unlimited Most Popular' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Current' }).disabled).toBe(true);
  });
});

describe('the portal', () => {
  const origin = 'https://coldcast.example';

  it.each([
    ['https://billing.stripe.com/session/1', 'https://billing.stripe.com/session/1'],
    ['/billing/portal/abc', `${origin}/billing/portal/abc`],
    ['http://localhost:3000/billing/portal/abc', `${origin}/billing/portal/abc`],
    ['http://elsewhere.example/pay', null],
    ['https://elsewhere.example/pay', null],
    ['https://notstripe.com/pay', null],
    ['http://billing.stripe.com/session/1', null],
    ['javascript:alert(1)', null],
    ['https://user:pass@evil.example/', null],
    ['data:text/html,x', null],
  ])('%s leads to %s', (address, expected) => {
    expect(toPortalUrl(address, origin)).toBe(expected);
  });

  const openTab = () => {
    const replace = vi.fn<(url: string) => void>();
    const tab = { opener: window, location: { replace }, close: vi.fn<() => void>() };
    vi.spyOn(window, 'open').mockReturnValue(tab as never);
    return { tab, replace };
  };

  it('opens in a tab of its own that cannot reach back', async () => {
    const { tab, replace } = openTab();
    const { person } = renderScenario(signedIn('/app/billing', { createPortalSession: gives({ url: '/billing/portal/abc' }) }));
    await person.click(await screen.findByRole('button', { name: 'Manage Subscription' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`${window.location.origin}/billing/portal/abc`));
    expect(tab.opener).toBeNull();
  });

  it('closes the tab and shows the reason when there is no address', async () => {
    const { tab } = openTab();
    const { person } = renderScenario(signedIn('/app/billing', { createPortalSession: refuses('overloaded') }));
    await person.click(await screen.findByRole('button', { name: 'Manage Subscription' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The server is busy');
    expect(tab.close).toHaveBeenCalled();
  });

  it('opens its dialog when the demo account is refused', async () => {
    const { tab } = openTab();
    const { person } = renderScenario(signedIn('/app/billing', { createPortalSession: refuses('demo_account') }));
    await person.click(await screen.findByRole('button', { name: 'Manage Subscription' }));
    expect(await screen.findByRole('dialog', { name: 'Demo Account Limitation' })).toBeTruthy();
    expect(tab.close).toHaveBeenCalled();
  });

  it('offers a link if the browser blocked the tab', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { person } = renderScenario(signedIn('/app/billing', { createPortalSession: gives({ url: '/billing/portal/abc' }) }));
    await person.click(await screen.findByRole('button', { name: 'Manage Subscription' }));
    const link = await screen.findByRole('link', { name: /^Open the subscription page/ });
    expect(link.getAttribute('href')).toContain('/billing/portal/abc');
  });
});

describe('support', () => {
  it('sends what was written and gives its number', async () => {
    const { person, requests } = renderScenario(accountStates.support);
    await person.click(await screen.findByLabelText('Something is broken'));
    await person.type(screen.getByLabelText('Message'), '  The list is empty.  ');
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Your request number is 17.')).toBeTruthy();
    expect(requests.find(({ name }) => name === 'createSupportRequest')?.body).toEqual({ topic: 'fault', message: 'The list is empty.' });
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('');
  });

  it('needs a message, and keeps it when sending fails', async () => {
    const { person } = renderScenario(accountStates['support-failed']);
    await person.click(await screen.findByRole('button', { name: 'Send' }));
    expect(screen.getByText('Message is required')).toBeTruthy();
    await person.type(screen.getByLabelText('Message'), 'Help');
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Help');
  });

  it('embeds the form of the installation, with a way out', async () => {
    renderScenario(accountStates['support-embedded']);
    expect((await screen.findByTitle('Support form')).tagName).toBe('IFRAME');
    expect(screen.getByRole('link', { name: /^Open it in a new tab/ })).toBeTruthy();
  });
});

describe('maintenance', () => {
  it('says how long it takes and where to ask', async () => {
    renderScenario(accountStates.maintenance);
    expect(await screen.findByRole('heading', { name: 'Scheduled Product Upgrade' })).toBeTruthy();
    expect(screen.getByText(/under 24 hours/)).toBeTruthy();
    expect((await screen.findByRole('link', { name: /community chat/ })).getAttribute('href')).toBe('https://chat.example.org/coldcast');
  });

  it('with uat=true goes to the login page', async () => {
    renderScenario(accountStates['maintenance-uat']);
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
  });
});
