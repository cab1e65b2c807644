import { MAX_FILE_BYTES } from '@coldcast/rules/leadFile/limits';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScenario, startClean } from '../testing/renderScenario.tsx';
import { sendStates } from './sends.states.ts';

startClean();

const openImport = async (
  state: 'sends' | 'sends-mapping' | 'sends-mapping-refused' | 'sends-unread' | 'sends-refused' | 'sends-guessed-days',
) => {
  const { person, requests } = renderScenario(sendStates[state]);
  await person.click(await screen.findByRole('button', { name: 'Import a file' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a file' }));
  await person.upload(dialog.getByLabelText(/Choose or drop/), new File(['a,b\n1,2'], 'export.csv', { type: 'text/csv' }));
  return {
    person,
    dialog,
    requests,
    forms: () => requests.filter(({ name }) => name === 'importSends').map(({ body }) => body as FormData),
  };
};

describe('Your sends', () => {
  it('lists past campaigns and what was learned from them', async () => {
    renderScenario(sendStates.sends);
    const table = within(await screen.findByRole('region', { name: 'Past campaigns' }));
    expect(table.getByRole('row', { name: /Yard phones, freight.* 8\/18\/2026 480 11 2.29% As imported/ })).toBeTruthy();
    expect(table.getByRole('row', { name: /Detention fees .* Updated 1 time/ })).toBeTruthy();
    const level = within(screen.getByRole('region', { name: 'Your level' }));
    expect(level.getByText(/replies in 100 \(1.2 to 3.6\), from 6 of your campaigns/)).toBeTruthy();
    expect(level.getByText(/An unknown sender: 2.3 in 100 \(0.8 to 5.8\)\. Your range is 45% narrower/)).toBeTruthy();
  });

  it('asks how likely each bucket is with the fields that are complete', async () => {
    const { person, requests } = renderScenario(sendStates.sends);
    const finder = within(await screen.findByRole('region', { name: 'Find your bucket' }));
    expect(await finder.findByText('Most likely 40-50. Also possible: 30-40')).toBeTruthy();
    const asked = () =>
      requests.filter(({ name }) => name === 'getDeliverabilityEstimate').map(({ url }) => new URL(url, 'http://x').search);
    await person.type(finder.getByLabelText('Seed test, in the inbox'), '17');
    expect(asked()).toEqual(['']);
    await person.type(finder.getByLabelText('of addresses'), '20');
    await waitFor(() => expect(asked().at(-1)).toBe('?seedInbox=17&seedAddresses=20'));
    await person.selectOptions(finder.getByLabelText('Spam rate in Postmaster Tools'), 'Under 0.1%');
    await waitFor(() => expect(asked().at(-1)).toContain('spamRate=under_0.1'));
  });

  it('says beside the field why counts cannot be, keeps what was typed, and asks without them', async () => {
    const { person, requests } = renderScenario(sendStates.sends);
    const finder = within(await screen.findByRole('region', { name: 'Find your bucket' }));
    await person.type(finder.getByLabelText('Tracked opens'), '-600');
    expect(finder.getByLabelText('Tracked opens')).toHaveProperty('value', '-600');
    expect(finder.getByText('Enter a whole number, 0 or more.')).toBeTruthy();
    await person.clear(finder.getByLabelText('Tracked opens'));
    await person.type(finder.getByLabelText('Tracked opens'), '600');
    await person.type(finder.getByLabelText('of delivered'), '500');
    expect(finder.getByText('Opens cannot be more than delivered (500).')).toBeTruthy();
    expect(finder.getByText('The marked counts are left out.')).toBeTruthy();
    const last = requests.findLast(({ name }) => name === 'getDeliverabilityEstimate');
    expect(last?.url).not.toContain('opened=600');
  });

  it('passes the likeliest bucket to a new campaign', async () => {
    const { person } = renderScenario(sendStates.sends);
    await person.click(await screen.findByRole('button', { name: 'Use 40-50 in a new campaign' }));
    expect(await screen.findByText('Your usual open rate for this launch: 45%.', { exact: false })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Remove it' }));
    expect(screen.queryByText('Your usual open rate for this launch', { exact: false })).toBeNull();
  });

  it('says why an estimate could not be made', async () => {
    renderScenario(sendStates['sends-no-estimate']);
    const finder = within(await screen.findByRole('region', { name: 'Find your bucket' }));
    expect(await finder.findByRole('alert')).toBeTruthy();
  });

  it('names the next step if there are none, and says why loading failed', async () => {
    const { unmount } = renderScenario(sendStates['sends-empty']);
    expect(await screen.findByRole('heading', { name: 'Coldcast does not know you yet' })).toBeTruthy();
    unmount();
    renderScenario(sendStates['sends-failed']);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('imports a file with what was said of automatic replies, and lists the rows it could not read', async () => {
    const { person, dialog, forms } = await openImport('sends');
    await person.click(dialog.getByRole('radio', { name: /Yes, subtract 15%/ }));
    await person.click(dialog.getByRole('button', { name: 'Import' }));
    expect(await dialog.findByText('Row 8: No number sent.')).toBeTruthy();
    expect(forms()[0]?.get('automaticReplies')).toBe('counted');
  });

  it('says as soon as it is chosen why a file cannot be imported', async () => {
    const { person, dialog, forms } = await openImport('sends');
    const choose = (name: string, text: string) =>
      fireEvent.change(dialog.getByLabelText(/Choose or drop/), { target: { files: [new File([text], name)] } });
    choose('export.xlsx', 'a,b');
    expect((await dialog.findByRole('alert')).textContent).toBe('File must be a .csv');
    expect(dialog.getByRole('button', { name: 'Import' }).hasAttribute('disabled')).toBe(true);
    choose('export.csv', '\n \n');
    expect(await dialog.findByText(/^This file is empty/)).toBeTruthy();
    choose('export.csv', '%PDF-1.7');
    expect(await dialog.findByText(/this is a PDF document, not a CSV/)).toBeTruthy();
    choose('export.csv', 'a,b\n1,2');
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    await person.click(dialog.getByRole('button', { name: 'Import' }));
    await dialog.findByText(/7 new/);
    expect(forms()).toHaveLength(1);
  });

  it('finds the bucket again after an import', async () => {
    const { person, dialog, requests } = await openImport('sends');
    const asked = () => requests.filter(({ name }) => name === 'getDeliverabilityEstimate').length;
    const before = asked();
    await person.click(dialog.getByRole('button', { name: 'Import' }));
    await dialog.findByText(/7 new/);
    expect(asked()).toBe(before + 1);
  });

  it('asks about automatic replies without a default, and imports without an answer', async () => {
    const { person, dialog, forms } = await openImport('sends');
    for (const choice of dialog.getAllByRole('radio')) expect(choice).toHaveProperty('checked', false);
    expect(dialog.getByText('Until you answer, every reply counts as a person’s.')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Import' }));
    await dialog.findByText(/7 new/);
    expect(forms()[0]?.get('automaticReplies')).toBeNull();
  });

  it('says how it read days that may be read either way', async () => {
    const { person, dialog } = await openImport('sends-guessed-days');
    await person.click(dialog.getByRole('button', { name: 'Import' }));
    expect(await dialog.findByText(/were read month first: March 4/)).toBeTruthy();
    expect(dialog.getByText(/Row 3: Opened \(900\) is more than sent/)).toBeTruthy();
  });

  it('keeps the question about automatic replies open until it is answered, and says what the range assumes', async () => {
    const { person, requests } = renderScenario(sendStates['sends-unanswered']);
    const question = within(await screen.findByRole('region', { name: 'One question about your replies' }));
    expect(question.getByText('Do the replies of 2 campaigns from Instantly include automatic ones, such as out of office?')).toBeTruthy();
    expect(screen.getByText('Assumes no automatic replies in 2 campaigns until you say otherwise.')).toBeTruthy();
    await person.click(question.getByRole('button', { name: 'Yes, subtract 15%' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'One question about your replies' })).toBeNull());
    expect(requests.find(({ name }) => name === 'answerAutomaticReplies')?.body).toEqual({
      automaticReplies: 'counted',
      sendIds: ['snd_0', 'snd_1'],
    });
    expect(screen.queryByText(/Assumes no automatic replies/)).toBeNull();
  });

  it('asks the same of a result that was added on the page of its campaign, and adds the answer to it', async () => {
    const { person, requests } = renderScenario(sendStates['sends-result-unanswered']);
    const card = within(await screen.findByRole('region', { name: '2 questions about your replies' }));
    const question = card
      .getByText('Do the replies of “Yard phones, freight” include automatic ones, such as out of office?')
      .closest('li');
    if (question) await person.click(within(question).getByRole('button', { name: 'No, people only' }));
    await waitFor(() => expect(screen.queryByText(/“Yard phones, freight”/)).toBeNull());
    expect(requests.find(({ name }) => name === 'recordOutcome')?.body).toEqual({
      sentOn: '2026-08-18',
      sent: 480,
      replied: 11,
      hasAutomaticReplies: false,
      reason: 'Said whether automatic replies are included',
    });
  });

  it('shows every state of a campaign, with who reported it', async () => {
    const { person } = renderScenario(sendStates.sends);
    await person.click(await screen.findByRole('button', { name: 'Updated 1 time, history of Detention fees' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'History of Detention fees' }));
    const items = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(items[0]).toMatch(/^Now: 620 sent, 9 replied, human replies onlyInes Calder, 2026-09-01/);
    expect(items[1]).toMatch(/^400 sent, 7 repliedFormer member/);
  });

  it('asks for columns it does not know, and sends the file again with them', async () => {
    const { person, dialog, forms } = await openImport('sends-mapping');
    await person.click(dialog.getByRole('button', { name: 'Import' }));
    await person.selectOptions(await dialog.findByLabelText('Campaign name'), 'Kampagne');
    await person.selectOptions(dialog.getByLabelText('Sent'), 'Gesendet');
    await person.click(dialog.getByRole('button', { name: 'Import' }));
    expect(await dialog.findByText(/7 new/)).toBeTruthy();
    expect(forms()[1]?.get('columns')).toBe('{"name":0,"sent":1,"replied":2}');
  });

  it('says that the chosen columns are not enough', async () => {
    const { person, dialog, forms } = await openImport('sends-mapping-refused');
    await person.click(dialog.getByRole('button', { name: 'Import' }));
    expect(await dialog.findByText(/^We do not know this file’s columns/)).toBeTruthy();
    await person.selectOptions(dialog.getByLabelText('Campaign name'), 'Kampagne');
    await person.click(dialog.getByRole('button', { name: 'Import' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Nothing can be counted from these columns.');
    expect(forms()).toHaveLength(2);
  });

  it('refuses a file that is too large without sending it', async () => {
    const { person, dialog, forms } = await openImport('sends');
    const large = new File(['a'], 'large.csv');
    Object.defineProperty(large, 'size', { value: MAX_FILE_BYTES + 1 });
    await person.upload(dialog.getByLabelText(/Choose or drop/), large);
    expect((await dialog.findByRole('alert')).textContent).toContain('The file is larger than 10 MB.');
    expect(dialog.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
    expect(forms()).toEqual([]);
  });

  it('says why each row of a file is unreadable if all are', async () => {
    const { person, dialog } = await openImport('sends-unread');
    await person.click(dialog.getByRole('button', { name: 'Import' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('No valid campaigns found in the file.');
    expect(dialog.getByText('Row 2: The campaign has no name.')).toBeTruthy();
  });

  it('shows what a program reported, and counts it once a person confirms it', async () => {
    const { person, requests } = renderScenario(sendStates['sends-waiting']);
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    expect(waiting.getByText(/480 sent, 11 replied, 3 interested/)).toBeTruthy();
    expect(waiting.getByText('Reported with the API key “My assistant”.')).toBeTruthy();
    await person.click(waiting.getByRole('button', { name: 'Confirm the result of Yard phones, freight' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull());
    expect(requests.filter(({ name }) => name === 'confirmOutcome')).toHaveLength(1);
    expect(requests.filter(({ name }) => name === 'listSends').length).toBeGreaterThan(1);
  });

  it('dismisses what a program reported, and says why a result cannot be confirmed', async () => {
    const { person, requests, unmount } = renderScenario(sendStates['sends-waiting']);
    await person.click(await screen.findByRole('button', { name: 'Dismiss the result of Yard phones, freight' }));
    await waitFor(() => expect(requests.some(({ name }) => name === 'dismissOutcome')).toBe(true));
    unmount();
    renderScenario(sendStates['sends-waiting-refused']);
    await person.click(await screen.findByRole('button', { name: 'Confirm the result of Yard phones, freight' }));
    expect(await screen.findByText(/This result is no longer waiting/)).toBeTruthy();
  });

  it('accepts a typed campaign', async () => {
    const { person, requests } = renderScenario(sendStates.sends);
    await person.click(await screen.findByRole('button', { name: 'Enter a campaign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter a campaign' }));
    await person.type(dialog.getByLabelText('Name'), 'Spring');
    await person.type(dialog.getByLabelText('Sent'), '500');
    await person.type(dialog.getByLabelText(/^Replied/), '12');
    await person.click(dialog.getByRole('button', { name: 'Save campaign' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.find(({ name }) => name === 'importSends')?.body).toEqual({
      campaigns: [{ name: 'Spring', sent: 500, replied: 12 }],
    });
  });

  it('accepts rates and the email that was sent, and keeps refused input in its fields', async () => {
    const { person, requests } = renderScenario(sendStates.sends);
    await person.click(await screen.findByRole('button', { name: 'Enter a campaign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter a campaign' }));
    await person.type(dialog.getByLabelText('Name'), 'Spring');
    await person.type(dialog.getByLabelText('Sent'), '1,000');
    await person.type(dialog.getByLabelText('Opened'), '120%');
    await person.type(dialog.getByLabelText('Replied'), '2000');
    await person.click(dialog.getByRole('radio', { name: /Yes, subtract 15%/ }));
    await person.click(dialog.getByText('The email you sent (optional)'));
    await person.type(dialog.getByLabelText('Subject'), 'Docks');
    await person.type(dialog.getByLabelText('Email body'), 'Worth a look?');
    await person.click(dialog.getByRole('button', { name: 'Save campaign' }));
    expect(dialog.getByText('Opened is a rate over 100%.')).toBeTruthy();
    expect(requests.some(({ name }) => name === 'importSends')).toBe(false);
    await person.clear(dialog.getByLabelText('Opened'));
    await person.type(dialog.getByLabelText('Opened'), '45%');
    await person.click(dialog.getByRole('button', { name: 'Save campaign' }));
    expect(dialog.getByText('Replied (2000) cannot be more than sent (1000).')).toBeTruthy();
    await person.clear(dialog.getByLabelText('Replied'));
    await person.type(dialog.getByLabelText('Replied'), '0');
    await person.click(dialog.getByRole('button', { name: 'Save campaign' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.find(({ name }) => name === 'importSends')?.body).toEqual({
      campaigns: [
        {
          name: 'Spring',
          sent: 1000,
          opened: 450,
          replied: 0,
          hasAutomaticReplies: true,
          email: { subject: 'Docks', body: 'Worth a look?' },
        },
      ],
    });
  });

  it('deletes a campaign after asking, and not in the demo account', async () => {
    const { person, requests, unmount } = renderScenario(sendStates.sends);
    await person.click(await screen.findByRole('button', { name: 'Delete Detention fees' }));
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(requests.some(({ name }) => name === 'deleteSend')).toBe(true));
    unmount();
    const demo = renderScenario(sendStates['sends-demo']);
    await demo.person.click(await screen.findByRole('button', { name: 'Delete Detention fees' }));
    expect(await screen.findByRole('dialog', { name: 'Demo Account Limitation' })).toBeTruthy();
  });
});

describe('the track record', () => {
  it('says how many results fell inside, with its interval, and how many launches have none', async () => {
    renderScenario(sendStates['track-record']);
    const picture = within(await screen.findByRole('region', { name: 'Forecast and result' }));
    expect(picture.getByText('5 of 6 results')).toBeTruthy();
    expect(picture.getByText(/83% \(95% interval 44% to 97%\)/)).toBeTruthy();
    expect(screen.getByText('3 of 9 launches older than 30 days have no result.')).toBeTruthy();
    expect(screen.getByRole('row', { name: /Dock audit offer .* Below/ })).toBeTruthy();
  });

  it('is only the table below five results', async () => {
    renderScenario(sendStates['track-record-few']);
    expect(await screen.findByText('Not enough to judge yet')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Forecast and result' })).toBeNull();
    expect(screen.getAllByRole('row')).toHaveLength(4);
  });

  it.each([
    ['track-record-empty', 'No forecasts yet'],
    ['track-record-failed', 'Retry'],
  ] as const)('has its words for %s', async (state, words) => {
    renderScenario(sendStates[state]);
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
