import { describe, expect, it } from 'vitest';
import { findBrokenEnglish, isBrokenEnglish } from './foreignEnglish.ts';

const mail = (text: string) => ({ subject: 'Valves', body: `Hello Dana,\n\n${text}\n\nBest regards,\nErin` });

it.each([
  'We have produce valves for 40 company in Spain. Our quality are good.',
  'We are manufacturer of valves. We can offered you drawing of the new type.',
  'For 12 years we make valves. Each comes with test report and is ready from the next week.',
])('is broken: %s', (text) => {
  expect(isBrokenEnglish(mail(text))).toBe(true);
});

it.each([
  'We have produced valves for 40 companies in Spain. Let me know the quantity, and I can send you a drawing.',
  'We have make-to-order valves, and a 35-day lead time. Could you send us a drawing of yours?',
  'We can sent you a sample next week.',
  'Firms that have used our valves since 2011 get an inspection report and the export papers. Prices hold from the next month onwards.',
])('can be sent: %s', (text) => {
  expect(isBrokenEnglish(mail(text))).toBe(false);
});

describe('an email of which most sentences are broken', () => {
  it('shows its worst sentence', () => {
    const body = [
      'Dear Ana,',
      'We are professional manufacturer of zippers since 12 years. Our worker are careful and we selling to Spain.',
      'We give price within one day.',
      'Mei',
    ].join('\n\n');
    expect(findBrokenEnglish(body)).toBe('We are professional manufacturer of zippers since 12 years.');
  });

  it('is none for a slip or two, or for plain short English', () => {
    expect(findBrokenEnglish('Hi Ana,\n\nWe have 12 worker in Leeds. Shall I send a price?\n\nMei')).toBeUndefined();
    expect(
      findBrokenEnglish(
        'Hi Ana,\n\nWe help your company make fewer returns. Since the 12 years of drought ended, growers need feed. Send me one photo and I price it. Our customer in Leeds says hello.\n\nTom',
      ),
    ).toBeUndefined();
  });

  it.each([
    [
      'We are family factory in Porto. Please do the needful and revert back. We are searching distributor in Leeds.',
      'We are family factory in Porto.',
    ],
    ['Our workshop sells 900 chairs in month. Waiting your kind reply.', 'Our workshop sells 900 chairs in month.'],
    [
      'I met your colleague before two weeks at the fair. The lid is break when it is cold, and the hinge is fall in winter.',
      'The lid is break when it is cold, and the hinge is fall in winter.',
    ],
    ['Each box contain 40 pieces. Drawings can be send by email.', 'Each box contain 40 pieces.'],
    [
      'We can make offer within one day, with same quality as in Italy.',
      'We can make offer within one day, with same quality as in Italy.',
    ],
  ])('shows what is plainly wrong, not a stock phrase: %s', (text, worst) => {
    expect(findBrokenEnglish(`Dear Ana,\n\n${text}\n\nMei`)).toBe(worst);
  });

  it.each([
    'Our clients include Ford and Aldi. The company are moving, and the factory have agreed.',
    'I have taken the lorry, and she has given you the keys. They have known us since 2004.',
    'Somebody at some company in Ohio rang. Please do the needful.',
    'We are live in 40 schools. A firm we work with in Hull was late, and had been since 2011.',
    'It is on the market for three weeks. There will be use cases, and there can be change.',
    'Same day delivery, at the same price. First-time buyers pay less, and for first time buyers it is free.',
    'We have company cars and company policy, and a team in Cork. We are part of the team.',
    'Wait for your reply? No. I am waiting for your answer. We search partner sites.',
    'I have 5 years experience and 3 years warranty.',
    'All the tenants want is heat. What makes the price work is volume, and it does make the product work.',
    'We need one or two drawings, in 4 different sizes, and can be sent a sample.',
    'He cancelled before two weeks were up. I spoke before he did.',
    'We make an offer, you make offers. They give price breaks at 500.',
    'We are agency of record for two breweries. I am Director of Sales at Hexham Glass.',
    'Two years in, we make 4,000 pairs in June and 900 in a slow month.',
    'Share the link with me. Share me in if you like.',
    'They said the trick is to wait. The wheel is broken and the driver has back pain.',
    'Hope you are well. I hope you, doing what you do, rest.',
    'Do get a reply in before Friday, and get quotations early.',
    'In the last few weeks we spoke to ten bakers.',
  ])('is none in what natives write: %s', (text) => {
    expect(findBrokenEnglish(`Hi Ana,\n\n${text}\n\nTom`)).toBeUndefined();
  });
});
