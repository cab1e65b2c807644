import { describe, expect, it } from 'vitest';
import { isScareTalk } from './scares.ts';

describe('a sentence that frightens its reader', () => {
  it.each([
    'Can you really afford to lose your license over one bad brake?',
    'Are you prepared to lose everything when the roof goes?',
    'What happens to your shop if it burns down tonight?',
    'You could be sued by a guest who slips.',
    'Do you really want to explain that to your tenants?',
    "Don't be the next one.",
    'You could go to prison for this.',
    'One spark and Harlow Mills is front page news.',
    'Your career will be over.',
    'Harlow Mills could be killing people',
    'who will die first at Harlow?',
    'Your server room is a ticking time bomb.',
    'People die in pools like yours.',
    'And that YOU can go to PRISON for it??',
    'Your shop could burn down tonight.',
    'Can you really sleep at night knowing that Harlow did nothing?',
    'A single recall could drive you out of business.',
    "You're next: your passwords are on the dark web.",
  ])('is found: %s', (sentence) => {
    expect(isScareTalk(sentence)).toBe(true);
  });

  it.each([
    'What happens at your depot when a truck breaks down?',
    'How do you keep staff from getting hurt on the ramp?',
    'Do you lose bookings when nobody picks up?',
    'Do you want to see the price list?',
    'We buy the stock of shops that went out of business.',
    'We insure shops against fire.',
    'Do you have a plan for when the copper lines end?',
    'Your freezer alarms could go to one phone.',
    'Three trucks waited an hour at gate 4.',
    'In March a driver was killed at a depot in Dayton.',
    'If your barn burns down, we pay for feed for 90 days.',
    'Your launch could be front page news.',
    'Our bait kills rats and leaves the cat alone.',
    'The batteries die after two winters.',
    'Cardiac arrest kills 350,000 people a year in the US.',
    'We represent drivers who are facing criminal charges.',
    'He told the judge "you will go to prison" and walked out.',
    'Do you really have 14 seats?',
    "We're offering a free dark web scan to firms like {{company}} this month.",
    "We're printing your launch on the front page of our magazine.",
  ])('is not found: %s', (sentence) => {
    expect(isScareTalk(sentence)).toBe(false);
  });

  it.each([
    'Owners have been fined and even sent to jail.',
    'Your guests are being poisoned and nobody has told you.',
    'One bad inspection and you will be closed on the spot and in the local paper.',
    "Most bosses just don't care about their people, I hope you're not one of them.",
    'If one of your employees gets cancer it will be YOUR name on the court papers.',
    'Managers have gone to prison for exactly what you are doing.',
    'Think about how you would feel at the funeral.',
    'your kitchen is poisoning your guests',
    'How many people like you only act after somebody is dead?',
    'Landlords have been jailed for less than what your boiler room looks like.',
    'From today you can no longer claim that you had no idea.',
    'The coroner will not care how busy you were, and neither will a judge.',
    'Consider this your warning.',
    'whose daughter will fall from your balcony next?',
  ])('is found by what it says, about whom and how: %s', (sentence) => {
    expect(isScareTalk(sentence)).toBe(true);
  });

  it.each([
    'Uninspected traps overflow about twice a year.',
    'The fine for a missed filing is $250.',
    'Texas changed its rules in September, and a bad notice means the tenant sues you for the couch.',
    'Our policy pays when a customer sues you for a slip on your floor.',
    'If the freezer fails at night, your vaccines are lost and the state wants a report.',
    'Every nurse on your ward is at risk when the sharps bin is full.',
    'Most break-ins at dental offices happen on a Sunday night through the back door.',
    'Who calls the family when a resident falls at night?',
    'Children drown in seconds and without a sound, so the sensor calls the guard at once.',
    'When one dies, you have a new one by the next visit.',
    'Would your team know what to do if someone collapsed in the lobby?',
    'If you do nothing, your medical plan rolls over.',
    'A guard costs you less than one night of stolen copper.',
    'A manager in Leeds was jailed in May.',
    'You have been told that solar pays back in five years; our figures say eight.',
    'Whose children come to your school by bus?',
    'Please do not say yes before you have seen the price.',
  ])('is not a risk told soberly: %s', (sentence) => {
    expect(isScareTalk(sentence)).toBe(false);
  });
});
