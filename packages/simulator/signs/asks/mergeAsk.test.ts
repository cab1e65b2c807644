import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { mergeAsk } from './mergeAsk.ts';
import { askOutright } from './statedAsk.ts';

const merge = (line: string): string | null => {
  const body = `Hi Dana,\n\nTrucks wait at your gate for hours.\n\n${line}\n\nErin`;
  const draft = toEmailDraft({ ...buildLead(), email: { subject: 'dock slots', body } }, { contactsAtCompany: 1, ownWords: [] });
  return mergeAsk(draft)?.split('\n\n')[2] ?? null;
};

describe('a stated request', () => {
  it.each([
    ['Let me know if you would like a sample.', 'Would you like a sample?'],
    ["Let me know if you'd like to discuss this further.", 'Is this worth a look for you?'],
    ['Please let me know if you would like to schedule a demo.', 'Is this worth a look for you?'],
    ['If you are interested, let me know and I will send you the plan.', 'Shall I send you the plan?'],
  ])('is asked outright: %s', (sentence, question) => {
    expect(askOutright(sentence)).toBe(question);
  });

  it('keeps the other way to answer that it names', () => {
    expect(
      askOutright('Please let me know if you are interested and I will send you more details, or feel free to call me at 512-555-0188.'),
    ).toBe('Shall I send you more details? You can also call me at 512-555-0188.');
  });

  it.each(['If you are not interested, let me know.', 'Let me know the price.', 'We send you a list.'])('is not found: %s', (sentence) => {
    expect(askOutright(sentence)).toBeUndefined();
  });
});

describe('one question out of two sentences', () => {
  it.each([
    ['I can run your routes. Shall I?', 'Shall I run your routes?'],
    ["We'd be glad to check one dock. Would that help?", 'Shall we check one dock?'],
    ['Shall I send you the photos, and would you want a price for a patch?', 'Shall I send you the photos?'],
    ['I just wanted to see if this is something you would be interested in.', 'Is this something you would be interested in?'],
    ["Let me know if you'd like to discuss this further. I can do Monday or Tuesday afternoon.", 'Is this worth a look for you?'],
  ])('says the same: %s', (line, question) => {
    expect(merge(line)).toBe(question);
  });

  it('keeps times that belong to the offer', () => {
    expect(merge("Let me know if you'd like to try a tasting. I have openings on Thursday and Friday.")).toContain(
      'I have openings on Thursday',
    );
  });

  it('keeps what a sentence says besides a time', () => {
    expect(merge("Let me know if you'd like to talk. I can meet on Monday, and it costs $40.")).toContain('it costs $40');
  });

  it('adds no question to another', () => {
    expect(merge('Do trucks wait? Let me know if you would like a sample.')).toBeNull();
  });
});
