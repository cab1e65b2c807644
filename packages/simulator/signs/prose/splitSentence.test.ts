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
  [
    'Our drivers collect the used cooking oil on Mondays and Thursdays, they bring clean drums with them, and the paper for the inspector comes by email.',
    'Our drivers collect the used cooking oil on Mondays and Thursdays. They bring clean drums with them, and the paper for the inspector comes by email.',
  ],
  [
    'We fitted the first of these pumps at a trout farm near Viborg in 2021, and it has run without a new seal since then.',
    'We fitted the first of these pumps at a trout farm near Viborg in 2021. It has run without a new seal since then.',
  ],
  [
    'Three of the theatres on your street rent their lights from us, but we have never had the chance to quote for your spring season.',
    'Three of the theatres on your street rent their lights from us. But we have never had the chance to quote for your spring season.',
  ],
  [
    'The roof of the sports hall has about 400 square metres facing south; our engineer put the yield at 61,000 kilowatt hours a year.',
    'The roof of the sports hall has about 400 square metres facing south. Our engineer put the yield at 61,000 kilowatt hours a year.',
  ],
  [
    'We are two sisters with a bakery van in Ghent and we would like to park it in front of your office on Wednesdays.',
    'We are two sisters with a bakery van in Ghent. We would like to park it in front of your office on Wednesdays.',
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
  'I was told by the harbour master that your crane is out until May, and that your barges are waiting on the outer wall.',
  "We don't just wash the trailers of the dairies along the motorway, we also check the seals and the lights before they leave.",
  'Every time one of your drivers waits for a dock in Rotterdam you pay the haulier ninety euros, and he still misses his next slot.',
  "I'd suggest that our fitter looks at the boiler in the east wing first, and you decide about the rest of the house after that.",
  'Maybe the pumps at your fish farm are newer than those of your neighbours, and the seals have many years of work left in them.',
  'The vines on the upper terrace, which your father planted in the sixties, have roots that go down more than eleven metres into the slate.',
  'Our lawyers looked at the lease, the annexes, and the letter your landlord sent in March, and found three clauses worth talking about with him.',
  'Since the ferry stopped running in October, guests drive around the bay, and the restaurants on your side of the water stay half empty.',
  'We train the guides, print the maps, and look after the bikes that your guests ride along the river between Passau and Linz.',
  'Please have a look at the photographs of the weir that I attached, and we can talk about the price of the repair next week.',
  'The man who built the organ in your church and the one who tuned it for forty years both learned their trade in our workshop.',
  'It is hard to say from the road how deep the crack in the gable goes, and whether the frost has reached the inner wall.',
  'For every pallet that your warehouse sends back to us in good shape we pay four euros, and the driver signs for it on the spot.',
  'You would be the first school in the county with a wind tunnel, a maker space, and a teacher who knows how to use both.',
  'We mow the verges of eleven villages from May to October, twice a month in summer, once in autumn, and we never on a Sunday.',
  'The price of a berth includes water, power, the use of the crane twice a year, and our watchman is there every night, all for one sum.',
  'Until the new bridge opens in the autumn of next year your trucks go through the village, and everybody on the green counts them.',
  'A firm like yours with forty vans and no workshop of its own loses, we think, about eleven working days to services every single year.',
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
