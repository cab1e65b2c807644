import { describe, expect, it } from 'vitest';
import { findScares } from './scares.ts';

const scaresOf = (text: string) => findScares(text, 'Alder Freight').map((sighting) => sighting.text);

describe('a scare', () => {
  it.each([
    ['Burglars are ALREADY on your roof', 'Burglars are ALREADY on'],
    ['Fraudsters have been reading Alder Freight’s invoices.', 'Fraudsters have been reading'],
    ['Alder Freight is being robbed', 'is being robbed'],
    ['We looked. Your payroll has been breached.', 'has been breached'],
    ['Your firm’s mail is exposed to hackers', 'is exposed to hackers'],
    ['Your company is at risk', 'is at risk'],
  ])('is a claim that something bad happens to the reader: %s', (text, found) => {
    expect(scaresOf(text)).toEqual([found]);
  });

  it.each([
    'Thieves have taken 200 trailers in Kent this year.',
    'Intruders are inside most networks for weeks.',
    'If your site has been hacked, we restore it.',
    'How do you know that your network has been breached?',
    'Most yards are losing money on idle time.',
    'Our own office was robbed twice.',
    'Your pipes are at risk of freezing in a hard winter.',
  ])('is not a fact about others or a condition: %s', (text) => {
    expect(scaresOf(text)).toEqual([]);
  });
});
