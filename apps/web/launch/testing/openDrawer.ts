import { screen, waitFor, within } from '@testing-library/react';
import { renderScenario } from '../../testing/renderScenario.tsx';
import type { FakeRequest } from '../../testing/fakeFetch.ts';
import type { Scenario } from '../../testing/scenario.ts';
import { launchStates } from '../launch.states.ts';
import { LEADS } from './files.ts';
// Imported ahead: the shell loads the drawer only when it opens.
import '../LaunchDrawer.tsx';

export const THREE_LEADS = '3 rows: 3 valid, 0 invalid, 0 empty.';

export const launchButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Launch' });
export const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
export const counted = (sum: string) => screen.findByText(sum);
export const launchesIn = (requests: readonly FakeRequest[]) => requests.filter(({ name }) => name === 'createCampaign');

export const clickNewCampaign = async (person: ReturnType<typeof renderScenario>['person']): Promise<void> => {
  const sidebar = await screen.findByRole('complementary', { name: 'Sidebar' });
  await person.click(within(sidebar).getByRole('button', { name: 'New Campaign' }));
  await screen.findByRole('dialog', { name: 'Launch New Campaign' });
};

/** Opens a scenario's drawer, with helpers for the steps people take in it. */
export async function openDrawer(scenario: Scenario) {
  const view = renderScenario(scenario);
  const { person } = view;
  await clickNewCampaign(person);
  const write = async (label: string, text: string) => {
    await person.click(screen.getByLabelText(label));
    await person.paste(text);
  };
  const choose = (label: string, file: File) => person.upload(screen.getByLabelText(label), file);
  return {
    ...view,
    write,
    choose,
    chooseLeads: (text: string, fileName = 'leads.csv') => choose('Lead list file', new File([text], fileName)),
    chooseCampaign: async (text: string, fileName = 'campaign.csv') => {
      await person.click(screen.getByRole('tab', { name: 'Upload CSV' }));
      await choose('Campaign CSV file', new File([text], fileName));
    },
    writeEmail: async (subject = 'dock queues', body = 'Hi {{first_name}}, worth a look?') => {
      await write('Subject line', subject);
      await write('Email body', body);
    },
    pressLaunch: () => person.click(screen.getByRole('button', { name: 'Launch' })),
  };
}

/** The drawer with an email and a list of three leads, ready to launch. */
export async function readyToLaunch(state: keyof typeof launchStates) {
  const view = await openDrawer(launchStates[state]);
  await view.writeEmail();
  await view.chooseLeads(LEADS);
  await waitFor(() => {
    if (launchButton().disabled) throw new Error('Launch is still disabled.');
  });
  return view;
}

/** The text fields of a request's form, and its file. */
export async function readForm(body: unknown): Promise<Record<string, string>> {
  if (!(body instanceof FormData)) throw new Error('The request carries no form.');
  const entries = [...body.entries()].map(async ([name, value]) => [name, value instanceof File ? await value.text() : value] as const);
  return Object.fromEntries(await Promise.all(entries));
}
