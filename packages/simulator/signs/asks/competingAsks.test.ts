import { describe, expect, it } from 'vitest';
import { buildList } from '../../testing/buildLead.ts';
import { toEmailDraft } from '../../reading/draft.ts';
import { competingAsks } from './competingAsks.ts';

const asksOf = (text: string): string[] => {
  const [lead] = buildList(1, () => ({ email: { subject: 'the post in Exeter', body: `Hi Ann,\n\n${text}\n\nRob` } }));
  if (lead === undefined) throw new Error('the list is empty');
  const { body } = lead.email;
  return competingAsks(toEmailDraft(lead, lead.context)).map(({ start, end }) => body.slice(start, end));
};

describe('requests that compete for one reply', () => {
  it('are two for different things', () => {
    expect(asksOf('We repair dock gates. Is this worth a look for you? Could we talk on Tuesday at ten?')).toHaveLength(2);
  });

  it('are a talk and records to send', () => {
    expect(asksOf('We repair gates. Could we talk on Tuesday at ten? Please send me a list of all your gates.')).toHaveLength(2);
  });

  it('are not an offer and the question whether it is of interest', () => {
    expect(asksOf('We repair dock gates. Could we look at yours on Tuesday at ten? Interested?')).toEqual([]);
    expect(asksOf('We repair dock gates. Send me a photo of yours and I will price it. Sound good?')).toEqual([]);
  });

  it('are not a visit announced unless the reader stops it', () => {
    expect(asksOf('We repair dock gates. Is this worth a look for you? We will stop by on Monday unless we hear from you.')).toEqual([]);
  });

  it('are three things to do in as many sentences, and no postscript', () => {
    expect(asksOf('We rent gates. Visit our website. Download our guide. Follow us on Instagram.')).toHaveLength(3);
    expect(asksOf('We rent gates. Is this worth a look for you?\n\nPS Could we also talk on Tuesday at ten?')).toEqual([]);
  });

  it('are not an event and how to register for it', () => {
    expect(
      asksOf('We rent gates. Join us on May 3 for a tour of the yard. Register here: https://gates.example/tour. See you there!'),
    ).toEqual([]);
  });

  it('are a call and something to join', () => {
    expect(asksOf('We repair dock gates. Could we talk on Tuesday at ten? We also have an open day, please register.')).toHaveLength(2);
    expect(asksOf('We repair dock gates. Could we talk on Tuesday at ten? We follow your rules.')).toEqual([]);
  });

  it.each([
    "Would it help if I sent you our checklist? You can use it yourself in ten minutes, and there's nothing to sign up for.",
    'Would it help if I sent you our checklist? You do not have to install anything or sign up for it.',
    'Would it help if I sent you our checklist? There is no need to book a call.',
  ])('are not what nobody has to do: %s', (text) => {
    expect(asksOf(`We repair dock gates. ${text}`)).toEqual([]);
  });

  it('are all those of one sentence', () => {
    expect(asksOf('We repair dock gates. Please visit our website, download the guide or book a call.')).toEqual([
      'visit our website',
      'download the guide',
      'book a call',
    ]);
  });

  it('are not two for the same thing, or for somebody else to ask', () => {
    expect(
      asksOf(
        'We repair dock gates. If you send me the width of the gate, I will price it today. Could you get me that, or is there someone in the yard I should ask?',
      ),
    ).toEqual([]);
  });

  it('are not a time and the question whether to fix it', () => {
    expect(
      asksOf('We repair gates. I have a free window on Tuesday to show you around our yard for a call. Shall I pencil it in?'),
    ).toEqual([]);
  });

  it('are not a thing to send and the question whether to look at it', () => {
    expect(asksOf('We repair gates. Please send me a list of all your gates and I will price them. Should I look at yours?')).toEqual([]);
  });

  it.each([
    'Would you like a place? A yes or no by Friday is all I need.',
    'Could we talk on Tuesday at ten? If somebody else looks after gates, a name would be great.',
    'Is this worth a look for you? I can bring one of our fitters to the call.',
  ])('are not how to answer, somebody else to ask, or what the sender does: %s', (text) => {
    expect(asksOf(`We repair dock gates. ${text}`)).toEqual([]);
  });

  it('are not a closing line', () => {
    expect(
      asksOf('We repair dock gates. Could we talk on Tuesday at ten? Please do not hesitate to contact me if you are interested.'),
    ).toEqual([]);
  });

  it('are not how to say yes to the first', () => {
    expect(asksOf('We repair dock gates. Are you open to hearing more? If so, send me a time on Tuesday and I will call you.')).toEqual([]);
  });
});
