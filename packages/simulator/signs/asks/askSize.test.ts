import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { askSize } from './askSize.ts';

const { reader } = askSize.features.heavyAsks;
const draftOf = (sentences: string) =>
  toEmailDraft(
    buildLead({ email: { subject: 'cranes', body: `Hi Dana,\n\nWe test cranes in paper mills.\n\n${sentences}\n\nBest,\nErin` } }),
    {
      contactsAtCompany: 1,
      ownWords: [],
    },
  );
const demandsIn = (sentences: string): string[] => {
  const draft = draftOf(sentences);
  return reader.find(draft).map(({ start, end }) => draft.body.raw.slice(start, end));
};
const sizeOf = (sentences: string): number | null | undefined => reader.read?.(draftOf(sentences));

describe('a large request', () => {
  it.each([
    ['Could we meet for an hour on Thursday?', 'an hour'],
    ["I'd like to book a two-hour workshop with you next week.", 'a two-hour workshop'],
    ['Can we set up a call with your plant manager and someone from maintenance?', 'your plant manager and someone from maintenance'],
    ['Please let me know two dates that suit everyone.', 'two dates that suit everyone'],
    ['Could you send me a list of all your cranes?', 'a list of all your cranes'],
    ['Please share your repair costs for the last two years so we can quote.', 'your repair costs for the last two years'],
    ['We would need access to your maintenance system.', 'access to your maintenance system'],
    ["We'd like to come to your mill for half a day.", 'half a day'],
    ['Please block two hours for it next week.', 'two hours'],
    ['I need the following from you: a complete list of all cranes with their loads.', 'a complete list of all cranes with their loads'],
    ['Could we talk with your plant manager, safety lead and purchasing?', 'your plant manager, safety lead and purchasing'],
  ])('is found in “%s”', (sentence, demand) => {
    expect(demandsIn(sentence)).toEqual([demand]);
  });

  it.each([
    'Would half an hour on Thursday suit you?',
    'Could we talk for 20 minutes on Thursday?',
    'We can be with you within an hour. Could we talk on Thursday?',
    'You save an hour a week. Could we talk on Thursday?',
    'Shall I send you a list of all your cranes that are due?',
    'We keep your inspection records for the last ten years.',
    'Send me one photo of the crane and I will price it.',
    'You do not need to send us your bills for the last two years.',
    'Could I show you and your team how it works?',
    'Please keep my card. A test takes two hours, and your crew can go on working.',
    'We work with your safety lead and your crane operators. Could we talk on Thursday?',
  ])('is none: “%s”', (sentences) => {
    expect(demandsIn(sentences)).toEqual([]);
  });

  it('is one of prices only beside another request: one number is told in a line', () => {
    expect(demandsIn('What are you paying per test?')).toEqual([]);
    expect(sizeOf('Could we talk on Thursday? What are you paying per test?')).toBe(0.5);
  });

  it('is a request, even if only a list below a need states it', () => {
    const needs = 'To start, we will need the following:\n\n- Load tests of the last five years\n- A signed letter of authority\n';
    expect(demandsIn(needs)).toEqual(['Load tests of the last five years', 'A signed letter of authority']);
    expect(sizeOf(needs)).toBe(2);
    expect(draftOf(needs).requests.map(({ kind }) => kind)).toEqual(['actionAsk']);
  });

  it('counts each kind of demand once', () => {
    expect(sizeOf('Could we meet for an hour, or for two hours? Please send us a list of all your cranes first.')).toBe(2);
  });
});
