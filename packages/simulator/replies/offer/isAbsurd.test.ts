import { expect, test } from 'vitest';
import { isAbsurd } from './isAbsurd.ts';

test.each([
  'We rent out small volcanoes to companies.',
  'We place licensed resident ghosts in office buildings.',
  'I house-train young dragons for warehouses.',
  'I will hang a second moon above your office.',
  'I have a small thundercloud for rent.',
  'We bottle silence from the far north and ship it in jars.',
  'I buy your shadow for forty pounds.',
  'Have you thought about insuring your firm against being eaten by a whale?',
  'I rent out a dragon. It has eaten only two accountants this year.',
  'We harvest surplus daylight in June, store it in sealed crates and deliver it in winter.',
  'We sell daylight in sealed crates to warehouses.',
  'We supply bottled daylight to warehouses.',
  'We rent out trained clouds to warehouses.',
  'We collect unused yawns from meetings.',
  'We lease memories by the week.',
  'We breed dodos for hotel gardens.',
  'We deliver three jars of laughter on the first of each month.',
  'We import vowels from Hawaii.',
  'Our team gathers leftover sunlight in August and ships it in tins.',
  'We train dead emperors for customer service.',
  'We iron regrets flat and hang them back by Monday.',
  'We write dreams to order, fold them into the pillow by midnight and collect the rest.',
  'We wash shadows by hand, with soft soap.',
  'We rent out the memory of a good vacation, by the week.',
  'Our ferns take minutes in every meeting.',
  'Our moss does. It grows along the desk and answers the phone on the second ring.',
  'Promises, washed and folded.',
  'Silence by the yard.',
])('%s is absurd', (told) => {
  expect(isAbsurd(told)).toBe(true);
});

test.each([
  'We sell shadow boards for tools.',
  'We supply moon cakes and dragon fruit to restaurants.',
  'We rent out gas lamps to hotels.',
  'We install lightning protection on roofs.',
  'We sell rainbow trout to restaurants.',
  'We deliver on Mondays and Thursdays.',
  'Our panels keep silence in open offices.',
  'We collect waste oil from kitchens.',
  'We train teams to deliver on time in the future.',
  'We have a cottage by the sea for rent.',
  'Our hall has Mondays for hire.',
  'The Half Moon for sale: a pub with a garden.',
  'We offer ghost kitchens for rent.',
  'Last year we had two hurricanes in a month.',
  'We paint unicorns on nursery walls.',
  'We print dragons on mugs and shirts.',
  'We turn ghosts of customers into buyers.',
  'We build private clouds for hospitals and sell hybrid clouds to banks.',
  'We install daylight sensors and harvest daylight to cut your lighting bill.',
  'Our light pipes bring daylight into windowless offices.',
  'We sell sun blinds, shade sails and daylight bulbs.',
  'We supply memory foam, time clocks and sound systems.',
  'We run smell tests for water companies.',
  'We offer day care and we deliver joy to children.',
  'We collect memories from residents and print them as a book.',
  'We have trained drivers for decades.',
  'We sell hope, not drugs, to patients.',
  'We store wind energy in batteries.',
  'We bottle wine and ship spirits.',
  'We deliver time and again.',
  'We catch fog in nets for drinking water.',
  'We deliver joy in crates of fresh oranges.',
  'We import horizons of Italian wine.',
  'We fold and deliver table linen on Mondays, washed and pressed.',
  'The jackets come back on Fridays, folded.',
  'Our goats clear brambles, and our cloud answers phones.',
  'We turn memories into albums and stitch them by hand.',
  'We polish concrete floors and store your records in the dark.',
  'Your sensors ship tomorrow. We deliver Mondays.',
  'We collect opinions from shoppers and chart them.',
])('%s is not', (told) => {
  expect(isAbsurd(told)).toBe(false);
});

test('reads it from the name of the offer', () => {
  expect(isAbsurd('Somebody should walk your halls at night.', 'resident ghost placement')).toBe(true);
  expect(isAbsurd('Somebody should cook for you.', 'ghost kitchens')).toBe(false);
});
