import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startClean } from '../../testing/renderScenario.tsx';
import { launchStates } from '../launch.states.ts';
import { CAMPAIGN, LEADS } from '../testing/files.ts';
import { counted, field, launchButton, launchesIn, openDrawer, readForm, THREE_LEADS } from '../testing/openDrawer.ts';

startClean();

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const bodyOf = (email: number) => field(`Email body of email ${email}`);

async function openWithFollowUps(...bodies: string[]) {
  const view = await openDrawer(launchStates.launch);
  await view.writeEmail('docks', 'Hi {{first_name}}, worth a look?');
  for (const [place, body] of bodies.entries()) {
    await view.person.click(button('Add follow-up'));
    expect(document.activeElement).toBe(bodyOf(place + 2));
    await view.person.paste(body);
  }
  return view;
}

describe('follow-ups in Quick Start', () => {
  it('are no part of a single email', async () => {
    await openDrawer(launchStates.launch);
    expect(screen.queryByText(/however many emails/)).toBeNull();
    expect(screen.queryByText(/^Body of email/)).toBeNull();
  });

  it('wait three days, say the day they go out, and cost nothing more', async () => {
    const { person } = await openWithFollowUps('One more thing.', 'Still worth a look?');
    expect(screen.getByRole('heading', { name: 'Email 3 · day 7' })).toBeTruthy();
    expect(screen.getByLabelText('Subject line of email 2').getAttribute('placeholder')).toBe('Empty: same thread');
    expect(screen.getByText('One lead costs one credit, whatever the number of emails.')).toBeTruthy();
    await person.clear(screen.getByLabelText('Wait before email 2, in days'));
    await person.type(screen.getByLabelText('Wait before email 2, in days'), '-1');
    expect(screen.getByText('Wait 0 to 90 days, in whole days.')).toBeTruthy();
    expect(screen.getByText('Wait of email 2, 0 to 90 days')).toBeTruthy();
  });

  it('move with the focus on their button, and copy', async () => {
    const { person } = await openWithFollowUps('One', 'Two');
    await person.click(button('Move email 3 up'));
    expect(bodyOf(2).value).toBe('Two');
    await waitFor(() => expect(document.activeElement).toBe(button('Move email 2 down')));
    await person.click(button('Duplicate email 2'));
    expect([2, 3, 4].map((email) => bodyOf(email).value)).toEqual(['Two', 'Two', 'One']);
    expect(document.activeElement).toBe(bodyOf(3));
  });

  it('return with Undo to where they were removed', async () => {
    const { person } = await openWithFollowUps('One', 'Two', 'Three');
    await person.click(button('Remove email 3'));
    expect(screen.getByText('Email 3 removed.')).toBeTruthy();
    expect(bodyOf(3).value).toBe('Three');
    expect(document.activeElement).toBe(button('Undo'));
    await person.keyboard('{Enter}');
    expect([2, 3, 4].map((email) => bodyOf(email).value)).toEqual(['One', 'Two', 'Three']);
  });

  it('are at most six', async () => {
    const { person } = await openWithFollowUps('1', '2', '3', '4', '5', '6');
    expect(screen.queryByRole('button', { name: 'Add follow-up' })).toBeNull();
    expect(screen.getByText('6 follow-ups is the maximum.')).toBeTruthy();
    expect(button('Duplicate email 2').disabled).toBe(true);
    await person.click(button('Remove email 7'));
    expect(button('Add follow-up')).toBeTruthy();
  });

  it('offer variables and their own hints', async () => {
    const { person } = await openWithFollowUps('Hi {first_name}');
    expect(screen.getByText(/Did you mean \{\{first_name\}\}\?/)).toBeTruthy();
    await person.clear(bodyOf(2));
    await person.type(bodyOf(2), 'Hi {{{{');
    expect(await screen.findByRole('listbox', { name: 'Variables' })).toBeTruthy();
    await person.keyboard('{Enter}');
    expect(bodyOf(2).value).toBe('Hi {{first_name}}');
  });

  it('keep Launch disabled until they have a body, and are sent filled in the columns of a file', async () => {
    const { person, requests, chooseLeads, pressLaunch } = await openWithFollowUps('Still, {{first_name}}?', ' ');
    await chooseLeads(LEADS);
    await counted(THREE_LEADS);
    expect(launchButton().disabled).toBe(true);
    await person.click(button('Remove email 3'));
    await waitFor(() => expect(launchButton().disabled).toBe(false));
    await pressLaunch();
    await waitFor(() => expect(launchesIn(requests)).toHaveLength(1));
    const { file = '', templateFollowUps } = await readForm(launchesIn(requests)[0]?.body);
    expect(JSON.parse(templateFollowUps ?? '')).toEqual([{ subject: '', body: 'Still, {{first_name}}?', waitDays: 3 }]);
    expect(file).toContain('email_body_2,subject_line_2,wait_days_2');
    expect(file).toContain('"Hi Marta, worth a look?",docks,https://www.linkedin.com/in/marta,"Still, Marta?",,3');
    expect(file).not.toContain('email_body_3');
  });

  it('are previewed below the first email, and refused if a variable has no column', async () => {
    const { person, chooseLeads, pressLaunch } = await openWithFollowUps('Still, {{first_name}}?');
    await chooseLeads(LEADS);
    const next = await screen.findByRole('region', { name: 'Email 2' }, { timeout: 10_000 });
    expect(next.textContent).toContain('Email 2 · day 4 · same thread');
    await waitFor(() => expect(within(next).getByText('Marta')).toBeTruthy());
    await person.click(bodyOf(2));
    await person.paste(' {{city}}');
    await pressLaunch();
    expect((await screen.findByRole('alert')).textContent).toBe('Missing column(s) in your leads CSV: city');
  });

  it('stay while the drawer is closed', async () => {
    const { person } = await openWithFollowUps('One');
    await person.click(button('Close'));
    await person.click(screen.getAllByRole('button', { name: 'New Campaign' })[0] ?? document.body);
    await screen.findByRole('dialog', { name: 'Launch New Campaign' });
    expect(bodyOf(2).value).toBe('One');
  });
});

describe('follow-ups in Upload CSV', () => {
  it('are counted, and a row with a gap says so', async () => {
    const { chooseCampaign } = await openDrawer(launchStates.launch);
    const [header = '', first = '', second = '', third = ''] = CAMPAIGN.split('\n');
    const rows = [`${header},email_body_2,email_body_3`, `${first},Two,Three`, `${second},Two,`, `${third},,Three`];
    await chooseCampaign(rows.join('\n'));
    expect(await screen.findByText('2 to 3 emails per lead: 1 lead gets 3, 1 lead gets 2.')).toBeTruthy();
    expect(screen.getByText('1 row with other problems')).toBeTruthy();
    expect(screen.getByText('email_body_3 is filled but email_body_2 is empty')).toBeTruthy();
  });
});
