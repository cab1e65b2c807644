import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScenario, startClean } from '../testing/renderScenario.tsx';
import { compareStates } from './compare.states.ts';
import { chanceWords, inHundred, rangeWords, shownDifference, signedInHundred } from './compareWords.ts';
import { parseCompare, withCompare } from './compareUrl.ts';
import { readFirstEmails } from './twoEmails/readFirstEmails.ts';

startClean();

const table = () => screen.findByRole('table', { name: /^Campaigns at bucket/ });
const row = async (name: string) => within(await table()).getByRole('row', { name: new RegExp(`^${name}`) });

describe('campaigns side by side', () => {
  it('offers a first campaign if there is none to choose', async () => {
    const { person } = renderScenario(compareStates['compare-none']);
    expect(await screen.findByText('No campaigns yet.')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    const [, inPage] = screen.getAllByRole('button', { name: 'New Campaign' });
    if (inPage) await person.click(inPage);
    expect(await screen.findByRole('dialog', { name: 'Launch New Campaign' })).toBeTruthy();
  });

  it('asks for campaigns if none is chosen, and adds them to the table', async () => {
    const { person } = renderScenario(compareStates['compare-empty']);
    const choice = await screen.findByRole('combobox', { name: 'First campaign' });
    expect(screen.getByText('No campaigns chosen yet.')).toBeTruthy();
    await person.selectOptions(choice, 'campaign-1');
    expect(within(await table()).getByRole('link', { name: 'Northwind dock queues' })).toBeTruthy();
    expect(screen.getByText('Add a campaign to compare this one with.')).toBeTruthy();
  });

  it('says that a difference could be chance if its interval contains 0, and says what a real test would take', async () => {
    renderScenario(compareStates['compare-three']);
    const reply = await row('Reply');
    const cells = within(reply).getAllByRole('cell');
    expect(cells).toHaveLength(3);
    expect(cells[0]?.textContent).not.toContain('unclear');
    for (const cell of cells.slice(1)) expect(cell.textContent).toContain('Could be chance');
    expect(reply.textContent).toContain('No real test could show a difference.');
  });

  it('compares the same people person by person, in words and chances', async () => {
    renderScenario(compareStates['compare-paired']);
    await waitFor(async () => expect((await table()).textContent).toContain('the same people as the first'));
    const reply = await row('Reply');
    expect(reply.textContent).toMatch(/Worse-\d\.\d+ in 100 \(80% range -\d/);
    expect(reply.textContent).toMatch(/The first is better in \d+ of 100 simulations/);
  }, 30_000);

  it('judges nothing until the same people are compared', async () => {
    renderScenario(compareStates['compare-pairing']);
    const reply = await row('Reply');
    expect(reply.textContent).toContain('Comparing person by person…');
    expect(reply.textContent).not.toContain('Could be chance');
  });

  it('removes a campaign again', async () => {
    const { person } = renderScenario(compareStates['compare-three']);
    await table();
    await person.click(screen.getByRole('button', { name: 'Remove Northwind, second try' }));
    await waitFor(async () => expect(within(await row('Open')).getAllByRole('cell')).toHaveLength(2));
  });

  it('shows only this run until there is a forecast', async () => {
    renderScenario(compareStates['compare-running']);
    expect((await row('Open')).textContent).toMatch(/-this run \d+\.\d\d%/);
  });
});

describe('two emails on one list', () => {
  it('says what is missing, then says in words which is better, without another call', async () => {
    const { person, requests } = renderScenario(compareStates['compare-one']);
    const start = await screen.findByRole('button', { name: 'Compare the two' });
    expect(start.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('Both emails need a subject line and a body.')).toBeTruthy();
    await person.type(screen.getByRole('textbox', { name: 'Email B: subject line' }), 'Revolutionary docks!!!');
    await person.click(screen.getByRole('textbox', { name: 'Email B: email body' }));
    await person.paste('Hi {{first_name}}, BUY NOW!!! www.example.com');
    await person.click(start);
    const result = await screen.findByRole('region', { name: 'Result' });
    expect(result.textContent).toMatch(/Email A is better in \d+ of 100 simulations/);
    expect(
      within(result)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent)
        .slice(0, 4),
    ).toEqual(['Open', 'Reply', 'Interest', 'Unsubscribe']);
    const asked = requests.filter(({ name }) => name === 'getCampaignFile');
    expect(asked).toHaveLength(1);
    expect(requests.some(({ name }) => name === 'createCampaign')).toBe(false);
  }, 30_000);

  it('marks its result as the earlier one while an email or the bucket differs from what was compared', async () => {
    const { person } = renderScenario(compareStates['compare-one']);
    await person.type(await screen.findByRole('textbox', { name: 'Email B: subject line' }), 'docks');
    const body = screen.getByRole('textbox', { name: 'Email B: email body' });
    await person.type(body, 'Hi');
    await person.click(screen.getByRole('button', { name: 'Compare the two' }));
    expect((await screen.findByRole('region', { name: 'Result' })).textContent).not.toContain('These results are for');
    await person.type(body, '!');
    const earlier = screen.getByRole('region', { name: 'Earlier result' });
    expect(earlier.textContent).toMatch(/^These results are for the earlier emails. Compare again to update them./);
    expect(earlier.closest('[aria-live="polite"]')).toBeTruthy();
    await person.type(body, '{Backspace}');
    expect(screen.getByRole('region', { name: 'Result' })).toBeTruthy();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Deliverability bucket' }), '20-30');
    expect(screen.getByRole('region', { name: 'Earlier result' }).textContent).toMatch(/^These results are for bucket 40-50./);
    await person.click(screen.getByRole('button', { name: 'Compare again' }));
    expect((await screen.findByRole('region', { name: 'Result' })).textContent).toContain('at bucket 20-30');
  }, 60_000);

  it('compares a sequence with its first emails, whose opens it shares', async () => {
    const { person } = renderScenario(compareStates['compare-sequence']);
    const second = await screen.findByRole('combobox', { name: 'Email B: what is sent' });
    expect(
      within(second)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'All 3 emails of this campaign',
      'Only the first 2 emails',
      'Only email 1',
      'This campaign’s emails, with a new email 1',
      'This campaign’s emails, with a new email 2',
      'This campaign’s emails, with a new email 3',
      'This campaign’s emails, plus an email 4 three days later',
    ]);
    expect(await row('Open of email 1')).toBeTruthy();
    await person.selectOptions(second, 'Only the first 2 emails');
    await person.click(screen.getByRole('button', { name: 'Compare the two' }));
    const result = await screen.findByRole('region', { name: 'Result' });
    expect(within(result).getByRole('heading', { level: 3, name: 'Open of email 1' })).toBeTruthy();
    const lines = within(result).getAllByRole('listitem');
    expect(lines[0]?.textContent).toMatch(/^Open of email 10\.0 in 100/);
    expect(lines[1]?.textContent).toMatch(/^Reply-\d\.\d+ in 100/);
  }, 60_000);

  it('needs only a body for another email 2', async () => {
    const { person } = renderScenario(compareStates['compare-sequence']);
    await person.selectOptions(
      await screen.findByRole('combobox', { name: 'Email B: what is sent' }),
      'This campaign’s emails, with a new email 2',
    );
    expect(screen.getByText('A new email needs a body.')).toBeTruthy();
    await person.type(screen.getByRole('textbox', { name: 'Email B: email body' }), 'Still worth a look?');
    expect(screen.getByRole('button', { name: 'Compare the two' }).hasAttribute('disabled')).toBe(false);
  });

  it('shows its progress', async () => {
    const { person } = renderScenario(compareStates['compare-slow-list']);
    await person.type(await screen.findByRole('textbox', { name: 'Email B: subject line' }), 'docks');
    await person.type(screen.getByRole('textbox', { name: 'Email B: email body' }), 'Hi');
    await person.click(screen.getByRole('button', { name: 'Compare the two' }));
    const progress = await screen.findByRole('progressbar', { name: 'Comparison' });
    expect(progress.getAttribute('aria-valuetext')).toBe('Fetching the list…');
  });

  it('names variables the list has no column for', async () => {
    const { person } = renderScenario(compareStates['compare-one']);
    await person.type(await screen.findByRole('textbox', { name: 'Email B: subject line' }), 'x');
    await person.click(screen.getByRole('textbox', { name: 'Email B: email body' }));
    await person.paste('About {{yardSize}}');
    await person.click(screen.getByRole('button', { name: 'Compare the two' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Missing column(s) in your leads CSV: yardSize');
    await person.type(screen.getByRole('textbox', { name: 'Email B: email body' }), '!');
    expect(screen.queryByRole('alert')).toBeNull();
  }, 30_000);
});

describe('the emails a list was sent', () => {
  it('are shown next to the new one, as the first lead gets them', async () => {
    renderScenario(compareStates['compare-one']);
    const text = await screen.findByRole('region', { name: 'Email A: text' });
    expect(text.textContent).toContain('dock queues');
    expect(text.textContent).toContain('Trucks wait forty minutes at most docks.');
  });

  it('are as many as are sent', async () => {
    const { person } = renderScenario(compareStates['compare-sequence']);
    const first = await screen.findByRole('region', { name: 'Email A: text' });
    expect(first.textContent).toContain('Email 3A produce distributor cut waiting by a third.');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Email A: what is sent' }), 'Only the first 2 emails');
    expect(first.textContent).not.toContain('produce distributor');
  });

  it('are read from a file, however its cells are written', () => {
    expect(readFirstEmails('\uFEFFemail_body_1,subject_line,personal_linkedin_url\n"Hi, you\nthere",docks,x\n')).toEqual([
      { subject: 'docks', body: 'Hi, you\nthere' },
    ]);
    expect(readFirstEmails('email_body_1,subject_line\n')).toEqual([]);
  });
});

describe('the words of a comparison', () => {
  it('write rates as a number in 100', () => {
    expect([0.452, 0.0271, 0.0004, 0].map(inHundred)).toEqual(['45.2', '2.7', '0.04', '0.0']);
    expect([0.006, -0.006, 0.000001].map(signedInHundred)).toEqual(['+0.6', '-0.6', '0.00']);
    expect(rangeWords({ low: -0.004, high: 0.015 })).toBe('-0.4 to +1.5');
  });

  it('take a difference of what is shown, with the sign that its range has', () => {
    expect(shownDifference(0.0508, 0.0042)).toBe('-4.7');
    expect(shownDifference(0.0046, 0.0054)).toBe('0.0');
    expect(shownDifference(0.0004, 0.0121)).toBe('+1.16');
    expect(shownDifference(0, 0)).toBe('0.0');
  });

  it('say which email is ahead, or that it is too close to call', () => {
    expect(chanceWords(0.93, ['Email A', 'Email B'])).toBe('Email B is better in 93 of 100 simulations.');
    expect(chanceWords(0.07, ['Email A', 'Email B'])).toBe('Email A is better in 93 of 100 simulations.');
    expect(chanceWords(0.6, ['Email A', 'Email B'])).toMatch(/^Too close to call/);
    expect(chanceWords(0.5, ['Email A', 'Email B'])).toBe('No difference.');
  });
});

describe('the comparison in the address', () => {
  it('is restored as written, with each campaign once and at most five', () => {
    const state = { campaignIds: ['a', 'b'], bucket: '20-30' as const };
    expect(parseCompare(withCompare(new URLSearchParams(), state))).toEqual(state);
    expect(
      parseCompare(new URLSearchParams('campaign=a&campaign=a&campaign=b&campaign=c&campaign=d&campaign=e&campaign=f')).campaignIds,
    ).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
