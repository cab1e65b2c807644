import { completeRow, fillLeads } from '@coldcast/rules/filledLeads';
import { readLeadFile } from '@coldcast/rules/leadFile';
import { SAMPLE_LEADS_CSV } from '@coldcast/rules/sampleLeads';
import { forecast } from '@coldcast/simulator/forecast';
import { listLeads } from '@coldcast/simulator/listLeads';
import { readListOffer } from '@coldcast/simulator/listOffer';
import { expect, it } from 'vitest';
import { SAMPLE_CAMPAIGN_CSV, writeCampaignCsv } from '@coldcast/rules/campaignCsv';
import { compareLists, createListComparer } from './compareLists.ts';

const email = {
  subject: 'Freight slots at {{company}}',
  body: 'Hi {{first_name}},\n\nwe plan freight slots for warehouses. Worth a look?',
};
const bucket = 4;

it('expects the same of a campaign’s own email as its forecast, whoever its offer is for', () => {
  const list = readLeadFile(new TextEncoder().encode(SAMPLE_LEADS_CSV), { mode: 'leads' });
  if (!list.ok) throw new Error(list.problem);
  const filled = fillLeads(email, list.leads, list.headers);
  const leads = listLeads(filled, completeRow);
  const offer = readListOffer(leads);
  const campaign = { seed: 'org', leadCount: leads.length, ...offer };
  const [expected] = forecast(campaign, leads, { buckets: [bucket] });
  const answer = compareLists({
    kind: 'drafts',
    csv: writeCampaignCsv(filled, list.headers),
    first: { kind: 'own' },
    second: { kind: 'written', step: 1, ...email },
    seed: 'org',
    bucket,
  });
  expect(offer.knownFitShare).toBeGreaterThan(0);
  expect(answer).toMatchObject({ kind: 'compared', comparison: { rates: { reply: { first: expected?.expected.reply, difference: 0 } } } });
});

it('expects of each campaign to the same people what it forecast, though they offer different things', () => {
  const list = readLeadFile(new TextEncoder().encode(SAMPLE_LEADS_CSV), { mode: 'leads' });
  if (!list.ok) throw new Error(list.problem);
  const body = 'Hi {{first_name}},\n\nwe train dental hygienists in evening courses. Do you want the dates?';
  const lists = [email, { subject: 'evening courses', body }].map((text) => fillLeads(text, list.leads, list.headers));
  const [first = '', second = ''] = lists.map((filled) => writeCampaignCsv(filled, list.headers));
  const [freight, dental] = lists.map((filled) => {
    const leads = listLeads(filled, completeRow);
    return forecast({ seed: 'org', leadCount: leads.length, ...readListOffer(leads) }, leads, { buckets: [bucket] })[0]?.expected.reply;
  });
  const answer = compareLists({ kind: 'paired', first, second, seed: 'org', bucket });
  expect(answer).toMatchObject({ kind: 'compared', comparison: { rates: { reply: { first: freight, second: dental } } } });
});

it('expects of an email written for a list what its own campaign would forecast, though it offers something else', () => {
  const list = readLeadFile(new TextEncoder().encode(SAMPLE_LEADS_CSV), { mode: 'leads' });
  if (!list.ok) throw new Error(list.problem);
  const other = { subject: 'bees for the roof', body: 'Hi {{first_name}},\n\nwe keep bee hives on office roofs. May I send photos?' };
  const [own, written] = [email, other].map((text) => fillLeads(text, list.leads, list.headers));
  if (!own || !written) throw new Error('no leads');
  const leads = listLeads(written, completeRow);
  const [expected] = forecast({ seed: 'org', leadCount: leads.length, ...readListOffer(leads) }, leads, { buckets: [bucket] });
  const answer = compareLists({
    kind: 'drafts',
    csv: writeCampaignCsv(own, list.headers),
    first: { kind: 'own' },
    second: { kind: 'written', step: 1, ...other },
    seed: 'org',
    bucket,
  });
  expect(answer).toMatchObject({ kind: 'compared', comparison: { rates: { reply: { second: expected?.expected.reply } } } });
});

it('gives the same result from a kept list as from the file', () => {
  const at = { seed: 'org', bucket };
  const first = { kind: 'own' } as const;
  const comparer = createListComparer();
  comparer.prepare({ kind: 'prepare', csv: SAMPLE_CAMPAIGN_CSV, draft: first, ...at });
  for (const csv of [SAMPLE_CAMPAIGN_CSV, SAMPLE_CAMPAIGN_CSV.replace('\n', ',role\n'), SAMPLE_CAMPAIGN_CSV]) {
    for (const body of [email.body, 'Hi {{first_name}}, BUY NOW!!!']) {
      const asked = { kind: 'drafts' as const, csv, first, second: { kind: 'written' as const, step: 1, subject: 'docks', body }, ...at };
      expect(comparer.compare(asked)).toEqual(compareLists(asked));
    }
  }
});
