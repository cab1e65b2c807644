import { describe, expect, it } from 'vitest';
import { isToldTag, readSellerFacts } from './readSellerFacts.ts';

const pick = (phrases: readonly string[]): string => phrases[0] ?? '';
const read = (text: string) => readSellerFacts('sales', { told: text, prose: text, company: null, pick });
const tagsOf = (text: string): readonly string[] => read(text).tags;
const askOf = (text: string): string | undefined => tagsOf(text).find((tag) => /^ask[A-Z]/.test(tag));
const fieldsOf = (text: string): Record<string, string> => {
  const { fields, parts } = read(text);
  return Object.fromEntries([...fields, ...parts.flatMap((part) => part.fields)]);
};

describe('what a seller has told', () => {
  it.each([
    ['tellsPrice', 'We charge £40 a visit.', 'We clean roofs.'],
    ['tellsPrice', 'Reply for our price list.', 'Nobody waits for a doctor.'],
    ['tellsFree', 'The first month is free.', 'Feel free to call, we break free-range eggs.'],
    ['offersFree', 'Two weeks free for new sites.', 'Remakes are free.'],
    ['offersFree', 'A free week for new sites.', 'I have a free week in November.'],
    ['tellsDiscount', 'Today with 20% off.', 'About 20% of the boxes stay.'],
    ['tellsWho', 'We do it for 58 homes.', 'We do it well.'],
    ['tellsWho', 'Last year we did the flats for Hesketh Build.', 'We did it in May for less.'],
    ['tellsSite', 'See https://pipetrak.example for more.', 'See you.'],
    ['tellsPrice', 'We fit the masts, you get 8% of the rent.', 'Masts on your roof.'],
    ['tellsPrice', 'Retained search, 22% on completion.', 'We placed 22% more people.'],
    ['tellsTerms', 'No contract, cancel whenever.', 'We contradict nobody.'],
    ['tellsMinimum', 'Minimum order is a pallet.', 'We are small.'],
    ['tellsSpeed', 'Turnaround is five working days.', 'We are quick.'],
    ['tellsArea', 'We work between Parma and Strongsville.', 'We work hard.'],
    ['tellsFits', 'It connects to Sage.', 'It reads invoices.'],
    ['tellsInsured', 'All our people are insured.', 'All our people are kind.'],
    ['tellsAge', 'Since 1998 in Rajkot.', 'Since you moved.'],
    ['tellsMonth', 'Your lease ends in July.', 'You may visit.'],
    ['isDated', 'The inventory is due on March 1.', 'Orders have to be in by March 1.'],
    ['isLegal', 'The inspector asks for the log.', 'The log is on a shelf.'],
    ['tellsCheap', 'Most makers ask $6,000. Our repair costs $900.', 'We charge $6,000 for two. It costs $900 for one.'],
  ])('%s: "%s", but not "%s"', (tag, told, other) => {
    expect(tagsOf(told)).toContain(tag);
    expect(tagsOf(other)).not.toContain(tag);
  });

  it('is kept for later emails, unlike requests', () => {
    expect(['tellsPrice', 'isLegal', 'askCall', 'isLater', 'isSo'].filter(isToldTag)).toEqual(['tellsPrice', 'isLegal']);
  });

  it('quotes a price only if it is the only one and the seller’s own', () => {
    expect(fieldsOf('We run payroll for £5.20 per payslip.')['price']).toBe('£5.20 per payslip');
    expect(fieldsOf('Plans start at $49/month.')['price']).toBe('$49/month');
    for (const text of ['Others charge £90 a day.', 'You save £90 a day.', 'It is £80 a day or £90 a week.', 'It turned into £9,000.'])
      expect(fieldsOf(text)['price'], text).toBeUndefined();
  });

  it('is nothing in emails that sell nothing', () => {
    expect(readSellerFacts('customer', { told: 'It costs £5.', prose: 'Shall I send it?', company: null, pick })).toEqual({
      tags: [],
      fields: [],
      parts: [],
    });
  });
});

describe('what a seller asks for', () => {
  it.each([
    ['askRight', 'Who looks after calibration at your lab?\n\nWe collect on a Monday.'],
    ['askRight', 'Could you point me to whoever arranges the guarding?'],
    ['askRight', 'You may not be the one. If not, who would be best for me to speak to?'],
    ['askRight', "If that isn't you, could you tell me who it is?"],
    ['askRight', 'If it goes to somebody else, whom should I write to instead?'],
    ['askRight', 'Is there somebody else I should ask?'],
    ['askSample', 'Can I drop off a sample next week?'],
    ['askRight', 'Who does follow the purchase of glass at your place?'],
    ['askSample', 'Would you like me to drop a free half-kilo box at yours?'],
    ['askQuote', 'Would it help if I sent you a fixed quote?'],
    ['askTrial', 'Would you like to try it?'],
    ['askDemo', 'Do you have 30 minutes for a demo?'],
    ['askVisit', 'Could somebody from our shop come by to measure it?'],
    ['askVisit', 'Would it be any help if I called in to look at it?'],
    ['askAddress', 'Shall I put one in the mail for you?'],
    ['askVisit', 'May we come by and measure one window?'],
    ['askCall', 'Could we talk for ten minutes on Tuesday?'],
    ['askSend', "Want me to record a 5 min video of what I'd change on your listing?"],
    ['askSend', 'Shall I send you our price list?'],
    ['askSend', 'If you are interested, reply to this email and I will send over our prices.'],
    ['askGo', 'Want me to mock one up with your logo?'],
    ['askKeen', 'Worth a look?'],
    ['askEnds', 'When does your current contract run out?'],
    ['askWho', 'Who does your payroll now?'],
    ['askBudget', 'What is your budget?'],
    ['askBudget', 'How much have you set aside for it?'],
    ['askWhat', 'What do you do for lunch now?'],
    ['askHow', 'How do you handle snow now?'],
    ['askMany', 'How many vehicles do you run?'],
    ['askDone', 'Are you already fixed up with a scaffolder?'],
    ['askHave', 'Do you have any boxes moving at the moment?'],
    ['askHave', 'Do you need one, and who decides?'],
    ['askHappy', 'Is the coffee any good?'],
    ['askOften', 'How often do you need it?'],
    ['askLast', 'When was your kitchen last cleaned?'],
    ['askEnds', 'When is your next inspection due?'],
    ['askSupplier', 'Which broker files yours now?'],
    ['askWho', 'Who surveys the doors at the moment?'],
    ['askWhen', 'Which day would suit you for a call?'],
    ['askQuote', 'We clean windows. If you would like a quote, call me on 0113 496 0000, or reply.'],
    ['askVisitUs', 'Fancy coming to see them cut one morning?'],
    ['askSo', 'Is it still WhatsApp when somebody is ill?'],
    ['askTrouble', 'Are your people struggling to get parts made?'],
    ['askSo', 'Is there a shift you are worried about?'],
    ['askQuote', 'Just reply and we will work you out a price.'],
    ['askGo', 'Shall I check one of your bills and send you the list?'],
    ['askMuch', 'What percentage do you pay on cards?'],
    ['askWho', 'Who looks after your tyres, and are you happy with them?'],
    ['askSeen', 'Did you see my note about the survey?'],
    ['askEnds', 'I wondered when your catering contract ends.'],
    ['askState', 'Are you short of space or just short of racking?'],
    ['askTrouble', 'Do you ever get caught short?'],
    ['askSo', 'Is it still you who rings round for them?'],
    ['askGo', 'Reply to this email to arrange a free review.'],
    ['askShare', 'Roughly what share of your rooms comes from agents?'],
    ['askGo', 'Shall I put you on the list for Tuesdays?'],
    ['askGo', 'Shall we start you with one crate from Monday 3rd?'],
    ['askGo', 'Shall I book it in, or has anything changed?'],
    ['askSample', 'Can I put a tin in the post for you?'],
    ['askKnow', 'Do you know anyone who rents out barns and has never insured them?'],
    ['askKnow', 'Could you introduce me to two other growers?'],
    ['askRight', 'Do you know who handles the uniforms?'],
    ['askRight', 'Who decides on flooring, is it you or your landlord?'],
    ['askStill', 'Is this still something you want doing before May, or should I close my file?'],
    ['askLater', 'Shall I try again in the autumn?'],
    ['askKeen', 'Used skids, 300 minimum. Need some?'],
    ['askKeen', 'Any use to you?'],
    ['askQuote', 'Any sizes you need priced?'],
    ['askQuote', 'The old ones wear out fast, and would a quote help?'],
    ['askQuote', 'Can I price three of them?'],
    ['askMind', 'Would it be crazy to look at this before the summer?'],
    ['askRight', 'Is that something you decide, or should I ask somebody else?'],
    ['askRight', 'And if so, who do I send the rates to?'],
    ['askWhen', "I would like to do one room for free. What's a good day?"],
    ['askSample', 'I grow mushrooms near you, and we sell them by the kilo. Want a tray to try?'],
    ['askSaysNo', 'Have you had a survey done? If not, I would suggest a short visit. If you have, forget I wrote.'],
    ['askSaysYes', 'Yes or no: is your contract up for renewal? If yes, I can get you three offers.'],
    ['askRate', 'On a scale of 1 to 10, how much does this bother you?'],
    ['askUse', 'Which tool do you use for reminders now?'],
    ['askEither', 'How do your clients get their receipts to you: email, paper, an app?'],
    ['askGive', 'Could you tell me the floor area of your unit and whether you appealed last time?'],
    ['askGive', 'We look at what you pay.\n\nSend me one statement and I will work it out.'],
    ['askWhich', 'Which sizes do you use most?'],
    ['askDemo', 'May I show you ours on a quick call?'],
    ['askDemo', 'Can we show your team the press over Zoom?'],
    ['askHave', 'Do you have a job starting soon?'],
    ['askSample', 'I would like to bring you a tray.'],
    ['askSupplier', 'Which mill do you use?'],
    ['askUse', 'What oven cleaner do you use now?'],
    ['askGo', 'Should I keep one for you until Friday?'],
    ['askVisit', 'I am in Hull on Wednesday. Mind if I call in at eleven?'],
    ['askRight', 'Is there a better person to speak to, or would a sample be useful?'],
    ['askHappy', 'Are you happy with the cranes you hire, or is it costing more each year?'],
    ['askDone', "Do you already have a sweep you're happy with, or is it one of those jobs that nobody likes?"],
    ['askKnow', 'Would you be happy to pass my card on to anyone with sore feet?'],
    ['askVisit', 'Is now a good time to come and count the lamps?'],
    ['askSo', 'Do your drivers wash their own vans?'],
    ['askTrial', 'Would you try a crate at half price this spring?'],
    ['askGo', 'Shall I check when I could fit you in?'],
    ['askStill', 'Are you still looking for a second machine?'],
    ['askAddress', "I'd like to send you a free bag of our house blend. If you want it, just reply with the best address."],
    ['askSample', "I'd love to post you two jars on the house."],
    ['askSo', 'Quick one. Are your crews still filling in paper timesheets today? We make an app for that.'],
    ['askGo', 'Shall I draw one for your yard?'],
    ['askAddress', 'I would like to post you a tin. Which address should it go to?'],
    ['askAddress', 'I just need an address to post it to.'],
    ['askSend', 'Can I send you an estimate of what it would save?'],
    ['askVisit', 'Could I send our surveyor over on Tuesday?'],
    ['askEither', 'Who looks after your pumps at the moment, the dealer you bought them from or an independent?'],
    ['askWho', 'Who looks after pest control at the moment?'],
    ['askHappy', 'Are you happy with your printer, or would you consider a second quote?'],
  ])('%s: %s', (ask, text) => {
    expect(askOf(text)).toBe(ask);
  });

  it.each([
    'Did you know that boxes are heavy?',
    'Would you want it washed or would you wash it?',
    'Keep our number.',
    'Why do boxes stay?',
    'May I know which grades you consider?',
    'If it is not for you let me know and I will let my neighbour have it.',
    'Reply and I will ring you.',
  ])('is nothing: %s', (text) => {
    expect(askOf(text)).toBeUndefined();
  });

  it('is quoted in the words of the question', () => {
    expect(fieldsOf('How many vehicles do you run?')).toMatchObject({ rough: 'ten or twelve vehicles' });
    expect(fieldsOf('Are you buying new pallets?')).toMatchObject({ weDo: 'we are', weDont: "we're not" });
    expect(fieldsOf('Is it still on paper?')).toMatchObject({ weDo: 'it is', weDont: "it isn't" });
    expect(fieldsOf('Can I call in on the 14th?')).toMatchObject({ date: 'the 14th' });
    expect(fieldsOf('I am free on Monday and Friday. Shall I put you down for one of them?')).toMatchObject({
      day: 'Monday',
      day2: 'Friday',
    });
    expect(fieldsOf('Who looks after the linen contract there?')).toMatchObject({ charge: 'linen contract' });
  });

  it('is of the reader’s own people where nobody pays a firm for it', () => {
    expect(tagsOf('Who writes down the readings at the moment?')).toContain('ownPeople');
    expect(tagsOf('Who cleans the filters at the moment?')).not.toContain('ownPeople');
  });

  it('is no link where somebody pays by the click', () => {
    expect(tagsOf('You pay too much per click.')).not.toContain('tellsLink');
    expect(tagsOf('Click here to see it.')).toContain('tellsLink');
  });

  it('is no invitation to say who decides where the email tells of somebody', () => {
    expect(tagsOf('Is it you who looks after this, or should I be bothering someone else?')).toContain('askRight');
    expect(tagsOf('Is it you who looks after this, or should I be bothering someone else?')).not.toContain('askGo');
    expect(tagsOf('Did the person who does your books ring you this year?')).not.toContain('askRight');
  });

  it('has no yes where ways are listed', () => {
    expect(tagsOf('Is it a whiteboard, a diary, or something of your own?')).not.toContain('askSo');
  });

  it('is read beside a question about how things are', () => {
    const { tags } = read('How many rooms do you clean? We do it at night.\n\nWorth ten minutes?');
    expect(tags).toEqual(expect.arrayContaining(['askMany', 'askCall']));
  });

  it('is read twice where one reply can answer both', () => {
    const { tags } = read('When was yours last cleaned, and who does it for you?');
    expect(tags).toEqual(expect.arrayContaining(['askLast', 'askWho']));
    expect(tagsOf('Two questions: when does your contract end, and who decides on the next one?')).toEqual(
      expect.arrayContaining(['askEnds', 'askRight']),
    );
  });

  it('is one of two days, however they are offered', () => {
    for (const text of [
      'We are in Hull on Monday the 4th and Friday the 8th. Would either of those days suit?',
      'Which is better for you, Monday or Friday?',
      'Would Monday or Friday be better?',
    ]) {
      expect(tagsOf(text), text).toContain('askDays');
      expect(fieldsOf(text), text).toMatchObject({ day: 'Monday', day2: 'Friday' });
    }
    expect(tagsOf('Are you open on Monday or Friday evenings?')).not.toContain('askDays');
  });

  it('is to send something that is read, and not to try it', () => {
    expect(tagsOf('I have a sample report from a mill. May I send it to you?')).toContain('askSend');
    expect(tagsOf('Want me to send you a sample sheet with their figures?')).not.toContain('askSample');
    expect(tagsOf('Would you like to look at a sample from a bakery?')).toContain('askSend');
    expect(tagsOf('Shall I post you a sample of the cheese?')).toContain('askSample');
    expect(tagsOf('Would you like to see and taste a sample?')).toContain('askSample');
  });

  it('is to send something that is heard, and not read', () => {
    expect(tagsOf('May I send you a minute of it to listen to?')).toContain('askHear');
    expect(tagsOf('Shall I send you four tunes?')).toContain('askHear');
    expect(tagsOf('Shall I send you a report on sound in offices?')).not.toContain('askHear');
  });

  it('is a choice between sizes', () => {
    expect(fieldsOf('Which would help you more: (a) a gap report on one manual, or (b) a price list?')).toMatchObject({
      choice: 'a gap report on one manual',
    });
    expect(tagsOf('What suits you better: a free tin of wax, or a year of deliveries at half price?')).toEqual(
      expect.arrayContaining(['askChoice', 'uneven']),
    );
    expect(fieldsOf('Shall I send 3/0 or 2/0?')).toMatchObject({ choice: '3/0' });
    expect(fieldsOf('Would you prefer me to do this from an invoice, or shall I just post a box?')).toMatchObject({
      order: 'from an invoice, please',
    });
    expect(fieldsOf('Would 3-0 or 2-0 be more use to you?')).toMatchObject({ choice: '3-0' });
    expect(fieldsOf('Shall I go ahead, or has something changed?')).not.toHaveProperty('choice');
    expect(fieldsOf('Would you rather have the brochure by post or by email?')).toMatchObject({ choice: 'by post' });
    expect(tagsOf('Any use to you, or do you know somebody who has a job on?')).not.toContain('askEither');
  });

  it('is a choice between things to do, in the words of whoever asks for one of them', () => {
    expect(fieldsOf('Shall I bring the papers round or send them to your bank?')).toMatchObject({
      order: 'bring the papers round, please',
    });
    const last = readSellerFacts('sales', {
      told: '',
      prose: 'Shall I ring you, or would you prefer I wrote to your office?',
      company: null,
      pick: (phrases) => phrases.at(-1) ?? '',
    });
    expect(Object.fromEntries(last.fields)).toMatchObject({ order: "I'd rather you wrote to our office" });
  });

  it('is what the reader is to send', () => {
    expect(fieldsOf('If not, can you tell me the heaviest piece and the reach and I will quote?')).toMatchObject({
      wanted: 'the heaviest piece and the reach',
    });
    expect(tagsOf('If you tell me how many vans you run, I will send you a price.')).toContain('askMany');
    expect(tagsOf('Can you give me a ring?')).not.toContain('askGive');
    expect(tagsOf('Answer with one sentence about what bothers you.')).not.toContain('askGive');
    expect(fieldsOf('May I send a price? I only need the rough floor area.')).toMatchObject({ wanted: 'the floor area' });
    expect(fieldsOf('Please send me one photo by text 0700 900 222 or I come and look.')).toMatchObject({ wanted: 'a photo' });
    expect(fieldsOf('Please send me photo by text 0700 900 222.')).not.toHaveProperty('wanted');
    expect(fieldsOf('Can you send me the last two bills from your old supplier, 2023 or 2024?')).not.toHaveProperty('wanted');
    expect(tagsOf('May I send a price? I only need the rough floor area.')).toEqual(
      expect.arrayContaining(['askSend', 'askGive', 'yesFirst']),
    );
  });

  it('is the same if the reader is called by the name of their company', () => {
    const { tags } = readSellerFacts('sales', { told: '', prose: 'What does Tidewell do about snow?', company: 'Tidewell', pick });
    expect(tags).toContain('askWhat');
  });

  it('is a state in which nobody needs a seller', () => {
    expect(tagsOf('Are they a problem at the moment, or is it under control?')).toContain('fine');
  });

  it('is answered with a mark where the email offers some', () => {
    const options = fieldsOf('Reply 1 if you want a price, 2 if somebody does it already, 3 if I should ask somebody else.');
    expect(options).toMatchObject({ optionYes: '1', optionNo: '2', optionOther: '3' });
    expect(
      fieldsOf(
        "Just reply with a number:\n\n1 - our inspections are covered and we're happy\n2 - covered, but send me a price to compare\n",
      ),
    ).toMatchObject({ optionNo: '1', optionYes: '2' });
    expect(
      fieldsOf("Just send back one letter:\n\nA - yes please, send dates\nB - we've got somebody\nC - ask me again in six months\n"),
    ).toMatchObject({ optionYes: 'A', optionNo: 'B', optionLater: 'C' });
    expect(
      fieldsOf('Reply with the letter.\n\nA) we do it in house\nB) we rent and are always short\nC) contract is up within a year\n'),
    ).toMatchObject({ optionNo: 'A', optionYes: 'B', optionLater: 'C' });
    expect(fieldsOf('Reply YES and I will come by, or LATER.')).toMatchObject({ optionYes: 'yes', optionLater: 'later' });
    expect(fieldsOf('Just reply with "stop".')).toEqual({ optionNo: 'stop' });
    expect(fieldsOf('1. We clean.\n2. We paint.\n\nReply if you like.')).toEqual({});
    expect(fieldsOf('Reply NOW for a free quote!')).toEqual({});
  });
});

describe('a request to write again later', () => {
  it('is answered only if nothing else is asked', () => {
    expect(askOf('Shall I try you again in January?')).toBe('askLater');
    const both = 'If you tell me your renewal date, I will send a figure. Should I try you again in January instead?';
    expect(tagsOf(both)).not.toContain('askLater');
    expect(tagsOf(both)).toContain('askGive');
    expect(tagsOf('Could we talk on Tuesday? Or should I try again in January?')).not.toContain('askLater');
  });
});

describe('either-or questions', () => {
  it.each([
    ['Do you still do your own monthly checks, or does somebody come in for them?', ['we do our own', 'somebody comes in']],
    ['Do you own your premises or rent?', ['we own our premises', 'we own our premises']],
    ['Do you wash your own towels or send them out?', ['we wash our own', 'we send them out']],
    ['When you replace laptops, do the old ones get wiped in house or does a recycler take them?', ['in house', 'a recycler takes them']],
    ['How are you planning to cover it, temps or overtime?', ['temps', 'overtime']],
    ['Do you check them on paper or with a tool?', ['on paper', 'with a tool']],
    ['Who maintains your lifts, the manufacturer or an independent?', ['the manufacturer', 'an independent']],
    [
      'Who looks after your pumps now, the dealer you bought them from or an independent?',
      ['the dealer we bought them from', 'an independent'],
    ],
    [
      'How do you handle towels, do your people bring their own and wash them, or do you order them centrally?',
      ['our people bring their own and wash them', 'we order them centrally'],
    ],
    ['Are you short of space or just short of racking?', ['short of space', 'short of racking']],
    ['Is it still opening in June, or has it moved?', ['yes, still', 'it has moved']],
    ['Do you price off drawings or want somebody out on site?', ['we price off drawings', 'we want somebody out on site']],
    ["Do you footbath daily or just when there's trouble?", ['daily', "just when there's trouble"]],
    ['Is your garden grass, bark or rubber?', ['grass', 'rubber']],
    ['Do they come by road, either in crates or on pallets?', ['in crates', 'on pallets']],
    [
      "Is it on a contract today, or do you call someone when there's a problem?",
      ['on a contract', "we call someone when there's a problem"],
    ],
    ['Is this for one site or several?', []],
    ['Do you have any problems or questions?', []],
    ['Does it go by a form, or does it go by a text to the office?', ['by a form', 'by a text to the office']],
    ['Do you pay for the parking, or do they get an allowance?', ['we pay for the parking', 'they get an allowance']],
    ['How do you pay the pickers: by card, in coins, or at the bank?', ['by card', 'at the bank']],
    ['How do you plan the tables: on cards, on a screen, or do the guests do it?', ['on cards', 'the guests do it themselves']],
    [
      'How does the news get out: by radio, or do the drivers ring the gate themselves?',
      ['by radio', 'the drivers ring the gate themselves'],
    ],
    ['Have you ever had a tire slashed or diesel stolen?', []],
    ['Are they cleaned or not?', []],
    ['Could we talk on Tuesday or Thursday?', []],
  ])('%s', (question, sides) => {
    const first = readSellerFacts('sales', { told: question, prose: question, company: null, pick });
    const last = readSellerFacts('sales', { told: question, prose: question, company: null, pick: (phrases) => phrases.at(-1) ?? '' });
    const found = [first, last].flatMap(({ parts }) =>
      parts
        .flatMap(({ fields }) => fields)
        .filter(([name]) => name === 'side')
        .map(([, side]) => side),
    );
    expect(found).toEqual(sides);
  });
});

describe('a request with a question for somebody else beside it', () => {
  it.each([
    'Could I drop by and price the gutters, or if a colleague deals with it, who should I ask?',
    'Could I drop by and price the gutters? Or who is the right person?',
  ])('is the request: %s', (text) => {
    const { tags, parts } = read(text);
    expect(tags.find((tag) => /^ask[A-Z]/.test(tag))).toBe('askVisit');
    expect(parts.map((part) => part.tags[0])).toEqual(['askRight']);
  });
});

describe('a choice between things', () => {
  const sidesOf = (text: string): string[] =>
    [0, 1].map((at) => {
      const { parts } = readSellerFacts('sales', {
        told: text,
        prose: text,
        company: null,
        pick: (phrases) => phrases[at % phrases.length] ?? '',
      });
      return parts.flatMap(({ fields }) => fields).find(([name]) => name === 'side' || name === 'choice')?.[1] ?? '';
    });

  it.each([
    ['Do you buy whole bean or ground at the moment?', ['whole bean', 'ground']],
    ['Whole bean or ground?', ['whole bean', 'ground']],
    ['Are you using QuickBooks or Xero these days?', ['QuickBooks', 'Xero']],
    ['Is your building gas or electric?', ['gas', 'electric']],
    ['Do you buy from a wholesaler or direct from growers?', ['from a wholesaler', 'direct from growers']],
    ['Are mornings or evenings better for you?', ['mornings', 'evenings']],
  ])('%s', (question, sides) => {
    expect(sidesOf(question)).toEqual(sides);
  });

  it('also has the answer of somebody who has changed already', () => {
    expect(fieldsOf('Are your lines still on copper, or have you already gone to VoIP?')).toMatchObject({
      side: 'still on copper',
      changed: "we've already gone to VoIP",
    });
  });

  it('names what is asked for: the period of a count, and the brands or sizes of things', () => {
    expect(fieldsOf('How many napkins do you go through in a week?')['per']).toBe('week');
    expect(fieldsOf('What make of printers do you use?')['sorts']).toBe('makes');
  });
});
