import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScenario, startClean } from '../../testing/renderScenario.tsx';
import { outcomeStates } from './outcome.states.ts';

startClean();

const card = () => screen.findByRole('region', { name: 'What really happened' });

describe('what really happened', () => {
  it('is shown next to the forecast, with the data that would separate the reasons', async () => {
    renderScenario(outcomeStates['outcome-filled']);
    const shown = await card();
    await waitFor(() =>
      expect(shown.textContent).toContain(
        '0.5 in 100 replied. The forecast was 2.2 in 100. On 400 emails, 4 of 5 such results would land between 0.8 and 4.5 in 100.',
      ),
    );
    expect(shown.textContent).toContain('Yours is outside.');
    expect(shown.textContent).toContain('A seed test of 20 addresses');
    expect(within(shown).getByRole('button', { name: 'Correct the result' })).toBeTruthy();
  });

  it('draws the steps from the forecast to the result, with the chance of each', async () => {
    renderScenario(outcomeStates['outcome-filled']);
    const table = within(await within(await card()).findByRole('table', { name: /^Why the result was different/ }));
    const rows = table.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Forecast',
      'Placement: inbox or spam',
      'You as a sender',
      'Email, list and timing',
      'Chance',
      'Result',
    ]);
    expect(rows.slice(1)).toEqual([
      ['', '2.2', '-'],
      ['', '-0.8', '33%'],
      ['', '-0.4', '27%'],
      ['', '-0.4', '26%'],
      ['', '-0.2', '14%'],
      ['', '0.5', '-'],
    ]);
  });

  it('shows every report with who made it and why it was corrected', async () => {
    renderScenario(outcomeStates['outcome-corrected']);
    const shown = await card();
    expect(await within(shown).findByText('All 2 reports')).toBeTruthy();
    const reports = within(shown)
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent);
    expect(reports[0]).toMatch(/410 sent, 180 opened, 2 replied.*Former member, 2026-03-18.*Reason: Ten more were sent/);
    expect(reports[1]).toMatch(/400 sent, 2 replied, human replies only.*Ines Calder/);
    expect(shown.textContent).toContain('until you say whether automatic ones are included');
  });

  it('starts a correction from the reported result', async () => {
    const { person, requests } = renderScenario(outcomeStates['outcome-corrected']);
    await person.click(await within(await card()).findByRole('button', { name: 'Correct the result' }));
    expect(await screen.findByRole('textbox', { name: 'Opened' })).toHaveProperty('value', '180');
    for (const choice of screen.getAllByRole('radio')) expect(choice).toHaveProperty('checked', false);
    await person.click(screen.getByRole('radio', { name: 'No, people only' }));
    await person.type(screen.getByRole('textbox', { name: 'Reason for the change' }), 'Looked again');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'recordOutcome')?.body).toEqual({
        sentOn: '2026-03-20',
        sent: 410,
        opened: 180,
        replied: 2,
        hasAutomaticReplies: false,
        reason: 'Looked again',
      }),
    );
  });

  it('that is impossible is refused next to its field, and nothing typed is lost', async () => {
    const { person, requests } = renderScenario(outcomeStates['outcome-empty']);
    await person.click(await within(await card()).findByRole('button', { name: 'Add the result' }));
    await person.type(await screen.findByLabelText('Date of the first email'), '2026-03-20');
    await person.type(screen.getByRole('textbox', { name: 'Sent' }), '400');
    await person.type(screen.getByRole('textbox', { name: 'Replied' }), '0');
    await person.type(screen.getByRole('textbox', { name: 'Unsubscribed' }), '140%');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Unsubscribed is a rate over 100%.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Unsubscribed' })).toHaveProperty('value', '140%');
    expect(requests.some(({ name }) => name === 'recordOutcome')).toBe(false);
  });

  it('says before it is saved that a result of the launch day does not count in the track record', async () => {
    const { person } = renderScenario(outcomeStates['outcome-empty']);
    await person.click(await within(await card()).findByRole('button', { name: 'Add the result' }));
    const date = await screen.findByLabelText('Date of the first email');
    fireEvent.change(date, { target: { value: '2026-03-18' } });
    expect(screen.getByText(/this result will not count in your track record/)).toBeTruthy();
    fireEvent.change(date, { target: { value: '2026-03-19' } });
    expect(screen.queryByText(/track record/, { selector: 'form p' })).toBeNull();
  });

  it('without a date is refused next to the date, which gets the focus', async () => {
    const { person, requests } = renderScenario(outcomeStates['outcome-empty']);
    await person.click(await within(await card()).findByRole('button', { name: 'Add the result' }));
    await person.type(await screen.findByRole('textbox', { name: 'Sent' }), '400');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    const date = screen.getByLabelText('Date of the first email');
    await waitFor(() => expect(date).toBe(document.activeElement));
    expect(date).toHaveProperty('ariaInvalid', 'true');
    expect(screen.getAllByText('Fill in this field.').length).toBe(2);
    expect(requests.some(({ name }) => name === 'recordOutcome')).toBe(false);
    await person.type(date, '2026-03-20');
    expect(screen.getAllByText('Fill in this field.').length).toBe(1);
  });

  it('is typed into a form and sent', async () => {
    const { person, requests } = renderScenario(outcomeStates['outcome-empty']);
    await person.click(await within(await card()).findByRole('button', { name: 'Add the result' }));
    await person.type(await screen.findByLabelText('Date of the first email'), '2026-03-20');
    await person.type(screen.getByRole('textbox', { name: 'Sent' }), '400');
    await person.type(screen.getByRole('textbox', { name: 'Replied' }), '2');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'recordOutcome')?.body).toEqual({ sentOn: '2026-03-20', sent: 400, replied: 2 }),
    );
  });

  it('says when it cannot be loaded', async () => {
    renderScenario(outcomeStates['outcome-unreachable']);
    expect((await within(await card()).findByRole('alert', {}, { timeout: 10_000 })).textContent).toContain('Failed to load the result');
  }, 15_000);

  it('cannot be changed by the demo account', async () => {
    const { person } = renderScenario(outcomeStates['outcome-demo']);
    await person.click(await within(await card()).findByRole('button', { name: 'Add the result' }));
    expect(await screen.findByRole('dialog', { name: 'Demo Account Limitation' })).toBeTruthy();
  });
});
