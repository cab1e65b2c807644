import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildList } from '../../testing/buildLead.ts';
import { calmTopic } from './calmTopic.ts';

const topicOf = (subject: string): string | undefined =>
  buildList(1, () => ({ email: { subject, body: 'Hi,\n\nCome and see us.\n\nBest,\nAnn' } })).map((lead) =>
    calmTopic(toEmailDraft(lead, lead.context)),
  )[0];

describe('the topic of a loud subject', () => {
  it('is the clause that is left without discounts and loud words', () => {
    expect(topicOf('\u{1f389} HUGE SALE \u{1f389} 50% OFF ALL OFFICE CHAIRS!!!')).toBe('Office chairs');
    expect(topicOf('$500 OFF new windows! Today only!!')).toBe('New windows');
    expect(topicOf('LAST CHANCE: free roof inspection!')).toBe('Free roof inspection');
  });

  it('is unknown if nothing is left, or a word may be a name', () => {
    expect(topicOf('\u26a1 FLASH SALE \u26a1 Ends tonight!')).toBeUndefined();
    expect(topicOf('HURRY!!! 30% OFF ALL ZORVEX CHAIRS')).toBeUndefined();
  });
});
