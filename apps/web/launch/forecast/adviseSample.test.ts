import { fillLeads } from '@coldcast/rules/filledLeads';
import { toTypicalRows } from '@coldcast/rules/typicalRows';
import { listTypicalLeads } from '@coldcast/simulator/typicalList';
import { expect, it } from 'vitest';
import { adviseSample, improveSample } from './adviseSample.ts';
import { pickDraftSample } from './draftSample.ts';

const OPENING = 'Carriers all come at seven, because nobody gives them an hour, and then they wait, at {{company}} as much as anywhere.';
const letter = (opening: string) => ({
  subject: 'Trucks at your second gate',
  body: `Hi {{first_name}},\n\n${opening}\n\nWe run a booking page for loading docks, so each carrier picks an hour and your gate stays clear. Last autumn we did this for Hargreaves Storage in Reading, and their trucks now wait ten minutes.\n\nWould it help if I sent you their plan, with the hours before and after?\n\nBest regards,\nIngrid Moss`,
});

function wantedFor(email: ReturnType<typeof letter>) {
  const { leads, headers } = toTypicalRows(email, listTypicalLeads());
  const sample = pickDraftSample(fillLeads(email, leads, headers), { headers, said: {}, list: null, bucket: 4 });
  return { sample, email, bucket: 4, seed: 'draft' };
}

it('says that nothing holds an email back only if the row check lists nothing', async () => {
  expect((await adviseSample(wantedFor(letter(OPENING))))?.mayBeSound).toBe(true);
  const toOne = letter('I drove past your Marlow Road depot on Tuesday and noticed nine trucks waiting in front of the second gate.');
  expect((await adviseSample(wantedFor(toOne)))?.mayBeSound).toBe(false);
});

it('has a version with each edit that the page offers, or one that names it as left out', async () => {
  const { body } = letter(OPENING);
  const email = { subject: 'Docks for [COMPANY]', body: body.replace('Hi {{first_name}}', 'Hello [FIRST_NAME]') };
  const wanted = wantedFor(email);
  const offered = (await adviseSample(wanted))?.reasons.flatMap(({ fix }) => (fix === null || fix.email === null ? [] : [fix])) ?? [];
  const version = (await improveSample(wanted))?.version ?? null;
  expect(offered.length).toBeGreaterThan(0);
  expect(version).not.toBeNull();
  const known: unknown[] = [...(version?.changes ?? []), ...(version?.left ?? [])].map(({ editId }) => editId);
  for (const { editId, email: edited } of offered) expect(known.includes(editId) || edited?.subject === version?.email.subject).toBe(true);
});
