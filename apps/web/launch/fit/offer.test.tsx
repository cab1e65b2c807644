import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startClean } from '../../testing/renderScenario.tsx';
import { launchStates } from '../launch.states.ts';
import { openDrawer } from '../testing/openDrawer.ts';

startClean();

// The reader's tables take a while to load the first time.
beforeAll(() => import('./draftFit.ts'), 60_000);

const DOCKS =
  'Hi {{first_name}},\n\nOur dock scheduling lets carriers book a slot themselves, so your yard team answers fewer phone calls.\n\nWorth a look?\n\nIngrid';
const VAGUE = 'Hi {{first_name}},\n\nI liked your last post a lot.\n\nIs now a good time?\n\nIngrid';

const listOf = (titles: readonly string[]) =>
  ['linkedin_url,first_name,title', ...titles.map((title, n) => `https://www.linkedin.com/in/person-${n},Marta,${title}`)].join('\n');
const MIXED = listOf(['Logistics Manager', 'Yard Manager', 'HR Manager', 'Legal Counsel', 'Creative Director']);

async function drawerWith(body: string, list: string) {
  const view = await openDrawer(launchStates.launch);
  await view.writeEmail('a question about your yard', body);
  await view.chooseLeads(list);
  return view;
}
const section = async () => within(await screen.findByRole('region', { name: 'Offer and fit' }, { timeout: 15_000 }));

describe('the offer in the drawer', { timeout: 30_000 }, () => {
  it('is named with the words it was read from, and says how many decide on it, work close to it or rarely decide', async () => {
    await drawerWith(DOCKS, MIXED);
    const shown = await section();
    expect(shown.getByText('dock scheduling')).toBeTruthy();
    expect(shown.getByRole('img', { name: '2 decide on it, 0 work close to it or are unclear, 3 rarely decide' })).toBeTruthy();
    expect(shown.getByText(/^Read from: .*dock scheduling/)).toBeTruthy();
  });

  it('shows both sides of leaving out leads who rarely decide', async () => {
    await drawerWith(DOCKS, MIXED);
    const shown = await section();
    expect(shown.getByText('3 of 5 rarely decide on dock scheduling. Without them:')).toBeTruthy();
    const [, before, after] = /Reply rate from ([\d.]+) to ([\d.]+) in 100/.exec(shown.getByText(/^Reply rate/).textContent ?? '') ?? [];
    expect(Number(after)).toBeGreaterThan(Number(before));
    expect(shown.getByText(/fewer replies/)).toBeTruthy();
  });

  it('is unknown if the email does not say it', async () => {
    await drawerWith(VAGUE, MIXED);
    expect((await section()).getByText('We cannot tell what you offer.')).toBeTruthy();
  });

  it('is not shown if the list has no titles', async () => {
    await drawerWith(DOCKS, listOf(['', '', '']));
    await screen.findByRole('heading', { name: 'Preview' });
    await screen.findByText(/^3 leads are few/);
    expect(screen.queryByRole('region', { name: 'Offer and fit' })).toBeNull();
  });
});

describe('things to check', { timeout: 30_000 }, () => {
  it('are next to Launch and link to the checks', async () => {
    const { person } = await drawerWith('Hi [NAME],\n\nWorth a look?\n\nIngrid', MIXED);
    const link = await screen.findByRole('button', { name: /^\d+ things? to check$/ }, { timeout: 15_000 });
    await person.click(link);
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Things to check' }));
  });
});
