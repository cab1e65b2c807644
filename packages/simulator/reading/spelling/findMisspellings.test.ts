import { describe, expect, it } from 'vitest';
import { readCorpus } from '../../../../scripts/reader/readCorpus.ts';
import { BODIES, SUBJECTS } from '../../damage/corpus.ts';
import { correctText } from './findMisspellings.ts';

const correct = correctText;

describe('misspelled words', () => {
  it('are found in a line whatever stands around it, and wherever it was read before', () => {
    const texts = ['Our fleet grew.\nthe the crew payed less.', 'Hello,\nthe the crew payed less.\nBye', 'the the crew payed less.'];
    const right = ['Our fleet grew.\nthe crew paid less.', 'Hello,\nthe crew paid less.\nBye', 'the crew paid less.'];
    expect([...texts, ...texts].map((text) => correct(text))).toEqual([...right, ...right]);
  });

  it.each([
    ['We pride ourselfs on competative prices.', 'We pride ourselves on competitive prices.'],
    ['You will recieve the relevent form.', 'You will receive the relevant form.'],
    ['Definately worth alot.', 'Definitely worth a lot.'],
    ['Many blue chip companys use us.', 'Many blue chip companies use us.'],
    ['Used palletts, repared and deliverd by the cheepest hauler.', 'Used pallets, repaired and delivered by the cheapest hauler.'],
    ['Seperate tanks. Untill March. Tolerences: 3 mm.', 'Separate tanks. Until March. Tolerances: 3 mm.'],
    ['Our costumers payed less. Let me no when to call.', 'Our customers paid less. Let me know when to call.'],
    ['Your losing money on beter milk.', "You're losing money on better milk."],
    [
      'Your losing streak. We payed out the rope. Theatre costumers. There is no if.',
      'Your losing streak. We payed out the rope. Theatre costumers. There is no if.',
    ],
    ['We are fully licenced.', 'We are fully licensed.'],
    ['We wanted too reach out befor winter.', 'We wanted to reach out before winter.'],
    ['its not far, and its free.', "it's not far, and it's free."],
    ['its 9 pages.', "it's 9 pages."],
    ['The pump is new, its guaranteed 2 years and its ready.', "The pump is new, it's guaranteed 2 years and it's ready."],
    ['We insulate lofts and there heating bills fall.', 'We insulate lofts and their heating bills fall.'],
    ['By then its to late to book.', "By then it's too late to book."],
    ['The end off October, a couple off our enginers, with out notice.', 'The end of October, a couple of our engineers, without notice.'],
    [
      'We like too much sugar. It came with out of date stock. The end off the line. He read the number off our wall.',
      'We like too much sugar. It came with out of date stock. The end off the line. He read the number off our wall.',
    ],
    ['We do the hole payroll, with no late filling fees.', 'We do the whole payroll, with no late filing fees.'],
    ['Just replay to this email. No calls too the tax office.', 'Just reply to this email. No calls to the tax office.'],
    ['It is $4 per employe. They say they love are friendly team.', 'It is $4 per employee. They say they love our friendly team.'],
    [
      'We fill the hole. The filling is cream. Replay the video with sound. The tools we love are free software. We love it too, all of us.',
      'We fill the hole. The filling is cream. Replay the video with sound. The tools we love are free software. We love it too, all of us.',
    ],
    ['Hotels are loosing up to 25% of there revenue.', 'Hotels are losing up to 25% of their revenue.'],
    ['Let me know what your paying now.', "Let me know what you're paying now."],
    ['If your interested, call me. Hope your well.', "If you're interested, call me. Hope you're well."],
    ['We run there phone systems at 20% less then the list price.', 'We run their phone systems at 20% less than the list price.'],
    ['There is a 14 days trial. Call less, then the rest follows.', 'There is a 14 day trial. Call less, then the rest follows.'],
    ['Most of are customers stay. All of this are ours.', 'Most of our customers stay. All of this are ours.'],
    ['47 patients in there first month', '47 patients in their first month'],
    ['A brand and all of it\u2019s customers', 'A brand and all of its customers'],
    ['It could of been worse, and its not over.', "It could have been worse, and it's not over."],
    ['Peace or piece of mind', 'Peace or peace of mind'],
    ['Send your address and lets set up a day. Call me at anytime.', "Send your address and let's set up a day. Call me at any time."],
    ['We would of come sooner. We are here everyday from 8 to 6.', 'We would have come sooner. We are here every day from 8 to 6.'],
    ['The firm lost it\u2019s license. Hows your roof?', "The firm lost its license. How's your roof?"],
    ['No cost too you. Your paying too much for the the fleet.', "No cost to you. You're paying too much for the fleet."],
    ['Rent rather then buy. We want to be apart of your plans.', 'Rent rather than buy. We want to be a part of your plans.'],
    ['That costs more then 20 pounds.', 'That costs more than 20 pounds.'],
    ['and are prices are low', 'and our prices are low'],
    ['Im new here and weve one question. Id like a quote.', "I'm new here and we've one question. I'd like a quote."],
    ['Its \u00a32.20 per person. Heres how. It sorts it self out.', "It's \u00a32.20 per person. Here's how. It sorts itself out."],
    ['Its quick to fit. Lets talk, and Ill tell you wether it pays.', "It's quick to fit. Let's talk, and I'll tell you whether it pays."],
    [
      'Tell me and ill book you in. At the moment, were taking orders.',
      "Tell me and I'll book you in. At the moment, we're taking orders.",
    ],
    ['It wont hurt. Were a small firm, and Ive worked for both.', "It won't hurt. We're a small firm, and I've worked for both."],
    ['We offer clening servies to apartmnet owners.', 'We offer cleaning services to apartment owners.'],
    ["You're current vendor costs more.", 'Your current vendor costs more.'],
    ['It costs less then most vendors charge.', 'It costs less than most vendors charge.'],
    [
      'Shops loose customers as your companies website is to slow on phones.',
      "Shops lose customers as your company's website is too slow on phones.",
    ],
    ['I can do a free walk thru on wensday.', 'I can do a free walk-through on Wednesday.'],
    ['Do you have a minuet? I look forward to here from you.', 'Do you have a minute? I look forward to hear from you.'],
    ["We can be on you're lot by six. Thank you for you're time.", 'We can be on your lot by six. Thank you for your time.'],
    [
      'We bill monthly or per visit, which ever you like, and quote with in 24 hours.',
      'We bill monthly or per visit, whichever you like, and quote within 24 hours.',
    ],
    ["It posts you're invoices to you're ERP.", 'It posts your invoices to your ERP.'],
    ["We call all of you're leads, with you're own number.", 'We call all of your leads, with your own number.'],
    ['Most tools are to complicated, and you have to many tabs.', 'Most tools are too complicated, and you have too many tabs.'],
  ])('are corrected: %s', (text, right) => {
    expect(correct(text)).toBe(right);
  });

  it.each([
    'We organise and organize the colour and the color of your centre and your center, and the licence to practise.',
    'The gym is at Anytime Fitness. Our tool lets book clubs meet, and lets see-through doors open. Everyday people use everyday things.',
    'They would of course come. It is a change it is hard to see, and the houses are apart of course. You can come too, you know.',
    'We would rather then meet. He had had enough, and that that is true is the point. The The played.',
    'Your paying customers see your growing team, your free trial and your going rate.',
    'If your free period ends, your open tickets and your happy customers stay.',
    "You're next: you're building, you're customers of ours, and you're team players.",
    "From what you're doing, I see why you're always busy, and the tools you're used to.",
    'It is to complex sites that we deliver, and you have to much prefer it. It has to be said to many people.',
    'From there customers can order, and we got there first.',
    'Call on Monday so that there needs to be no visit, and from there drivers take over.',
    'We check at every turn of the machine, after the drop of the orders, and the work was faster then we stopped.',
    'The shop and its owner sell its free version, and its 6 rooms are new. Its guaranteed delivery date is May 2.',
    'It is its own thing, and what it is for customers is clear.',
    'Its time and its cost are known. To busy people it means a lot.',
    'Dealers in Frome and the Micheal Acheive Group Ltd use Recieve.io and hello@accomodate.example.',
    'The screws came loose and the dog is loose.',
    'They did more, then left.',
    'The carers and advisers met in woking with denise, and the calipers are fine.',
    'Our office in Woking is open, and Cheepest Ltd sells Palletts.',
    'Were the results good? Were a small order late, tell us. The app lets people book, as is its wont.',
    'The men, all locals, were doing well. In May, we were painting.',
    'Its price is 20 pounds. The IM client shows an ID or a user ID. He is ill, and ill people rest.',
    'Your companies hold loose screws. Reach the form on our site, and weather permitting we do a full dose of care.',
    'You see what you walk away with in 30 minutes. It is the only shop which ever matched a color, and which ever works.',
    "You're part of a team, you're current on taxes, and you're home. They run on and their tenants stay.",
    'The statin costs little. An hourly rate, a unit, and an honest office manager in a manger scene.',
    'A self-service portal: it is self-contained and your self-assessment is due. Jony Ive designed it.',
  ])('are not found in correct text: %s', (text) => {
    expect(correct(text)).toBe(text);
  });

  it('are not found in our everyday subjects and bodies', () => {
    for (const text of [...SUBJECTS, ...BODIES]) expect(correct(text)).toBe(text);
  });

  it('are found in almost no email of the corpus that a careful person wrote', () => {
    // Writers of the files a7, b7, c7, d3, e3 and f3 text as they speak.
    const careful = readCorpus().filter(({ id }) => !/^(?:a7|b7|c7|d3|e3|f3)/.test(id));
    expect(careful.length).toBeGreaterThan(1000);
    const found = careful.filter(({ subject, body }) => correct(`${subject}\n${body}`) !== `${subject}\n${body}`);
    // They say "Grandma its me", "we was together" and "by cortesy".
    expect(found.map(({ id }) => id)).toEqual(['a5-046', 'b4-012', 'd2-035']);
  });

  it('lets words stand that are made of everyday ones', () => {
    const text = 'Thank you from the roastery, and from the creamery next door.';
    expect(correct(text)).toBe(text);
  });
});
