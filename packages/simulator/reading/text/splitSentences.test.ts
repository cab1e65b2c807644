import { describe, expect, it } from 'vitest';
import { splitSentences } from './splitSentences.ts';

const split = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end).trim());

/** Sentences with a mark between them where one ends. */
const TWO = [
  'We hunt without bait. | 38 farms are on it.',
  'It covers Whitby and Filey. | 167 properties with us so far.',
  'We do it at the sheriff’s office. | $38 per person, gloves included.',
  'No contract. | £14 a month.',
  'No driver needed. | €289 per bike per month.',
  'It runs all night. | iFlow costs £18 a month.',
  'We sell through one shop. | eBay is not for us.',
  'saw the market is back. | we rent barriers.',
  'i do roofs. | 4 a week at most.',
  'Southwold has 88 of them. | "Not one black hut," says the warden.',
  'Ask the baker. | “we sold two vans,” he says.',
  'They took nine of them. | (The tenth is a spare.)',
  'We never left the yard. | (no joke)',
  'It costs £4 p.a. | We pay the rest.',
  'The van comes at 11 a.m. | Will that do?',
  'We make oak toys, cots etc. | You make blankets.',
  'This is Roaming Imaging Ltd. | We park a scanner.',
  'We ship to the U.S. | The customs form is ours.',
  'A tin holds 20 kg. | No. 1 quality only.',
  'Our shop is on Mill St. | We open at eight.',
  'Is it hard? | No. | We do it.',
  'That is plan B. | The first one failed.',
  'It is vitamin C. | We add nothing else.',
  'Hall B. | We start at nine.',
  'We did 8 silos in 5 days. | 2 more are booked.',
  'It takes 3.5 hours. | 12 people can watch.',
  'It was version 2.0. | 14 shops tried it.',
  'Need any? | we have 300.',
  'He wrote: "We stopped buying." | 7 ships bake with it.',
  'One is a spare (the tenth). | 9 are in use.',
  'It arrived in 2019. | 40 sold since.',
  'We meet on Sat. | We bring the cake.',
  'We ship at night. | 3 of your gates are new. | $40 pays for one.',
] as const;

/** One sentence each, despite a period inside. */
const ONE = [
  'Hello Dr. Abernathy, one thing.',
  'Mr. J. K. Novák told us.',
  'Says Cllr. R. Beamish of Southwold.',
  'Prof. Dr. Anna Lind agreed.',
  'The Rev. Peter Hall has one.',
  'Lunch with Capt. Ahab is on us.',
  'We did it at St. Olaf’s Clinic.',
  'Nor at St. Kew.',
  'The Mt. Vernon yard came next.',
  'Pier No. 7 went first.',
  'We use no. 4 brushes.',
  'It fits nos. 12 and 14.',
  'It takes approx. 4 minutes.',
  'It weighs approx. three tons.',
  'Some farms, e.g. Dray Farm, measured it.',
  'One of them, i.e. The Crown, is full.',
  'It is oak vs. Beech.',
  'It costs £40 incl. VAT.',
  'It costs 3 % p.a. and falls.',
  'By 11 a.m. a room is warm.',
  'See you at 3 p.m. Tuesday.',
  'It starts at 9 a.m. GMT.',
  'George W. Bush bought one.',
  'J. Smith bought one.',
  'The U.S. Army has 40.',
  'Order min. 20 kg of it.',
  'See fig. 3 for the seal.',
  'It opens on Sept. 4 this year.',
  'It is open Mon. to Fri. in winter.',
  'Acme Inc. makes them.',
  'Oak, ash etc. are fine.',
  '“We stopped buying.” says the chef.',
  '"Is it worth it?" they asked.',
  '1. We come to you.',
  'P.S. The meters stay ours.',
  'We wondered... maybe you know.',
  'Call ext. 14 for the key.',
  'The pipe is 6 ft. long.',
  'It took 5 hrs. in all.',
  'Write to Attn. Jane Doe.',
  'It holds approx. 30 people, see fig. 2 below.',
] as const;

describe('splitSentences', () => {
  it.each(TWO)('ends a sentence in %s', (marked) => {
    expect(split(marked.replaceAll(' | ', ' '))).toEqual(marked.split(' | '));
  });

  it.each(ONE)('does not end a sentence in %s', (text) => {
    expect(split(text)).toEqual([text]);
  });

  it('does not end a sentence after a title before a name', () => {
    expect(split('Hello Dr. Abernathy, one thing. Mr. Lee agreed.')).toEqual(['Hello Dr. Abernathy, one thing.', 'Mr. Lee agreed.']);
    expect(split("We did it at St. Olaf's Clinic. No. 7 went first. The St. Cloud yard came next.")).toEqual([
      "We did it at St. Olaf's Clinic.",
      'No. 7 went first.',
      'The St. Cloud yard came next.',
    ]);
    expect(split('See the doctor. Then rest.')).toHaveLength(2);
    expect(split('Hello Dr.\nAbernathy')).toHaveLength(2);
  });

  it('goes on after a short quotation with a mark and after an abbreviated month, and ends before a name after a dash', () => {
    expect(split('We fit out \u201cWow! Toys\u201d, Kestrel and Ames since Feb. \u201921.')).toHaveLength(1);
    expect(split('Only today! - Mo, Dockwell (York)')).toEqual(['Only today!', '- Mo, Dockwell (York)']);
    expect(split('We did - Anna did, too.')).toHaveLength(1);
  });

  it('leaves no gap and loses no text', () => {
    for (const text of [...TWO, ...ONE, '', '. . .', 'a. b. c. d', '...x', 'No.']) {
      expect(
        splitSentences(text)
          .map(({ start, end }) => text.slice(start, end))
          .join(''),
      ).toBe(text);
    }
  });
});
