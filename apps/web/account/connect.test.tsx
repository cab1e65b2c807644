import { WEBHOOK_EVENTS } from '@coldcast/contract/webhooks';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScenario, startClean } from '../testing/renderScenario.tsx';
import { signedIn, type Scenario } from '../testing/scenario.ts';
import { connectStates, goneHook, hook, SHOWN_KEY, SHOWN_SECRET } from './connect.states.ts';
import { prettyPayload } from './webhooks/webhookWords.ts';

startClean();

const render = (scenario: Scenario) => {
  const { person, requests } = renderScenario(scenario);
  const sent = (name: string) => requests.filter((request) => request.name === name);
  const press = async (name: string | RegExp) => person.click(await screen.findByRole('button', { name }));
  const openDialog = async (button: string | RegExp, name: string) => {
    await press(button);
    return within(await screen.findByRole('dialog', { name }));
  };
  return { person, sent, press, openDialog };
};

describe('the Connect card', () => {
  it.each([
    ['API keys', 'API keys'],
    ['Webhooks', 'Webhooks'],
  ])('leads to %s and back', async (name, title) => {
    const { person } = render(
      signedIn('/app/account', { ...connectStates['api-keys-empty'].answers, ...connectStates['webhooks-empty'].answers }),
    );
    const card = within(await screen.findByRole('region', { name: 'Connect' }));
    await person.click(card.getByRole('link', { name: new RegExp(`^${name}`) }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    await person.click(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Account' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeTruthy();
  });
});

describe('the sidebar', () => {
  it.each(['api-keys', 'webhooks'] as const)('keeps Settings open on %s, with Account as the place', async (state) => {
    render(connectStates[state]);
    const settings = within(await screen.findByRole('navigation', { name: 'Settings' }));
    expect(settings.getByText('Settings').closest('details')?.open).toBe(true);
    expect(settings.getByRole('link', { name: 'Account' }).className).toMatch(/active/);
  });
});

describe('API keys', () => {
  it('are listed with their hint and their last use', async () => {
    render(connectStates['api-keys']);
    const list = within(await screen.findByRole('region', { name: 'Your API keys' }));
    for (const text of ['Zapier', 'cc_…q7Zk', 'Never used', 'Can read, launch', 'Full access (created before scopes)'])
      expect(list.getByText(text)).toBeTruthy();
    expect(screen.getByText(/changing your password does not revoke them/)).toBeTruthy();
  });

  it('are created with a name, shown once, and gone when the dialog is closed', async () => {
    const { person, sent, openDialog } = render(connectStates['api-keys-empty']);
    const dialog = await openDialog('Create key', 'Create API key');
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Name')));
    await person.keyboard('  n8n {Enter}');
    const shown = within(await screen.findByRole('dialog', { name: 'Your new API key' }));
    expect(sent('createApiKey')[0]?.body).toEqual({ name: 'n8n', scopes: ['read'] });
    expect(shown.getByText(SHOWN_KEY)).toBeTruthy();
    expect(shown.getByText('Copy it now')).toBeTruthy();
    await person.click(shown.getByRole('button', { name: 'Copy API key' }));
    expect(await navigator.clipboard.readText()).toBe(SHOWN_KEY);
    await person.keyboard('{Escape}');
    expect(shown.getByText(SHOWN_KEY)).toBeTruthy();
    await person.click(shown.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(document.body.textContent).not.toContain(SHOWN_KEY));
    expect(sent('listApiKeys').length).toBeGreaterThan(1);
  });

  it('are created with the chosen scopes, always including reading, and name them', async () => {
    const { person, sent, openDialog } = render(connectStates['api-keys-empty']);
    const dialog = await openDialog('Create key', 'Create API key');
    expect(dialog.getByRole('checkbox', { name: /^Read/ }).hasAttribute('disabled')).toBe(true);
    await person.type(dialog.getByLabelText('Name'), 'n8n');
    await person.click(dialog.getByRole('checkbox', { name: /^Manage/ }));
    await person.click(dialog.getByRole('checkbox', { name: /^Launch/ }));
    await person.click(dialog.getByRole('checkbox', { name: /^Manage/ }));
    await person.click(dialog.getByRole('button', { name: 'Create key' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Your new API key' }));
    expect(sent('createApiKey')[0]?.body).toEqual({ name: 'n8n', scopes: ['read', 'launch'] });
    expect(shown.getByText('Can read, launch.')).toBeTruthy();
  });

  it('are not created without a name, and say why the server refuses', async () => {
    const { person, sent, openDialog } = render(connectStates['api-keys-refused']);
    const dialog = await openDialog('Create key', 'Create API key');
    await person.click(dialog.getByRole('button', { name: 'Create key' }));
    expect(dialog.getByText('Name is required')).toBeTruthy();
    expect(sent('createApiKey')).toEqual([]);
    await person.type(dialog.getByLabelText('Name'), 'one more');
    await person.click(dialog.getByRole('button', { name: 'Create key' }));
    expect(await dialog.findByText('You have 20 API keys, which is the limit. Revoke one you no longer use.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('one more');
  });

  it('are revoked after a confirmation', async () => {
    const { person, sent, openDialog } = render(connectStates['api-keys']);
    const dialog = await openDialog('Revoke Zapier', 'Revoke API key');
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' })));
    await person.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(sent('revokeApiKey')[0]?.url.pathname).toBe('/users/me/api-keys/key_2'));
    expect((await screen.findAllByText('API key revoked')).length).toBeGreaterThan(0);
  });

  it.each([
    ['api-keys-empty', 'No API keys yet.'],
    ['api-keys-loading', 'Loading…'],
    ['api-keys-failed', 'Something went wrong'],
  ] as const)('%s says "%s"', async (state, text) => {
    render(connectStates[state]);
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('webhooks', () => {
  it('are created with an address and events, and their secret is shown once', async () => {
    const { person, sent, openDialog } = render(connectStates['webhooks-empty']);
    const dialog = await openDialog('Create webhook', 'Create webhook');
    await person.type(dialog.getByLabelText('Address'), 'http://hooks.calderfinch.example/a');
    expect(dialog.getByText('Without https, others on the network can read what is sent.')).toBeTruthy();
    await person.click(dialog.getByRole('checkbox', { name: /^Mock credits low/ }));
    await person.click(dialog.getByRole('button', { name: 'Create webhook' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Your webhook is ready' }));
    expect(sent('createWebhook')[0]?.body).toEqual({
      url: 'http://hooks.calderfinch.example/a',
      events: ['campaign.completed', 'insights.ready'],
    });
    expect(shown.getByText(SHOWN_SECRET)).toBeTruthy();
    await person.click(shown.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(document.body.textContent).not.toContain(SHOWN_SECRET));
  });

  it('are not created without an address or without an event', async () => {
    const { person, sent, openDialog } = render(connectStates['webhooks-empty']);
    const dialog = await openDialog('Create webhook', 'Create webhook');
    for (const box of dialog.getAllByRole('checkbox')) await person.click(box);
    await person.click(dialog.getByRole('button', { name: 'Create webhook' }));
    expect(dialog.getByText('Address is required')).toBeTruthy();
    expect(dialog.getByText('Choose at least one event')).toBeTruthy();
    expect(sent('createWebhook')).toEqual([]);
  });

  it('show their log: status, reason, attempts and when the next one comes', async () => {
    render(connectStates.webhooks);
    const card = within(await screen.findByRole('region', { name: hook.url }));
    for (const text of ['Pending', 'Failed', 'The address responded with 503.', '3 attempts', '7 attempts'])
      expect(await card.findByText(text)).toBeTruthy();
    expect(card.getAllByText(/^Next attempt/)).toHaveLength(1);
    expect(card.getAllByText('Delivered')).toHaveLength(2);
  });

  it("show a receiver's response as text only", async () => {
    render(connectStates.webhooks);
    const card = within(await screen.findByRole('region', { name: hook.url }));
    expect(await card.findByText('<h1>Down for maintenance</h1>')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(prettyPayload('{"a":1}')).toBe('{\n  "a": 1\n}');
    expect(prettyPayload('<b>')).toBe('<b>');
  });

  it('send a test and show its result', async () => {
    const { press } = render(connectStates.webhooks);
    await press(`Send test to ${hook.url}`);
    expect(await screen.findByText('The test arrived')).toBeTruthy();
    expect(screen.getByText('Responded with 200', { selector: '[role=status] *' })).toBeTruthy();
  });

  it('say why a test did not arrive', async () => {
    const { press } = render(connectStates['webhooks-quiet']);
    expect(await screen.findByText('Nothing sent yet. Send a test to try it.')).toBeTruthy();
    await press(`Send test to ${hook.url}`);
    expect((await screen.findByRole('alert')).textContent).toContain('The connection was refused.');
  });

  it('send a delivery again', async () => {
    const { person, sent } = render(connectStates.webhooks);
    const [button] = await screen.findAllByRole('button', { name: /^Resend Insights ready/ });
    if (button) await person.click(button);
    await waitFor(() =>
      expect(sent('resendWebhookDelivery')[0]?.url.pathname).toBe('/webhooks/wh_1/deliveries/5b0c2a7e-8d61-4b0f-9a3e-3c1f7b6d2e92/resend'),
    );
    expect((await screen.findAllByText('Resent')).length).toBeGreaterThan(0);
  });

  it('are edited in a form that has their address and events', async () => {
    const { person, sent, openDialog } = render(connectStates['webhooks-several']);
    const [gone] = await screen.findAllByRole('button', { name: /^Edit http:/ });
    const dialog = await openDialog(gone?.getAttribute('aria-label') ?? '', 'Edit webhook');
    const address = dialog.getByLabelText<HTMLInputElement>('Address');
    expect(`Edit ${address.value}`).toBe(gone?.getAttribute('aria-label'));
    await person.clear(address);
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Address is required')).toBeTruthy();
    await person.type(address, ' https://hooks.calderfinch.example/b ');
    await person.click(dialog.getByRole('checkbox', { name: /^Insights ready/ }));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('Webhook saved')).length).toBeGreaterThan(0);
    expect(sent('updateWebhook').map(({ url, body }) => [url.pathname, body])).toEqual([
      [
        `/webhooks/${goneHook.webhookId}`,
        {
          url: 'https://hooks.calderfinch.example/b',
          events: WEBHOOK_EVENTS.filter((event) => goneHook.events.includes(event) !== (event === 'insights.ready')),
        },
      ],
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('say why they could not be saved, and keep what was typed', async () => {
    const { person, openDialog } = render(connectStates['webhooks-refused']);
    const dialog = await openDialog(`Edit ${hook.url}`, 'Edit webhook');
    await person.type(dialog.getByLabelText('Address'), '/more');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Address').value).toBe(`${hook.url}/more`);
  });

  it('are deleted after a confirmation', async () => {
    const { person, sent, openDialog } = render(connectStates.webhooks);
    const dialog = await openDialog(`Delete ${hook.url}`, 'Delete webhook');
    await person.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent('deleteWebhook')).toHaveLength(1));
  });

  it('keep their logs closed if there are several, and send nothing to a disabled address', async () => {
    const { person } = render(connectStates['webhooks-several']);
    const [first] = await screen.findAllByRole('button', { name: 'Deliveries' });
    expect(screen.queryByText('Delivered')).toBeNull();
    if (first) await person.click(first);
    expect((await screen.findAllByText('Delivered')).length).toBe(2);
    const gone = within(screen.getByRole('region', { name: /^http:\/\/automation/ }));
    expect(gone.getByText('Disabled')).toBeTruthy();
    expect(gone.getByRole<HTMLButtonElement>('button', { name: /^Send test/ }).disabled).toBe(true);
  });

  it.each([
    ['webhooks-empty', 'No webhooks yet.'],
    ['webhooks-loading', 'Loading…'],
    ['webhooks-failed', 'Something went wrong'],
    ['webhooks-log-failed', 'Something went wrong'],
  ] as const)('%s says "%s"', async (state, text) => {
    render(connectStates[state]);
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('the demo account', () => {
  it.each([
    ['api-keys-demo', ['Create key', /^Revoke Zapier/]],
    ['webhooks-demo', ['Create webhook', /^Send test/, /^Resend Insights/, /^Edit /, /^Delete /]],
  ] as const)('changes nothing on %s', async (state, buttons) => {
    const { person, sent } = render(connectStates[state]);
    for (const name of buttons) {
      await person.click(await screen.findByRole('button', { name }));
      const dialog = await screen.findByRole('dialog', { name: 'Demo Account Limitation' });
      await person.keyboard('{Escape}');
      await waitFor(() => expect(dialog.isConnected).toBe(false));
    }
    for (const name of [
      'createApiKey',
      'revokeApiKey',
      'createWebhook',
      'testWebhook',
      'resendWebhookDelivery',
      'updateWebhook',
      'deleteWebhook',
    ]) {
      expect(sent(name)).toEqual([]);
    }
  });
});
