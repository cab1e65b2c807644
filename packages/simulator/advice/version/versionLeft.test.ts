import { expect, it } from 'vitest';
import { explain } from '../../explain.ts';
import type { OfferedVersion } from '../../explain/explanation.ts';
import { buildCampaign } from '../../testing/buildLead.ts';
import { listFor } from '../../testing/readPlan.ts';

const LIST = { titles: ['Plant Manager', 'Operations Manager'], count: 12 } as const;
const VAGUE = 'We offer a cutting-edge, best-in-class and seamless platform.';
const email = { subject: 'Shift plans', body: `Hi {{first_name}},\n\n${VAGUE}\n\nIs this worth a look?\n\nIda Brandt` };
const total = {
  verified: true,
  deltaPoints: 0.3,
  interval80: [0.1, 0.5],
  lift: 0.2,
  lift80: [0.1, 0.3],
  promised: 0.2,
  chanceBetter: 0.9,
  movedLeads: 1,
  leads: 12,
  sentence: 'Verified in simulation: interest about +20% (+10 to +30)',
} as const;
const version: OfferedVersion = { original: email, email, isTemplate: true, total, changes: [], combinations: [] };
const tell = (offered: OfferedVersion) => explain(buildCampaign({ leadCount: 12 }), listFor(email, LIST), { better: offered });

it('names what a version leaves of the faults', () => {
  const { versionTotal, versionLeft } = tell(version);
  expect(versionTotal?.sentence).toContain('You still need to change');
  expect(versionLeft).toContain('seamless');
});

it('leaves out what an open line takes the place of', () => {
  const { versionTotal, versionLeft } = tell({ ...version, slots: [{ about: 'offer', replaces: VAGUE }] });
  expect(versionTotal?.sentence).toBe(total.sentence);
  expect(versionLeft).toEqual([]);
});
