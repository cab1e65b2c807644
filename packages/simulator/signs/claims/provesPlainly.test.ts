import { describe, expect, it } from 'vitest';
import { provesPlainly, subjectOf, tellsOfUnnamed } from './provesPlainly.ts';

describe('proof in plain words', () => {
  it.each([
    'Hartwell’s mill in Dundee cut its scrap by 18 percent last year this way.',
    'At Morrow Glass that brought the changeover from 40 minutes to 12.',
    'Two banks in Oslo use it.',
    'Pennick Bakery had both ovens relined over one weekend in May.',
    'A 60-room hotel in Bath saw its laundry costs go from £900 to £640 a week.',
    'In March we did 2,400 square feet for Castellan Brewing.',
    'We examine 230 lifts for nine managing agents.',
    'We cook in our kitchen in Stroud and deliver the meals hot to 14 primary schools who have no cook.',
    'We are a small supplier in Ludlow with 140 practices on the books.',
    'We have a 4.7 on Trustpilot.',
    'That is what four growers around Kent told us after a season.',
    '140 farms have one.',
    'We look after 25 schools already.',
    'We rewired the Alhambra in Bradford last June.',
    'A bakery in Ghent got its deposit back within a month.',
    'One of them told me it paid for itself by Easter.',
    'The Carlton Hotel has had ours since 2019 and puts the jars on the breakfast table.',
    'Ridley Dairy out by Malton trims its herd twice a year with one.',
    '38 farms between Louth and Horncastle are on it.',
    '167 properties with us so far.',
    'Seven cruise ships bake with it.',
    'The Albion in Hove and six other hotels take a crate from us.',
    'We print for Holt Brewery and two of their pubs.',
    'Birch Freight renewed for a third year last week.',
    'It is what Birch Freight switched to in March.',
    'One client, a dairy, stopped paying detention fees altogether.',
    "The same plan is running at Cedar's Dayton site now.",
    'Your colleagues at the Reading site have worked with us for two years.',
    'Rated 4.8 by 212 warehouse managers.',
    'Last fall we brought Corran Mills from 19 complaints to 3.',
    'Birchwood Linen supplies towels to 40 hotels along the coast.',
    'We keep the books for 85 plumbers in Ohio.',
    'Our clients have cut their picking errors from 9 to 2 a week.',
  ])('is %s', (sentence) => {
    expect(provesPlainly(sentence)).toBe(true);
  });

  it.each([
    'The first month is free, so you can see how it fits.',
    'Most cellars we visit have a pump that runs all night.',
    'We could save two hotels a year of trouble.',
    'We have room for three more schools from September.',
    'We are looking for two contractors in Leeds.',
    'We make software for companies of 15 to 200 people.',
    'Approved in Norway and Denmark.',
    'You run four depots in Kent.',
    'I work for Holt Brewery.',
    'We look for Holt Brewery in vain.',
    'Your competitors sleep at night.',
    'Your team in Leeds cut the backlog.',
    'Most teams use paper logs.',
    'We have 5,000 sheets in the yard.',
    'We build servers for 40 containers.',
    'Our clients have reduced everything.',
    'We work with some of the largest names in packaging.',
    'If Hartwell cut its scrap, so can you.',
  ])('is not %s', (sentence) => {
    expect(provesPlainly(sentence)).toBe(false);
  });
});

describe('who a sentence is about', () => {
  it.each([
    ['Dunmore’s in Grimsby had 44 ovens done between 6am and noon.', 'Dunmore’s'],
    ['Harbour Dental in Poole tells us they now fill a gap in 12 minutes.', 'Harbour Dental'],
    ['On Tuesday last week Harwick Steel lost their crane at 4pm.', 'Harwick Steel'],
  ])('is a name it starts with: %s', (sentence, name) => {
    expect(subjectOf(sentence)).toBe(name);
  });

  it.each(['We had 44 ovens done in a day.', 'Most teams had 44 ovens done.', 'It took 12 minutes.', 'Prices start from £8 a head.'])(
    'is nobody with a name: %s',
    (sentence) => {
      expect(subjectOf(sentence)).toBeUndefined();
    },
  );

  it('may be somebody without a name', () => {
    expect(tellsOfUnnamed('At a site with 300 pickers near Lutterworth, bad backs went from 61 to 23 a month.')).toBe(true);
    expect(tellsOfUnnamed('Practices that moved to us last year paid 12% less.')).toBe(true);
    expect(tellsOfUnnamed('We clean 40 ovens a month.')).toBe(false);
  });
});
