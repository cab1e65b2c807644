import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readLeadFile } from '@coldcast/rules/leadFile';
import { describe, expect, it } from 'vitest';
import { launchStates } from '../launch.states.ts';
import { CAMPAIGN, LEADS, MIXED_LEADS } from '../testing/files.ts';
import { counted, launchButton, launchesIn, openDrawer, readForm, THREE_LEADS } from '../testing/openDrawer.ts';
import { startClean } from '../../testing/renderScenario.tsx';

startClean();

describe('the lead list', () => {
  it('gives the exact sum, the first five invalid rows and an ellipsis', async () => {
    const { chooseLeads } = await openDrawer(launchStates.launch);
    await chooseLeads(MIXED_LEADS);
    expect((await counted('9 rows: 2 valid, 6 invalid, 1 empty.')).parentElement?.textContent).toContain('1 duplicate profile.');
    const rows = within(screen.getByRole('region', { name: '6 invalid rows' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent?.slice(0, 5))).toEqual(['Row 4', 'Row 5', 'Row 6', 'Row 8', 'Row 9', '… and']);
    expect(rows[0]?.textContent).toContain('https://uk.linkedin.com/in/piacountry link, use Fix');
    expect(screen.getByRole('button', { name: 'Download invalid rows' })).toBeTruthy();
  });

  it('fixes links after showing what they become, and takes it back', async () => {
    const { person, chooseLeads } = await openDrawer(launchStates.launch);
    await chooseLeads(MIXED_LEADS);
    await person.click(await screen.findByRole('button', { name: 'Fix 1 link' }));
    const dialog = await screen.findByRole('dialog', { name: 'Fix 1 link' });
    expect(dialog.textContent).toContain('https://uk.linkedin.com/in/piahttps://www.linkedin.com/in/pia');
    await person.click(within(dialog).getByRole('button', { name: 'Fix 1 link' }));
    expect(await counted('9 rows: 3 valid, 5 invalid, 1 empty.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Undo fixes' }));
    expect(await counted('9 rows: 2 valid, 6 invalid, 1 empty.')).toBeTruthy();
  });

  it('removes duplicates and puts them back', async () => {
    const { person, chooseLeads } = await openDrawer(launchStates.launch);
    await chooseLeads(MIXED_LEADS);
    await person.click(await screen.findByRole('button', { name: 'Remove duplicates' }));
    expect((await counted('8 rows: 1 valid, 6 invalid, 1 empty.')).parentElement?.textContent).toContain('1 duplicate removed.');
    await person.click(screen.getByRole('button', { name: 'Keep duplicates' }));
    expect(await counted('9 rows: 2 valid, 6 invalid, 1 empty.')).toBeTruthy();
  });

  it('lets the profile column be changed', async () => {
    const { person, chooseLeads } = await openDrawer(launchStates.launch);
    await chooseLeads('linkedin,profile_url\nhttps://www.linkedin.com/in/a,https://www.linkedin.com/in/b\nhttps://www.linkedin.com/in/c,x');
    expect(await counted('2 rows: 2 valid, 0 invalid, 0 empty.')).toBeTruthy();
    await person.selectOptions(screen.getByLabelText('Profile column'), 'profile_url');
    expect(await counted('2 rows: 1 valid, 1 invalid, 0 empty.')).toBeTruthy();
  });

  it('lets company and title columns be changed, and what is chosen is sent', async () => {
    const { person, chooseLeads, writeEmail, pressLaunch, requests } = await openDrawer(launchStates.launch);
    await writeEmail('docks', 'Hi {{first_name}}');
    await chooseLeads('first_name,Company,Parent,Job Title,linkedin\nAnn,Acme,Acme Group,Boss,https://www.linkedin.com/in/a');
    await counted('1 row: 1 valid, 0 invalid, 0 empty.');
    await person.selectOptions(screen.getByLabelText('Company column'), 'Parent');
    await person.selectOptions(screen.getByLabelText('Title column'), 'None');
    await waitFor(() => expect(launchButton().disabled).toBe(false));
    await pressLaunch();
    expect(await screen.findAllByText('Campaign launched')).not.toHaveLength(0);
    const { file } = await readForm(launchesIn(requests)[0]?.body);
    const sent = readLeadFile(new TextEncoder().encode(file), { mode: 'campaign' });
    expect(sent).toMatchObject({ leads: [{ company: 'Acme Group', title: null }] });
  });

  it('asks for the encoding if it is uncertain', async () => {
    const { person, choose } = await openDrawer(launchStates.launch);
    const polish = 'Imi\xea;LinkedIn\n\xa3ucja;linkedin.com/in/a\nPawe\xb3;linkedin.com/in/b\n';
    await choose('Lead list file', new File([Uint8Array.from(polish, (sign) => sign.charCodeAt(0))], 'leads.csv'));
    expect(await screen.findByText(/^Read as Windows-1250\./)).toBeTruthy();
    await person.selectOptions(screen.getByLabelText('Encoding'), 'windows-1252');
    expect(await screen.findByText(/^Read as Windows-1252\./)).toBeTruthy();
  });

  it('asks for a valid link if there is none', async () => {
    const { chooseLeads } = await openDrawer(launchStates.launch);
    await chooseLeads('linkedin_url\nnobody');
    expect((await screen.findByRole('alert')).textContent).toBe('Please provide at least one valid LinkedIn URL.');
  });

  it('says what a file is that cannot be read', async () => {
    const { chooseLeads } = await openDrawer(launchStates.launch);
    await chooseLeads('%PDF-1.7');
    expect((await screen.findByRole('alert')).textContent).toBe('Error processing CSV file: this is a PDF document, not a CSV.');
  });

  it('accepts a dropped file, and refuses other kinds and more than 10 MB, keeping the previous file', async () => {
    await openDrawer(launchStates.launch);
    const drop = (file: File) => fireEvent.drop(screen.getByRole('dialog'), { dataTransfer: { files: [file], types: ['Files'] } });
    drop(new File([LEADS], 'dropped.txt'));
    expect(await counted(THREE_LEADS)).toBeTruthy();
    drop(new File(['x'], 'leads.xlsx'));
    expect((await screen.findByRole('alert')).textContent).toBe('Please select a .csv or .txt file.');
    drop(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'huge.csv'));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('The file is larger than 10 MB. Please split it into smaller files.'),
    );
    expect(screen.getByText('dropped.txt')).toBeTruthy();
  });

  it('previews lead after lead and counts those without a first name', async () => {
    const { person, writeEmail, chooseLeads } = await openDrawer(launchStates.launch);
    await writeEmail('for {{company}}', 'Hi {{first_name}},');
    await chooseLeads(LEADS);
    const preview = await screen.findByRole('region', { name: 'Preview' });
    await within(preview).findByText('Hi', { exact: false });
    expect(preview.textContent).toContain('for HarborlineHi Marta,');
    expect(preview.textContent).toContain(
      '1 lead has no first name in your file. Coldcast fills {{first_name}} from the profile link if it can.',
    );
    expect(preview.textContent).toContain('1 lead has no value for {{company}}; it is left out there.');
    await person.click(within(preview).getByRole('button', { name: 'Next lead' }));
    await waitFor(() => expect(preview.textContent).toContain('Hi Callum,'));
    expect(within(preview).getByText('2 of 3')).toBeTruthy();
  });
});

describe('Upload CSV mode', () => {
  it('counts per column with the first invalid rows, and previews', async () => {
    const { chooseCampaign } = await openDrawer(launchStates.launch);
    await chooseCampaign(CAMPAIGN);
    await counted('4 rows: 3 valid, 1 invalid, 0 empty.');
    const cells = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells).toEqual([
      ['Column', 'Valid', 'Invalid', 'Invalid rows'],
      ['email_body_1', '4', '0', '-'],
      ['subject_line', '3', '1', '5'],
      ['personal_linkedin_url', '3', '1', '5'],
    ]);
    expect(screen.getByText('Some rows have more than one problem, so 2 cells make 1 invalid row.')).toBeTruthy();
    expect(await screen.findByText('1 of 3')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open Upload CSV' }).getAttribute('href')).toBe('/app/upload');
  });

  it.each([
    ['subject_line,personal_linkedin_url\nx,https://www.linkedin.com/in/a', 'Missing column(s) in your leads CSV: email_body_1'],
    ['email_body_1,subject_line,personal_linkedin_url\nx,,nobody', 'No valid rows found in the CSV file.'],
  ])('refuses %s', async (text, message) => {
    const { chooseCampaign } = await openDrawer(launchStates.launch);
    await chooseCampaign(text);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(launchButton().disabled).toBe(true);
  });

  it('accepts only .csv files', async () => {
    const { person } = await openDrawer(launchStates.launch);
    await person.click(screen.getByRole('tab', { name: 'Upload CSV' }));
    fireEvent.drop(screen.getByRole('dialog'), { dataTransfer: { files: [new File(['x'], 'leads.txt')], types: ['Files'] } });
    expect((await screen.findByRole('alert')).textContent).toBe('Please select a .csv file.');
  });

  it('sends the valid rows only', async () => {
    const { chooseCampaign, pressLaunch, requests } = await openDrawer(launchStates.launch);
    await chooseCampaign(CAMPAIGN);
    await waitFor(() => expect(launchButton().disabled).toBe(false));
    await pressLaunch();
    expect(await screen.findAllByText('Campaign launched')).not.toHaveLength(0);
    const { file } = await readForm(launchesIn(requests)[0]?.body);
    expect(file?.trim().split('\r\n')).toHaveLength(4);
    expect(file).toContain('Hi Marta,one,');
    expect(file).not.toContain('nowhere');
  });
});
