import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { countLeads } from '@coldcast/rules/analytics';
import { BUCKETS } from '@coldcast/rules/deliverability';
import { toLeadRows } from '@coldcast/rules/leadRow';
import { renderScenario, startClean } from '../../testing/renderScenario.tsx';
import { campaignStates } from '../campaigns.states.ts';
import { buildRanges } from '../testing/buildCampaign.ts';
import { buildResultRow, buildResults } from '../testing/buildResults.ts';
import { buildSequenceRanges, buildSequenceResults } from '../testing/buildSequence.ts';
import { toAnswerText } from '../leads/answerText.ts';
import { leadsCsv } from '@coldcast/rules/leadsCsv';
import { toMetricView } from '../performance/metricView.ts';
import { toByEmailView } from './byEmailView.ts';

startClean();

const leads = buildSequenceResults(409, 4, { seed: 2 });
const ranges = buildSequenceRanges(leads);
const numberOf = (text: string) => Number(text.replaceAll(',', ''));

describe('the results of each email', () => {
  it('add up to the cards at every bucket, and the first email has their opens', () => {
    for (const counts of ranges) {
      const view = toByEmailView(counts, 'All four');
      const sum = (rate: 'reply' | 'interest' | 'unsubscribe' | 'spam_report') =>
        view?.rows.reduce((total, row) => total + numberOf(row.cells[rate].count), 0);
      expect(sum('reply')).toBe(counts.reply);
      expect(sum('interest')).toBe(counts.reply_positive);
      expect(sum('unsubscribe')).toBe(counts.unsubscribe);
      expect(sum('spam_report')).toBe(counts.report_spam);
      expect(`${view?.rows[0]?.opened.count} of 409`).toBe(toMetricView('open', counts).of);
      expect(view?.all.opened.count).toBe(view?.rows[0]?.opened.count);
    }
  });

  it('agree with the rows of the Lead List on who answered which email', () => {
    BUCKETS.forEach((_, bucket) => {
      const rows = toLeadRows(leads, bucket).filter(({ action }) => action === 'reply');
      const counts = ranges[bucket];
      const answered = [1, 2, 3, 4].map((step) => rows.filter(({ answeredStep }) => answeredStep === step).length);
      expect(answered).toEqual(counts?.steps?.map(({ reply }) => reply));
      expect(rows).toHaveLength(countLeads(leads, bucket).reply);
    });
  });

  it('are empty for single emails, and have no forecast while the campaign runs', () => {
    const [single] = buildRanges(buildResults(50));
    expect(single && toByEmailView(single, 'All one')).toBeNull();
    const running = buildSequenceRanges(leads, { isRunning: true })[4];
    const view = running && toByEmailView(running, 'All four');
    expect(view?.sentence).toBeNull();
    expect(view?.rows.every(({ cells }) => cells.reply.expected === null)).toBe(true);
    expect(view?.curves.every(({ expected }) => expected === null)).toBe(true);
  });

  it('only grow when added up email by email', () => {
    for (const { run, expected } of ranges.flatMap((counts) => toByEmailView(counts, 'All four')?.curves ?? [])) {
      expect(run.toSorted((a, b) => a - b)).toEqual(run);
      expect(expected?.map(({ mean }) => mean).toSorted((a, b) => a - b)).toEqual(expected?.map(({ mean }) => mean));
    }
  });
});

describe('a campaign of four emails', () => {
  it('says where to stop, marks it in the table, and follows the bucket', async () => {
    const { person } = renderScenario(campaignStates['performance-sequence']);
    const table = await screen.findByRole('table', { name: 'Results of each email' });
    expect(screen.getByText(/^Emails 1 and 2 bring 80% of the replies\. Email 3 adds .*\. Stop after email 2\.$/)).toBeTruthy();
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => row.textContent?.slice(0, 9))).toEqual([
      'EmailRece',
      'Email 1fi',
      'Email 2fo',
      'Stop here',
      'Email 3fo',
      'Email 4fo',
      'All fouro',
    ]);
    expect(screen.getByText('4 emails')).toBeTruthy();
    const before = rows[1]?.textContent;
    await person.click(screen.getByRole('radio', { name: '70-80' }));
    expect(within(table).getAllByRole('row')[1]?.textContent).not.toBe(before);
  });

  it('labels opens as those of email 1 on cards and ranges', async () => {
    renderScenario(campaignStates['insights-sequence']);
    expect(await screen.findByRole('heading', { name: 'Estimated open rate of email 1' })).toBeTruthy();
    const added = await screen.findByRole('region', { name: 'Email 2' });
    expect(added.textContent).toContain('Against: Repeats the first email');
    expect(added.textContent).toContain('Costs about 0.3 replies in 100.');
    expect(added.textContent).toContain('Ask again in two sentences in email 2. Verified in simulation');
    expect(screen.getByRole('region', { name: 'Email 4' }).textContent).toContain('Nothing stands out in this email.');
  });

  it('shows nothing for a campaign with one email', async () => {
    renderScenario(campaignStates['performance-filled']);
    expect(await screen.findByRole('group', { name: 'Open' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'By email' })).toBeNull();
    expect(screen.queryByText(/emails?\. What a sending tool/)).toBeNull();
  });

  it('shows each thread up to the email that was answered', async () => {
    const { person } = renderScenario(campaignStates['inbox-sequence']);
    const list = await screen.findByRole('list', { name: 'Replies' });
    const rows = toLeadRows(leads, 4).filter(({ reply }) => reply !== null);
    const later = rows.findIndex(({ answeredStep }) => answeredStep === 3);
    const link = within(list)
      .getAllByRole('link', { name: /^(?!Profile)/ })
      .filter(({ id }) => id.startsWith('reply-'))[later];
    if (link) await person.click(link);
    const thread = screen.getByRole('group', { name: 'Thread' });
    expect(within(thread).getAllByRole('article')).toHaveLength(4);
    expect(thread.textContent).toContain('email 3 of 4 · day 8');
    expect(thread.textContent).toContain('replied to email 3');
    expect(thread.textContent).not.toContain('email 4 of 4');
  });
});

describe('the email that was answered', () => {
  const step = (opensFrom: number | null, answers: boolean) => ({ inboxFrom: 0, opensFrom, answers });
  const thread = [1, 2].map((position) => ({ position, subjectLine: '', emailBody: 'x', ...(position > 1 && { waitDays: 4 }) }));
  const build = (actionIfOpened: 'reply' | 'unsubscribe' | 'report_spam' | 'archive', answers: boolean) =>
    toLeadRows(
      [
        buildResultRow({
          steps: [step(6, answers), step(3, answers)],
          inboxFrom: 0,
          opensFrom: 3,
          actionIfOpened,
          quietActionIfOpened: 'archive',
          originalEmailThread: thread,
        }),
      ],
      4,
    )[0];

  it.each([
    ['reply', true, 'Replied to email 2 of 2, sent on day 5.'],
    ['unsubscribe', true, 'Unsubscribed from email 2 of 2, sent on day 5.'],
    ['report_spam', true, 'Reported email 2 of 2 as spam, sent on day 5.'],
    ['archive', false, 'Got all 2 emails, opened at least one and did not reply.'],
  ] as const)('is said of %s', (action, answers, text) => {
    const row = build(action, answers);
    expect(row && toAnswerText(row)).toBe(text);
  });

  it('is in the export, in a column that lists with single emails do not have', () => {
    const row = build('unsubscribe', true);
    expect(leadsCsv(row ? [row] : []).split('\r\n')[0]).toMatch(/,Answered Email$/);
    expect(leadsCsv(toLeadRows(buildResults(5), 4))).not.toContain('Answered Email');
  });
});
