import { describe, expect, it } from 'vitest';
import type { Edit } from '../../edits/edits.ts';
import { toSampledLead, tryEdit } from '../../edits/tryEdit.ts';
import { verifyEdits, type VerifiedEdit } from '../../edits/verify.ts';
import { toRow } from '../../explain/rows.ts';
import { buildCampaign, buildList } from '../../testing/buildLead.ts';
import type { Found, Sayable } from './draftReason.ts';
import { isSayable, listUnsure } from './unsureAsks.ts';

const campaign = buildCampaign({ leadCount: 2 });
const body = 'Hi Dana,\n\nWe test hoists.\n\nCould you do 15 minutes on Tuesday at 10?\n\nBest,\nErin';
const rows = buildList(2, () => ({ email: { subject: 'hoists', body } })).map((lead) => toRow(campaign, lead));
const [asks, several] = listUnsure([], rows);
if (asks === undefined || several === undefined) throw new Error('no unsure requests');

const askForInterest: Edit = {
  id: 'ask_for_interest',
  fixes: ['ask_kind', 'several_asks'],
  when: () => true,
  apply: ({ lead: { email } }) => ({ ...email, body: email.body.replace(/Could .*/, 'Is this worth a look?') }),
  advice: ['Ask for interest'],
};
function verify(edit: Edit): VerifiedEdit {
  const sample = rows.map(toSampledLead);
  const tried = tryEdit(campaign, edit, sample);
  const [found] = tried === undefined ? [] : verifyEdits('reply', [tried], { seed: campaign.seed, sample, bucket: 4 });
  if (found === undefined) throw new Error('the edit changed nothing');
  return found;
}
const foundWith = (one: Sayable, found?: VerifiedEdit): Found => ({
  ...one,
  offered:
    found === undefined
      ? undefined
      : { text: 'Ask for interest', editId: found.tried.edit.id, verification: found.verification, doubt: null, editedEmail: null },
});
/** The same subject, blamed. */
const blamed = (one: Sayable): Sayable => ({ ...one, factor: { ...one.factor, polarity: 'negative' } });

describe('a request that nobody blames', () => {
  it('is listed unless a fault of the replies is told about it', () => {
    expect(listUnsure([], rows).map(({ factor }) => [factor.factorId, factor.polarity])).toEqual([
      ['ask_kind', 'neutral'],
      ['several_asks', 'neutral'],
      ['ask_size', 'neutral'],
    ]);
    expect(listUnsure([asks], rows).map(({ factor }) => factor.factorId)).toEqual(['several_asks', 'ask_size']);
    expect(listUnsure([], [])).toEqual([]);
  });

  it('is told only with a verified edit of its own', () => {
    const edit = verify(askForInterest);
    expect(isSayable(foundWith(asks, edit), [foundWith(asks, edit)])).toBe(true);
    expect(isSayable(foundWith(asks), [foundWith(asks)])).toBe(false);
    expect(isSayable(foundWith(several, edit), [foundWith(several, edit)])).toBe(false);
  });

  it('is not told if a fault offers the same edit', () => {
    const edit = verify(askForInterest);
    const [one, fault] = [foundWith(asks, edit), foundWith(blamed(several), edit)];
    expect(isSayable(one, [one, fault])).toBe(false);
    expect(isSayable(fault, [one, fault])).toBe(true);
  });
});
