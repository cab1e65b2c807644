import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { finishSentences } from './finishSentences.ts';

const finish = (text: string): string => {
  const email = { subject: 'milk tanks', body: `Hi Dana,\n\n${text}\n\nErin` };
  const draft = toEmailDraft({ ...buildLead(), email }, { contactsAtCompany: 1, ownWords: [] });
  return finishSentences(draft).body.slice('Hi Dana,\n\n'.length, -'\n\nErin'.length);
};

describe('correcting capitals', () => {
  it.each([
    ['we cool your milk. osha and fda rules are met.', 'We cool your milk. OSHA and FDA rules are met.'],
    ['fedex brings the tanks. do you need one?', 'FedEx brings the tanks. Do you need one?'],
    ['iphones show the temperature. it takes a minute.', 'iPhones show the temperature. It takes a minute.'],
    ['osha asks for it. growers search for "osha tanks" daily.', 'OSHA asks for it. Growers search for "osha tanks" daily.'],
  ])('writes known abbreviations and brands their own way: %s', (before, after) => {
    expect(finish(before)).toBe(after);
  });

  it.each([
    'we cool your milk. krevlin tanks are made of steel.',
    "we cool your milk. st. ann's dairy has two tanks.",
    'we have a small dairy on oak street. do you need milk?',
  ])('leaves a text alone whose names cannot be told from words: %s', (text) => {
    expect(finish(text)).toBe(text);
  });

  it('adds no period to a greeting, however long it is', () => {
    const body = 'Hello Dana or whoever runs the dairy\n\nWe cool your milk\n\nErin';
    const email = { subject: 'milk tanks', body };
    const draft = toEmailDraft({ ...buildLead(), email }, { contactsAtCompany: 1, ownWords: [] });
    expect(finishSentences(draft).body).toContain('whoever runs the dairy\n');
  });

  it('adds no period to a sentence in brackets that has one', () => {
    const whole = "We cool your milk within the hour. (Yes, that includes Sundays. It's the same price.)";
    expect(finish(whole)).toBe(whole);
    expect(finish('We bring the tanks and fill them (on Sundays too)')).toBe('We bring the tanks and fill them (on Sundays too).');
  });

  it('adds no period after a smiley', () => {
    expect(finish('You sell the milk and we cool it :)')).toBe('You sell the milk and we cool it :)');
  });

  it('does not take two dots for the end of a sentence', () => {
    expect(finish('We can send you a price.. ok? I hope so.')).toContain('price.. ok?');
  });
});
