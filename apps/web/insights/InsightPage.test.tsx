import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScenario, startClean } from '../testing/renderScenario.tsx';
import { insightStates } from './insights.states.ts';

startClean();

describe('insight pages', () => {
  it.each([
    ['open-insights-loaded', 'Open Rate Analysis', 'Why recipients opened your emails'],
    ['negative-open-insights-loaded', 'Unopened Email Analysis', "Why recipients don't want to open your emails"],
    ['reply-insights-loaded', 'Reply Rate Analysis', "Why recipients replied/didn't reply to your emails"],
  ] as const)('%s has its label and title', async (state, label, title) => {
    renderScenario(insightStates[state]);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(breadcrumb).getByText(label)).toBeTruthy();
    expect(await within(breadcrumb).findByRole('link', { name: 'Northwind dock queues' })).toBeTruthy();
  });

  it('shows both sides on the reply page, positive first, factors by score', async () => {
    renderScenario(insightStates['reply-insights-loaded']);
    await screen.findByRole('heading', { name: 'Why they replied' });
    const scores = screen.getAllByRole('img').map((gauge) => gauge.getAttribute('aria-label'));
    expect(scores.map((label) => Number.parseInt(label?.replace(/\D*/, '') ?? '', 10))).toEqual([84, 57, 31, 76, 31]);
    expect(screen.getAllByText('AI Improvement Idea')).toHaveLength(6);
  });

  it('puts the verified ideas first, each once, worth most first, with the words that change', async () => {
    renderScenario(insightStates['reply-insights-advice']);
    const first = await screen.findByRole('region', { name: 'AI Improvement Idea' });
    const ideas = within(first).getAllByRole('checkbox');
    expect(ideas.map((box) => box.parentElement?.querySelector('label')?.textContent)).toEqual([
      'Write to only one person per company (288 of 409 leads)',
      'Move the question up, so that it shows on the first screen of a phone',
    ]);
    expect(first.textContent).toContain('You give up about 1.2 replies');
    expect((await within(first).findByText('Before')).parentElement?.textContent).toBe('BeforeHi Peter,');
    expect(within(first).getByText('After').parentElement?.textContent).toBe('AfterHi {{first_name}},');
    expect(
      within(first)
        .getAllByRole('deletion')
        .map(({ textContent }) => textContent),
    ).toContain('Peter');
  });

  it('names small effects in one line and shows a factor once', async () => {
    renderScenario(insightStates['reply-insights-advice']);
    expect(await screen.findByText('2 small effects: Plain wording; No booking link.')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3, name: 'Nothing specific to the lead' })).toHaveLength(1);
    expect(screen.queryByText('No change to suggest here.')).toBeNull();
  });

  it('ends with weak wording that moves no rate, if there is any', async () => {
    const { unmount } = renderScenario(insightStates['reply-insights-advice']);
    const notes = await screen.findByRole('region', { name: 'Also worth changing' });
    expect(within(notes).getByText(/^“I love what you do”: This praise fits any company/)).toBeTruthy();
    unmount();
    renderScenario(insightStates['reply-insights-loaded']);
    await screen.findByRole('heading', { name: 'Why they replied' });
    expect(screen.queryByText('Also worth changing')).toBeNull();
  });

  it('keeps ticks in this browser', async () => {
    const { person, unmount } = renderScenario(insightStates['open-insights-loaded']);
    await person.click(
      await screen.findByRole('checkbox', { name: 'For the 91 leads outside food and freight, name their trade instead' }),
    );
    unmount();
    renderScenario(insightStates['open-insights-loaded']);
    const box = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'For the 91 leads outside food and freight, name their trade instead',
    });
    expect(box.checked).toBe(true);
  });

  it('says Loading… while it waits', async () => {
    renderScenario(insightStates['reply-insights-loading']);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByText('Loading…')).toBeTruthy();
  });

  it('shows the message of an error with a way to retry', async () => {
    renderScenario(insightStates['reply-insights-not-ready']);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('AI campaign insights will generate when the campaign is complete.');
    expect(within(alert).getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('has an empty state for a side that the response lacks', async () => {
    renderScenario(insightStates['negative-open-insights-empty']);
    expect(await screen.findByRole('heading', { name: 'No insights here.' })).toBeTruthy();
  });
});
