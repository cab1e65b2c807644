import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { gives } from '../testing/fakeFetch.ts';
import { renderScenario, startClean } from '../testing/renderScenario.tsx';
import { launchStates } from './launch.states.ts';
import { CAMPAIGN } from './testing/files.ts';
import { readForm } from './testing/openDrawer.ts';
import './UploadPage.tsx';

startClean();

async function openPage(scenario = launchStates.upload) {
  const { requests } = renderScenario(scenario);
  const person = userEvent.setup({ applyAccept: false });
  await screen.findByRole('heading', { name: 'Upload CSV', level: 1 });
  const choose = (fileName = 'campaign.csv') => person.upload(screen.getByLabelText('CSV file'), new File([CAMPAIGN], fileName));
  const upload = () => person.click(screen.getByRole('button', { name: 'Upload' }));
  return { person, choose, upload, uploads: () => requests.filter(({ name }) => name === 'createCampaign') };
}

describe('Upload CSV', () => {
  it('has its fields', async () => {
    await openPage();
    expect(screen.getByPlaceholderText('Q4 outreach')).toBeTruthy();
    const rate = screen.getByLabelText<HTMLSelectElement>('Mock open rate');
    expect(
      within(rate)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['80%', '60%', '40%', '20%', '10%']);
    expect(rate.value).toBe('20');
    expect(screen.getByText('Headers required: email_body_1, subject_line, personal_linkedin_url')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose CSV' })).toBeTruthy();
  });

  it('asks for a file', async () => {
    const { upload, uploads } = await openPage();
    await upload();
    expect(screen.getByRole('alert').textContent).toBe('Please choose a CSV file.');
    expect(uploads()).toHaveLength(0);
  });

  it('accepts only .csv files, in any case', async () => {
    const { choose, upload, uploads } = await openPage();
    await choose('leads.xlsx');
    await upload();
    expect(screen.getByRole('alert').textContent).toBe('File must be a .csv');
    await choose('LEADS.CSV');
    expect(screen.queryByRole('alert')).toBeNull();
    await upload();
    expect(await screen.findByText('Campaign launched')).toBeTruthy();
    expect(uploads()).toHaveLength(1);
  });

  it('sends the unchanged file with the open rate, without a blank name, and clears it after success', async () => {
    const { person, choose, upload, uploads } = await openPage();
    await choose();
    expect(screen.getByText('campaign.csv')).toBeTruthy();
    await person.type(screen.getByPlaceholderText('Q4 outreach'), '   ');
    await person.selectOptions(screen.getByLabelText('Mock open rate'), '60%');
    await upload();
    expect((await screen.findByRole('link', { name: 'View campaigns' })).getAttribute('href')).toBe('/app/campaigns');
    const { file, ...fields } = await readForm(uploads()[0]?.body);
    expect(fields).toEqual({ mockOpenRate: '60', orgId: 'org_3fLd8WpRb6Yc', userId: 'usr_7Qm2vXh4TzK9' });
    expect(file).toBe(CAMPAIGN);
    expect(screen.queryByText('campaign.csv')).toBeNull();
    await upload();
    expect(screen.getByRole('alert').textContent).toBe('Please choose a CSV file.');
  });

  it('asks for the encoding of a file that is not Unicode, and sends it', async () => {
    const { person, upload, uploads } = await openPage();
    // "Żółć" in an old Windows encoding: other encodings are equally likely.
    const bytes = new Uint8Array([
      ...new TextEncoder().encode(CAMPAIGN),
      ...[0xaf, 0xf3, 0xb3, 0xe6].flatMap((sign) => [0x0a, sign, sign]),
    ]);
    await person.upload(screen.getByLabelText('CSV file'), new File([bytes], 'campaign.csv'));
    const select = await screen.findByLabelText<HTMLSelectElement>('Encoding');
    await person.selectOptions(select, 'Windows-1251 (Cyrillic)');
    expect(await screen.findByText(/^Read as Windows-1251/)).toBeTruthy();
    await upload();
    expect(await screen.findByText('Campaign launched')).toBeTruthy();
    expect(await readForm(uploads()[0]?.body)).toMatchObject({ encoding: 'windows-1251' });
  });

  it('asks nothing about a file in UTF-8', async () => {
    const { choose, upload } = await openPage();
    await choose();
    await upload();
    expect(await screen.findByText('Campaign launched')).toBeTruthy();
    expect(screen.queryByLabelText('Encoding')).toBeNull();
  });

  it('says Upload complete if the response has no message', async () => {
    const { upload: scenario } = launchStates;
    const { choose, upload } = await openPage({ ...scenario, answers: { ...scenario.answers, createCampaign: gives({}, 201) } });
    await choose();
    await upload();
    expect(await screen.findByText('Upload complete')).toBeTruthy();
  });

  it('shows Uploading… while busy', async () => {
    const { choose, upload } = await openPage(launchStates['upload-waiting']);
    await choose();
    await upload();
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Uploading…' })).disabled).toBe(true);
  });

  it('keeps everything when the connection drops, and tries again with the same key', async () => {
    const { person, choose, upload, uploads } = await openPage(launchStates['upload-offline']);
    await choose();
    await upload();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Upload failed');
    await person.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Campaign launched')).toBeTruthy();
    const [first, second] = uploads().map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
  });

  it('offers a part if the credits are not enough, without asking for the file again', async () => {
    const { person, choose, upload, uploads } = await openPage(launchStates['upload-part']);
    await choose();
    await upload();
    await person.click(await screen.findByRole('button', { name: 'Run 2 leads' }));
    expect(await screen.findByText('Campaign launched')).toBeTruthy();
    const { file, mockOpenRate } = await readForm(uploads()[1]?.body);
    expect(mockOpenRate).toBe('20');
    expect(file?.trim().split('\r\n')).toHaveLength(3);
    expect(file).not.toContain('zofia');
  });

  it.each([
    ['upload-expired', 'Session expired. Please sign in again.'],
    ['upload-no-credits', 'Insufficient credits'],
    ['upload-too-many-leads', 'Your plan supports maximum 200 leads per campaign.'],
    ['upload-failed', 'Something went wrong'],
  ] as const)('%s is explained', async (state, message) => {
    const { choose, upload } = await openPage(launchStates[state]);
    await choose();
    await upload();
    expect((await screen.findByRole('alert')).textContent).toContain(message);
  });

  it('is not for the demo account', async () => {
    const { choose, upload, uploads } = await openPage(launchStates['upload-demo']);
    await choose();
    await upload();
    expect(await screen.findByRole('dialog', { name: 'Demo Account Limitation' })).toBeTruthy();
    expect(uploads()).toHaveLength(0);
  });
});
