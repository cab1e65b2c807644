import { describe, expect, it } from 'vitest';
import type { Lead } from '../lead.ts';
import { FEATURES, FEATURE_SOURCES, type Feature } from '../signs/features.ts';
import { readEmail } from './readEmail.ts';

const lead = (body: string, subject = '', overrides: Partial<Lead> = {}): Lead => ({
  leadKey: 'jane-doe',
  slug: 'jane-doe',
  name: 'Jane Doe',
  firstName: 'Jane',
  company: 'Northwind Robotics, Inc.',
  title: 'VP of Sales',
  companySize: null,
  industry: null,
  email: { subject, body },
  ...overrides,
});
const context = { contactsAtCompany: 1, ownWords: [] };
const valueOf = (feature: Feature, body: string, subject = '') => readEmail(lead(body, subject), context).values[feature];
const textsOf = (feature: Feature, body: string, subject = '') => {
  const email = { subject, body };
  return readEmail(lead(body, subject), context)
    .findSpans(feature)
    .map((span) => email[span.part].slice(span.start, span.end));
};

/** Sentences for each feature of the body, with the expected matches; near misses have none. */
const SPECIMENS: Partial<Record<Feature, readonly (readonly [body: string, found: readonly string[]])[]>> = {
  interestAsks: [
    ['Is it worth a look?', ['worth a look']],
    ['Would you be open to learning more?', ['open to learning']],
    ['Is this on your radar?', ['on your radar']],
    ['Are you interested in seeing how it works?', ['Are you interested']],
    ['Let me know if you are interested.', ['Let me know if you are interested']],
    ['Open to a short look?', ['Open to a short look']],
    ['Would you be open to a quick chat?', []],
    ['Opposed to learning more?', ['Opposed to learning']],
    ['Is it a bad idea to compare notes?', ['a bad idea to']],
    ['Would it hurt to explore this?', ['hurt to explore']],
    ['The store is open to a wide audience.', []],
    ['It was a bad idea to wait.', []],
    ['It was well worth it for the team.', []],
    ['Your reps told us it is not on your radar.', []],
  ],
  meetingAsks: [
    ['Do you have 15 minutes on Tuesday?', ['have 15 minutes']],
    ['Can we hop on a call this week?', ['Can we hop']],
    ['Are you free on Thursday?', ['Are you free']],
    ['Let me know a time that works for you.', ['Let me know a time']],
    ['Are you open to a quick call next week?', ['open to a quick call']],
    ['Each rep saves 15 minutes on every ticket.', []],
    ['Did you know that reps waste 15 minutes per call?', []],
    ['We looked at your call center last week.', []],
  ],
  asks: [
    ['Worth a look? Could you point me to the right person?', ['Worth a look', 'point me to']],
    ['Worth a look? Or could you point me to the right person?', ['Worth a look']],
    ['Worth a look? Really, worth a look?', ['Worth a look']],
    ['Are you open to learning more on a 15 minute call?', ['15 minute call']],
    ['We sell shoes to the shops in the town.', []],
  ],
  questions: [
    ['How do you plan the routes today? We have an idea.', ['How do you plan the routes today?']],
    ['Why do you use paper for this?', ['Why do you use paper for this?']],
    ['The result? They hired two more.', []],
    ['Tired of spreadsheets? We have a tool for that.', []],
    ['See https://example.com/?page=1 for the list.', []],
  ],
  calendarLink: [
    ['Grab a slot: https://calendly.com/tom/intro', ['https://calendly.com/tom/intro']],
    ['Book me at cal.com/tom.', ['cal.com/tom']],
    ['Here: https://meetings.hubspot.com/tom', ['https://meetings.hubspot.com/tom']],
    ['Here: https://northwind.chilipiper.com/book/me', ['https://northwind.chilipiper.com/book/me']],
    ['Read https://example.com/calendar-tips and local.com/news', []],
  ],
  links: [
    ['See https://a.example/x, and www.example.org.', ['https://a.example/x', 'www.example.org']],
    ['<a href="https://a.example">https://a.example</a> is ours', ['<a href="https://a.example">https://a.example</a>']],
    ['[the site](https://a.example/x) is up', ['[the site](https://a.example/x)']],
    ['Write to tom@example.com about Booking.com.', []],
    ['<img src="https://a.example/x.png"> is the logo', []],
  ],
  htmlMarks: [
    ['<table><tr><td>Hi there to you</td></tr></table>', ['<table>', '<tr>', '<td>']],
    ['<p>Hi <b>you</b> and the team<br></p>', []],
    ['The share is < 5 and > 3 of the list', []],
  ],
  images: [
    ['Look at this <img src="x.png"> here', ['<img src="x.png">']],
    ['Look at the image of the city here', []],
  ],
  attachments: [
    ['I have attached the deck for you.', ['attached']],
    ['There are no strings attached to this.', []],
    ['It is attached to your current plan.', []],
  ],
  optOutLine: [
    ['If you would rather not hear from me, tell me.', ['rather not hear']],
    ['You can unsubscribe here at any time.', ['unsubscribe']],
    ['We cut the unsubscribe rate of the list.', []],
  ],
  socialProof: [
    ['Tesco and Lidl use our tool for this.', ['use our']],
    ['Our client Harbour Foods did the same last year.', ['Our client']],
    ['You can use our tool, and you will love our site.', []],
    ['With our customer service you have what you need.', []],
    ['Do you use your own, and do they trust you?', []],
    ['We work with teams like the one at Fabrikam.', ['We work with teams']],
    ['It is trusted by banks in the north.', ['trusted by']],
    ['I like your team and the way you work.', []],
  ],
  numberClaims: [
    ['They cut the cost by 37% and grew 3x to $1.2M.', ['37%', '3x', '$1.2M']],
    ['The ROI is what you would expect.', ['ROI']],
    ['The 4x4 is open 24/7 for 15 minutes in 2025.', []],
  ],
  hype: [
    ['The unmatched receipts fell from 400 to 12, and the unmatched pile is gone.', []],
    ['We bring you unmatched expertise.', ['unmatched']],
    ['This is a revolutionary and game-changing tool for you.', ['revolutionary', 'game-changing']],
    ['It is the perfect time for you to plan.', []],
  ],
  buzzwords: [
    ['We leverage cutting-edge synergy for you.', ['leverage', 'cutting-edge', 'synergy']],
    ['You cut the edge of the paper with it.', []],
  ],
  spamPhrases: [
    ['Act now, click here for your free trial.', ['Act now', 'click here', 'free trial']],
    ['Feel free to act on it when you have time now.', []],
    ['See https://bit.ly/3xYz and you know it.', ['https://bit.ly/3xYz']],
    ['See https://slotwise.example/bit.ly and you know it.', []],
    ['Only a few spots left, with no credit card.', ['Only a few spots left']],
    ['We are in a few places, and the spots are for you.', []],
  ],
  capsWords: [
    ['This is NOW the LAST chance to see an AMAZING thing', ['NOW', 'LAST', 'AMAZING']],
    ['The CRM shows the ROI of SaaS to the CEO in the UK', []],
  ],
  exclamations: [
    ['Great news for you!! See it!', ['!', '!', '!']],
    ['It is a == b and the rest is not.', []],
  ],
  emoji: [
    ['Hi there 👋🏽 from the 👨‍👩‍👧 and 🇸🇪 and 1️⃣', ['👋🏽', '👨‍👩‍👧', '🇸🇪', '1️⃣']],
    ['This is a ™ and © thing → and more', []],
  ],
  guilt: [
    ['Just bumping this up for you.', []],
    ["I haven't heard back from you.", ["haven't heard back from you"]],
    ["You haven't heard of us, and that is fine.", []],
    ['Just checking in on the team.', []],
    ['I wanted to follow up with you.', ['I wanted to follow up']],
    ['I am still waiting for your reply to it.', ['still waiting for your reply']],
    ['Not sure if you saw my email to the team.', ['sure if you saw my']],
    ['Planners check in on trucks all day, and so can you.', []],
    ['The guests are checking in at the gate, and you see it.', []],
    ['You want to follow up with every one of them.', []],
    ['Have you had a chance to see the site of the team?', []],
  ],
  slips: [
    ['You will recieve teh news of the the team.', ['recieve', 'teh', 'the the']],
    ['It could of been you, and your going to see it.', ['could of been', 'your going to see']],
    ['It\u00e2\u20ac\u2122s the caf\u00c3\u00a9 for you.', ['\u00e2\u20ac\u2122', '\u00c3\u00a9']],
    ['hi jane,\n\nwe see the news. it is good for you. what do you think?\n\ntom', ['we']],
    [
      'We have news of the docks for you all. It is good. We have news of the docks for you all.',
      ['We have news of the docks for you all.'],
    ],
    ['He had had it, and it is what it is: that that is, is. Of course you could of course see it.', []],
    ['It’s the café in São Paulo – for you, Zoë. Ça va, O Ã and SÃO?', []],
    ['We have:\n- routes for you\n- news of the team\n- what you see', []],
    ['iPhones are for you. eBay is too. What do you see?', []],
    ['It is good. It is good. What do you see of the team?', []],
    ['Your welcome page is good, and your going rate is too.', []],
  ],
  referral: [
    ['Maria Lopez suggested I write to you about the site.', ['suggested I write']],
    ['Tom Berg recommended that I reach out to you.', ['recommended that I reach']],
    ['I was referred by your colleague Tom.', ['referred by']],
    ['We both know Maria from the site.', ['We both know']],
    ['Maria introduced us at the fair.', ['introduced us']],
    ['We met at the fair in Leeds.', ['We met at']],
    // Nothing to know the meeting by.
    ['We met at the fair in the north.', []],
    ['We have a mutual connection in the team.', ['mutual connection']],
    ['I thought I should write to you about the site.', []],
    ['People who are referred by others stay with the team.', []],
    ['The needs of the team are met at the site.', []],
    ['A tool recommended by the best of the press.', []],
    ['Who should I write to about the site?', []],
  ],
  occasion: [
    ['Congrats on the new site in the north.', ['Congrats on']],
    ['I saw that Northwind is hiring for the routes.', ['saw that Northwind is hiring']],
    ['I noticed you recently opened the site.', ['noticed you recently opened']],
    ['We read your post on the routes.', ['read your post']],
    ['We saw the routes and we are growing.', []],
    ['I see you just joined Northwind.', ['I see you just joined']],
    ['Now that Northwind is expanding, what do you see?', ['Now that Northwind is expanding']],
    ['You recently opened the site.', ['You recently opened']],
    ['If you just opened the site, this is for you.', []],
    ['Now that it is cold, the trucks wait for you.', []],
    ['You will see that the site is open.', []],
  ],
  apologies: [
    ['Sorry to bother you with the news.', ['Sorry to bother']],
    ['Apologies for the cold email to you.', ['Apologies for the cold']],
    ["I know you're busy with the new site.", ["I know you're busy"]],
    ['I will not bother you again with it.', []],
    ['I am sorry to hear that of the site.', []],
    ['The site is busy and you know it.', []],
    ['Sorry for the long email to you.', ['Sorry for the long']],
    ['Sorry to see that it is a long way to the site.', []],
    ['You get a lot of emails, and this is one.', ['You get a lot of emails']],
    ['You get a lot of trucks at the site.', []],
  ],
  thanks: [
    ['We have news for you.\n\nThanks in advance,\nTom', ['Thanks']],
    ['We have news for you. Thank you for the time.', ['Thank you']],
    ['We have news for you. Thanks!\n\nTom Berg\nFabrikam', ['Thanks']],
    ['Thanks for the talk. We have news for you.', []],
    ['We have news for you, thanks to the team.', []],
  ],
  youShare: [
    ['You said that your team and we would meet.', ['You', 'your', 'we']],
    ['The US is where the team is.', []],
  ],
  salutation: [
    ['Hi Jane,\n\nit is good to see the news.', ['Hi Jane,']],
    ['Jane,\n\nit is good to see the news.', ['Jane,']],
    ['{{first_name}},\n\nit is good to see the news.', ['{{first_name}},']],
    ['Hiring is what we do for you.', []],
  ],
  brokenVariables: [
    ['Hi {{first_name}}, how is {{company}} and {{ firstName }}?', ['{{company}}']],
    [
      'Hi {first_name}, [Company] and %FIRSTNAME% and <<name>> and *|FNAME|*',
      ['{first_name}', '[Company]', '%FIRSTNAME%', '<<name>>', '*|FNAME|*'],
    ],
    ['Hi , how is the team?', [' ,']],
    ['Hi null, how is the team?', [' null']],
    ['Hi firstname, how is the team?', [' firstname']],
    ['Hi first_name, how is COMPANY_NAME and the team?', ['first_name', 'COMPANY_NAME']],
    ['See https://a.example/?first_name=jane and our first name for the team_title', []],
    ['It grew [1] by 10% to 20% {see the note: below} in the [Webinar]', []],
  ],
  firstNameUses: [
    ['Hi Jane, what would you do, Jane?', ['Jane', 'Jane']],
    ['Hi Janet, what would you do?', []],
  ],
  companyMentions: [
    ['I saw Northwind Robotics and Northwind’s new site.', ['Northwind Robotics', 'Northwind']],
    ['The north wind and the robotics of the day.', []],
  ],
  titleMentions: [
    ['As VP Sales you know that.', ['VP Sales']],
    ['Sales of the VP go up.', []],
  ],
  paragraphs: [
    ['Hi Jane,\n\nOne is here.\n\nTwo is here.\n\nBest,\nTom', ['One is here.', 'Two is here.']],
    ['Hi Jane, this is all of it.', ['this is all of it.']],
  ],
};

describe('readEmail', () => {
  describe.each(Object.entries(SPECIMENS))('%s', (name, specimens) => {
    const feature = FEATURES.find((known) => known === name) ?? 'bodyWords';
    it.each(specimens)('in %j finds %j', (body, found) => {
      expect(textsOf(feature, body)).toEqual(found);
    });
  });

  it.each<[Feature, string, number]>([
    ['subjectWords', 'Quick question about your reps', 5],
    ['subjectWords', 'Re: FW: your reps', 2],
    ['subjectCharacters', ' Hi 👋 ', 4],
    ['subjectAllCaps', 'OPEN THIS NOW', 1],
    ['subjectAllCaps', 'CRM ROI', 0],
    ['subjectAllCaps', 'Your CRM and ROI', 0],
    ['subjectAllCaps', 'OPEN THIS, Northwind', 1],
    ['subjectAllCaps', 'OPEN THIS at {{company_name}}', 0],
    ['subjectAllCaps', 'DOCK WAITS AT {{company_name}}', 1],
    ['subjectAllCaps', 'JANE, OPEN this', 0],
    ['subjectAllCaps', 'Routes for NORTHWIND ROBOTICS', 0],
    ['subjectHype', 'Free trial for Northwind, 50% off', 2],
    ['subjectHype', 'Last chance: guaranteed results', 2],
    ['subjectHype', 'Free trial users at Northwind', 0],
    ['subjectHype', 'A day off the road', 0],
    ['subjectReferral', 'Referred by Maria', 1],
    ['subjectReferral', 'Maria Lopez suggested I write', 1],
    ['subjectReferral', 'Referrals at Northwind', 0],
    ['subjectEmoji', 'A gift 🎁 for you 🚀', 2],
    ['subjectHype', 'An amazing, game-changing offer', 2],
    ['subjectBuzzwords', 'Leverage your ecosystem', 2],
    ['subjectPunctuation', 'Really?! Save $$$ now!', 3],
    ['subjectPunctuation', 'Your plan for May?', 0],
    ['subjectQuestion', 'Your plan for May?', 1],
    ['subjectNumber', '3 ideas for Q4', 1],
    ['subjectFirstName', '{{firstName}}, a question', 1],
    ['subjectFirstName', 'Jane, a question', 1],
    ['subjectFirstName', 'Janet, a question', 0],
    ['subjectCompany', 'Routes at Northwind', 1],
    ['fakeReply', 'RE: our call', 1],
    ['fakeReply', 'Fwd: AW: our call', 1],
    ['fakeReply', 'Re-engineering your call', 0],
    ['fakeReply', 'Are: we', 0],
  ])('reads %s of the subject %j as %d', (feature, subject, value) => {
    expect(valueOf(feature, 'Hi Jane, how is the team at your site?', subject)).toBe(value);
  });

  it.each<[string, number | null]>([
    ['Hi Jane,', 1],
    ['Dear Jane,', 0.5],
    ['Dear Sir or Madam,', -1],
    ['Dear Sir Madam,', -1],
    ['Dear Sir/Madam Jane,', 0.5],
    ['Dear friend Jane,', 0.5],
    ['Hello valued customer,', -1],
    ['Hi decision maker,', -1],
    ['Hello Sirna,', 1],
    ['Hi partner,', 1],
  ])('rates the greeting of %j as %d', (greeting, value) => {
    expect(valueOf('salutation', `${greeting}\n\nhow is the team at your site?`)).toBe(value);
  });

  it.each(['Could we print something like that for Northwind?', 'Could we do the same for you?'])(
    'takes a question without a word for time as one about interest: %s',
    (ask) => {
      const body = `Hi Jane,\n\nWe print labels and menus for breweries.\n\n${ask}\n\nTom Berg`;
      expect([valueOf('interestAsks', body), valueOf('meetingAsks', body)]).toEqual([1, 0]);
    },
  );

  it.each(['Can I put Northwind on for this Thursday or next?', 'Shall we pencil you in for the June round?'])(
    'takes a place on a round for no conversation: %s',
    (ask) => {
      const body = `Hi Jane,\n\nWe clean beer lines in Leeds every week.\n\n${ask}\n\nTom Berg`;
      expect(valueOf('meetingAsks', body)).toBe(0);
    },
  );

  it('counts a link and a placeholder as one word', () => {
    expect(valueOf('bodyWords', 'See https://a.example/one-two, {{first_name}}')).toBe(3);
  });

  it.each<[string, number]>([
    ['', 0],
    ['Hi Jane,\n\nTom Berg\nFabrikam', 0],
    ['Interested?', 1],
    ['asdf qwer zxcv', 0],
    ['asdkj qwlek zmxnc oqiwu alskd pqowi zmxbv laksj. qpwoe zmxn alsk qiwu!', 0],
    ['Kami ingin menawarkan layanan pembersihan gudang untuk perusahaan Anda', 8],
    ['Gure enpresak biltegien garbiketa eskaintzen dizue datorren astean', 8],
    ['Lorem ipsum dolor sit amet, consectetur adipiscing elit', 0],
    ['Who plans your routes?', 4],
    ['test test test test test test test test test', 1],
    ['Hi Jane, who looks after dock planning at Northwind? Tom', 8],
    ['HI JANE, WHO LOOKS AFTER DOCK PLANNING AT NORTHWIND? TOM', 8],
    ['Hi Jane,\r\n\r\nwho looks after dock planning at Northwind?\r\n\r\nTom Berg', 7],
    ['Wer plant bei Ihnen die Rampen am Abend?', 8],
    ['Kdo u vás má na starosti čtvrtletní plán příjmu?', 8],
    ['您好，我们看到贵公司正在招聘。您有兴趣吗？', 8],
    ['御社の採用を拝見しました。ご興味はありますか？', 8],
    ['คุณดูแลการวางแผนคลังสินค้าหรือไม่ครับ บริษัทของเราช่วยได้', 8],
  ])('finds in %j %d meaningful words', (body, value) => {
    expect(valueOf('saidWords', body)).toBe(value);
  });

  it.each<[string, number]>([
    ['Hi Jane', 1],
    ['HELLO', 1],
    ['Dear Jane', 0.5],
    ['Dear Sir or Madam', -1],
    ['To whom it may concern', -1],
    ['Dear Sirius', 0.5],
  ])('ranks the opening %j at %d', (opening, value) => {
    expect(valueOf('salutation', `${opening},\n\nhow is the team at your site?`)).toBe(value);
    expect(valueOf('salutation', 'How is the team at your site?')).toBe(0);
  });

  it('grades only the prose', () => {
    const prose = 'We saw that your team sends out the same note to all of the people on the list. It takes a lot of time.';
    const signed = `Dear Jane,\n\n${prose}\n\nBest regards,\nAlexandria Featherstonehaugh\nInternational Communications Representative`;
    expect(valueOf('readingGrade', signed)).toBe(valueOf('readingGrade', prose));
    expect(valueOf('readingGrade', prose)).toBeLessThan(6);
    expect(
      valueOf(
        'readingGrade',
        'The organizations that are implementing comprehensive optimization methodologies invariably experience considerable operational efficiencies.',
      ),
    ).toBeGreaterThan(15);
    expect(valueOf('readingGrade', 'Hi Jane,\n\nOk?\n\nTom')).toBeNull();
  });

  it('counts words used for this lead only, but not its name and company', () => {
    const email = lead('Hi Jane, your podcast on warehouses at Northwind made us think. The podcast is fun.');
    const reading = readEmail(email, { contactsAtCompany: 1, ownWords: ['jane', 'podcast', 'warehouses', 'northwind', 'gone'] });
    expect(reading.values.ownWords).toBe(2);
    expect(reading.findSpans('ownWords')).toHaveLength(3);
  });

  it.each<[string, string, string | null]>([
    ['de', 'Hallo Jane,\n\nich habe gesehen, dass ihr gerade neue Mitarbeiter sucht. Wäre das für euch interessant?', 'Jane'],
    ['fr', "Bonjour Jane,\n\nj'ai vu que vous recrutez dans votre équipe. Est-ce que cela peut vous aider ?", 'Jane'],
    ['es', 'Hola Jane:\n\nhe visto que están contratando en su equipo. ¿Le gustaría saber más?', 'Jane'],
    ['it', 'Ciao Jane,\n\nho visto che la vostra azienda sta assumendo. Le interessa sapere di più?', 'Jane'],
    ['pt', 'Olá Jane,\n\nvi que a sua empresa está a contratar. Isso faz sentido para você?', 'Jane'],
    ['nl', 'Hoi Jane,\n\nik zag dat jullie nieuwe mensen zoeken voor het team. Is dit iets voor jou?', 'Jane'],
    ['pl', 'Cześć Jane,\n\nwidzę, że szukacie nowych osób do zespołu. Czy to może być ciekawe dla Państwa?', 'Jane'],
    ['sv', 'Hej Jane,\n\njag såg att ni söker nya säljare. Är det här något för er?', 'Jane'],
    ['da', 'Hej Jane,\n\njeg så, at I søger nye sælgere. Er det noget for jer? Vi hjælper også andre med det.', 'Jane'],
    ['ru', 'Здравствуйте, Джейн!\n\nУвидели, что вы ищете новых людей. Интересно ли вам это?', null],
    ['ja', 'ジェーン様\n\n御社の採用を拝見しました。ご興味はありますか？', null],
    ['zh', '您好，\n\n我们看到贵公司正在招聘。您有兴趣吗？', null],
    ['und', '', null],
  ])('recognizes %s and leaves the language-dependent features empty', (language, body) => {
    const reading = readEmail(lead(body), context);
    expect(reading.language).toBe(language);
    for (const feature of FEATURES) {
      const isOff = FEATURE_SOURCES[feature].isEnglishOnly === true;
      expect(reading.values[feature] === null, feature).toBe(isOff);
      if (isOff) expect(reading.findSpans(feature)).toEqual([]);
    }
    if (body !== '') expect(reading.values.questions).toBe(1);
    expect(reading.values.wrongName).toBe(0);
  });

  it('recognizes English in a short text', () => {
    expect(readEmail(lead('Worth a look, Jane?'), context).language).toBe('en');
  });

  it('reads a first name that looks like a word for nothing as a name, if the lead has it', () => {
    const brokenFor = (name: string, firstName: string, greeted: string) =>
      readEmail({ ...lead(`Hi ${greeted},\n\nyour gate is open.`), name, firstName }, context).values.brokenVariables;
    expect(brokenFor('Nan Craig', 'Nan', 'Nan')).toBe(0);
    expect(brokenFor('Jane Craig', 'Jane', 'Nan')).toBe(1);
    expect(brokenFor('null', 'null', 'null')).toBe(1);
    expect(brokenFor('NaN NaN', 'NaN', 'NaN')).toBe(1);
  });
});
