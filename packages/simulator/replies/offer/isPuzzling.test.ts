import { expect, test } from 'vitest';
import type { Offer } from '../../fit/offer.ts';
import { isPuzzling, isUnknownOffer } from './isPuzzling.ts';

const offer = (known: Partial<Offer>): Offer => ({
  kind: 'sales',
  phrase: null,
  category: null,
  work: null,
  certainty: 0.5,
  needs: [],
  evidence: [],
  ...known,
});
const BEES = offer({ phrase: 'beehives', category: { id: 'rooftop_bees', label: 'rooftop beehives' }, isSure: true });

test.each([
  'We take whispers out of rink ice with a cold press.',
  'Forklifts hold a grudge after every dent, and vans sulk.',
  'We refill staplers with ambition.',
  'We run grief counseling for chairs, in groups of eight.',
  'Gates that swing at night are tired. There is a lullaby for each hinge.',
  'We vacuum up unused evenings with a damp comb.',
  'We install a second left side behind the first one.',
  'We lease otters as sommeliers.',
  'We iron the sighs.',
  'Our scarecrows hold law degrees. They read the statute to crows.',
  'We staff halls with guards made of straw.',
  'We comb the green out of lawns and bottle it.',
  'Our trained badgers read contracts at night.',
])('puzzling if the offer is unknown: %s', (told) => {
  expect(isPuzzling(told, null)).toBe(true);
});

test('is not of an offer that is surely known, unless it cares for things', () => {
  expect(isPuzzling('We take whispers out of rink ice.', BEES)).toBe(false);
  expect(isPuzzling('We run grief counseling for chairs.', BEES)).toBe(true);
});

test.each([
  'We install sound masking in open offices.',
  'Our goats clear brush where mowers cannot go.',
  'We store snow through the summer.',
  'We do shadow studies for planning applications.',
  'Our drivers never forget a parcel, and your customers smile.',
  'Would love to hear from you. I have not heard back.',
  'We bring therapy alpacas to care homes, and residents laugh.',
  'We host silent retreats for leadership teams.',
  'We run mediation for neighbors and counseling for nurses.',
  'We come on Thursdays and deliver in two minutes.',
  'Our dogs find bed bugs, and the beagle sits down when she smells one.',
  'Our agents speak Spanish and listen to your callers.',
  'We make shelves of glass and statues of ice, and our guards are made for snow.',
  'Our goats clear brush. They eat all day.',
  'We write letters by hand for your staff.',
  'Servers get lonely at night. We watch them and wake nobody.',
  'Chairs have feelings about heavy guests. Ours are tested to 220 kg.',
  'We take the echo out of restaurants with felt baffles.',
  'We teach adults vowels and consonants, online.',
  'We give your Saturdays back: we answer the phone from noon on.',
])('not puzzling: %s', (told) => {
  expect(isPuzzling(told, null)).toBe(false);
});

test('an offer without a category is unknown unless it has a name of which it is sure whose it is', () => {
  expect(isUnknownOffer(null)).toBe(true);
  expect(isUnknownOffer(offer({ phrase: 'stapler refilling' }))).toBe(true);
  expect(isUnknownOffer(offer({ phrase: 'quiet rooms', isSure: true }))).toBe(false);
  expect(isUnknownOffer(BEES)).toBe(false);
});
