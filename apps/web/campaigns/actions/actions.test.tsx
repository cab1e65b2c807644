import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gives, refuses } from '../../testing/fakeFetch.ts';
import { renderScenario, startClean } from '../../testing/renderScenario.tsx';
import { campaignStates } from '../campaigns.states.ts';
import { buildCampaignDetail } from '../testing/buildCampaign.ts';
import { copyName } from './useDuplicate.ts';

startClean();

const list = campaignStates['list-filled'];
const detail = campaignStates['insights-filled'];
const changed = (answers: (typeof detail)['answers'], base = list) => ({ ...base, answers: { ...base.answers, ...answers } });

const openMenu = async (person: ReturnType<typeof renderScenario>['person'], name: string) => {
  await person.click(await screen.findByRole('button', { name: `More for ${name}` }));
  return screen.findByRole('menu', { name: `More for ${name}` });
};
const namesInOrder = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe("a row's menu", () => {
  it('offers everything by name, and says why something cannot be done', async () => {
    const { person } = renderScenario(list);
    const menu = await openMenu(person, 'Tessellate RevOps, v2');
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Rename', 'Duplicate', 'Compare', 'Share', 'DeleteAvailable when the campaign is Completed']);
    expect(
      within(menu)
        .getByRole('menuitem', { name: /^Delete/ })
        .getAttribute('aria-disabled'),
    ).toBe('true');
  });

  it('renames in the list at once, and reverts with the reason if it is refused', async () => {
    const { person, requests } = renderScenario(changed({ renameCampaign: refuses('campaign_not_found') }));
    await person.click(within(await openMenu(person, 'Northwind dock queues')).getByRole('menuitem', { name: 'Rename' }));
    const field = await screen.findByRole('textbox', { name: 'Campaign name' });
    await person.clear(field);
    await person.type(field, '  Dock slots {Enter}');
    await screen.findAllByText('Campaign not found');
    await waitFor(() => expect(namesInOrder()).toContain('Northwind dock queues'));
    expect(requests.find(({ name }) => name === 'renameCampaign')?.body).toEqual({ campaignName: 'Dock slots' });
  });

  it('opens the drawer with the same leads under the name of a copy', async () => {
    const file = { campaignName: 'Northwind dock queues', mockOpenRate: 20, csv: 'email_body_1,subject_line,personal_linkedin_url\r\n' };
    const { person } = renderScenario(changed({ getCampaignFile: gives(file), getCampaign: gives(buildCampaignDetail({})) }));
    await person.click(within(await openMenu(person, 'Northwind dock queues')).getByRole('menuitem', { name: 'Duplicate' }));
    const drawer = await screen.findByRole('dialog', { name: 'Launch New Campaign' });
    await waitFor(() => expect(within(drawer).getByDisplayValue('Copy of Northwind dock queues')).toBeTruthy());
    expect(await within(drawer).findByText('Northwind-dock-queues-leads.csv')).toBeTruthy();
  });

  it('opens Quick Start with the template as it was written, if the campaign has one', async () => {
    const csv =
      'personal_linkedin_url,company,email_body_1,subject_line\r\nhttps://www.linkedin.com/in/dana-w,Harlow,Hi Dana,Docks at Harlow\r\n';
    const file = { campaignName: 'Northwind dock queues', mockOpenRate: 20, csv };
    const template = { subject: 'Docks at {{company}}', body: 'Hi {{first_name}}' };
    const { person } = renderScenario(changed({ getCampaignFile: gives(file), getCampaign: gives(buildCampaignDetail({ template })) }));
    await person.click(within(await openMenu(person, 'Northwind dock queues')).getByRole('menuitem', { name: 'Duplicate' }));
    const drawer = await screen.findByRole('dialog', { name: 'Launch New Campaign' });
    await waitFor(() => expect(within(drawer).getByLabelText<HTMLInputElement>('Subject line').value).toBe(template.subject));
    expect(within(drawer).getByLabelText<HTMLTextAreaElement>('Email body').value).toBe(template.body);
    expect(within(drawer).getByDisplayValue('Copy of Northwind dock queues')).toBeTruthy();
  });

  it('cannot duplicate a campaign whose leads are deleted', async () => {
    const { listCampaigns } = list.answers;
    const items = listCampaigns && 'body' in listCampaigns ? listCampaigns.body : [];
    const gone = Array.isArray(items) ? items.map((item: object) => ({ ...item, leadsDeletedAt: '2026-03-20T00:00:00.000Z' })) : [];
    const { person } = renderScenario(changed({ listCampaigns: gives(gone) }));
    const item = within(await openMenu(person, 'Northwind dock queues')).getByRole('menuitem', { name: /^Duplicate/ });
    expect([item.getAttribute('aria-disabled'), item.textContent]).toEqual([
      'true',
      'DuplicateIts leads were deleted when their retention period ended',
    ]);
  });

  it('collects campaigns to compare and opens the comparison', async () => {
    const { person } = renderScenario(list);
    await person.click(within(await openMenu(person, 'Northwind dock queues')).getByRole('menuitem', { name: 'Compare' }));
    expect(await screen.findByText('1 campaign selected.')).toBeTruthy();
    // A finger may press beside the box: its label, which is larger, counts.
    const label = screen.getByRole('checkbox', { name: 'Choose Q4 outreach' }).closest('label');
    if (label) await person.click(label);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mock Campaigns');
    const link = within(screen.getByRole('region', { name: 'Compare campaigns' })).getByRole('link', { name: 'Compare' });
    expect(link.getAttribute('href')).toBe('/app/compare?campaign=campaign-1&campaign=campaign-11');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });

  it('compares a single campaign’s email with another one', async () => {
    renderScenario({ ...detail, path: '/app/campaigns' });
    expect((await screen.findByRole('link', { name: 'Compare' })).getAttribute('href')).toBe('/app/compare?campaign=campaign-1');
  });
});

describe('the name on the campaign’s page', () => {
  it('is saved with Enter and kept with Escape, and the pencil has the focus again', async () => {
    const saved = { campaignId: 'campaign-1', campaignName: 'Dock slots' };
    const { person, requests } = renderScenario(changed({ renameCampaign: gives(saved) }, detail));
    await person.click(await screen.findByRole('button', { name: 'Rename campaign' }));
    await person.keyboard('Dock slots{Escape}');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Northwind dock queues');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Rename campaign'));
    await person.click(screen.getByRole('button', { name: 'Rename campaign' }));
    await person.keyboard('Dock slots{Enter}');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dock slots');
    const renames = requests.filter(({ name }) => name === 'renameCampaign');
    expect(renames.map(({ body }) => body)).toEqual([{ campaignName: 'Dock slots' }]);
  });
});

describe('sharing', () => {
  it('creates a link, shows what others see, and turns it off', async () => {
    const { person } = renderScenario(detail);
    await person.click(await screen.findByRole('button', { name: 'More' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Share' }));
    const dialog = await screen.findByRole('dialog', { name: 'Share “Northwind dock queues”' });
    expect(dialog.textContent).toContain('Anyone with the link can see');
    await person.click(await within(dialog).findByRole('button', { name: 'Create link' }));
    const field = await within(dialog).findByRole('textbox', { name: 'Link' });
    expect((field as HTMLInputElement).value).toMatch(/\/shared\/[\w-]{43}$/);
    expect(within(dialog).getByRole('button', { name: 'Copy link' })).toBeTruthy();
    await person.click(within(dialog).getByRole('button', { name: 'Turn off the link' }));
    expect(await within(dialog).findByRole('button', { name: 'Create link' })).toBeTruthy();
  });
});

describe('a shared campaign', () => {
  it('shows its rates at every bucket to people who are not signed in, and that nothing was sent', async () => {
    const { person, requests } = renderScenario(campaignStates['shared-filled']);
    expect(await screen.findByRole('heading', { level: 1, name: 'Northwind dock queues' })).toBeTruthy();
    expect(screen.getByText('Simulated - nothing was sent')).toBeTruthy();
    expect(screen.getByText('412 leads')).toBeTruthy();
    const before = document.body.textContent;
    await person.click(screen.getByRole('radio', { name: '90-100' }));
    expect(document.body.textContent).not.toBe(before);
    expect(new Set(requests.map(({ name }) => name))).not.toContain('getMe');
    expect(requests.find(({ name }) => name === 'getSharedCampaign')?.headers.get('x-api-key')).toBeNull();
  });

  it('says that a link does not work', async () => {
    renderScenario(campaignStates['shared-gone']);
    expect(await screen.findByText('This link does not work. It may have been turned off.')).toBeTruthy();
  });
});

describe('the name of a copy', () => {
  it('is cut to what a name may hold, never inside a character', () => {
    expect(copyName('Docks')).toBe('Copy of Docks');
    const name = copyName('🚚'.repeat(200));
    expect([...name]).toHaveLength(200);
    expect(name.endsWith('🚚')).toBe(true);
  });
});
