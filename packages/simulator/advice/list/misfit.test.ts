import { describe, expect, it } from 'vitest';
import { explain } from '../../explain.ts';
import { readListOffer } from '../../listOffer.ts';
import { SIGNS } from '../../signs/signs.ts';
import { buildCampaign, buildList } from '../../testing/buildLead.ts';

const BODY =
  'Hi Dana,\n\nWe run payroll for small firms, and answer their staff about every payslip.\n\nHurry, only 2 spots left!\n\nAre you free for 30 minutes on Tuesday at 10?\n\nBest,\nRuth';
const insightsOf = (titles: readonly string[]) => {
  const leads = buildList(40, (index) => ({
    title: titles[index % titles.length] ?? null,
    email: { subject: '12 wrong payslips', body: BODY },
  }));
  return explain(buildCampaign({ leadCount: leads.length, ...readListOffer(leads) }), leads);
};
const MISFIT = insightsOf(['Train Driver', 'Dental Nurse', 'Sheet Metal Worker', 'Backend Developer']);
const FITTING = insightsOf(['Payroll Administrator', 'HR Officer']);
const START = 'For most leads on this list, this is probably not about their work.';
const HALF = insightsOf(['Train Driver', 'Payroll Administrator']);

describe('the insights of a list that does not fit the offer', () => {
  it('say so beside a change that brings more, on both sides and first among what to do', () => {
    const { positive, negative } = MISFIT.reply;
    expect(positive.narrative).toMatch(new RegExp(`^Ask .*rop “Hurry[^”]+”.*${START}`));
    expect(negative.narrative).toMatch(new RegExp(`^${START}.* Ask .*rop “Hurry[^”]+”`));
    for (const side of [positive, negative]) {
      expect(side.narrative).not.toMatch(/no other wording|no edit/i);
      expect(side.keyTakeaways[0]).toBe(SIGNS.fit.sentences.far.takeaways[0]);
    }
    expect(FITTING.reply.negative.narrative).not.toContain(START);
  });

  it('say that it is half of the list where it is exactly half', () => {
    expect(HALF.reply.negative.narrative).not.toContain(START);
    expect(HALF.reply.negative.narrative).toContain('For half of the leads on this list');
  });

  it('praise nobody on it', () => {
    const praised = ({ open, reply }: typeof MISFIT) =>
      [open, reply].flatMap(({ positive }) => positive.factors).filter(({ factorId }) => SIGNS[factorId].isOfReaders === true);
    expect(praised(MISFIT).map(({ factorId }) => factorId)).toEqual([]);
    expect(praised(FITTING).length).toBeGreaterThan(0);
  });

  it('say how many have other work, however well it fits the others, and do not praise how they were chosen', () => {
    const mostlyFitting = insightsOf(['HR Manager', 'Train Driver', 'Payroll Manager', 'HR Director', 'Backend Developer']);
    const { positive, negative } = mostlyFitting.reply;
    const card = negative.factors.find(({ factorId }) => factorId === 'fit');
    expect(card?.paragraph).toContain('not about the work of 16 of 40 leads');
    expect(card?.deltaPoints).toBeLessThan(0);
    expect(positive.factors.map(({ factorId }) => factorId)).not.toContain('list_size');
    expect(FITTING.reply.positive.small?.labels).toContain('A small list');
    expect(positive.small?.labels ?? []).not.toContain('A small list');
  });

  it('tell of opens as of any list, which do not depend on the offer', () => {
    expect(MISFIT.open.negative.narrative).not.toContain('not about their work');
  });
});
