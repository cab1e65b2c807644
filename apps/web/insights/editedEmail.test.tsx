import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScenario, startClean } from '../testing/renderScenario.tsx';
import { insightStates } from './insights.states.ts';
// Imported ahead: the shell and the page load them only when they open.
import '../launch/LaunchDrawer.tsx';
import './EmailDiff.tsx';
startClean();

const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);

/** The page of what hurts replies, with both edited emails open. */
async function showEdited() {
  const view = renderScenario(insightStates['reply-insights-loaded']);
  for (const summary of await screen.findAllByText('Show the edited email')) await view.person.click(summary);
  const use = () => view.person.click(screen.getByRole('button', { name: 'Use this email' }));
  return { ...view, use };
}

describe('the edited email', () => {
  it('strikes through removed words, underlines new ones, and announces both to screen readers', async () => {
    await showEdited();
    const textsOf = (role: 'deletion' | 'insertion') => screen.queryAllByRole(role).map(({ textContent }) => textContent);
    await waitFor(() => expect(textsOf('deletion')).toContain('[removed: Peter]'));
    expect(textsOf('insertion')).toContain('[added: {{first_name}}]');
  });

  it('is one lead’s if the leads share none, and cannot be used for all', async () => {
    await showEdited();
    expect(screen.getByText('The email of one lead, as an example.')).toBeTruthy();
    expect(screen.getByText('Hi Ines, short question.', { exact: false })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Use this email' })).toHaveLength(1);
  });
});

describe('Use this email', () => {
  it('opens Quick Start with the email, at its subject', async () => {
    const { use } = await showEdited();
    await use();
    await screen.findByRole('dialog', { name: 'Launch New Campaign' });
    await waitFor(() => expect(document.activeElement).toBe(field('Subject line')));
    expect(field('Subject line').value).toBe('dock queues');
    expect(field('Email body').value).toBe('Hi {{first_name}},\n\nDo trucks queue at your gate?');
  });

  it('returns to Quick Start from Upload CSV, and asks nothing if the email is already there', async () => {
    const { person, use } = await showEdited();
    await use();
    await person.click(await screen.findByRole('tab', { name: 'Upload CSV' }));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await use();
    await waitFor(() => expect(document.activeElement).toBe(field('Subject line')));
    expect(screen.queryByRole('dialog', { name: 'Replace your draft?' })).toBeNull();
  });

  it.each([
    ['Keep my draft', 'my own subject', ''],
    ['Replace', 'dock queues', 'Hi {{first_name}},\n\nDo trucks queue at your gate?'],
  ])('asks before it overwrites what was typed: %s', async (answer, subject, body) => {
    const { person, use } = await showEdited();
    const sidebar = screen.getByRole('complementary', { name: 'Sidebar' });
    await person.click(within(sidebar).getByRole('button', { name: 'New Campaign' }));
    await person.click(await screen.findByLabelText('Subject line'));
    await person.paste('my own subject');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await use();
    const question = await screen.findByRole('dialog', { name: 'Replace your draft?' });
    await person.click(within(question).getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Replace your draft?' })).toBeNull());
    expect([field('Subject line').value, field('Email body').value]).toEqual([subject, body]);
    if (answer === 'Replace') await waitFor(() => expect(document.activeElement).toBe(field('Subject line')));
  });
});
