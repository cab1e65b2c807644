import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { gives } from '../../testing/fakeFetch.ts';
import { startClean } from '../../testing/renderScenario.tsx';
import { launchStates } from '../launch.states.ts';
import { launchesIn, openDrawer, readForm } from '../testing/openDrawer.ts';

startClean();

// The reader's tables take a while to load the first time.
beforeAll(() => import('../fit/draftFit.ts'), 60_000);

const DOCKS =
  'Hi {{first_name}},\n\nOur dock scheduling lets carriers book a slot themselves, so your yard team answers fewer phone calls.\n\nWorth a look?\n\nIngrid';
const LIST = ['linkedin_url,first_name,title']
  .concat(
    ['Logistics Manager', 'Yard Manager', 'HR Manager', 'Legal Counsel', 'Creative Director'].map(
      (title, n) => `https://www.linkedin.com/in/person-${n},Marta,${title}`,
    ),
  )
  .join('\n');
const TIMEOUT = { timeout: 15_000 };

async function fill(earlier: object = { corrections: null, sameText: null }) {
  const view = await openDrawer({ ...launchStates.launch, answers: { ...launchStates.launch.answers, findEarlierSends: gives(earlier) } });
  await view.writeEmail('a question about your yard', DOCKS);
  await view.chooseLeads(LIST);
  const section = await screen.findByRole('region', { name: 'Offer and fit' }, TIMEOUT);
  const launchFields = async () => {
    await view.pressLaunch();
    await waitFor(() => expect(launchesIn(view.requests)).toHaveLength(1));
    return readForm(launchesIn(view.requests)[0]?.body);
  };
  return { ...view, shown: within(section), launchFields };
}

describe('what the user says about a draft', { timeout: 40_000 }, () => {
  it('names another offer and its owners, which the fit follows at once and the launch sends', async () => {
    const { person, shown, launchFields } = await fill();
    await person.click(shown.getByRole('button', { name: '(change)' }));
    await person.clear(shown.getByLabelText('What you offer'));
    await person.type(shown.getByLabelText('What you offer'), 'contract review');
    await person.selectOptions(shown.getByLabelText('Who decides on it'), 'legal');
    await person.click(shown.getByRole('button', { name: 'Use this' }));
    expect(await shown.findByRole('img', { name: /^1 decides on it/ }, TIMEOUT)).toBeTruthy();
    expect(shown.getByText('contract review')).toBeTruthy();
    expect(await launchFields()).toMatchObject({ offer: 'contract review', offerOwners: 'legal' });
  });

  it('corrects the kind and the language in one click each, and undoes both', async () => {
    const { person, launchFields } = await fill();
    await person.selectOptions(screen.getByLabelText('Kind of email'), 'internal');
    expect(await screen.findByText('This reads like an email to colleagues.', {}, TIMEOUT)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'This is a sales email' }));
    await waitFor(() => expect(screen.queryByText('This reads like an email to colleagues.')).toBeNull(), TIMEOUT);
    await person.selectOptions(screen.getByLabelText('Language'), 'de');
    expect(await screen.findByText('This email is in German.', {}, TIMEOUT)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'This is in English' }));
    expect(await launchFields()).toMatchObject({ emailKind: 'sales', emailLanguage: 'en' });
  });

  it('leaves out those who rarely decide on it without changing the size of the send, and puts them back', async () => {
    const { person, shown, launchFields } = await fill();
    await person.click(shown.getByRole('button', { name: 'Leave them out' }));
    expect(await screen.findByText(/^3 leads left out, 2 to send\./)).toBeTruthy();
    expect(screen.getByText('5 rows: 5 valid, 0 invalid, 0 empty.')).toBeTruthy();
    expect(screen.getByText('Uses 2 of 200 credits')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Put them back' }));
    expect(await screen.findByText('Uses 5 of 200 credits')).toBeTruthy();
    await person.click(
      await within(screen.getByRole('region', { name: 'Offer and fit' })).findByRole('button', { name: 'Leave them out' }, TIMEOUT),
    );
    expect(await screen.findByText('Uses 2 of 200 credits')).toBeTruthy();
    const { file, sendSize } = await launchFields();
    expect(sendSize).toBe('5');
    expect([...new Set(file?.match(/person-\d/g))]).toEqual(['person-0', 'person-1']);
  });

  it('offers what was said last time', async () => {
    const { person, launchFields } = await fill({ corrections: { offer: 'yard software', emailKind: 'sales' }, sameText: null });
    expect(await screen.findByText(/^Last time you said you offer yard software and this is a sales email\./, {}, TIMEOUT)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Use it' }));
    expect(await launchFields()).toMatchObject({ offer: 'yard software', emailKind: 'sales' });
  });

  it('asks whether the list is part of one send if its text went to others', async () => {
    const { person, launchFields } = await fill({ corrections: null, sameText: { campaigns: 2, people: 245, knownProfiles: 0 } });
    expect(await screen.findByText(/With this list, 250 people get it\./, {}, TIMEOUT)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Yes, one send' }));
    expect(screen.getByLabelText('People in the whole send')).toHaveProperty('value', '250');
    expect(await launchFields()).toMatchObject({ sendSize: '250' });
  });

  it('does not ask if the same people get it again', async () => {
    await fill({ corrections: { offer: 'yard software' }, sameText: { campaigns: 1, people: 5, knownProfiles: 5 } });
    await screen.findByText(/^Last time you said/, {}, TIMEOUT);
    expect(screen.queryByText('Is this part of one send?')).toBeNull();
  });
});
