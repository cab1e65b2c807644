import { expect, it } from 'vitest';
import { EDITS } from '../../edits/edits.ts';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';

const rewrite = (id: string, lines: string): string => {
  const email = {
    subject: 'dock slots',
    body: `Hi Dana,\n\nTrucks wait at your gate for hours. We give carriers a slot.\n\n${lines}\n\nErin`,
  };
  const draft = toEmailDraft({ ...buildLead(), email }, { contactsAtCompany: 1, ownWords: [] });
  return EDITS.find((edit) => edit.id === id)?.apply(draft).body ?? '';
};

it.each([
  'Can we meet on one of these days?\n\n- Mon 11:30am\n- Tue 12:00pm\n- Thu 12:15pm',
  'I am in Graz from the 8th to the 10th. Can we meet for 30 minutes?',
])('a meeting request stays if another line depends on it: %s', (lines) => {
  const after = rewrite('ask_for_interest', lines);
  expect(/meet/.test(after) || !/Mon|Graz/.test(after)).toBe(true);
});

it.each([
  ['Are you free on Thursday? Lunch is on me.', /Lunch/],
  ['Do you have 20 minutes next week? I am in Graz from the 8th to the 10th.', /Graz/],
])('lines that depend on the meeting are removed with it: %s', (lines, served) => {
  const after = rewrite('ask_for_interest', lines);
  expect(/free on|20 minutes/.test(after) || !served.test(after)).toBe(true);
});

it('a question who is in charge survives the request for time', () => {
  const after = rewrite('ask_for_interest', 'Could you spare 20 minutes to help me find out who runs the gate at your company?');
  expect(after).toContain('Who runs the gate at your company?');
  expect(after).not.toContain('Is this');
});

it('a request for time stays if its question who is in charge cannot stand alone', () => {
  const asked = 'Could we have a 15-minute call so I can find out who I should talk to?';
  expect(rewrite('ask_for_interest', asked)).toContain(asked);
});

it.each(['Can we meet for 15 minutes to see whether or not it fits your gate, and you can bring your gate plan?'])(
  'the question keeps only the first clause of the purpose: %s',
  (asked) => {
    expect(rewrite('ask_for_interest', asked)).toContain('Would you like to see if it fits your gate?');
  },
);

const OFFER = 'We supply software for dock slots, from $90 a month. Carriers book their own slot.';
const ask = (lines: string): string => {
  const email = { subject: 'dock slots', body: `Hi Dana,\n\n${OFFER}\n\n${lines}\n\nBest,\nErin` };
  const draft = toEmailDraft({ ...buildLead(), email }, { contactsAtCompany: 1, ownWords: [] });
  return (
    EDITS.find(({ id }) => id === 'ask_for_interest')
      ?.apply(draft)
      .body.split('\n\n')
      .at(-2) ?? ''
  );
};

it.each([
  [
    'We would love to hop on a 30 minute call to walk you through our game-changing software. Book here: https://calendly.com/erin/30min',
    'Would you like to see our software?',
  ],
  [
    'I would really appreciate 15 minutes of your time to discuss dock slots. When are you free this week?',
    'Are dock slots something you are looking at?',
  ],
  [
    'I wanted to see if you would be interested in a free trial. Do you have 20 minutes for a call?',
    'Would you be interested in a free trial?',
  ],
  ['Could we meet on Tuesday? Or if you prefer I can send a sample plan.', 'Shall I send a sample plan?'],
  ['Do you have time for a call on Tuesday? I can also send a sample plan if that is easier.', 'Shall I send a sample plan?'],
  ['Can we schedule a short demo on Tuesday?', 'Would you like to see how it works?'],
  ['Do you have 15 minutes for me to walk you through the plans?', 'Would you like to see the plans?'],
  ['Can I come by and measure the bay on Tuesday?', 'Would you like me to measure the bay?'],
  [
    'Could my colleague and I stop by on Tuesday for 20 minutes to look at your bays and leave a price?',
    'Would you like us to look at your bays and leave a price?',
  ],
  ['Open to a 15-minute call to compare with your current plan?', 'Would you like me to compare this with your current plan?'],
])('the request for time becomes a question about interest, whatever else it says again: %s', (asked, question) => {
  const after = ask(asked);
  expect(after).toContain(question);
  expect(after).not.toMatch(/calendly|\bcall\b|minutes|Tuesday/);
});

it.each(['Could we have a call about the $40 fee per truck?', 'Could we meet to compare notes on your fire doors?'])(
  'a request that says more than the rest of the email stays: %s',
  (asked) => {
    expect(ask(asked)).toBe(asked);
  },
);

it.each([
  [
    'Would you have time for a call on Thursday? Otherwise just tell me how many gates you have and I will send a price.',
    'Tell me how many gates you have and I will send a price.',
  ],
  ['Could we talk on Monday, or could I send you a plan of a gate like yours instead?', 'Could I send you a plan of a gate like yours?'],
  ['Can we talk on Monday? Otherwise, send us your gate plan, and we will quote.', 'Send us your gate plan, and we will quote.'],
])('an easier request beside the one for time stays alone: %s', (lines, alone) => {
  const after = rewrite('ask_for_interest', lines);
  expect(after).toContain(`slot.\n\n${alone}\n\nErin`);
});

it('calls that the sender gets are not the one that is asked for', () => {
  const after = rewrite(
    'ask_for_interest',
    'In July most of our calls are about locked gates.\n\nCould I stop by on Tuesday to look at your gates and leave a price?',
  );
  expect(after).toContain('locked gates.\n\nWould you like me to look at your gates and leave a price?');
});

it('an easier request that only asks when to meet is none', () => {
  expect(rewrite('ask_for_interest', 'Can we talk on Monday? If not, tell me a better day and I will send an invite.')).not.toContain(
    'Tell me',
  );
});

it.each([
  ['Could I come by this week and give you a free estimate?', 'Would you like a free estimate?'],
  ['Can I come by on Friday and leave you a quote? You can also call me at 813-555-0190.', 'Would you like a quote?'],
  ['Would it be possible for me to stop by to measure your bay?', 'Would you like me to measure your bay?'],
  [
    'I would like to schedule a meeting to discuss how we can help. Please advise your availability next week.',
    /^(?!.*availability)[^.]*\?$/,
  ],
  ['Spots are limited, so don\u2019t miss out! Book your call now: https://calendly.com/erin/30min', /^(?!.*Spots)[^.]*\?$/],
])('nothing that serves only the request is left: %s', (asked, question) => {
  const after = ask(asked);
  if (typeof question === 'string') expect(after).toContain(question);
  else expect(after).toMatch(question);
  expect(after).not.toMatch(/come by|stop by|calendly/);
  expect(after.includes('813-555-0190')).toBe(asked.includes('813-555-0190'));
});

it('a sentence that is about the sender stays', () => {
  expect(rewrite('ask_for_interest', "I'd love to set up a 30 minute demo. I am attaching our brochure.")).toContain(
    'I am attaching our brochure.',
  );
});

it('how long the proposed visit takes goes with the request for it', () => {
  const after = rewrite(
    'ask_for_interest',
    'I would be glad to stop by, look at your gates and give you a firm price. It takes about 15 minutes. Would Tuesday or Wednesday morning next week work?',
  );
  expect(after).not.toMatch(/15 minutes|Tuesday/);
  expect(after).toMatch(/firm price\. \p{Lu}[^.!?]*\?/u);
});

it.each([
  ['Would sometime next week suit?', 'Is this worth a look for you?'],
  ['I would like to propose a short call. When would suit you best?', 'Would you like to know more?'],
  ['Could we arrange a visit to your offices?', 'Is this worth a look for you?'],
  [
    "I'd love to hear how you plan docks today and share some figures from yards like yours. Are you free on Thursday?",
    'Shall I send you some figures from yards like yours?',
  ],
  ['Could I show you it with ten of your own slots? 20 minutes, Monday or Tuesday.', 'Could I show you it with ten of your own slots?'],
])('time gives way to a small question: %s', (lines, question) => {
  expect(rewrite('ask_for_interest', lines)).toContain(`\n\n${question}\n\nErin`);
});

it('nobody is asked whether a company would like to know', () => {
  expect(rewrite('ask_for_interest', 'Does Hollin Group have 20 minutes on Thursday?')).not.toContain('Would Hollin Group like');
});

it('another way to answer stands alone without the call', () => {
  expect(rewrite('ask_for_interest', 'Shall we have a call next week? Alternatively, sign up at https://dock.example/join')).toContain(
    'You can also sign up at https://dock.example/join',
  );
});

it.each([
  ['Would it be worth 20 minutes next week? I can show you with your own gate log.', 'Would you like to see it with your own gate log?'],
  [
    "Could I spend an hour with whoever runs the gate? I'll bring a tablet and you can try it on one lane.",
    'Would you like to try a tablet on one lane?',
  ],
  ['Worth a quick call? Thursday?', 'Worth a look?'],
  ["If you're short of bays in peak, could we have a chat on Monday?", 'Are you short of bays in peak?'],
])('the question is made of the words around the request for time: %s', (lines, question) => {
  expect(rewrite('ask_for_interest', lines)).toContain(`slot.\n\n${question}\n\nErin`);
});

it('the question whether the reader needs the offer takes the place of a request for time', () => {
  const lines =
    'Hope all is well. Do you need more slots before Christmas? We sell them from $9 each, by the day.\n\nWhen is good for a call?';
  const after = rewrite('ask_for_interest', lines);
  expect(after).toContain('well. We sell them from $9 each, by the day.\n\nDo you need more slots before Christmas?\n\nErin');
});

it.each([
  'We charge $90 a month from 1 May.\n\nFancy a chat?',
  'One slot costs $9.\n\nCall me, I pick up.',
  'We reach most gates for $40.\n\nWant me to swing by with the sample plates?',
  'We will check your gate, no charge.\n\nTuesday or Wednesday OK?',
])('where all is told, nobody is asked whether to know more: %s', (lines) => {
  expect(rewrite('ask_for_interest', lines)).not.toMatch(/know more/);
});

it.each(['I find something about half the time. Happy to look over your gate log for nothing.'])(
  'a fact about time is no request for it: %s',
  (lines) => {
    expect(rewrite('ask_for_interest', lines)).toContain('half the time');
  },
);

it('a gift is named again where another sentence follows it', () => {
  const lines =
    'We offer a free audit of your gates. It takes two days, and all we need is the log.\n\nAre you free for a call on Tuesday?';
  expect(rewrite('ask_for_interest', lines)).toContain('Would a free audit of your gates be useful to you?');
});

it.each([
  ['Are you free for a 15-minute call this week? If not, can I send the two-page summary?', 'Can I send the two-page summary?'],
  ['Could we talk on Thursday? Otherwise, could we post you a plan of one gate?', 'Could we post you a plan of one gate?'],
])('what the sender would send stays instead of a call: %s', (lines, question) => {
  const after = rewrite('ask_for_interest', lines);
  expect(after).toContain(`slot.\n\n${question}\n\nErin`);
});

it('the second half of a question that is not about time stays', () => {
  const lines = 'Could we talk on Thursday? Do your trucks wait? If not, can I send our rates?';
  expect(rewrite('ask_for_interest', lines)).not.toMatch(/wait\? Can I/);
});

it('what the sender would say on the phone goes with the call, and a place on a round stays', () => {
  expect(ask("Is it worth a 15 min call to see whether your gate would qualify? If it doesn't I'd rather say so on the phone.")).toBe(
    'Would you like to see if your gate would qualify?',
  );
  const order = 'Can I put you down for the Friday round?';
  expect(ask(order)).toBe(order);
});
