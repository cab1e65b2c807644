import { expect, it } from 'vitest';
import { correctLead } from './correctLead.ts';
import { readCampaign } from './readCampaign.ts';
import { buildList } from './testing/buildLead.ts';

const BODY = 'Hi Dana,\n\nWe repair dock gates at night, so that no truck has to wait. Would a price help?\n\nErin';
const campaign = { seed: 'one', leadCount: 1 };

it('reads words with invisible characters inside as readers see them', () => {
  const body = BODY.replace(/(?<=[a-z])(?=[a-z])/g, '\u200b');
  const [lead] = buildList(1, () => ({ email: { subject: 'ga\u00adtes', body } }));
  if (lead === undefined) throw new Error('no lead');
  expect(correctLead(campaign, lead).email).toEqual({ subject: 'gates', body: BODY });
  expect(readCampaign(campaign, [lead])).toMatchObject({ language: 'en', kind: { kind: 'sales' } });
});

it('leaves the joiners of other scripts alone', () => {
  const [lead] = buildList(1, () => ({
    email: { subject: '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', body: '\u{1f469}\u200d\u{1f527} gates' },
  }));
  if (lead === undefined) throw new Error('no lead');
  expect(correctLead(campaign, lead)).toBe(lead);
});

it.each(['\u{1f525}\u{1f680}', '.', 'https://one.example/a'])('calls %s no message, in no language', (body) => {
  const [lead] = buildList(1, () => ({ email: { subject: 'gates', body } }));
  if (lead === undefined) throw new Error('no lead');
  expect(readCampaign(campaign, [lead])).toMatchObject({ language: 'und', kind: { kind: 'not_a_message' }, isOutside: true });
});
