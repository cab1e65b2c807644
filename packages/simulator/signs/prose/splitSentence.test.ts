import { describe, expect, it } from 'vitest';
import { splitSentence } from './splitSentence.ts';

const SPLIT: readonly [string, string][] = [
  [
    'The county changed its rules for septic tanks in March, and most owners I talk to have not heard that they need a second inspection.',
    'The county changed its rules for septic tanks in March. Most owners I talk to have not heard that they need a second inspection.',
  ],
  [
    'I run a small print shop behind the station in Leiden, we have two presses and a cutter, and we deliver by bike the same afternoon.',
    'I run a small print shop behind the station in Leiden. We have two presses and a cutter, and we deliver by bike the same afternoon.',
  ],
  [
    'Your museum shop sells our postcards already, but the new calendar has photographs of the organ and the nave that nobody has seen before.',
    'Your museum shop sells our postcards already. But the new calendar has photographs of the organ and the nave that nobody has seen before.',
  ],
  [
    'Two of our divers are free from the ninth of May; they can clean the hulls of all four ferries in a single weekend.',
    'Two of our divers are free from the ninth of May. They can clean the hulls of all four ferries in a single weekend.',
  ],
  [
    'We have looked after the lifts in the building next door since 2014, so I have a fair idea of what your contract costs you.',
    'We have looked after the lifts in the building next door since 2014. So I have a fair idea of what your contract costs you.',
  ],
  [
    'We built a booking page for the physiotherapists in Cork, it takes the deposit when somebody books, and it sends the reminder the evening before.',
    'We built a booking page for the physiotherapists in Cork. It takes the deposit when somebody books, and it sends the reminder the evening before.',
  ],
  [
    'My name is Ingrid Solheim and I look after the northern customers of a family firm that makes wooden fish boxes in Bod\u00f8.',
    'My name is Ingrid Solheim. I look after the northern customers of a family firm that makes wooden fish boxes in Bod\u00f8.',
  ],
  [
    'The audit took our team four days at a dairy of about your size, and it found 31,000 litres of hot water going down the drain each week.',
    'The audit took our team four days at a dairy of about your size. It found 31,000 litres of hot water going down the drain each week.',
  ],
  [
    'Most dental practices in the valley order their gloves from one wholesaler, and its price has gone up by a third since the spring.',
    'Most dental practices in the valley order their gloves from one wholesaler. Its price has gone up by a third since the spring.',
  ],
  [
    'Our grooms have worked at yards in Newmarket and Lambourn for years \u2013 they know how to handle a nervous yearling on a wet morning.',
    'Our grooms have worked at yards in Newmarket and Lambourn for years. They know how to handle a nervous yearling on a wet morning.',
  ],
  [
    'We print the menus on stone paper, which means your waiters can wipe them down after every table without the ink running or fading.',
    'We print the menus on stone paper. That means your waiters can wipe them down after every table without the ink running or fading.',
  ],
  [
    'I coach sales teams in the building trade, and each team gets six sessions with their own recorded calls and a short written summary.',
    'I coach sales teams in the building trade. Each team gets six sessions with their own recorded calls and a short written summary.',
  ],
];

const WHOLE: readonly string[] = [
  'If your boilers are older than ten years, we can check the burners on a Saturday, and we leave a written report with your caretaker.',
  'Our customers tell us that the old meters drift by March, and they say that nobody on the site notices until the bill arrives.',
  'We supply flour, yeast, proving baskets, and the liners that most bakers in Leeds use for their sourdough and rye loaves every single day.',
  'Because the quarry closes in June, our trucks stand idle for eight weeks, and we would rather lend them to a neighbour than park them.',
  'She is a buyer who knows every mill in the valley, who speaks Polish and German, and who has closed contracts for nine million euros.',
  "Send me the drawing of the flange with the quantity you need each month, and I'll send you a price and a sample within ten days.",
  "After twenty years of fitting kitchens for other people's showrooms in Bath and Bristol, we opened a small workshop of our own in Frome.",
  'To keep the pool open while we replace the pumps, we work at night, and we leave the hall clean before your first swimmers come.',
  'Would it help if we took over the night shifts at your two homes in March, and we sent you the same three nurses every week?',
  'The owner of the mill said "the saw is fine, and we do not need a new one", so nobody looked at the guard for a year.',
  'We help estate agents photograph flats in the evening light, edit the pictures overnight, and send them to the portal before the office opens.',
  'I know you get a lot of emails about insurance for drones, and I know that most of them are about price and nothing else.',
  'Between the new levy on packaging and the higher price of glass, we see wineries in the Moselle paying almost a fifth more per bottle.',
  'Unlike the scheme that your council ran with the other contractor in 2019, we collect the food waste from flats, and we wash every bin.',
  'Whether you rent the floor sander for a day or buy it outright, we show your caretaker how it works, and we pick up the dust.',
  'My business partner from the old shipyard in Gdansk and I have been building wooden sailing boats for schools and clubs since 2009.',
  'The brewery you bought last year, we understand, still fills its bottles on the line that its founder put in during the eighties.',
  'We deliver the linen before six in the morning so you can make up the rooms, and your housekeeper never has to count a towel again.',
  'The more rooms you have on the third floor of the old wing, the more you save, and the less your night porter has to walk.',
  'Not only do we paint the boats in our own hall by the river, we also store them there over the winter free of charge.',
  'It took us two winters, three prototypes and a very patient farmer to find out why the drinkers in the far pens keep freezing up.',
  'As a former head gardener at two National Trust houses in Devon and Cornwall, I know how long the box hedges take to recover.',
  'We will collect the old machines from your laundry, wipe the data off the controllers, and recycle both the steel and the copper, all for nothing.',
  "Having looked at the plans for your extension on the council's website last week, I think the stairs are too narrow for the hoist.",
  'In a bakery of your size with two ovens and a night shift, the flour dust is usually the first thing that an inspector asks about.',
  'Give our driver the keys to the yard and a place to leave the empty drums, and you will not have to wait for him.',
  'Every one of the eleven hotels that switched to our soap, they tell me, had fewer complaints about dry skin from the housekeeping staff.',
  'The reason that your tomatoes split in September is that the vents open late, and the water comes on before the house has cooled down.',
  'We can meet at your stand, at the hotel bar, or at the coffee place that our agent in Lyon runs behind the main hall.',
  "Our apprentices learn to weld, to bend pipe, and the basics of reading an isometric drawing before they ever set foot on a customer's site.",
  "I will ring on Thursday unless you would rather I didn't, and I will not ring again after that, whatever the answer turns out to be.",
  'A lift that is out for a week costs a hotel of 90 rooms, the insurers say, somewhere between four and seven thousand pounds.',
  'Your neighbours at number nine let us measure the damp in their cellar, the one with the brick vault, twice a week last winter.',
  'We tune the organ in the week before Easter and again before Advent, and once a year we clean the reeds, all at one fixed price.',
  "Tell your accountant what the boat cost and how many days you let it, and she'll know at once whether the scheme is for you.",
  'With our pallets you get the deposit back within a week, and your drivers never have to bring an empty one home from the market.',
  'The grant pays for half of the solar panels, the battery, and the electrician who connects them, up to a total of 40,000 euros.',
  'I wonder whether the shutters on the south side still jam in hot weather, and I wonder who in your team has to free them.',
  'You either send the tickets by post and the families wait, or we print them at the gate and they walk straight in.',
];

describe('splitSentence', () => {
  it.each(SPLIT)('splits “%s”', (sentence, halves) => {
    expect(splitSentence(sentence)).toBe(halves);
  });

  it.each(WHOLE)('leaves “%s”', (sentence) => {
    expect(splitSentence(sentence)).toBe(sentence);
  });

  it('makes three sentences of one that is long even in two', () => {
    expect(
      splitSentence(
        'Our weavers all trained in the valley, each cloth is checked by a second pair of eyes, and we dye the wool in the same shed with madder and weld from our own field.',
      ),
    ).toBe(
      'Our weavers all trained in the valley. Each cloth is checked by a second pair of eyes. We dye the wool in the same shed with madder and weld from our own field.',
    );
  });

  it('leaves a sentence of 21 words', () => {
    const sentence = 'We shear the flocks of nine farms between Hay and Brecon in June, and we bring our own pens and power.';
    expect(splitSentence(sentence)).toBe(sentence);
  });
});
