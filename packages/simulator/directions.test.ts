import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forecast } from './forecast.ts';
import type { Email, Lead } from './lead.ts';
import { REFERENCE_BUCKET, type Rates } from './outcome.ts';
import { readList } from './readList.ts';
import { listTypicalLeads } from './typicalList.ts';

const subject = 'Dock waits at {{company_name}}';
const ask = 'Would it be worth a look?';
const base: Email = {
  subject,
  body: `Hi {{first_name}},\n\nI saw that {{company_name}} is hiring three yard planners in Leeds. Teams your size often lose an hour a day to trucks that wait for a free dock.\n\nWe helped Harbour Foods cut that wait from 48 to 19 minutes in six weeks.\n\n${ask}\n\nInes Okafor\nSlotwise`,
};

const leads = listTypicalLeads().filter((_, index) => index % 5 === 0);

function expectRates(email: Email, leadCount = 200): Rates {
  const list = leads.map((lead) => {
    const fill = (text: string) =>
      text.replaceAll('{{first_name}}', lead.firstName ?? 'there').replaceAll('{{company_name}}', lead.company ?? 'your company');
    return { ...lead, email: { subject: fill(email.subject), body: fill(email.body) } };
  });
  const contexts = readList(list);
  const inList = list.map((lead, index) => ({ ...lead, context: contexts[index] ?? { contactsAtCompany: 1, ownWords: [] } }));
  const expected = forecast({ seed: 'directions', leadCount }, inList, { draws: { first: 0, count: 2 } })[REFERENCE_BUCKET]?.expected;
  if (expected === undefined) throw new Error('no bucket');
  return expected;
}

const before = expectRates(base);

type Sign = 'up' | 'down' | 'about the same' | 'exactly the same';
type Direction = readonly [edit: string, change: (email: Email) => Email, rate: keyof Rates, sign: Sign, source: string];

/** Replaces the good subject. */
const subjectIs = (text: string) => (email: Email) => ({ ...email, subject: text });
const bodyIs = (text: string) => (email: Email) => ({ ...email, body: text });
const swap = (from: string, to: string) => (email: Email) => ({ ...email, body: email.body.replace(from, to) });
/** Adds a sentence before the first one. */
const opens = (sentence: string) => swap('I saw', `${sentence} I saw`);
/** Adds a sentence before the proof. */
const says = (sentence: string) => swap('We helped', `${sentence} We helped`);
const asks = (text: string) => swap(ask, text);
const ends = (text: string) => (email: Email) => ({ ...email, body: `${email.body}\n${text}` });

/** The source is a finding in `calibration/facts.json`, or our own reasoning. */
const subjects: readonly Direction[] = [
  [
    'a long subject',
    subjectIs('How {{company_name}} can shorten the long dock waits at all its sites this year'),
    'open',
    'down',
    'belkins-subject-words',
  ],
  ['one word more from four on', subjectIs('Dock waits at {{company_name}} today already'), 'reply', 'down', 'belkins-subject-7words'],
  ['one word', subjectIs('Docks'), 'open', 'down', 'warmysender-company-name'],
  ['capitals', subjectIs('DOCK WAITS AT {{company_name}}'), 'open', 'down', 'assumed: capitals read as shouting'],
  ['capitals, to filters', subjectIs('DOCK WAITS AT {{company_name}}'), 'inbox', 'down', 'sa-points'],
  [
    'small letters',
    subjectIs('dock waits at {{company_name}}'),
    'open',
    'exactly the same',
    'assumed: casing short of shouting says nothing',
  ],
  ['exclamation marks', subjectIs(`${subject}!!!`), 'open', 'down', 'lavender-punct-subject'],
  ['a free trial', subjectIs('Free trial for {{company_name}}'), 'open', 'down', 'gong-buzzwords-subject'],
  ['people with a free trial', subjectIs('Free trial users at {{company_name}}'), 'open', 'about the same', 'assumed: a topic is no offer'],
  ['a guarantee', subjectIs(`${subject}, guaranteed`), 'open', 'down', 'gong-buzzwords-subject'],
  ['a last chance', subjectIs(`Last chance: ${subject}`), 'open', 'down', 'gong-buzzwords-subject'],
  ['a rebate', subjectIs(`50% off: ${subject}`), 'open', 'down', 'gong-buzzwords-subject'],
  ['limited time', subjectIs(`Limited time: ${subject}`), 'open', 'down', 'gong-buzzwords-subject'],
  ['a buzzword', subjectIs('AI-powered docks at {{company_name}}'), 'open', 'down', 'gong-buzzwords-subject'],
  ['a number', subjectIs('3 dock waits at {{company_name}}'), 'reply', 'down', 'salesloft-numbers'],
  ['an emoji', subjectIs(`🚀 ${subject}`), 'open', 'down', 'replyio-emoji'],
  ['a question mark', subjectIs(`${subject}?`), 'open', 'about the same', 'belkins-subject-question'],
  ['the first name', subjectIs(`{{first_name}}, dock waits at {{company_name}}`), 'open', 'about the same', 'lavender-firstname-subject'],
  ['no company', subjectIs('Dock waits'), 'open', 'down', 'warmysender-company-name'],
  ['a quick question', subjectIs('Quick question'), 'open', 'down', 'warmysender-quick-question'],
  ['a faked thread', subjectIs(`RE: ${subject}`), 'reply', 'down', 'assumed: found out on opening'],
  ['a faked thread, before opening', subjectIs(`RE: ${subject}`), 'open', 'about the same', 'assumed: curiosity and distrust cancel'],
  ['a faked thread, complaints', subjectIs(`RE: ${subject}`), 'spam_report', 'up', 'assumed: the deceived complain'],
  ['no subject', subjectIs(''), 'interest', 'down', 'sappleton-blank-subject'],
  ['an introduction', subjectIs('Referred by Maria: docks at {{company_name}}'), 'reply', 'up', 'salesloft-referred'],
  ['an introduction, before opening', subjectIs('Maria Lopez suggested I write'), 'reply', 'up', 'salesloft-referred'],
  ['brackets', subjectIs('[Dock waits] at {{company_name}}'), 'open', 'exactly the same', 'assumed: nothing is known'],
];

const bodies: readonly Direction[] = [
  ['nothing at all', bodyIs(''), 'reply', 'down', 'assumed: nothing to answer'],
  ['nothing at all, complaints', bodyIs(''), 'spam_report', 'up', 'assumed: looks like a probe'],
  [
    'over 200 words more',
    ends('\nOur platform also shows yard maps, live reports, driver notes and gate checks to your teams all day. '.repeat(14)),
    'reply',
    'down',
    'belkins-body-words',
  ],
  [
    'hard words',
    swap(
      'often lose an hour a day to trucks that wait for a free dock',
      'frequently experience considerable operational inefficiencies attributable to suboptimal utilisation of infrastructure',
    ),
    'reply',
    'down',
    'lavender-reading-grade',
  ],
  ['one block of text', (email) => ({ ...email, body: email.body.replaceAll('\n', ' ') }), 'reply', 'down', 'replyio-paragraphs'],
  [
    'no detail of their own',
    swap('I saw that {{company_name}} is hiring three yard planners in Leeds. ', ''),
    'reply',
    'down',
    'woodpecker-advanced-personalization',
  ],
  [
    'an occasion',
    swap('Teams your size', 'Congrats on the new site. Teams your size'),
    'reply',
    'about the same',
    'assumed: one occasion is enough',
  ],
  [
    'no occasion',
    swap('I saw that {{company_name}} is hiring three yard planners in Leeds.', 'Yards in Leeds are large.'),
    'reply',
    'down',
    'digitalbloom-hook',
  ],
  ['a request for a time', asks('Do you have 30 minutes on Tuesday at 3pm for a call?'), 'interest', 'down', 'gong-cta-interest-vs-time'],
  [
    'a question about their minutes',
    says('Do your drivers wait more than 30 minutes at the gate?'),
    'reply',
    'about the same',
    'assumed: it asks for no time',
  ],
  [
    'a fact about minutes',
    says('Did you know that trucks wait for 50 minutes on average?'),
    'interest',
    'about the same',
    'assumed: it asks for no time',
  ],
  ['a demo', asks('Can we schedule a demo next week?'), 'reply', 'down', 'gong-cta-interest-vs-time'],
  ['no ask', asks(''), 'reply', 'down', 'assumed: nothing to answer'],
  ['a second ask', asks(`${ask} Could you point me to the right person?`), 'reply', 'down', 'hunting-dynasty-combined'],
  [
    'six questions',
    asks(`Who plans the docks? How long do they wait? What does it cost? Who calls? When? ${ask}`),
    'reply',
    'down',
    'assumed: a questionnaire',
  ],
  ['a booking page', asks(`${ask} https://calendly.com/ines`), 'reply', 'down', 'gong-calendar-link'],
  [
    'no proof',
    swap('We helped Harbour Foods cut that wait from 48 to 19 minutes in six weeks.\n\n', ''),
    'reply',
    'down',
    'gong-social-proof',
  ],
  ['returns in percent', says('Others see 300% ROI.'), 'reply', 'down', 'gong-roi'],
  ['buzzwords', says('Our cutting-edge platform leverages synergies.'), 'reply', 'down', 'gong-pitch'],
  ['pressure', asks(`This offer ends today. ${ask}`), 'reply', 'down', 'assumed: pressure reads as an advert'],
  ['pressure, complaints', asks(`This offer ends today. ${ask}`), 'spam_report', 'up', 'assumed: what reads as an advert is reported'],
  ['guarantees, to filters', says('We guarantee results.'), 'inbox', 'down', 'sa-points'],
  ['misspelt words', says('They recieve there slots definately faster.'), 'reply', 'down', 'assumed: people trust a careless writer less'],
  [
    'small letters throughout',
    (email) => ({ ...email, body: email.body.replace(/[A-Z](?=[a-z ])/g, (letter) => letter.toLowerCase()) }),
    'reply',
    'down',
    'assumed: people trust a careless writer less',
  ],
  ['everything twice', (email) => ({ ...email, body: `${email.body}\n\n${email.body}` }), 'reply', 'down', 'assumed: a slip'],
  ['broken signs', says('It\u00e2\u20ac\u2122s that simple.'), 'reply', 'down', 'assumed: a machine shows'],
  ['a word that may stand twice', says('They had had that that year.'), 'reply', 'about the same', 'assumed: no slip'],
  ['shouting', says('THIS WORKS EVERY TIME!!!'), 'reply', 'down', 'lavender-punct-subject'],
  ['an emoji', asks(`${ask} 🚀`), 'reply', 'down', 'replyio-emoji'],
  ['an attachment, to filters', asks(`I attached our brochure. ${ask}`), 'inbox', 'down', 'assumed: filters distrust attachments'],
  [
    'four links, to filters',
    ends('https://a.example/1 https://a.example/2 https://a.example/3 https://a.example/4'),
    'inbox',
    'down',
    'smartreach-links',
  ],
  ['one link', ends('https://slotwise.example'), 'reply', 'about the same', 'smartreach-links'],
  [
    'a link that hides where it leads, to filters',
    ends('https://bit.ly/3xYz'),
    'inbox',
    'down',
    'assumed: filters distrust shortened links',
  ],
  ['layout, to filters', opens('<table><tr><td><font><h1>Docks</h1></font></td></tr></table>'), 'inbox', 'down', 'hubspot-html'],
  ['a picture', opens('<img src="https://a.example/dock.gif">'), 'reply', 'down', 'lavender-gif'],
  ['a reproach', opens('I have not heard back from you.'), 'reply', 'down', 'gong-phrases'],
  ['a reproach, complaints', opens('I have not heard back from you.'), 'spam_report', 'up', 'assumed: reproach annoys'],
  ['just checking in', opens('Just checking in.'), 'reply', 'about the same', 'assumed: it reproaches nobody'],
  ['a call for an answer', opens('I am still waiting for your reply.'), 'reply', 'down', 'gong-phrases'],
  ['drivers who check in', says('Your drivers check in at the gate.'), 'reply', 'about the same', 'assumed: it reproaches nobody'],
  ['many emails', opens('I know you get a lot of emails.'), 'reply', 'down', 'assumed: it tells of a bother'],
  [
    'proof in other words',
    swap('We helped Harbour Foods cut that wait', 'Harbour Foods uses our planner and cut that wait'),
    'reply',
    'about the same',
    'gong-social-proof',
  ],
  ['the last few spots', asks(`Only a few spots left. ${ask}`), 'reply', 'down', 'assumed: pressure reads as an advert'],
  [
    'the sender only',
    swap('I saw that {{company_name}} is hiring three yard planners in Leeds.', 'I am Ines and we at Slotwise built our own planner.'),
    'reply',
    'down',
    'gong-pitch',
  ],
  [
    'a way out, complaints',
    ends('If this is not for you, just tell me and I will not write again.'),
    'spam_report',
    'down',
    'assumed: a way out replaces complaints',
  ],
  ['a wrong name', swap('Hi {{first_name}}', 'Hi Bartholomew'), 'reply', 'down', 'assumed: nobody looked'],
  ['an unfilled variable', swap('Hi {{first_name}}', 'Hi {first_name}'), 'reply', 'down', 'assumed: a machine shows'],
  ['no greeting', swap('Hi {{first_name}},\n\n', ''), 'reply', 'down', 'assumed: letters of all kinds'],
  ['a greeting to nobody', swap('Hi {{first_name}}', 'Dear Sir or Madam'), 'reply', 'down', 'assumed: letters of all kinds'],
  ['hello to whoever decides', swap('Hi {{first_name}}', 'Hello decision maker'), 'reply', 'down', 'assumed: letters of all kinds'],
  ['a column for a name', swap('Hi {{first_name}}', 'Hi first_name'), 'reply', 'down', 'assumed: a machine shows'],
  ['a stiff greeting', swap('Hi', 'Dear'), 'reply', 'down', 'assumed: letters of all kinds'],
  ['hey for hi', swap('Hi', 'Hey'), 'reply', 'exactly the same', 'assumed: hardly apart in letters of all kinds'],
  ['a wish in front', opens('I hope this email finds you well.'), 'reply', 'about the same', 'assumed: sources conflict'],
  ['an apology', opens('Sorry to bother you.'), 'reply', 'down', 'assumed: it tells of a bother'],
  ['thanks at the end', swap('Ines Okafor', 'Thanks in advance,\nInes Okafor'), 'reply', 'up', 'assumed: letters of all kinds'],
  ['regards at the end', swap('Ines Okafor', 'Best regards,\nInes Okafor'), 'reply', 'about the same', 'assumed: nothing is known'],
  ['somebody both know', opens('Maria Lopez suggested I write to you.'), 'reply', 'up', 'salesloft-referred'],
  ['a meeting before', opens('We met at the yard fair in Leeds.'), 'reply', 'up', 'salesloft-referred'],
  ['a telephone number', ends('+44 20 7946 0000'), 'reply', 'about the same', 'assumed: nothing is known'],
  ['a postscript', ends('\nPS: I used to drive a forklift.'), 'reply', 'about the same', 'assumed: nothing is known'],
  ['a compliment', opens('I like what you do.'), 'reply', 'about the same', 'assumed: nothing is known'],
];

/** The encoding of a text must not matter. */
const indifferent: readonly Direction[] = [
  [
    'line ends of another system',
    (email) => ({ ...email, body: email.body.replaceAll('\n', '\r\n') }),
    'reply',
    'exactly the same',
    'assumed: unseen',
  ],
  [
    'blanks at line ends',
    (email) => ({ ...email, body: `${email.body.replaceAll('\n\n', '  \n\n')}\n\n` }),
    'reply',
    'exactly the same',
    'assumed: unseen',
  ],
  ['curled apostrophes', opens('I know you’re busy.'), 'reply', 'down', 'assumed: it tells of a bother'],
  ['blanks around the subject', subjectIs(` ${subject} `), 'open', 'exactly the same', 'assumed: unseen'],
  ['capital Hi', swap('Hi', 'HI'), 'reply', 'exactly the same', 'assumed: unseen'],
];

const bounds: Readonly<Record<Sign, readonly [number, number]>> = {
  up: [0.005, Number.POSITIVE_INFINITY],
  down: [-1, -0.005],
  'about the same': [-0.025, 0.025],
  'exactly the same': [0, 0],
};

describe('one edit of a good email', () => {
  it.each([...subjects, ...bodies, ...indifferent])('%s', (...[, change, rate, sign]) => {
    const relative = expectRates(change(base))[rate] / before[rate] - 1;
    const [low, high] = bounds[sign];
    expect(relative).toBeGreaterThanOrEqual(low);
    expect(relative).toBeLessThanOrEqual(high);
  });

  it('rests on findings we hold, or says that it is assumed', () => {
    const facts = readFileSync(new URL('calibration/facts.json', import.meta.url), 'utf8');
    for (const [edit, , , , source] of [...subjects, ...bodies, ...indifferent])
      expect(source.startsWith('assumed: ') || facts.includes(`"${source}"`), edit).toBe(true);
  });
});

describe('an advert', () => {
  it('is reported more than a letter, even though it is opened less', () => {
    const advert = expectRates({
      subject: 'Amazing offer: save BIG on docks today!',
      body: 'Dear customer,\n\nWe are a leading provider of dock software. Results are guaranteed. Act now: this limited time offer ends today!\n\nClick here: https://slotwise.example/demo\n\nThe Slotwise team',
    });
    expect(advert.open).toBeLessThan(before.open * 0.9);
    expect(advert.reply).toBeLessThan(before.reply * 0.4);
    expect(advert.spam_report).toBeGreaterThan(before.spam_report * 1.05);
  });
});

describe('a question', () => {
  it('gets more replies than none, and fewer than one about interest', () => {
    const [none, open, interest] = ['', 'Who plans the docks at night?', ask].map((text) => expectRates(asks(text)(base)).reply);
    expect(open).toBeGreaterThan((none ?? 1) * 1.01);
    expect(interest).toBeGreaterThan((open ?? 1) * 1.01);
  });
});

describe('a body that says nothing', () => {
  it.each(['', 'Interested?', 'asdf qwer', 'test', 'Hi {{first_name}},\n\nInes Okafor\nSlotwise', '🚀🚀🚀'])(
    'gets hardly any replies: %j',
    (body) => {
      const { reply } = expectRates({ ...base, body });
      expect(reply).toBeGreaterThan(0.002);
      expect(reply).toBeLessThan(0.007);
    },
  );

  it.each([
    'Hi {{first_name}}, who looks after dock planning at {{company_name}}? Ines',
    'Hi {{first_name}},\n\nTrucks wait an hour for a dock at most food depots. We help planners end that. Worth a look?\n\nInes',
    'Guten Tag {{first_name}},\n\nwer plant bei Ihnen die Rampen am Abend?\n\nInes',
    '您好，请问贵公司谁负责仓库月台的排班？谢谢',
    '御社の倉庫の入荷予約はどなたがご担当でしょうか。',
  ])('does not include a short email that asks something: %j', (body) => {
    expect(expectRates({ ...base, body }).reply).toBeGreaterThan(0.02);
  });

  it('improves word by word, without a jump', () => {
    const words = 'who looks after the dock planning for the northern sites and who plans the gates at night'.split(' ');
    const replies = words.map((_, count) => expectRates({ ...base, body: words.slice(0, count).join(' ') }).reply);
    replies.forEach((reply, count) => {
      const last = replies[count - 1] ?? reply;
      // A grade needs a minimum of words; that alone may cost a little.
      expect(reply).toBeGreaterThan(last * 0.97);
      expect(reply).toBeLessThan(last * 1.7);
    });
  });
});

describe('a list', () => {
  it('replies less the larger it is', () => {
    const replies = [20, 100, 101, 1000, 20_000].map((leadCount) => expectRates(base, leadCount).reply);
    expect(replies).toEqual(replies.toSorted((one, other) => other - one));
  });

  const answered = (change: Partial<Lead>, contactsAtCompany = 1): Rates => {
    const [lead] = leads;
    if (lead === undefined) throw new Error('no lead');
    const context = { contactsAtCompany, ownWords: [] };
    const [expected] = forecast({ seed: 'directions', leadCount: 200 }, [{ ...lead, email: base, ...change, context }], {
      draws: { first: 0, count: 2 },
      buckets: [REFERENCE_BUCKET],
    }).map((row) => row.expected);
    if (expected === undefined) throw new Error('no bucket');
    return expected;
  };

  it('of chief executives opens less and has a larger share of interested replies', () => {
    const [chief, clerk] = [answered({ title: 'CEO' }), answered({ title: 'Operations Analyst' })];
    expect(chief.open).toBeLessThan(clerk.open);
    expect(chief.interest / chief.reply).toBeGreaterThan(clerk.interest / clerk.reply);
  });

  it('of small companies replies more', () => {
    const replies = ['20', '120', '500', '2500', '8000'].map((companySize) => answered({ companySize }).reply);
    expect(replies).toEqual(replies.toSorted((one, other) => other - one));
  });

  it('with many people of one company replies less', () => {
    const replies = [1, 2, 5, 10].map((contacts) => answered({}, contacts).reply);
    expect(replies).toEqual(replies.toSorted((one, other) => other - one));
  });
});
