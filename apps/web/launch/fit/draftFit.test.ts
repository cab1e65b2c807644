import { fillLeads } from '@coldcast/rules/filledLeads';
import { readLeadFile } from '@coldcast/rules/leadFile';
import { in100 } from '@coldcast/simulator/numbers';
import { expect, it } from 'vitest';
import { forecastLeads, toListedLeads } from '../forecast/draftForecast.ts';
import { pickDraftSample } from '../forecast/draftSample.ts';
import { adviseSample } from '../forecast/adviseSample.ts';
import { readDraftList, toDraftFit } from './draftFit.ts';

const LEADS = 260;
const TITLES = ['Logistics Manager', 'Dental Nurse', 'Yard Manager'];
const NAMES = ['Dana', 'Owen', 'Marta', 'Priya'];
const csv = [
  'first_name,company,title,linkedin_url',
  ...Array.from(
    { length: LEADS },
    (_, n) => `${NAMES[n % NAMES.length]},Castell ${n >> 2},${TITLES[n % TITLES.length]},https://www.linkedin.com/in/person-${n}`,
  ),
].join('\n');
const email = {
  subject: 'dock slots',
  body: 'Hi {{first_name}},\n\nOur dock scheduling lets carriers book a slot themselves, so your yard team answers fewer calls.\n\nWorth a look?\n\nIngrid',
};
const isWanted = () => true;

it('says of leaving people out what the forecast shows once they are left out, and what the advice says', async () => {
  const file = readLeadFile(new TextEncoder().encode(csv), { mode: 'leads' });
  if (!file.ok) throw new Error(file.problem);
  const filled = fillLeads(email, file.leads, file.headers);
  const list = await readDraftList(toListedLeads(filled), { isWanted });
  if (list === null) throw new Error('The list was not read.');
  const { farPlaces, without } = toDraftFit(list, 4);
  const kept = filled.filter((_, place) => !farPlaces.includes(place));
  const wanted = { bucket: 4, sender: null, isTypical: false, isWanted };
  const before = await forecastLeads(toListedLeads(filled), wanted);
  const after = await forecastLeads(toListedLeads(kept), { ...wanted, said: { sendSize: LEADS } });
  const [rateBefore, rateAfter] = [before?.expected.reply ?? 0, after?.expected.reply ?? 0];
  const fewer = (LEADS * rateBefore - kept.length * rateAfter).toFixed(1);
  expect(without).toMatchObject({
    rate: `Reply rate from ${in100(rateBefore)} to ${in100(rateAfter)} in 100`,
    leads: `on ${kept.length} leads`,
    replies: `${fewer} fewer replies`,
  });
  const sample = pickDraftSample(filled, { headers: file.headers, said: {}, list, bucket: 4 });
  const reasons = (await adviseSample({ sample, email, bucket: 4, seed: 'draft' }))?.reasons ?? [];
  const sentence = reasons.find(({ factorId }) => factorId === 'fit')?.fix?.verification.sentence;
  expect(sentence).toContain(`about ${in100(rateAfter)} replies in 100 instead of ${in100(rateBefore)}. You give up about ${fewer} of the`);
});
