import { describe, expect, it } from 'vitest';
import { speaksToCustomers } from './speaksToCustomers.ts';

describe('speaksToCustomers', () => {
  it.each([
    'You have an alarm with us that signals over a phone line.',
    'As a customer you can carry on at £118 a month.',
    'From 1 February our driver will call on Thursdays. Your order of 6 kg stays as it is.',
    'Your subscription does not change.',
    'Invoice 2291 of 3 March is still open.',
    'You cancelled your box with us in the spring.',
    'Your last order was 14 months ago.',
    'The last time you were in the shop was in May.',
    'We serviced your chillers on Monday.',
    'Your order left the nursery this morning.',
    'It is a year since you switched to us.',
  ])('is true of what is said to an existing customer: %s', (body) => {
    expect(speaksToCustomers(body)).toBe(true);
  });

  it.each([
    'When does your contract end? Could you book a quick call with us?',
    'Our price stays at £5 for two years.',
    'We rent machines to offices. You would have one contract for all of them.',
    'Customers of ours pay half.',
    'When did you last order paper?',
    'We serviced your neighbors, and they are happy.',
    'Your orders arrive late because the depot is full.',
    'You canceled the fair this year, I read.',
    'It is a year since you opened in Leeds.',
    'Order 500 leaflets and we chase your unpaid invoices for a month.',
    'Carriers of your size book their own slots with us.',
  ])('is false of what a stranger writes: %s', (body) => {
    expect(speaksToCustomers(body)).toBe(false);
  });
});
