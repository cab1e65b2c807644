import { describe, expect, it } from 'vitest';
import { EDITS, type EditId } from '../../edits/edits.ts';
import { toSampledLead, tryEdit } from '../../edits/tryEdit.ts';
import { toRow } from '../../explain/rows.ts';
import { buildList } from '../../testing/buildLead.ts';
import { movesFault } from './movesFault.ts';

const campaign = { seed: 'faults', leadCount: 3 };
const body = [
  'Hi Dana,',
  'I hope this message finds you well.',
  'We sell an innovative, cutting-edge platform for dock slots, from $90 a month. Carriers plan their gates with it.',
  'Is this worth a look for you?',
  'Best,\nErin',
].join('\n\n');

function moves(editId: EditId): boolean {
  const sample = buildList(3, () => ({ email: { subject: 'dock slots', body } })).map((lead) => toSampledLead(toRow(campaign, lead)));
  const edit = EDITS.find(({ id }) => id === editId);
  const tried = edit && tryEdit(campaign, edit, sample);
  if (tried === undefined) throw new Error(`${editId} changes nothing`);
  return movesFault(
    'hype',
    tried,
    sample.map(({ row }) => row),
  );
}

describe('movesFault', () => {
  it('is false for an edit that only drops a greeting phrase', () => {
    expect(moves('cut_filler')).toBe(false);
  });

  it('is true for one that cuts the praise', () => {
    expect(moves('drop_praise')).toBe(true);
  });
});
