import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gives, refuses } from '../testing/fakeFetch.ts';
import { renderScenario, startClean } from '../testing/renderScenario.tsx';
import { campaignStates } from './campaigns.states.ts';
import { buildCampaignDetail } from './testing/buildCampaign.ts';

startClean();

/** The first test of the file also loads the page's code. */

const metric = (name: string) => screen.findByRole('group', { name });

describe('a campaign', () => {
  it('has breadcrumb, meta line and four tabs', async () => {
    renderScenario(campaignStates['insights-filled']);
    const title = await screen.findByRole('heading', { level: 1, name: 'Northwind dock queues' });
    const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(breadcrumb.contains(title)).toBe(true);
    expect(within(breadcrumb).getByRole('link', { name: 'All campaigns' })).toBeTruthy();
    expect(screen.getByText('412 leads')).toBeTruthy();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Mock Insights', 'Performance', 'Lead List', 'Inbox']);
  });

  it('shows the server’s message for a missing campaign, and the way to the list instead of Retry', async () => {
    renderScenario(campaignStates['campaign-not-found']);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Campaign not found')).toBeTruthy();
    expect(alert.getByRole('link', { name: 'All campaigns' })).toBeTruthy();
    expect(alert.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('shows nothing old once the campaign is deleted elsewhere', async () => {
    const { person } = renderScenario(campaignStates['campaign-deleted-elsewhere']);
    await screen.findByRole('heading', { level: 1, name: 'Northwind dock queues' });
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Campaign not found');
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('cannot be deleted before it is completed, and says why', async () => {
    renderScenario(campaignStates['campaign-running']);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Delete' });
    expect(button.disabled).toBe(true);
    expect(screen.getAllByText('Available when the campaign is Completed').length).toBeGreaterThan(0);
  });

  it('asks before it deletes, then goes back to the list', async () => {
    const { person, requests } = renderScenario(campaignStates['insights-filled']);
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete campaign' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    await person.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'Mock Campaigns' })).toBeTruthy();
    expect(requests.some(({ name }) => name === 'deleteCampaign')).toBe(true);
  });

  it('shows why a deletion was refused', async () => {
    const filled = campaignStates['insights-filled'];
    const { person } = renderScenario({ ...filled, answers: { ...filled.answers, deleteCampaign: refuses('campaign_not_completed') } });
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    await person.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Only a completed campaign can be deleted.');
  });

  it('announces its completion once and then stops polling', async () => {
    const running = campaignStates['campaign-running'];
    const done = { total: 800, success: 797, failed: 3 };
    const { requests } = renderScenario({
      ...running,
      answers: {
        ...running.answers,
        getCampaign: [running.answers.getCampaign, gives(buildCampaignDetail({}, done))].flat().filter((answer) => answer !== undefined),
        getResultsStatus: gives(done),
      },
    });
    expect((await screen.findAllByText(/Campaign completed: Northwind dock queues/)).length).toBeGreaterThan(0);
    await waitFor(() => expect(requests.filter(({ name }) => name === 'getCampaign').length).toBe(2));
    const asked = requests.filter(({ name }) => name === 'getResultsStatus').length;
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(requests.filter(({ name }) => name === 'getResultsStatus').length).toBe(asked);
  });
});

describe('Performance', () => {
  it('groups the ten metrics into Regular and Hidden', async () => {
    renderScenario(campaignStates['performance-filled']);
    const regular = await screen.findByRole('region', { name: 'Regular Campaign Performance' });
    const hidden = screen.getByRole('region', { name: 'Hidden Campaign Performance' });
    const titles = (panel: HTMLElement) =>
      within(panel)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent);
    expect(titles(regular)).toEqual(['Open', 'Reply', 'Interest', 'Unsubscribe']);
    expect(titles(hidden)).toEqual([
      'Spam report',
      'Ignore/archive',
      'Land in inbox',
      'Land in spam',
      'Internal forward',
      'Remind me later',
    ]);
  });

  it('switches the bucket without asking the server, and Lead List follows', async () => {
    const { person, requests } = renderScenario(campaignStates['performance-filled']);
    const before = (await metric('Open')).textContent;
    const asked = requests.length;
    await person.click(screen.getByRole('radio', { name: '70-80' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Open' }).textContent).not.toBe(before));
    expect(requests.length).toBe(asked);
    await person.click(screen.getByRole('tab', { name: 'Lead List' }));
    expect(await screen.findByText('leads at bucket 70-80')).toBeTruthy();
  });

  it('offers the sender’s own open rate', async () => {
    const { person } = renderScenario(campaignStates['performance-filled']);
    await person.click(await screen.findByRole('button', { name: 'Your open rate: 20%' }));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: '20-30' }).checked).toBe(true));
  });

  it('forecasts for the sender first if its history is known, next to an unknown sender', async () => {
    const { person } = renderScenario(campaignStates['performance-history']);
    expect(await screen.findByText('Expected for you, from 9 of your campaigns')).toBeTruthy();
    const [own, other] = ['2.4 in 100', '2.7 in 100'];
    const reply = () => screen.getByRole('group', { name: 'Reply' }).textContent;
    expect(reply()).toContain(`Expected ${own}`);
    expect(reply()).toContain(`Unknown sender ${other}`);
    expect(screen.getByRole('group', { name: 'Open' }).textContent).not.toContain('Unknown sender');
    await person.click(screen.getByRole('switch', { name: 'Unknown sender' }));
    expect(reply()).toContain(`Expected ${other}`);
    expect(reply()).toContain(`You ${own}`);
  });

  it('has the numbers of the curve in a table', async () => {
    const { person } = renderScenario(campaignStates['performance-filled']);
    await person.click(await screen.findByText('Show the numbers'));
    const table = await screen.findByRole('table', { name: 'Rates at every bucket' });
    expect(within(table).getAllByRole('row')).toHaveLength(11);
  });

  it('shows - for everything before the first lead', async () => {
    renderScenario(campaignStates['performance-scheduled']);
    expect((await metric('Open')).textContent).toContain('0 of 0');
    expect(within(screen.getByRole('group', { name: 'Open' })).getByText('-')).toBeTruthy();
  });
});

describe('Lead List', () => {
  it('filters by an action from the popup and clears it by its chip', async () => {
    const { person } = renderScenario(campaignStates['leads-filled']);
    await person.click(await screen.findByRole('button', { name: 'Filter' }));
    await person.click(await screen.findByRole('radio', { name: /^unsubscribe/ }));
    await person.keyboard('{Escape}');
    const table = await screen.findByRole('table', { name: 'Leads' });
    await waitFor(() =>
      expect(
        new Set(
          within(table)
            .getAllByText('unsubscribe')
            .map((chip) => chip.textContent),
        ),
      ).toEqual(new Set(['unsubscribe'])),
    );
    await person.click(screen.getByRole('button', { name: 'Clear filter unsubscribe' }));
    expect(await screen.findByText('409 of 409')).toBeTruthy();
  });

  it('has its columns, puts replies first and notes failed leads', async () => {
    renderScenario(campaignStates['leads-filled']);
    const table = await screen.findByRole('table', { name: 'Leads' });
    const headers = within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent);
    expect(headers).toEqual(['LinkedIn', 'Name', 'Company', 'Title', 'Delivery', 'Opened', 'Action']);
    const [, first] = within(table).getAllByRole('row');
    expect(first && within(first).getByText('reply')).toBeTruthy();
    const link = within(table).getAllByRole('link')[0];
    expect(link?.getAttribute('rel')).toContain('noopener');
    expect(link?.getAttribute('aria-label')).toContain('opens in new tab');
    expect(screen.getByText('3 leads could not be simulated (credits returned)')).toBeTruthy();
  });

  it('says No rows found. when the filter leaves nothing', async () => {
    renderScenario(campaignStates['leads-none']);
    expect(await screen.findByRole('heading', { name: 'No rows found.' })).toBeTruthy();
  });
});

describe('Inbox', () => {
  it('chooses the first reply and steps with j, k and the arrows', async () => {
    const { person } = renderScenario(campaignStates['inbox-filled']);
    const list = await screen.findByRole('list', { name: 'Replies' });
    const links = within(list).getAllByRole('link', { name: /^(?!LinkedIn)/ });
    expect(links[0]?.getAttribute('aria-current')).toBe('true');
    await person.keyboard('j');
    await waitFor(() => expect(links[1]?.getAttribute('aria-current')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(links[1]));
    await person.keyboard('{ArrowDown}');
    await waitFor(() => expect(links[2]?.getAttribute('aria-current')).toBe('true'));
    await person.keyboard('k');
    await waitFor(() => expect(links[1]?.getAttribute('aria-current')).toBe('true'));
  });

  it('steps with j right after its tab was chosen', async () => {
    const { person } = renderScenario(campaignStates['insights-filled']);
    await person.click(await screen.findByRole('tab', { name: 'Inbox' }));
    const list = await screen.findByRole('list', { name: 'Replies' });
    const links = within(list).getAllByRole('link', { name: /^(?!LinkedIn)/ });
    await person.keyboard('j');
    await waitFor(() => expect(links[1]?.getAttribute('aria-current')).toBe('true'));
  });

  it('shows the thread as text, marked as simulated', async () => {
    renderScenario(campaignStates['inbox-filled']);
    const thread = await screen.findByRole('group', { name: 'Thread' });
    expect(within(thread).getByText('Ines Calder')).toBeTruthy();
    expect(within(thread).getByText('Simulated')).toBeTruthy();
  });

  it('says No replies yet. and offers the next bucket that has some', async () => {
    const { person } = renderScenario(campaignStates['inbox-empty-at-this-bucket']);
    expect(await screen.findByRole('heading', { name: 'No replies yet.' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Show bucket 10-20' }));
    expect(await screen.findByRole('list', { name: 'Replies' })).toBeTruthy();
  });
});

describe('Mock Insights', () => {
  it('opens the first reply, which has the focus in the Inbox', async () => {
    const { person } = renderScenario(campaignStates['insights-filled']);
    await person.click(await screen.findByRole('link', { name: 'Read the first reply' }));
    const thread = await screen.findByRole('group', { name: 'Thread' });
    await waitFor(() => expect(document.activeElement).toBe(thread));
    expect(screen.getByRole('tab', { name: 'Inbox' }).getAttribute('aria-selected')).toBe('true');
  });

  it('shows both ranges and the two strongest factors of each card, highest first', async () => {
    renderScenario(campaignStates['insights-filled']);
    const card = await screen.findByRole('region', { name: "Why recipients replied/didn't reply to your emails" });
    expect(
      within(card)
        .getAllByRole('img')
        .map((gauge) => gauge.getAttribute('aria-label')),
    ).toEqual(['Impact score 84 of 100', 'Impact score 57 of 100']);
    expect(within(card).getByRole('link', { name: "View detailed insights why users don't want to reply" }).getAttribute('href')).toBe(
      '/app/campaigns/campaign-1/reply-insights#negative',
    );
    expect(screen.getByRole('region', { name: 'Estimated open rate' })).toBeTruthy();
    const replyRange = within(screen.getByRole('region', { name: 'Estimated reply rate' }));
    expect(replyRange.getAllByText(/^about [\d.]+ in 100 \([\d.]+ to [\d.]+\) expected$/)).toHaveLength(2);
    expect(await screen.findByRole('region', { name: 'Why recipients opened your emails' })).toBeTruthy();
  });

  it('says what it is doing while insights are made', async () => {
    renderScenario(campaignStates['insights-generating']);
    expect(await screen.findByText('Generating AI Insights…')).toBeTruthy();
  });

  it('skips the insights of a campaign without replies', async () => {
    renderScenario(campaignStates['insights-no-replies']);
    expect(await screen.findByText('This Campaign has no replies, so we are skipping the campaign insights')).toBeTruthy();
  });

  it('shows a failure for replies and hides one for opens', async () => {
    renderScenario(campaignStates['insights-failed']);
    const alerts = await screen.findAllByRole('alert');
    expect(alerts).toHaveLength(1);
    expect(alerts[0]?.textContent).toContain('AI campaign insights will generate when the campaign is complete.');
  });

  it('waits with insights until the campaign is complete', async () => {
    const { requests } = renderScenario(campaignStates['campaign-running']);
    expect(await screen.findByText('AI campaign insights will generate when the campaign is complete.')).toBeTruthy();
    expect(screen.getByText('418 of 800')).toBeTruthy();
    expect(screen.getByText('(3 failed)')).toBeTruthy();
    expect(requests.some(({ name }) => name.startsWith('generate'))).toBe(false);
  });

  it('warns when the two ends of a small campaign are far apart', async () => {
    renderScenario(campaignStates['insights-small-campaign']);
    expect(await screen.findByText('Small campaign')).toBeTruthy();
  });
});
