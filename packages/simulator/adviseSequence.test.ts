import { describe, expect, it } from 'vitest';
import { adviseSequence, type StepAdvice, type StepFinding, type StepFix } from './adviseSequence.ts';
import type { FollowUp } from './lead.ts';
import { buildCampaign, buildList, plainEmail } from './testing/buildLead.ts';
import { buildFollowUp } from './testing/buildSequence.ts';

function advise(...followUps: FollowUp[]): StepAdvice[] {
  const list = buildList(40, () => ({ followUps }));
  const work = adviseSequence(buildCampaign(), list);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

const idsOf = (advice: StepAdvice | undefined) => advice?.findings.map(({ id }: StepFinding) => id);

describe('the advice on a sequence', () => {
  it('finds a follow-up that repeats the first and comes too soon, and verifies asking again on the whole sequence', () => {
    const [advice] = advise(buildFollowUp({ body: plainEmail.body, waitDays: 1 }));
    expect(advice?.step).toBe(2);
    expect(idsOf(advice)).toEqual(['followUpRepeats', 'followUpTooSoon']);
    const [repeats, soon] = advice?.findings ?? [];
    expect(repeats?.deltaPoints).toBeLessThan(soon?.deltaPoints ?? 0);
    expect(repeats?.quote).toContain('Most carriers we speak to wait');
    expect(soon?.text).toBe('Email 2 comes one day after the one before. Many people have not read the earlier one by then.');
    const again: StepFix | undefined = advice?.fixes.find(({ editId }) => editId === 'ask_again');
    expect(again?.followUp.body).toBe('Hi Dana,\n\nFollowing up on my last email. Is this worth a look?\n\nBest,\nRuth');
    expect(again?.verification.lift).toBeGreaterThan(0.015);
    expect(again?.doubt).toBeNull();
  });

  it('quotes the sentence with the reproach, and calls an email without anything new neutral', () => {
    const [first, second] = advise(
      buildFollowUp({ body: 'Hi Dana,\n\nI have written to you twice and you still have not replied.\n\nRuth' }),
      buildFollowUp(),
    );
    const reproach = first?.findings.find(({ id }) => id === 'reproach');
    expect(reproach?.quote).toBe('I have written to you twice and you still have not replied.');
    expect(reproach?.deltaPoints).toBeLessThan(0);
    expect(idsOf(second)).toEqual(['nothingNew']);
    expect(second?.findings[0]).toMatchObject({ effect: 'neutral', deltaPoints: 0, touched: 40, leads: 40 });
    expect(second?.fixes).toEqual([]);
  });

  it('praises something new', () => {
    const [advice] = advise(
      buildFollowUp({ body: 'Hi Dana,\n\nNorthgate Logistics cut its unpaid freight bills by half with us.\n\nRuth' }),
    );
    expect(advice?.findings).toMatchObject([{ id: 'followUpNew', effect: 'for' }]);
    expect(advice?.findings[0]?.deltaPoints).toBeGreaterThan(0);
  });

  it('says how many leads a finding applies to if it does not apply to all', () => {
    const list = buildList(40, (index) => ({ followUps: [buildFollowUp({ waitDays: index < 20 ? 0 : 3 })] }));
    const work = adviseSequence(buildCampaign(), list);
    let step = work.next();
    while (!step.done) step = work.next();
    const soon = step.value[0]?.findings.find(({ id }) => id === 'followUpTooSoon');
    expect(soon?.text).toContain('This applies to 20 of 40 leads.');
  });

  it('has nothing to say without follow-ups', () => {
    expect(advise()).toEqual([]);
  });
});
