import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { launchStates } from '../launch.states.ts';
import { LEADS } from '../testing/files.ts';
import { field, launchButton, launchesIn, openDrawer } from '../testing/openDrawer.ts';
import { startClean } from '../../testing/renderScenario.tsx';

startClean();

describe('the variable list', () => {
  const openList = async () => {
    const view = await openDrawer(launchStates.launch);
    await view.person.click(field('Email body'));
    await view.person.keyboard('Hi {{{{');
    await screen.findByRole('listbox', { name: 'Variables' });
    return view;
  };

  it('offers first_name only, and names the active option to screen readers', async () => {
    await openList();
    const options = within(screen.getByRole('listbox', { name: 'Variables' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['{{first_name}}First name']);
    expect(field('Email body').getAttribute('aria-activedescendant')).toBe(options[0]?.id);
  });

  it.each(['{Enter}', '{Tab}', '{ArrowDown}{ArrowUp}{Enter}'])('inserts with %s', async (keys) => {
    const { person } = await openList();
    await person.keyboard(keys);
    expect(field('Email body').value).toBe('Hi {{first_name}}');
    expect(document.activeElement).toBe(field('Email body'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is all that Escape closes, and stays closed at these braces', async () => {
    const { person } = await openList();
    await person.keyboard('{Escape}fi');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Launch New Campaign' })).toBeTruthy();
    expect(field('Email body').value).toBe('Hi {{fi');
  });

  it('inserts nothing while an input method composes', async () => {
    await openList();
    fireEvent.keyDown(field('Email body'), { key: 'Enter', isComposing: true });
    expect(field('Email body').value).toBe('Hi {{');
  });

  it('works in the subject, and has a button for the body', async () => {
    const { person } = await openDrawer(launchStates.launch);
    await person.click(field('Subject line'));
    await person.keyboard('{{{{first{Enter}');
    expect(field('Subject line').value).toBe('{{first_name}}');
    await person.click(screen.getByRole('button', { name: 'Insert {{first_name}}' }));
    expect(field('Email body').value).toBe('{{first_name}}');
  });
});

describe('variables', () => {
  const launchWith = async (body: string, leads = LEADS) => {
    const view = await openDrawer(launchStates.launch);
    await view.writeEmail('subject', body);
    await view.chooseLeads(leads);
    await waitFor(() => expect(launchButton().disabled).toBe(false));
    await view.pressLaunch();
    return view;
  };

  it.each([
    [
      '{{1st}} {{}}',
      LEADS,
      'Invalid variable name(s): 1st, {{}}. Use {{variableName}} with letters, numbers, underscore, starting with a letter.',
    ],
    [
      '{{city}}',
      'https://www.linkedin.com/in/marta',
      'Custom variables detected (city). Please upload a CSV with a header row containing these columns.',
    ],
    ['{{city}} {{company}}', LEADS, 'Missing column(s) in your leads CSV: city'],
  ])('%s is refused at Launch and hinted at before', async (body, leads, message) => {
    const { requests, write } = await launchWith(body, leads);
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect(launchesIn(requests)).toHaveLength(0);
    await write('Email body', ' ');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('in single braces are offered double ones', async () => {
    const { person, write } = await openDrawer(launchStates.launch);
    await write('Email body', 'Hi {FIRST_NAME} of {company}');
    expect(screen.getByText(/Did you mean \{\{first_name\}\}, \{\{company\}\}\?/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Use double braces' }));
    expect(field('Email body').value).toBe('Hi {{first_name}} of {{company}}');
  });
});
