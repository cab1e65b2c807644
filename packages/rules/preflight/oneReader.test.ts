import { describe, expect, it } from 'vitest';
import { checkEmails } from './checkEmails.ts';
import { findOneReader } from './oneReader.ts';
import { buildEmail, options } from './testing/buildEmails.ts';

const toAll = (body: string, count = 8) =>
  Array.from({ length: count }, (_, index) =>
    buildEmail({
      rowNumber: index + 2,
      slug: `lead-${index}`,
      profileUrl: `https://www.linkedin.com/in/lead-${index}`,
      company: `Company ${index}`,
      firstName: null,
      body,
    }),
  );
const quoted = (body: string, count = 8) => [...new Set(findOneReader(toAll(body, count)).map(({ sighting }) => sighting.text))];

describe('a sentence about one reader that goes to everybody', () => {
  it.each([
    'Congratulations on the move to plant director.',
    'You’ve got crews in at least four counties, and one of them is Kent.',
    'You’re running five ads and three of them show the old price.',
    'Our kiln is 15 minutes from your yard, or 12 miles from you if you count the ferry.',
    'I recorded a short video with four ideas for your store.',
    'Your tanker Northern Pride was at anchor for six days in May.',
    'You advertised for two more fitters in Hull last week.',
    'I enjoyed your talk on cold stores in Ghent.',
    'Your annual report mentions that three looms stood still.',
    'I counted nine vans in your yard.',
    'Your firm filed four applications in June.',
    'Your October post said the second kiln was down nine days.',
    'You placed 4,200 hives in almonds last February.',
    'The fund closes in March, and your trustees’ minutes mention the lantern roof.',
    'You’ve been advertising for an embroidery operator since August.',
    'I ordered a jacket from you to Zürich and sent it back.',
    'At your Fresno yard I counted 11 reefers idling at 5 a.m. yesterday.',
    'I tried to book at your salon on Saturday.',
    'I saw your new wall in Grenoble on Sunday, great slab.',
    'Two of your Harlow units are rated F.',
    'When Glenmore Barn is booked, where do you send the couple?',
    'Patients of your Wednesday eye clinic are leaving reviews about parking.',
    'The data shows chloride in your well 6 going up.',
    'Your second retort has done about 9,000 cremations.',
    'I hear you’re on the Ballachulish school roof.',
    'You have two uprights and a grand in the hall.',
    'Your website has 37 critical errors.',
    'Yours at Hvide Sande turned 9 in August.',
    'Your next gap is January 9 to 15.',
    'Your keeper told mine at the meeting that the filter foams.',
    'The lynx in your new hall has the pupils of a deer.',
    'We fixed it there. 3 of your listings show the old phone number.',
    'I rang your booking line three times this week: 11, 9 and 14 minutes.',
    'I read the French version of your site last night.',
    'I visited on Sunday with my sons and the hygrograph stood at 68%.',
    'Your Tuesday rate is the same as your Friday rate on all the sites I looked at.',
    'Your talk on the Tamar viaduct is the reason I am writing.',
    'Your permit expired on Monday.',
    'Your Bergen office team moved in May.',
    'We cleared the rear gully at Cornmarket Court for one of your tenants on Tuesday.',
    'I fitted a lift for two of your clients in May.',
    'Walked past on Friday and your awning is torn at the left end.',
    'I cycled by last week and your weathervane points at the ground.',
    'Ordered a cake from you for Easter.',
    'Our workshop is three doors down from you.',
    'We look after the gardens across the street from your office.',
    'We have put sensors into two cellars on your estate.',
    'I noticed you’re still printing two price lists.',
    'Happy to hear that you are looking for a second baler.',
    'We understand you’re in the market for a forklift.',
    'That Hobart under your counter has no parts any more.',
    'I have two tenants lined up for your building.',
    'Noticed you are bidding on your own name.',
    'There is ivy growing over your sign.',
    'Your awning has two holes.',
    'I checked your site and it takes nine seconds to load.',
    'I ate your rye loaf at the Kestrel in May, which is how you got on my list.',
    'You have approximately 340 metres of hedge along the lane.',
    'Your neighbour, the timber yard, had theirs done in May.',
    'I saw a few of your gardens this spring, the walled one especially.',
    'Love the booth you built at Interpack, we could not get near it.',
    'I really enjoyed the demo you gave at Cable Days.',
    'Saw the mural you did in Porto.',
    'Loved the display you had at Bauma, we came back twice.',
  ])('is found: %s', (sentence) => {
    expect(quoted(`Hi,\n\n${sentence} We test hoists.\n\nErin`)).toEqual([sentence.replace(/^We fixed it there\. /, '')]);
  });

  it.each([
    'Did you post for two more fitters last week?',
    'If you won a tender last year, you know the forms.',
    'You visited our stand at Hall 4 last month.',
    'You signed up for our newsletter in May.',
    'Most of you hired two people this spring.',
    'I saw your profile on LinkedIn.',
    'Your building needs a certificate by May.',
    'I’d guess you’ve got more than two spare forklifts in Leeds.',
    'I went through your blog and found it very informative.',
    '10 Ways to Keep Your Office Plants Alive Through Winter',
    'The agents work inside your own Freshdesk.',
    'Orders go straight into your Cin7 or Linnworks.',
    'Your neighbors will thank you.',
    'You can try both, and the small one is free.',
    'Going through your posts, I liked the tone.',
    'We opened a depot in Hull last week.',
    'When you opened your Leeds site, did the permit take long?',
    'Your boat will need new zincs in spring.',
    'Your team spends 3 hours a week on invoices.',
    'Your invoices cost $14 each to process.',
    'Your customers have waited four days since the strike.',
    'Your Shopify store can show the delivery date.',
    'I saw your LinkedIn profile and liked it.',
    'Two of your colleagues may want this.',
    'We can train one of your engineers on Monday.',
    'You have 14 days to try it.',
    'This month you get 30% off all hoodies with your logo printed.',
    'You pay 2.9% for each transaction.',
    'If your hives come by road from Murcia, they were shut in for 52 hours.',
    'I looked at your website and like what you do.',
    'Your Black Friday orders come back in January.',
    'Would your team like to see it on Tuesday?',
    'You are receiving this email since you signed up in May.',
    'We helped 12 schools in your area last year.',
    'Most plants lose your second shift in July.',
    'Your Monday mornings could be free of paperwork.',
    'We emailed you on Monday about the audit.',
    'Your next audit is easier with a list.',
    'I wish you luck in your new role.',
    'Tell me a time for a call with your Skype ID.',
    'I saw that [COMPANY] hired two people in May.',
    'You receive this email because you subscribed to Harlow Barn offers.',
    'You’re getting this because you bought from Harlow Paper in May.',
    'Your account will be deactivated within 24 hours.',
    'Your order can be changed until 3 May.',
    'I read your post on LinkedIn.',
    'Your talk on Zoom could be shorter.',
    'I rang a bell.',
    'Is there anyone on your street who needs a roof?',
    'Passed the audit last week, and your team can too.',
    'Saw that most plants lose a day to this.',
    'Had a thought about invoices.',
    'There is a cheaper way for every tenant on your estate.',
    'If you’re looking for a printer, we are across the street from the station.',
    'I noticed you’re interested in solar.',
    'I would be happy to hear you are interested.',
    'We know you are busy in harvest.',
    'That Monday in your calendar could be free.',
    'I have two minutes for your team.',
    'If there is moss on your roof, we brush it off.',
    'There is money leaking out of your warehouse.',
    'I looked at your website and could not find who buys packaging.',
    'Your fence has to be checked once a year.',
    'Parking on your street gets worse in December.',
    'We walked in last week with 40 tickets and closed them all.',
    'We visited four museums last month.',
    'Love the stories you had on Instagram.',
    'I can write an article for you, say “9 Mistakes That Ruin Your Garden”.',
    'Our guide “What Your Boiler Did Last Winter” is free.',
    'We love the work you do for patients.',
    'I like the way you run the shop.',
    'They loved the booth we built at Interpack.',
    'You will love the stand you get at Interpack.',
    'Would you like to see the posters you made on screen?',
  ])('is not found in what may be true of all: %s', (sentence) => {
    expect(quoted(`Hi,\n\n${sentence} We test hoists.\n\nErin`)).toEqual([]);
  });

  it('is not found if the rows differ there, if few get it or if all work at one company', () => {
    const sentence = 'Your tanker Northern Pride was at anchor.';
    const differing = toAll(sentence).map((email, index) => ({ ...email, body: `Your tanker Star ${index} was at anchor.` }));
    expect(findOneReader(differing)).toEqual([]);
    expect(quoted(sentence, 2)).toEqual([]);
    expect(findOneReader(toAll(sentence).map((email) => ({ ...email, company: 'Northern Lines' })))).toEqual([]);
  });

  it('is not found in a signature', () => {
    expect(quoted('Hi,\n\nThe line is off on Sunday.\n\nYour Netline support team')).toEqual([]);
  });

  it('is told in plain words with all its rows', () => {
    const [finding] = checkEmails(toAll('Hi,\n\nCongratulations on the move to plant director.\n\nErin'), options);
    expect(finding?.kind).toBe('one_reader');
    expect(finding?.problem).toBe('This says something about one reader, and goes to 8 leads. Is it true of each?');
    expect(finding?.rowNumbers).toHaveLength(8);
  });

  it('is not an offer with a number of things', () => {
    expect(quoted('Hi,\n\nWe will survey three of your roofs free of charge.\n\nErin')).toEqual([]);
    expect(quoted('Hi,\n\nThree farms have bought hay from me; Long Barn can tell you how dry it is.\n\nErin')).toEqual([]);
    expect(quoted('Hi,\n\nYou won’t guess what the port did in Gdansk.\n\nErin')).toEqual([]);
    expect(quoted('Hi,\n\nCan we weigh two of your pallets?\n\nErin')).toEqual([]);
  });
});

describe('a claim that holds in one area', () => {
  const near = (sentence: string) => findOneReader(toAll(`Hi,\n\n${sentence} We test hoists.\n\nErin`))[0]?.sighting;
  it.each([
    'I will be up your way Weds and Thurs next week.',
    'We have put sensors into two cellars on your estate.',
    'Our workshop is three doors down from you.',
    'Our van is in your neck of the woods on the 4th.',
    'We were working just around the corner from you in May.',
    'My brother and I are over your way all of next month.',
  ])('is told as one: %s', (sentence) => expect(near(sentence)).toMatchObject({ kind: 'one_area', text: sentence }));

  it('is told of a subject, if it names a day', () => {
    const withSubject = (subject: string) =>
      findOneReader(toAll('We test hoists.').map((email) => ({ ...email, subject })))[0]?.sighting.kind;
    expect(withSubject('hoist tests, in your area Thurs')).toBe('one_area');
    expect(withSubject('hoist tests in your area')).toBeUndefined();
  });

  it('asks whether all leads work there', () => {
    const [finding] = checkEmails(toAll('Hi,\n\nI am in your area on Friday. We test hoists.\n\nErin'), options);
    expect(finding?.problem).toBe('This is true in one area only, and goes to 8 leads. Do they all work there?');
  });

  it.each([
    'Whenever we are in your area we can call in.',
    'I spend one day on your floor with the packers.',
    'We are known for roofs in your region.',
    'Are you in our area?',
  ])('is none if it holds anywhere: %s', (sentence) => expect(near(sentence)).toBeUndefined());
});

describe('an observation about every company', () => {
  const ofEach = (sentence: string): string[] => [
    ...new Set(
      findOneReader(toAll('').map((email) => ({ ...email, body: `Hi,\n\n${sentence.replaceAll('@', email.company ?? '')}\n\nErin` }))).map(
        ({ sighting }) => sighting.text,
      ),
    ),
  ];

  it('is reported of a visit, but not of a look at a page', () => {
    expect(ofEach('I drove past @ last week and the sign is dark.')).toEqual(['I drove past {{company}} last week and the sign is dark.']);
    expect(ofEach('I stopped by @ on Friday.')).toEqual(['I stopped by {{company}} on Friday.']);
    expect(ofEach('I visited @’s website last week.')).toEqual([]);
    expect(ofEach('I came across @ on LinkedIn.')).toEqual([]);
    expect(ofEach('May I stop by @ on Friday?')).toEqual([]);
    expect(ofEach('Would it be any use if I popped in to @ one quiet afternoon?')).toEqual([]);
    expect(ofEach('It would be no trouble if we stopped by @ on Friday.')).toEqual([]);
    expect(ofEach('In case you wonder, I stopped by @ on Friday.')).toEqual(['I stopped by {{company}} on Friday.']);
  });

  it('is reported of its size and of how near it is', () => {
    expect(ofEach('On a farm the size of @ we usually find 20 to 30 blocked drains.')).toEqual(['the size of {{company}}']);
    expect(ofEach('Our yard is 20 minutes from @.')).toEqual(['Our yard is 20 minutes from {{company}}.']);
    expect(ofEach('We work with farms the size of @.')).toEqual([]);
    expect(ofEach('We are never more than 20 minutes from @.')).toEqual([]);
    expect(ofEach('All I need is 20 minutes from you.')).toEqual([]);
  });

  it('is reported with the company as a variable', () => {
    expect(ofEach('I have three growers in mind for @ this spring.')).toEqual([
      'I have three growers in mind for {{company}} this spring.',
    ]);
    expect(ofEach('There is a buyer who is interested in @.')).toEqual(['There is a buyer who is interested in {{company}}.']);
    expect(ofEach('I have a few minutes for @ on Friday.')).toEqual([]);
    expect(ofEach('I saw that @ opened a depot in Lille.')).toEqual(['I saw that {{company}} opened a depot in Lille.']);
    expect(ofEach('We have noticed that @ is planning a relaunch.')).toEqual(['We have noticed that {{company}} is planning a relaunch.']);
    const [finding] = checkEmails(
      toAll('').map((email) => ({ ...email, body: `Hi,\n\nI saw that ${email.company ?? ''} opened a depot.\n\nErin` })),
      options,
    );
    expect(finding?.problem).toBe('This says something about one company, and goes to 8 leads. Is it true of each?');
  });

  it('is reported of a certificate, an award and open jobs', () => {
    for (const claim of ['is ISO 9001 certified', 'has two open positions', 'is a finalist for the Harbor Award'])
      expect(ofEach(`I saw that @ ${claim}.`)).toEqual([`I saw that {{company}} ${claim}.`]);
    expect(ofEach('Saw that @ is hiring in Lyon.')).toEqual(['Saw that {{company}} is hiring in Lyon.']);
    expect(ofEach('Many plants like @ are ISO 9001 certified.')).toEqual([]);
  });

  it('is reported of what is taken for granted or stated as a fact', () => {
    expect(ofEach('Because @ won the harbor job, you need more rebar.')).toEqual([
      'Because {{company}} won the harbor job, you need more rebar.',
    ]);
    expect(ofEach('@ is importing tiles from Porto.')).toEqual(['{{company}} is importing tiles from Porto.']);
    expect(ofEach('We went through the @ site and you do not list opening hours.')).toHaveLength(1);
    expect(ofEach('Been by the depot at @ twice and the gate was shut.')).toHaveLength(1);
  });

  it.each([
    'If @ is hiring this spring, we can test the candidates.',
    'Since @ asked for a quote last year, prices have come down.',
    'Is @ importing tiles?',
    'My guess is that @ is using a spreadsheet.',
    'What @ is building needs good bolts.',
    '@ is welcome to keep the samples.',
  ])('is none where it is supposed, or true of any: %s', (sentence) => expect(ofEach(sentence)).toEqual([]));

  it('is quoted by its own clause if the sentence is long', () => {
    const start = 'We are a family yard on the north quay that has repaired hulls of every size for three generations';
    expect(ofEach(`${start}, and since @ bought the second ferry, you need two slots a year.`)).toEqual([
      'since {{company}} bought the second ferry, you need two slots a year.',
    ]);
  });

  it('is not one that is always true', () => {
    expect(ofEach('I noticed that @ runs its own vans.')).toEqual([]);
    expect(ofEach('At @, pallets wait in the rain.')).toEqual([]);
  });
});

it('finds a subject that promises results of each company', () => {
  const emails = toAll('Trucks wait.').map((email) => ({ ...email, subject: `${email.company ?? ''} phishing test results from March` }));
  expect(findOneReader(emails)[0]?.sighting.text).toBe('{{company}} phishing test results from March');
  const others = emails.map((email) => ({ ...email, subject: `Test results for ${email.company ?? ''}` }));
  expect(findOneReader(others)).toEqual([]);
});
