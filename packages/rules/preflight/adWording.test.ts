import { describe, expect, it } from 'vitest';
import { findAdWording } from './adWording.ts';
import { checkEmails } from './checkEmails.ts';
import { buildEmail, options } from './testing/buildEmails.ts';

const textsOf = (text: string) => findAdWording(text).map((sighting) => sighting.text);

describe('wording of ads', () => {
  it.each([
    ['Act now!', 'pressure', 'Act now'],
    ['This is a limited time offer.', 'pressure', 'limited time offer'],
    ['Only 3 spots left.', 'pressure', 'Only 3 spots left'],
    ['The offer ends Friday.', 'pressure', 'offer ends Friday'],
    ['URGENT', 'pressure', 'URGENT'],
    ['Confirm now to avoid disappointment.', 'pressure', 'Confirm now to avoid disappointment'],
    [
      'If I don’t hear from you by Friday I’ll assume growth does not matter.',
      'pressure',
      'If I don’t hear from you by Friday I’ll assume growth does not matter',
    ],
    ['This can lead to unlimited fines and imprisonment.', 'pressure', 'unlimited fines and imprisonment'],
    ['We have two left, so please order now.', 'pressure', 'order now'],
    ['Prices rise. Buy now!', 'pressure', 'Buy now'],
    ['Limited spots this month.', 'pressure', 'Limited spots'],
    ['This offer is only valid today!', 'pressure', 'only valid today'],
    ['The offer ends soon.', 'pressure', 'offer ends soon'],
    ['\u{1f449} Only 4 seats left this week', 'pressure', 'Only 4 seats left'],
    ['- Offer ends tonight', 'pressure', 'Offer ends tonight'],
    ['So please hurry, and call us.', 'pressure', 'hurry'],
    ['We have only 2 slots left in May.', 'pressure', 'only 2 slots left'],
    ['Claim yours within 12 hours.', 'pressure', 'Claim yours within 12 hours'],
    ['You have 6 hours to decide.', 'pressure', 'You have 6 hours to'],
    ['Call before it’s gone for good.', 'pressure', 'before it’s gone for good'],
    ['100% guaranteed results', 'guarantee', '100% guaranteed results'],
    ['Guaranteed leads for your team.', 'guarantee', 'Guaranteed leads'],
    ['Or your money is returned, guaranteed.', 'guarantee', 'guaranteed'],
    ['We guarantee it.', 'guarantee', 'guarantee'],
    ['With our 30-day guarantee you lose nothing.', 'guarantee', 'guarantee'],
    ['Try it risk-free.', 'guarantee', 'risk-free'],
    ['We can guarantee 1st page ranking within 30 days.', 'guarantee', 'guarantee'],
    ['We GUARANTEE your shifts or you do not pay.', 'guarantee', 'GUARANTEE'],
    ['100% satisfaction guaranteed or your money back.', 'guarantee', '100% satisfaction'],
    ['We guarantee the lowest price, or we refund you.', 'guarantee', 'guarantee'],
    ['AMAZING OFFER', 'guarantee', 'AMAZING OFFER'],
    ['Click here for our prices', 'click_here', 'Click here'],
    ['See https://bit.ly/3xYz', 'short_link', 'https://bit.ly/3xYz'],
    ['See tinyurl.com/docks', 'short_link', 'tinyurl.com/docks'],
  ])('is found in “%s”', (text, kind, found) => {
    expect(findAdWording(text)[0]).toEqual({ kind, text: found, instead: null, fix: null });
  });

  it.each([
    'Urgent invoices from "the CEO" reach your accounts every week.',
    'They write "your mailbox is full, click here to keep it" at the end of a shift.',
    'The bill changes guaranteed hours, notice of rotas and cancelled shifts.',
    'A guaranteed period is written into the contract.',
    'The offer ends on 30 April.',
    'Offer ends midnight 30 April.',
    'Click here for the list: https://a.example/list',
    'It costs £60 a tonne more than what you buy now.',
    'Most plants call now and then.',
    'Urgent repairs are done the same day.',
    'We handle your bank guarantee and the loan guarantees of your suppliers.',
    'The Rural Housing Guarantee pays for half of it.',
    'An urgent care clinic near you closed.',
    'The pumps come with a 12 year guarantee.',
    'It has a guarantee of 5 years.',
    'Doors from £210, any color, 20-yr guarantee.',
    'Every roof has a ten-year insurance-backed guarantee.',
    'There is a guarantee on all parts.',
    'Our fee is 18% of first-year salary and comes with a 90-day replacement guarantee.',
    "All our people are drug-screened and we guarantee every shift for the first 8 hours or you don't pay.",
    'If a temp leaves inside a week, we guarantee a replacement at no cost.',
    'Pass guaranteed or your next course is free.',
    'There is a 30-day money-back guarantee.',
    'We offer a two-hour response guarantee for HVAC calls.',
    'I can price it from a photo, no obligation.',
    'Your drivers act on it the next day.',
    'See https://habit.ly/docks and https://docks.example/bit.ly',
    'The last chancellor spoke. The final changes are in.',
    'Offers from three suppliers end up in one table.',
    'You can call the office now and then.',
    'There is no hurry, and this is not urgent.',
    'If I don’t hear from you, I will leave it there.',
    'Please confirm the date by Friday.',
    'Most claims begin with a form that somebody filled in in a hurry.',
    'Thermal fuses act fast.',
    'Drivers have limited time at the gate.',
    'The proof is the last chance to find a wrong digit.',
    'Half of the tickets arrive marked urgent.',
    'The bus has only three seats left at that stop.',
    'A final notice from the council lands on the wrong desk.',
    'The alarm rings long before it’s too late to save the cheese.',
    'Our fitters reply within 4 hours.',
    'We guarantee a plumber on your site within three hours.',
    'They took the ads down and put the money back into print.',
    'When the supplier’s price expires, the old quote stays on file.',
  ])('is not seen in “%s”', (text) => {
    expect(textsOf(text)).toEqual([]);
  });

  it('comes once for each wording, however often it is written', () => {
    expect(textsOf('Act now. ACT NOW. Act now, click here.')).toEqual(['Act now', 'click here']);
  });

  it('is reported with its row, its place and what to do', () => {
    const email = buildEmail({ subject: 'AMAZING OFFER', body: 'Hi Marta,\n\nAct now: https://bit.ly/3xYz' });
    expect(checkEmails([email], options).map(({ text, place, rowNumbers, advice }) => [text, place, rowNumbers, advice])).toEqual([
      ['Act now', 'line 3', [2], 'Give the exact date and the reason, or leave it out.'],
      ['AMAZING OFFER', 'the subject', [2], 'Say what you do in plain words.'],
      ['https://bit.ly/3xYz', 'line 3', [2], 'Link to the page itself.'],
    ]);
  });

  it('is left alone in an email that asks for private data, where only mistakes are listed', () => {
    const body = 'Hi {{nickname}},\n\nAct now and click here to confirm your password.';
    const kinds = (isScam: boolean) =>
      checkEmails([buildEmail({ subject: 'RE: last chance', body })], { ...options, isScam: () => isScam }).map(({ kind }) => kind);
    expect(kinds(false)).toEqual(['unknown_variable', 'fake_reply', 'pressure', 'pressure', 'click_here']);
    expect(kinds(true)).toEqual(['unknown_variable']);
  });
});

it('leaves the name of a firm alone', () => {
  expect(findAdWording('I am Rae from Best Price Gates in Hull.\n\nRae\nBest Price Gates')).toEqual([]);
  expect(findAdWording('We have the Best Prices for gates.').map(({ text }) => text)).toEqual(['Best Prices']);
});

it('leaves the deadline of a law alone', () => {
  expect(findAdWording('After a leak you have 24 hours to report it.')).toEqual([]);
  expect(findAdWording('You have only 24 hours to claim it.').map(({ kind }) => kind)).toEqual(['pressure']);
});
