import { describe, expect, it } from 'vitest';
import { EDITS } from '../../edits/edits.ts';
import { toEmailDraft } from '../../reading/draft.ts';
import { readEmail } from '../../reading/readEmail.ts';
import { buildList } from '../../testing/buildLead.ts';

function readAsks(ending: string): { asks: number; edited: string } {
  const body = `Hi Dana,\n\nWe supply gloves and drapes to clinics from 4 pounds a box.\n\n${ending}\n\nBest,\nErin`;
  const [lead] = buildList(1, () => ({ email: { subject: 'gloves', body } }));
  if (lead === undefined) throw new Error('no lead');
  const draft = toEmailDraft(lead, lead.context);
  const edited = EDITS.find(({ id }) => id === 'keep_one_ask')?.apply(draft).body ?? '';
  return { asks: readEmail(lead, lead.context).values.asks ?? 0, edited: edited === body ? 'unchanged' : edited };
}

describe('the number of requests', () => {
  it('is not mended by taking one of three away', () => {
    const asks =
      "I'd love to give you a 30-minute demo. You can grab a time on my calendar here: https://calendly.com/gloves/demo\n\nIf you're not the right person, could you point me to who orders gloves?";
    expect(readAsks(asks).edited).toBe('unchanged');
  });

  it('counts orders behind arrows, and no facts behind them', () => {
    expect(readAsks('-> Follow us\n-> Order online\n-> Tell a friend\n-> Visit our shop').asks).toBe(4);
    expect(readAsks('-> Sizes S to XXL\n-> Free delivery\n-> Cuts your glove bill by 30%').asks).toBe(0);
  });

  it.each([
    'Just give me a call or reply to this email.',
    'Call me on 01332 555 019. Or just reply to this email.',
    'Want to give it a try? Just hit reply and I will set up a trial account for you, or book a demo on our website.',
    'Would you like a quote? Just reply with your postcode.',
    'Interested? Let me know, or call Becky on 0117 555 0160.',
    'Can I pop in next week to show you how it works? Or just give me a ring on 01253 555 087.',
    'Reply, call, or send a text, or book a slot on our website.',
    'Do you have 20 minutes for a call this week? If not, who is the right person?',
  ])('does not count another way to answer: %s', (ending) => {
    expect(readAsks(ending)).toEqual({ asks: 1, edited: 'unchanged' });
  });

  it.each([
    'Can we meet on Thursday? And could you forward this to your finance team?',
    'Would you like a free sample? Please also fill in our survey at https://a.example/s.',
    'Could you also tell me who signs? And please book a call.',
  ])('counts a second request: %s', (ending) => {
    expect(readAsks(ending).asks).toBe(2);
  });
});
