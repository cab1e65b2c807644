import { describe, expect, it } from 'vitest';
import { repliesTo as repliesToEmail } from '../testing/repliesTo.ts';

const READERS = { titles: ['Owner', 'Yard Manager', 'HR Director', null], perIntent: 12 };
const repliesTo = (subject: string, body: string): string[] => repliesToEmail({ subject, body }, READERS);
const COMES = /\b(?:count me in|I'll be there|can't make it|can't come|that day|bring someone|next time|another time)\b/i;
const NOTICE = /\b(?:noted|read it (?:properly|tomorrow)|look after this|gives? us longer|take me off these)\b/i;

describe('a reply to an email that asks nothing', () => {
  const SENTENCES = [
    'It was good to see everybody again on Friday, and thank you for lending us the big trailer.',
    'The children have talked of nothing else since.',
    "Please give our thanks to your driver. I'll bring the straps back next week.",
  ];
  it.each([[0, 1, 2], [0, 1], [0, 2], [0]])('welcomes thanks, whichever sentences stand beside them', (...kept) => {
    const body = `Dear Ana,\n\n${kept.map((index) => SENTENCES[index] ?? '').join(' ')}\n\nWarm wishes,\nDiane`;
    const replies = repliesTo('Friday', body);
    expect(replies.filter((text) => COMES.test(text) || NOTICE.test(text))).toEqual([]);
    expect(
      replies.filter((text) =>
        /\b(?:welcome|pleasure|glad|than(?:k|ks)|thx|kind|any ?time|no need|no problem|help|needn't|hear|saying so)\b/i.test(text),
      ).length,
    ).toBeGreaterThan(replies.length * 0.9);
  });

  it('congratulates a friend on good news', () => {
    const news = 'Dear Ana,\n\nI got the job in Bergen! Your letter helped a great deal. I start in May.\n\nRolf';
    const answers = repliesTo('Bergen', news).filter((text) =>
      /\b(?:congratulations|happy|lovely|wonderful|good for you|pleased)\b/i.test(text),
    );
    expect(answers.length).toBeGreaterThan(80);
  });

  it('says whether a change suits a customer who is asked that', () => {
    const notice =
      'Dear customers,\n\nfrom 4 May our van comes an hour later, as our depot moves to Ely. Prices stay the same.\n\nIf the later time is a problem, please call us by Friday.\n\nKind regards,\nGwen\nGwen Dairy Wholesale';
    const replies = repliesTo('Delivery times', notice);
    expect(replies.filter((text) => /look after this|take me off (?:these|your list)|my colleagues get this/i.test(text))).toEqual([]);
    expect(
      replies.filter((text) => /\b(?:fine|no problem|works?|suits|manage|problem|let you know|tell you)\b/i.test(text)).length,
    ).toBeGreaterThan(50);
  });
});

describe('a reply to an invitation', () => {
  it('names the day or the date, the guest and by when it is answered', () => {
    const supper = {
      subject: 'Fifty years of the ferry',
      body: 'Dear Ana,\n\nThe ferry is fifty this summer. Please join us for supper on board on Friday 12 June at 7 pm. You are welcome to bring a guest.\n\nPlease let me know by 20 May whether you can come.\n\nRolf Amundsen\nFerry Society',
    };
    const replies = repliesToEmail(supper, { ...READERS, corrections: { emailKind: 'event' } });
    expect(replies.filter((text) => text.includes('Friday 12 June'))).toEqual([]);
    expect(replies.filter((text) => /\b(?:Friday|12 June)\b/.test(text)).length).toBeGreaterThan(6);
    expect(replies.filter((text) => /closer to the date|tell you tomorrow|bring someone/.test(text))).toEqual([]);
    expect(replies.filter((text) => text.includes('by 20 May')).length).toBeGreaterThan(4);
    const accepted = repliesToEmail(supper, { ...READERS, intents: ['interested'], perIntent: 40, corrections: { emailKind: 'event' } });
    expect(accepted.filter((text) => /two of us|my partner|a friend|on my own|just me/.test(text)).length).toBeGreaterThan(8);
  });
});
