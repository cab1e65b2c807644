import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { gives, refuses } from '../testing/fakeFetch.ts';
import { renderScenario, startClean } from '../testing/renderScenario.tsx';
import { campaignStates } from './campaigns.states.ts';

startClean();

const namesInOrder = async () => (await screen.findAllByRole('rowheader')).map((cell) => cell.textContent);

describe('Mock Campaigns', () => {
  it('keeps its columns and tools in their places and says Loading… while it waits', async () => {
    renderScenario(campaignStates['list-loading']);
    expect(await screen.findByText('Loading…', { selector: '[role="status"]' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Filter campaigns' })).toBeTruthy();
    expect(screen.getByRole('searchbox', { name: 'Search campaigns' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Export CSV' }).hasAttribute('disabled')).toBe(true);
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers).toEqual([
      'Campaign Name',
      'Status',
      'Created',
      'Leads',
      'Progress',
      'Open',
      'Reply',
      'Interest',
      'Unsubscribe',
      'View',
    ]);
  });

  it('shows the message of a failure, and its own if no response arrived', async () => {
    renderScenario(campaignStates['list-failed']);
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  });

  it('offers the next step when there are no campaigns', async () => {
    renderScenario(campaignStates['list-empty']);
    expect(await screen.findByRole('heading', { name: 'No campaigns yet.' })).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'New Campaign' })).toBeTruthy();
    expect(screen.getByText('0 results')).toBeTruthy();
  });

  it('shows rates with two decimals, - before anything is simulated, and announces arrows in words', async () => {
    renderScenario(campaignStates['list-filled']);
    const row = await screen.findByRole('row', { name: /Northwind dock queues/ });
    expect(within(row).getAllByText(/^\d+\.\d\d%$/)).toHaveLength(4);
    expect(within(row).getAllByRole('img', { name: /^(High|Medium|Low), (good|fair|poor), \d+ of 150$/ })).toHaveLength(4);
    expect(row.textContent).toContain('Reply: expected 1.1 to 6.4 in 100');
    const waiting = screen.getByRole('row', { name: /Tessellate RevOps/ });
    expect(within(waiting).getAllByText('-')).toHaveLength(4);
    expect(screen.getByText('12 results')).toBeTruthy();
  });

  it('sorts ascending, descending and not at all, and says so', async () => {
    const { person } = renderScenario(campaignStates['list-filled']);
    const newestFirst = await namesInOrder();
    const header = () => screen.getByRole('columnheader', { name: 'Campaign Name' });
    const sort = () => person.click(within(header()).getByRole('button'));
    await sort();
    expect(header().getAttribute('aria-sort')).toBe('ascending');
    const ascending = await namesInOrder();
    expect(ascending[0]).toBe('Blue Anchor port agents');
    await sort();
    expect(header().getAttribute('aria-sort')).toBe('descending');
    expect((await namesInOrder())[0]).toBe('Tessellate RevOps, v2');
    await sort();
    expect(header().getAttribute('aria-sort')).toBe('none');
    expect(await namesInOrder()).toEqual(newestFirst);
  });

  it('finds campaigns by name and counts them', async () => {
    const { person } = renderScenario(campaignStates['list-filled']);
    await person.type(await screen.findByRole('searchbox', { name: 'Search campaigns' }), 'dock');
    await waitFor(() => expect(screen.getByText('1 result')).toBeTruthy());
    expect(await namesInOrder()).toEqual(['Northwind dock queues']);
  });

  it('filters by status and date, says how many of all are left, and can be cleared', async () => {
    const { person } = renderScenario(campaignStates['list-filled']);
    await namesInOrder();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'In Progress');
    await waitFor(() => expect(screen.getByText('1 of 12')).toBeTruthy());
    expect(await namesInOrder()).toEqual(['Larkspur clinic managers']);
    await person.type(screen.getByRole('searchbox', { name: 'Search campaigns' }), 'dock');
    expect(await screen.findByText('No campaign matches these filters.')).toBeTruthy();
    await person.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);
    await waitFor(() => expect(screen.getByText('12 results')).toBeTruthy());
    expect(screen.queryByText('1 of 12')).toBeNull();
  });

  it('filters nothing while a custom range has no days', async () => {
    const { person } = renderScenario(campaignStates['list-filled']);
    await namesInOrder();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Created' }), 'own');
    expect(await namesInOrder()).toHaveLength(12);
    fireEvent.change(screen.getByLabelText('Created from'), { target: { value: '2026-03-15' } });
    await waitFor(() => expect(screen.getByText('3 of 12')).toBeTruthy());
  });

  it('exports the rows it shows, in the order it shows them', async () => {
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (file: Blob) => String(files.push(file)), revokeObjectURL: () => undefined }),
    );
    const { person } = renderScenario({
      ...campaignStates['list-filled'],
      path: '/app/campaigns?status=completed&q=a&sort=name&order=desc',
    });
    const shown = await namesInOrder();
    expect(shown.length).toBeLessThan(12);
    const button = screen.getByRole('button', { name: 'Export CSV' });
    // Phones have it too.
    expect(button.closest('.only-wide')).toBeNull();
    await person.click(button);
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = (await files[0]?.text())?.trim().split('\r\n') ?? [];
    expect(lines.slice(1).map((line) => /^"?([^"]+?)"?,Completed,/.exec(line)?.[1])).toEqual(shown);
  });

  it('opens a campaign from anywhere in its row, and View is a link', async () => {
    const { person } = renderScenario(campaignStates['list-filled']);
    const row = await screen.findByRole('row', { name: /Northwind dock queues/ });
    expect(within(row).getByRole('link', { name: 'View Northwind dock queues' }).getAttribute('href')).toBe('/app/campaigns/campaign-1');
    await person.click(within(row).getByText('Completed'));
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Campaigns' })).toBeNull());
  });

  it('keeps the rows while it refreshes and says Updated', async () => {
    const { person, requests } = renderScenario(campaignStates['list-filled']);
    await namesInOrder();
    const before = requests.filter(({ name }) => name === 'listCampaigns').length;
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByText('Updated');
    expect(requests.filter(({ name }) => name === 'listCampaigns').length).toBeGreaterThan(before);
    expect(await namesInOrder()).toHaveLength(12);
  });

  it('keeps the last rows when a refresh fails', async () => {
    const filled = campaignStates['list-filled'];
    const { listCampaigns = gives([]) } = filled.answers;
    const first = Array.isArray(listCampaigns) ? listCampaigns[0] : listCampaigns;
    const { person } = renderScenario({ ...filled, answers: { ...filled.answers, listCampaigns: [first, refuses('campaign_not_found')] } });
    await namesInOrder();
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The last rows you saw are still below.');
    expect(await namesInOrder()).toHaveLength(12);
  });

  it('asks for the counts at bucket 40-50', async () => {
    const { requests } = renderScenario(campaignStates['list-filled']);
    await namesInOrder();
    const call = requests.find(({ name }) => name === 'listCampaignAnalytics');
    expect(call?.url.searchParams.get('bucket')).toBe('40-50');
  });

  it('draws only the rows near the window of a long list', async () => {
    renderScenario(campaignStates['list-long']);
    const names = await namesInOrder();
    expect(names.length).toBeLessThan(200);
    expect(screen.getByText('1,000 results')).toBeTruthy();
  });
});
