import { expect, test } from 'vitest';
import { repliesTo } from '../../testing/repliesTo.ts';
import { buysFrom } from './buysFrom.ts';

test.each([
  'We buy used pallets. How many do you have standing around at Bell in a month?',
  "We take hardwood sawdust off cabinet shops' hands for our mushroom beds. How many bags does Fenwick Cabinets fill a week?",
  'We buy jute coffee sacks from roasters and turn them into planters. How many sacks does Calder Coffee empty in a week?',
  'We take whey from small dairies for our pig farm. We come with our own tanker twice a week, and we pay 3 cents a gallon. Would Blue Barn have some to spare?',
  'We buy company phones in lots of 20 or more, wipe them, and pay within five days. Could I send you a price list?',
  'We pick up loose bark with walking floor trailers and sell it to garden centers. We pay $9 a green ton at the mill. So what happens to yours?',
  'We pick up used moving boxes from storage facilities and pay $40 a pallet. How many boxes do you have lying around?',
  'We purchase spent grain from breweries. Would you sell yours?',
  'I collect old hotel keys and pay $2 each. Do you have any?',
  'Our farm buys vegetable trimmings. How much do you throw away in a week?',
  'We buy scrap copper, paid on pickup.',
  'We buy worn tires by the truckload for a playground floor. What do you do with yours?',
  "I'd like to buy your empty wine barrels. How many do you retire each year?",
])('%s: the reader is the one who sells', (told) => {
  expect(buysFrom(told)).toBe(true);
});

test.each([
  'We roast coffee that we buy from small growers and deliver it weekly from $14 a bag. How many bags do you go through a week?',
  'We pick up cardboard for $40 a pickup. How many bales do you have a month?',
  'We make cables to order and buy copper only from two mills. Send me one old drawing and I will price it by Friday.',
  'We take the hassle of payroll off your hands. How many people do you have?',
  'We collect and launder hotel linen. $1.20 a kilo. How many rooms do you have?',
  'We help hotels buy energy cheaper. How much do you pay today?',
  'We buy green beans from farms in Peru and roast them on Mondays. Do you have a supplier for coffee?',
  'We pay attention to detail. We clean offices at night.',
  'We collect waste oil from kitchens and clean the tanks. Our rates start at $60.',
  'Please quote for 300 used pallets. We buy every month.',
  'We take photos of homes and deliver them by noon. How many listings do you have?',
  'We collect feedback from patients by text. How many patients do you see a week?',
  'I take care of gardens in town. How much lawn do you have?',
  'We buy ads for restaurants. How many tables do you have?',
  'We recoat bowling pins. $3.10 a pin. How many sets do you go through in a year?',
  'We remove graffiti from walls overnight. How many walls do you have?',
  'We collect debts for trades, and you keep 80%. How many invoices do you have open?',
  'We sell used forklifts from $4,000. How many do you run?',
  'We pick up and deliver dry cleaning for offices. Would your staff like it?',
  'We make replacement elements for pottery kilns. A set is $240. How many firings a month do you do?',
  'We hire drivers and pay $24 an hour. Would you be interested?',
])('%s: the reader is asked to buy, or for something else', (told) => {
  expect(buysFrom(told)).toBe(false);
});

test('nobody who is asked to sell speaks of buying, of suppliers or of a quote', () => {
  const body = 'Hi Ana,\n\nWe buy used pallets. How many do you have standing around in a month?\n\nJoe';
  const texts = repliesTo({ subject: 'pallets', body }, { titles: ['Owner', 'Warehouse Manager', 'Purchasing Manager'], perIntent: 6 });
  for (const text of texts) expect(text).not.toMatch(/\bquot(?:e|ing)\b|supplier|\bbudget|don't buy|the whole (?:cost|bill)/i);
}, 30_000);
