import { expect, it } from 'vitest';
import { EDITS } from '../../edits/edits.ts';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';

const OFFER = 'We tune organs for churches in Norfolk, from £140 a visit. A visit takes us a morning.';
const close = (lines: string): string => {
  const email = { subject: 'organ tuning', body: `Hi Dana,\n\n${OFFER}\n\n${lines}\n\nBest,\nErin` };
  const draft = toEmailDraft({ ...buildLead(), email }, { contactsAtCompany: 1, ownWords: [] });
  return (
    EDITS.find(({ id }) => id === 'ask_for_interest')
      ?.apply(draft)
      .body.split('\n\n')
      .slice(2, -1)
      .join(' ') ?? ''
  );
};

it.each([
  [
    "A sample report is available if you'd like to see how we write. Worth a 15 minute call this week or next?",
    'Would you like to see a sample report?',
  ],
  [
    'I have marked up your last service sheet in red. Are you free for ten minutes on Monday?',
    'I have marked up your last service sheet in red. Shall I send it over?',
  ],
  [
    'There is a short recording of one we did in May. Do you have 20 minutes this week?',
    'There is a short recording of one we did in May. Would you like to see it?',
  ],
  [
    "We can send a tuner over for an hour to play it through. You'd get a page with every flat pipe on it. Would either the 3rd or the 5th suit?",
    "We can send a tuner over for an hour to play it through. You'd get a page with every flat pipe on it. Would that be useful?",
  ],
  [
    "What I offer is a survey of your bellows. Could we have a call in the week of the 9th? I'd be glad to come by with a coffee, too.",
    'What I offer is a survey of your bellows. Would that be useful?',
  ],
  [
    'What I offer is a survey of your bellows. We have done nine this year. Could we have a call in the week of the 9th?',
    'What I offer is a survey of your bellows. We have done nine this year. Would a survey of your bellows be of interest?',
  ],
  [
    "Could we talk for ten minutes to see how the tuner works with a choir? I'm free most mornings.",
    'Would you like to see how the tuner works with a choir?',
  ],
  ['The first three months are free. Could we talk this week or next?', 'The first three months are free. Would you like to try it?'],
  [
    'If your contract ends this year, I would like to put a price next to it. Could we speak on Thursday?',
    'If your contract ends this year, I would like to put a price next to it. Would that be useful?',
  ],
  [
    "Our app hears which pipe is flat, and I'd love to show you. Would you have 20 minutes on Monday?",
    "Our app hears which pipe is flat, and I'd love to show you. Would you like to see how it works?",
  ],
  [
    "Would you have 15 minutes on Friday? I'd also be glad to send over our guide to damp, it's a short read.",
    'Shall I send our guide to damp?',
  ],
  [
    'If you send me the make and the year, I can tell you what it needs. Would you be open to a call on Monday?',
    'If you send me the make and the year, I can tell you what it needs. Would that be useful?',
  ],
  [
    'Send me the make and the year. If you send me a photo, too, I can tell you what it needs. I am also free for a call on Monday.',
    'Send me the make and the year. If you send me a photo, too, I can tell you what it needs.',
  ],
  [
    'Please send us a photo of the console and we answer with a price the same day. I would also be glad to have a short call to introduce us.',
    'Please send us a photo of the console and we answer with a price the same day.',
  ],
])('the question is about what the email offers: %s', (lines, closed) => {
  expect(close(lines)).toBe(closed);
});

it.each([
  'Happy to come and measure the loft. Would Tuesday or Thursday work?',
  'Do you have time for a chat on Tuesday? If you send me the make I can bring the right pipes.',
])('a visit for work stays: %s', (lines) => {
  expect(close(lines)).toBe(lines);
});
