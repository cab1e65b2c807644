import { describe, expect, it } from 'vitest';
import { checkEmails } from '../checkEmails.ts';
import { WEAK_KINDS } from '../finding.ts';
import { buildEmail, GOOD_EMAILS, options } from '../testing/buildEmails.ts';
import { isCompanyTalk } from './companyTalk.ts';
import { findAboutSender } from './aboutSender.ts';
import { findWeakWording } from './findWeakWording.ts';
import { isHollowProof } from './hollowProof.ts';
import { findManyRequests } from './manyRequests.ts';
import { isKeepingAt } from './keepsAt.ts';
import { isPlea } from './plea.ts';
import { findVaguePrice } from './vaguePrice.ts';
import { isVisitAsk } from './visitAsk.ts';
import { isLongList } from './longList.ts';
import { findManyQuestions } from './manyQuestions.ts';
import { findMissingLink } from './missingLink.ts';
import { isSecondOffer } from './secondOffer.ts';
import { hasUnnamedSource } from './unnamedSource.ts';
import { findUnsigned } from './unsigned.ts';
import { findVagueAsk } from './vagueAsk.ts';

const kindsOf = (body: string): string[] => findWeakWording({ body, company: 'Harborline' }).map(({ kind }) => kind);

describe('a source that has no name', () => {
  it.each([
    'Studies show that tired drivers cause one accident in five.',
    'Experts agree that most roofs are checked too late.',
    'According to recent research, half of all shoppers leave after three seconds.',
    'A recent survey found that 40% of nurses want to leave.',
    'It is well known that paper towels cost more.',
    'Industry data shows that most firms overpay.',
    'As you may know, research suggests otherwise.',
    'It was found that waste can be halved.',
    'Offices that offer fruit see 67% happier staff!',
    'Did you know that thousands of UK landlords overpay for insurance every year?',
    'Millions of small businesses are missing out on grants.',
  ])('is found: %s', (sentence) => {
    expect(hasUnnamedSource(sentence)).toBe(true);
  });

  it.each([
    'A 2024 study by Gartner found that buyers read three pages.',
    'Studies from the University of Leeds show that light helps.',
    'Surveys show* that half of all lamps are too dim.',
    'According to the Labor Department, wages rose.',
    'Our data shows that two in three calls come before noon.',
    'We surveyed 40 plants, and research shows less than they do.',
    'Reports show who was late and why.',
    'Experts find the leak within an hour.',
    'The survey takes four minutes.',
    'Do studies show that?',
    'Thousands of schools use it for their registers.',
    'Hundreds of our firms claim it each spring.',
    'Shops that switched to us save 12% on paper.',
    'People who lift 40% of the load get hurt.',
    'Research shows it: https://a.example/study',
  ])('is not found: %s', (sentence) => {
    expect(hasUnnamedSource(sentence)).toBe(false);
  });
});

it('a sender who will not let go is told apart from one who offers a choice', () => {
  expect(['Reply today or I will come by in person.', "I'll keep calling.", 'I have emailed you three times.'].every(isKeepingAt)).toBe(
    true,
  );
  const plain = ['Shall I call, or would an email do?', 'I will send the list on Monday.', 'Drop them off, or we will pick them up.'];
  expect([...plain, "Reply no and I'm gone, or I'll leave you be."].some(isKeepingAt)).toBe(false);
});

it('scares are noted by the reader that is handed over, each of them', () => {
  const isScareTalk = (sentence: string) => /prison/.test(sentence);
  const found = findWeakWording(
    { body: 'Hi Ana,\n\nYou go to prison.\n\nWe test lifts.\n\nThey go to prison.\n\nLee', company: null },
    { isScareTalk },
  );
  expect(found.filter(({ kind }) => kind === 'scare_talk').map(({ text }) => text)).toEqual(['You go to prison.', 'They go to prison.']);
});

it('a plea to a stranger is told apart from an offer of help', () => {
  expect(isPlea('We have only two clients left and I must feed my children.')).toBe(true);
  expect(isPlea('Please help us improve the shuttle with your answer.')).toBe(false);
  expect(isPlea('I have a sick wife and three children.')).toBe(true);
  expect(isPlea('This month is very hard for my little family.')).toBe(true);
  expect(isPlea('Two jobs left on our list for May.')).toBe(false);
  expect(isPlea('Shift swaps are hard for us to see from here.')).toBe(false);
});

describe('a visit in the first email', () => {
  it.each([
    'Can we stop by your bakery on Monday?',
    "I'd like to come by and show you our windows.",
    'When can I visit your plant?',
    'Let me walk your site with you.',
  ])('is found: %s', (sentence) => {
    expect(isVisitAsk(sentence)).toBe(true);
  });

  it.each([
    'We come by every Tuesday and take the boxes.',
    'Can I drop the price by mail?',
    'If you like it, I could stop by.',
    'May I mail you a sample?',
    'Most guests visit your site on a phone.',
    "We'll come to your lot, wash the vans and be gone before lunch.",
  ])('is not found: %s', (sentence) => {
    expect(isVisitAsk(sentence)).toBe(false);
  });

  it('is quoted from where a long sentence asks for it', () => {
    const long =
      'If the ovens at your three shops are as old as the one I saw through the window in Leith, can I come by on Monday at ten?';
    const body = `Hi Ann,\n\nWe line ovens with new stone.\n\n${long}\n\nPiet`;
    expect(findWeakWording({ body, company: 'Harborline' }).find(({ kind }) => kind === 'visit_ask')?.text).toBe(
      'can I come by on Monday at ten?',
    );
  });
});

describe('several requests', () => {
  it('are found as three different things to do, or three questions in one sentence', () => {
    expect(findManyRequests(['Call me, reply to this email or visit our website.'])).toBeDefined();
    expect(findManyRequests(['-> Follow us', '-> Book now', '-> Call 0161 555 0142'])).toBeDefined();
    expect(findManyRequests(['Reply to this email.', 'You can also call me.'])).toBeUndefined();
    expect(
      findManyRequests([
        'Are you open to a 30-minute demo this week?',
        'You can also grab a time on my calendar.',
        'If not, please point me to who handles dispatch.',
      ]),
    ).toBe('You can also grab a time on my calendar.');
    expect(
      findManyRequests(['Could you send us the drawing?', 'Please reply to this email.', 'Please find attached our catalogue.']),
    ).toBeDefined();
    expect(findManyRequests(['Call us, text us or reply to this email.', 'You will find our brochure attached.'])).toBe(
      'Call us, text us or reply to this email.',
    );
    expect(findManyRequests(['Do you have 15 minutes this week?', 'If not, who handles dispatch?'])).toBeUndefined();
    expect(
      findManyRequests(['The demo unit can be charged in 30 minutes.', 'It attaches to the brochure rack.', 'Worth a look?']),
    ).toBeUndefined();
    expect(findManyQuestions('How many rolls do you use, who picks them, and where can I send some?')).toBeDefined();
    expect(findManyQuestions('Who orders the rolls at your shop, and how many?')).toBeUndefined();
    expect(
      findManyQuestions('When your kiln is down, how long do you wait, and who do you ring? We mend kilns. Could you send me its log?'),
    ).toBeUndefined();
  });
});

describe('proof that names nobody', () => {
  it.each([
    'Our clients are thrilled with the results.',
    'Trusted by many workshops and loved by professionals.',
    'We have helped countless companies grow.',
    'Thousands of happy customers trust us.',
    'The reviews speak for themselves.',
    'We have a proven track record.',
    'Many hotels work with us.',
  ])('is found: %s', (sentence) => {
    expect(isHollowProof(sentence)).toBe(true);
  });

  it.each([
    'Our clients, such as Harlow Mills, are thrilled.',
    'Trusted by 48 workshops.',
    'Most of our clients are small bakeries.',
    'Many hotels use too much water.',
    'Do your customers love you?',
    'We have worked with many pumps.',
    'Your customers trust you.',
    'Most teams use a spreadsheet for it.',
    'The bread speaks for nobody.',
  ])('is not found: %s', (sentence) => {
    expect(isHollowProof(sentence)).toBe(false);
  });
});

it.each([
  ['We charge a small monthly fee.', true],
  ['Our rates are very competitive.', true],
  ['We offer this at an affordable price.', true],
  ['You pay a monthly fee for each seat today, and half of them are empty: you could be paying less.', false],
  ['Our fee is fixed in writing before we begin.', false],
])('sees a price that is not named: %s', (sentence, isVague) => {
  expect(findVaguePrice([sentence])).toBe(isVague ? sentence : undefined);
  expect(findVaguePrice([sentence, 'A visit is $90.'])).toBeUndefined();
});

it.each([
  'We work with plenty of nurseries who have seen amazing results.',
  'We have completed many successful projects for happy owners.',
  'Growers who switched got fantastic savings.',
])('sees results that nobody can check: %s', (sentence) => expect(isHollowProof(sentence)).toBe(true));

it.each([
  'A nursery in Kent had great results: 14 trays fewer a week.',
  'We got good feedback from Harlow Mills.',
  'We have finished the roof.',
])('leaves results with something to check: %s', (sentence) => expect(isHollowProof(sentence)).toBe(false));

it.each(['Our friendly team has a van to suit all budgets.', 'We are the best roofing company in Kent.', 'We have unbeatable prices.'])(
  'sees what any firm says of itself: %s',
  (sentence) => expect(isCompanyTalk(sentence)).toBe(true),
);

describe('a link that is promised and missing', () => {
  const find = (body: string): string | undefined => findMissingLink([body], body);

  it.each([
    'Watch the short video below.',
    'Below is a link to our demo.',
    'Use this link to pick a day.',
    'Sales rise by 300%, as the video below shows.',
    'You can see our best work in the portfolio here:',
    'Here is my calendar link:',
  ])('is found: %s', (body) => {
    expect(find(body)).toBe(body);
  });

  it.each([
    'Watch the short video below: https://a.example/v',
    'Below is a list of our prices.',
    'Use this link: {{calendar_link}}',
    'No link below, no tracking.',
    'Pick a day at %calendar_link%, or use the link below.',
    'I look after the website here.',
    'The missing link in most plants is the valve.',
    'Book at doyle.example with the link below.',
  ])('is not found: %s', (body) => {
    expect(find(body)).toBeUndefined();
  });
});

describe('several questions at once', () => {
  it.each([
    'How many lifts do you run? Who signs for repairs? And could we come by on Thursday?',
    'Do you own your lifts?\n\nWe repair them.\n\nCan I send a price? Or should I ask someone else on your team?',
  ])('are found: %s', (body) => {
    expect(findManyQuestions(body)).toBeDefined();
  });

  it.each([
    'Is your lift slow? Curious? Worth a look?',
    'What makes a lift slow? Most often the door. What makes it stop? The belt. Can I send you our list?',
    'Do you own your lifts?\n\nWe repair them.\n\nCan I send a price?',
  ])('are not found: %s', (body) => {
    expect(findManyQuestions(body)).toBeUndefined();
  });
});

describe('an email that closes without a name', () => {
  it.each([
    'Hi Ann,\n\nLifts stop.\n\nBest regards,',
    'Lifts stop. Hope to hear from you',
    'We repair lifts.\n\nThe Liftwise Team',
    'Lifts stop at {{company}}.\n\nBest,\nThe Liftwise Team',
  ])('is found: %s', (body) => {
    expect(findUnsigned(body)).toBeDefined();
  });

  it.each([
    'Hi Ann,\n\nLifts stop.\n\nBest regards,\nJo',
    'Hi Ann,\n\nIs your lift slow?',
    'My name is Jo. Lifts stop.\n\nBest,',
    'We repair lifts.\n\nJo Lind\nLiftwise Team',
    'Lifts stop.\n\nThanks,\n{{sender_name}}',
    'Lifts stop.\n\nRegards,\nJo\n\nReply stop to unsubscribe.',
  ])('is not found: %s', (body) => {
    expect(findUnsigned(body)).toBeUndefined();
  });
});

describe('talk that every firm has for itself', () => {
  it.each([
    'We are a full-service firm with 20 years of experience.',
    'We are committed to excellence.',
    'At Larchmont we pride ourselves on service.',
    'We are a leading provider of staffing.',
    'Our team of experienced professionals is ready.',
    'We offer tailored solutions for companies of all sizes.',
    'We provide a wide range of cleaning services.',
  ])('is found: %s', (sentence) => {
    expect(isCompanyTalk(sentence)).toBe(true);
  });

  it.each([
    'We have 20 years of experience with steam boilers.',
    'We have washed linen for hotels since 1998.',
    'We cut scrap by 40% and are committed to quality.',
    'You want tailored solutions.',
    'We hold a full range of sizes by May.',
    'We pick up at six and bring it back at noon.',
    'The team of your plant is experienced.',
  ])('is not found: %s', (sentence) => {
    expect(isCompanyTalk(sentence)).toBe(false);
  });
});

describe('an email that only asks for a reply', () => {
  it.each([
    'Hi Ann,\n\nWe repair lifts.\n\nLet me know your thoughts.\n\nBest,\nJo',
    'Hi Ann,\n\nWe repair lifts.\n\nLooking forward to hearing from you.',
    'Dear Ann,\n\nLifts stop.\n\nIf you would like to know more, please do not hesitate to contact me.',
    'Hi Ann,\n\nLifts stop.\n\nI would love to hear your feedback.',
    'Hi Ann,\n\nLifts cost $2 a call. If you are interested, please do not hesitate to contact me.',
    'Hi Ann,\n\nWe repair lifts. It would be great to get your feedback.',
    'Hi Ann,\n\nWe repair lifts. If interested let us know and we can help you anytime.',
    'Hi Ann,\n\nJust wanted to touch base and see if your lifts stop. Let me know what you think!',
  ])('is found: %s', (body) => {
    expect(findVagueAsk(body)).toBeDefined();
  });

  it.each([
    'Hi Ann,\n\nIs your lift slow?\n\nLooking forward to hearing from you.',
    'Hi Ann,\n\nWe repair lifts.\n\nReply yes and I send the price list.\n\nLooking forward to hearing from you.',
    'Hi Ann,\n\nI’d like to show you the plan on Tuesday. Let me know your thoughts.',
    'Hi Ann,\n\nWe repair lifts.\n\nLet me know if Tuesday works.',
    'Hi Ann,\n\nWe repair lifts.\n\nBook a slot at https://a.example. Looking forward to hearing from you.',
    'Hi Ann,\n\nWe repair lifts.\n\nBest,\nJo',
    'Hi Ann,\n\nShould you have added it in the meantime, ignore this.',
    'Hi Ann,\n\nWe repair lifts.\n\nKindly revert with your lift drawings and a day for a visit.',
    'Hi Ann,\n\nWe repair lifts.\n\nIf you are interested, please send me the number of floors.',
  ])('is not found: %s', (body) => {
    expect(findVagueAsk(body)).toBeUndefined();
  });
});

describe('a first sentence that is only about the sender', () => {
  it.each([
    'My name is Dana Fields and I am the founder of Fields Partners.',
    'Hi Ann,\n\nI hope you are well. I’m Jo Lind, and I run sales at Dockline in Ohio.',
    'We are a family business that has made valves in Akron for years.',
    'I wanted to reach out and introduce our agency, which makes websites.',
    'I am writing to you from Lingua Nord, a translation office in Gdansk.',
    'I have over 20 years of experience in sales and sales leadership.',
    'We have 35 years tradition and a big workshop with crane.',
    'I have been photographing machines for 12 years and I work from Stuttgart.',
  ])('is found: %s', (body) => {
    expect(findAboutSender(body, 'Harborline')).toBeDefined();
  });

  it.each([
    'I am writing because your trucks wait for an hour each day.',
    'I have read your report on dock queues twice this week.',
    'We have 12 trucks in Dayton that could come on Monday.',
    'My name is Dana Fields and I help plants like yours pass their audits.',
    'I’m Jo from Dockline.',
    'I am writing because trucks wait at Harborline for an hour each day.',
    'We are happy to see that trucks at Harborline wait less than before.',
    'Trucks wait. I’m Jo Lind, and I run sales at Dockline in Ohio.',
  ])('is not found: %s', (body) => {
    expect(findAboutSender(body, 'Harborline')).toBeUndefined();
  });
});

describe('a long list of what is offered', () => {
  it.each([
    'Our services include design, print, signage, fleet wraps, trade shows and banners.',
    'The platform has checklists, tours, surveys, banners, tests, analytics and segments.',
  ])('is found: %s', (sentence) => {
    expect(isLongList(sentence)).toBe(true);
  });

  it.each([
    'We offer design, print and signage.',
    'Please send us the size, color, count, date, place and name.',
    'In May, after three weeks of rain, we found, to our surprise, that the old pump, which nobody had liked, still ran.',
    'We work in 2019, 2020, 2021, 2022, 2023 and 2024.',
  ])('is not found: %s', (sentence) => {
    expect(isLongList(sentence)).toBe(false);
  });
});

describe('further offers beside the first', () => {
  it.each([
    'We also do web design and social media.',
    'In addition, we can also help with bookkeeping, payroll and loans.',
    'I also sell used racks and forklifts.',
  ])('are found: %s', (sentence) => {
    expect(isSecondOffer(sentence)).toBe(true);
  });

  it.each([
    'We also offer a free trial and a discount.',
    'We also do it at night and on weekends.',
    'We also offer bookkeeping.',
    'You also do web design and social media.',
    'We do web design and social media.',
  ])('are not found: %s', (sentence) => {
    expect(isSecondOffer(sentence)).toBe(false);
  });
});

describe('what is weak about an email', () => {
  it('is listed once per kind, and each sentence for one thing only', () => {
    const body =
      'Hi Ann,\n\nWe are a leading provider of tailored solutions, proud of our long history in the trade. We pride ourselves on quality.\n\nLet me know your thoughts.';
    expect(kindsOf(body)).toEqual(['about_sender', 'company_talk', 'vague_ask']);
  });

  it('is not found in good emails', () => {
    for (const email of GOOD_EMAILS) expect(findWeakWording(email)).toEqual([]);
  });

  const weak = buildEmail({
    subject: 'Quick question',
    body: 'Hi Marta,\n\nStudies show that docks are full.\n\nLet me know your thoughts.',
  });
  const kinds = (more: object, email = weak) =>
    checkEmails([email], { ...options, isEmptySubject: () => true, ...more }).map(({ kind }) => kind);

  it('is listed with its place and in one order', () => {
    expect(kinds({})).toEqual(['empty_subject', 'no_source', 'vague_ask']);
    expect(checkEmails([weak], options).map(({ place }) => place)).toEqual(['line 3', 'line 5']);
  });

  it('is not listed for emails to others than strangers, or if they ask for private data', () => {
    expect(kinds({ isToOthers: () => true })).toEqual([]);
    expect(kinds({ isScam: () => true })).toEqual([]);
  });

  it('is one finding for a list, whatever names stand in its sentences', () => {
    const emails = ['Ames', 'Brix', 'Cole'].map((company, index) =>
      buildEmail({ rowNumber: index + 2, slug: company, company, body: `Hi,\n\nStudies show that ${company} loses time.\n\nIs that so?` }),
    );
    const found = checkEmails(emails, options).filter(({ kind }) => WEAK_KINDS.some((one) => one === kind));
    expect(found.map(({ kind, rowNumbers }) => [kind, rowNumbers.length])).toEqual([['no_source', 3]]);
  });

  it('is not looked for in follow-ups', () => {
    const followUps = [{ subject: '', body: 'Hi Marta,\n\nLooking forward to hearing from you.' }];
    expect(kinds({}, buildEmail({ body: 'Hi Marta,\n\nAre your docks full?', followUps }))).toEqual(['empty_subject']);
  });
});

it('still finds an opening about the sender when only its first words were cut', () => {
  const history = 'We were founded in 2009 and have grown to 26 people.';
  expect(findAboutSender(`Hi Ana,\n\nI am the founder of Fields Partners. ${history}`, null)).toBe('I am the founder of Fields Partners.');
  expect(findAboutSender('Hi Ana,\n\nI am the founder of Fields Partners. We wash trucks at night.', null)).toBeUndefined();
  const hires = 'I run the night kitchen at a hotel in Bath. We are hiring two bakers, four nights on and three off.';
  expect(findAboutSender(`Hi Ana,\n\n${hires}`, null)).toBeUndefined();
});

it.each([
  ['We sell twine. Let me know if you need anything.', 'Let me know if you need anything.'],
  ['We sell twine in rolls of 40. I am glad to take any questions.', 'I am glad to take any questions.'],
  ['We sell twine. Let me know if you need 20 or 40 rolls: which is it?', undefined],
])('sees a request for nothing in particular: %s', (body, found) => expect(findVagueAsk(body)).toBe(found));
