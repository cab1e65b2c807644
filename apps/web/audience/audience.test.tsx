import { DEFAULT_COMPLAINT_PRICES } from '@coldcast/rules/complaintPrices';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gives, refuses } from '../testing/fakeFetch.ts';
import { renderScenario, startClean } from '../testing/renderScenario.tsx';
import { audienceStates } from './audience.states.ts';

const saved: { name: string; text: string }[] = [];
vi.mock('../ui/downloadText.ts', () => ({ downloadText: (name: string, text: string) => void saved.push({ name, text }) }));
startClean();
afterEach(() => void saved.splice(0));

const shown = () => screen.findByRole('heading', { name: 'Where to stop' });
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Leads that get the email' });
const group = (name: string) => within(screen.getByRole('article', { name }));

describe('Who to send to', () => {
  it('shows three groups that add up to the list, and why', async () => {
    renderScenario(audienceStates.audience);
    await shown();
    const counts = ['Send first', 'Then', 'Leave out'].map((name) =>
      Number(/(\d+) leads?/u.exec(screen.getByRole('article', { name }).textContent)?.[1]),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(200);
    expect(counts[0]).toBeGreaterThan(0);
    expect(group('Send first').getByText('decide on dock scheduling')).toBeTruthy();
    expect(screen.getByText(/^One spam report costs as much as 2 interested replies, one opt-out as much as 0\.05\./u)).toBeTruthy();
  });

  it('moves the cut and says what the leads after it would bring', async () => {
    const { person } = renderScenario(audienceStates.audience);
    await shown();
    expect(slider().max).toBe('200');
    fireEvent.change(slider(), { target: { value: '100' } });
    expect(slider().getAttribute('aria-valuetext')).toBe('100 of 200 leads');
    expect(screen.getByText(/^The last 100 leads bring \d.* interested replies and \d+% of the spam reports\.$/u)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'New campaign with these 100' }).disabled).toBe(false);
    expect(screen.getByRole('row', { name: /^Interested replies/u }).textContent).toMatch(/fewer/u);
    expect(screen.getByText('Ranges are 80% intervals of the true number.')).toBeTruthy();
    expect(screen.getByText(/The dashed line is the end of Send first\.$/u)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: /^Back to/u }));
    expect(slider().value).not.toBe('100');
  });

  it('says after which email of a sequence to stop', async () => {
    renderScenario(audienceStates['audience-sequence']);
    expect(
      await screen.findByText(
        /^Emails? .* of the replies\. Email \d adds .* per 100 leads\. (?:Stop after email \d|All of them pay off)\.$/u,
      ),
    ).toBeTruthy();
  });

  it('exports one group as a file with the reason of each lead', async () => {
    const { person } = renderScenario(audienceStates.audience);
    await shown();
    await person.click(screen.getByRole('button', { name: /^Export \d+ of Then$/u }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [file] = saved;
    expect(file?.name).toBe('who-to-send-to-send-next.csv');
    const lines = file?.text.trim().split('\r\n') ?? [];
    expect(lines[0]).toContain('First Name,Last Name,Title,Company,LinkedIn URL,Email,Send Group,Send Reason,Ask After,Source');
    expect(lines.slice(1).every((line) => line.includes(',Then,'))).toBe(true);
    expect(file?.text).not.toContain('Trucks wait forty minutes');
    expect(file?.text).toContain('@yard.example');
  });

  it('refuses an invalid price, and stores a valid one', async () => {
    const { requests, person } = renderScenario({
      ...audienceStates.audience,
      answers: { ...audienceStates.audience.answers, setComplaintPrices: gives({ spamReport: 7.5, unsubscribe: 0.05 }) },
    });
    await shown();
    const field = screen.getByRole('textbox', { name: 'Price of a spam report' });
    await person.clear(field);
    await person.type(field, 'a lot');
    await person.click(screen.getByRole('button', { name: 'Save prices' }));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter a number from 0 to 100.')).toBeTruthy();
    await person.clear(field);
    await person.type(field, '7,5{Enter}');
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'setComplaintPrices')?.body).toEqual({ ...DEFAULT_COMPLAINT_PRICES, spamReport: 7.5 }),
    );
    expect(await screen.findByText(/^One spam report costs as much as 7\.5/u)).toBeTruthy();
  });

  it('says so if no lead is worth an email', async () => {
    renderScenario(audienceStates['audience-all-below-zero']);
    await shown();
    expect(screen.getByText('No lead is worth an email at these prices')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'New campaign with these 0' }).disabled).toBe(true);
  });

  it('works with a single lead', async () => {
    renderScenario(audienceStates['audience-one-lead']);
    await shown();
    expect(screen.getByText(/^The only lead brings .+ interested replies and .+ spam reports\.$/u)).toBeTruthy();
    expect(screen.getByText('Bands are 80% ranges.')).toBeTruthy();
    expect(screen.queryByText(/80% intervals/u)).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'New campaign with this lead' }).disabled).toBe(false);
  });

  it('states the budget for the send that the list is part of', async () => {
    renderScenario(audienceStates['audience-large-send']);
    await shown();
    expect(screen.getByText(/^In a send to 4,000 people like these\./u)).toBeTruthy();
    expect(screen.getByText(/^Moving the cut does not change the size of the send \(4,000 people\)/u)).toBeTruthy();
  });

  it('waits for a running campaign, and says what else is in the way', async () => {
    const { unmount } = renderScenario(audienceStates['audience-running']);
    expect(await screen.findByText('This campaign is still running.', {}, { timeout: 5000 })).toBeTruthy();
    unmount();
    const deleted = renderScenario(audienceStates['audience-leads-deleted']);
    expect((await screen.findByRole('alert')).textContent).toContain('The leads of this campaign were deleted');
    deleted.unmount();
    renderScenario({
      ...audienceStates.audience,
      answers: { ...audienceStates.audience.answers, getCampaign: refuses('campaign_not_found') },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Campaign not found');
  });

  it('asks for a draft if there is none', async () => {
    renderScenario(audienceStates['audience-no-draft']);
    expect(await screen.findByText('There is no draft.', {}, { timeout: 5000 })).toBeTruthy();
  });
});
