import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScenario, startClean } from '../testing/renderScenario.tsx';
import { insightStates } from './insights.states.ts';
import '../launch/LaunchDrawer.tsx';
startClean();

describe('a better version', () => {
  it('names the weak wording that is still in the new text, and no other', async () => {
    renderScenario(insightStates['better-version-found']);
    expect(await screen.findByRole('heading', { name: 'You still need to change' })).toBeTruthy();
    expect(screen.getByText('“Yards lose an hour a day”: No source. Name it.')).toBeTruthy();
    expect(screen.queryByText(/This praise fits any company/)).toBeNull();
  });

  it('is shown next to the original with its total, its open part and how it was checked', async () => {
    renderScenario(insightStates['better-version-found']);
    const after = await screen.findByRole('region', { name: 'Better version' });
    expect(after.textContent).toContain('Is that worth a look?');
    expect(within(screen.getByRole('region', { name: 'As sent' })).getAllByRole('deletion').length).toBeGreaterThan(0);
    expect(screen.getByText(/interest about \+25% \(\+2 to \+55\), changes the outcome for 14 of 200 leads/)).toBeTruthy();
    expect(screen.getByText('This checks the advice against our model, not the market.')).toBeTruthy();
    expect(after.querySelector('mark')?.textContent).toBe('[a customer like them]');
  });

  it('says of one small change what it brings, once', async () => {
    renderScenario(insightStates['better-version-small']);
    expect(await screen.findByRole('heading', { name: 'One change' })).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Drop “Hope you are well”' })).toBeTruthy();
    expect(screen.queryByText(/^Alone/)).toBeNull();
    const total = screen.getByRole('region', { name: 'What it brings' });
    expect(total.textContent).toContain('It says the same in fewer words. The gain is too small to see in simulation.');
    expect(total.textContent).toContain('Replies unchanged at 2.8 in 100, interest unchanged at 1.0 in 100');
  });

  it('leaves an open part out of the email if it is turned off', async () => {
    const { person } = renderScenario(insightStates['better-version-found']);
    (await screen.findByRole('switch', { name: /a customer like them/ })).focus();
    await person.keyboard(' ');
    expect(screen.getByRole('region', { name: 'Better version' }).textContent).not.toContain('[');
  });

  it('blocks the launch until its open part is filled', async () => {
    const { person } = renderScenario(insightStates['better-version-found']);
    await person.click(await screen.findByRole('button', { name: 'Use in a new campaign' }));
    const drawer = await screen.findByRole('dialog', { name: 'Launch New Campaign' });
    await within(drawer).findByText('Fill in or remove “[a customer like them]”');
    expect(within(drawer).getByRole<HTMLButtonElement>('button', { name: 'Launch' }).disabled).toBe(true);
  });

  it('takes its email and total from the chosen combination', async () => {
    const { person } = renderScenario(insightStates['better-version-found']);
    (await screen.findByRole('switch', { name: 'Ask for interest' })).focus();
    await person.keyboard(' ');
    expect(screen.getByRole('region', { name: 'Better version' }).textContent).toContain('Do you have 15 minutes?');
    expect(screen.getByText('Replies from 2.1 to 2.3 in 100, interest from 0.7 to 0.8 in 100')).toBeTruthy();
    expect(screen.queryByText(/interest about \+25%/)).toBeNull();
    screen.getByRole('switch', { name: 'Cut “RE:”' }).focus();
    await person.keyboard(' ');
    expect(screen.getByText('Replies unchanged at 2.1 in 100, interest unchanged at 0.7 in 100')).toBeTruthy();
  });

  it('opens Quick Start with the email and the same list', async () => {
    const { person } = renderScenario(insightStates['better-version-found']);
    await person.click(await screen.findByRole('button', { name: 'Use in a new campaign' }));
    await screen.findByRole('dialog', { name: 'Launch New Campaign' });
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Subject line').value).toBe('dock queues'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Email body').value).toContain('Is that worth a look?');
    expect(await screen.findByText(/leads\.csv/)).toBeTruthy();
  });

  it('keeps the follow-ups of the campaign', async () => {
    const { person } = renderScenario(insightStates['better-version-sequence']);
    await person.click(await screen.findByRole('button', { name: 'Use in a new campaign' }));
    await screen.findByRole('dialog', { name: 'Launch New Campaign' });
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>('Email body of email 2').value).toBe('Still waiting at the gate, {{first_name}}?'),
    );
  });

  it('says so if nothing better is found', async () => {
    renderScenario(insightStates['better-version-none']);
    expect(await screen.findByRole('heading', { name: 'Nothing better found.' })).toBeTruthy();
    expect(screen.getByText(/^We looked for 41 kinds of changes/)).toBeTruthy();
    expect(screen.getByText('It takes out a price, a figure or a name that readers need.')).toBeTruthy();
    expect(screen.getByText('Only you can add a customer like them.')).toBeTruthy();
  });

  it('does not say that it tried combinations if it blames the whole email', async () => {
    renderScenario(insightStates['better-version-vain']);
    expect(await screen.findByText(/^Most of this email praises the sender/)).toBeTruthy();
    expect(screen.queryByText(/No combination/)).toBeNull();
  });

  it('says Loading… while it waits, and offers a retry if it fails', async () => {
    const { unmount } = renderScenario(insightStates['better-version-loading']);
    expect(await screen.findByText('Loading…')).toBeTruthy();
    unmount();
    renderScenario(insightStates['better-version-failed']);
    expect(within(await screen.findByRole('alert')).getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('is one click from the reply insights', async () => {
    renderScenario(insightStates['reply-insights-loaded']);
    expect((await screen.findByRole('link', { name: 'Show a better version' })).getAttribute('href')).toBe(
      '/app/campaigns/campaign-1/better-version',
    );
  });
});
