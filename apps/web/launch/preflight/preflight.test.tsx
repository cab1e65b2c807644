import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScenario, startClean } from '../../testing/renderScenario.tsx';
import { launchStates } from '../launch.states.ts';
import { CAMPAIGN, LEADS } from '../testing/files.ts';
import { field, launchButton, launchesIn, openDrawer, readForm } from '../testing/openDrawer.ts';

startClean();

const section = async () => within(await screen.findByRole('region', { name: 'Before you launch' }));
const FLAWED = CAMPAIGN.replace('Hello,', '"Hello, your do\u200bcks, {{frist_name}}",').replace(',two,', ',RE: two,');

describe('the check before launch', () => {
  it('is one line if nothing stands out', async () => {
    const { writeEmail, chooseLeads } = await openDrawer(launchStates.launch);
    await writeEmail();
    await chooseLeads(LEADS);
    expect(await screen.findByText('Checked 3 emails: nothing stands out')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Before you launch' })).toBeNull();
  });

  it('names the leads without a value for a variable, as the preview does', async () => {
    const { writeEmail, chooseLeads } = await openDrawer(launchStates.launch);
    await writeEmail('docks', 'Hi {{first_name}},\n\nAre the docks of {{company}} full?');
    await chooseLeads(LEADS);
    const found = await section();
    expect(found.getByText('Checked 3 emails: 1 thing stands out')).toBeTruthy();
    expect(found.getByText('{{company}}')).toBeTruthy();
    expect(found.getByText(/^These leads have no value for it, so the email has a gap there\./)).toBeTruthy();
    expect(found.getByText('Row 3').hidden).toBe(true);
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(await preview.findByText(/1 lead has no value for/)).toBeTruthy();
    // Its name is in the profile link, so nothing is missing there.
    expect(preview.getByText(/1 lead has no first name in your file\. Coldcast fills/)).toBeTruthy();
  });

  it('names what stands out with its rows, repairs the email in one click, checks again and can be undone', async () => {
    const { person, writeEmail, chooseLeads } = await openDrawer(launchStates.launch);
    await writeEmail('docks', 'Dear {{compnay}} of [Your Name]');
    await chooseLeads(LEADS);
    const found = await section();
    expect(found.getByText('Checked 3 emails: 2 things stand out')).toBeTruthy();
    expect(found.getByText('Missing column(s) in your leads CSV: compnay. Did you mean {{company}}?')).toBeTruthy();
    expect(found.queryByRole('button', { name: 'Fix [Your Name]' })).toBeNull();
    await person.click(found.getByRole('button', { name: 'Show rows of {{compnay}}' }));
    expect(found.getAllByText('Rows 2, 3, 4').filter(({ hidden }) => !hidden)).toHaveLength(1);
    await person.click(found.getByRole('button', { name: 'Fix {{compnay}}' }));
    expect(field('Email body').value).toBe('Dear {{company}} of [Your Name]');
    // The variable that is known now has no value for one lead.
    expect(await screen.findByText(/^These leads have no value for it/)).toBeTruthy();
    expect(screen.getByText('Checked 3 emails: 2 things stand out')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('Email body').value).toBe('Dear {{compnay}} of [Your Name]');
  });

  it('never blocks Launch, and sends the repaired rows of a campaign file', async () => {
    const { person, chooseCampaign, pressLaunch, requests } = await openDrawer(launchStates.launch);
    await chooseCampaign(FLAWED);
    await section();
    expect(launchButton().disabled).toBe(false);
    for (const name of ['Fix RE:', 'Fix U+200B', 'Fix {{frist_name}}']) {
      const fix = await screen.findByRole<HTMLButtonElement>('button', { name });
      await waitFor(() => expect(fix.disabled).toBe(false));
      await person.click(fix);
    }
    await screen.findByText('3 fixes in the rows of your file.', { exact: false });
    await waitFor(() => expect(launchButton().disabled).toBe(false));
    await pressLaunch();
    await screen.findAllByText('Campaign launched');
    const { file } = await readForm(launchesIn(requests)[0]?.body);
    expect(file).toContain('your docks, {{first_name}}');
    expect(file).not.toMatch(/RE: two|frist_name|\u200b/);
  });

  it('names the rows of other people if a whole list is greeted by one name', async () => {
    const { writeEmail, chooseLeads } = await openDrawer(launchStates.launch);
    await writeEmail('docks', 'Hi Zofia,\n\nAre your docks full?');
    await chooseLeads(LEADS);
    const found = await section();
    expect(found.getByText('Zofia').closest('li')?.textContent).toContain('in 2 emails');
  });
});

describe('the check on Upload CSV', () => {
  it('warns of the file and uploads it as repaired', async () => {
    const { person, requests } = renderScenario(launchStates.upload);
    await person.upload(await screen.findByLabelText('CSV file'), new File([FLAWED], 'docks.csv'));
    const found = await section();
    await person.click(found.getByRole('button', { name: 'Fix RE:' }));
    await screen.findByText('1 fix in the rows of your file.', { exact: false });
    await person.click(screen.getByRole('button', { name: 'Upload' }));
    await screen.findByText('Campaign launched');
    const { file } = await readForm(launchesIn(requests)[0]?.body);
    expect(file).not.toContain('RE: two');
    expect(file).toContain('frist_name');
  });

  it('uploads a file without repairs unchanged', async () => {
    const { person, requests } = renderScenario(launchStates.upload);
    await person.upload(await screen.findByLabelText('CSV file'), new File([FLAWED], 'docks.csv'));
    await section();
    await person.click(screen.getByRole('button', { name: 'Upload' }));
    await screen.findByText('Campaign launched');
    expect((await readForm(launchesIn(requests)[0]?.body))['file']).toBe(FLAWED);
  });
});
