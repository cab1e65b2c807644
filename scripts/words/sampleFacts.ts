import { FILTER_CAUSES } from '../../packages/simulator/explain/factors.ts';
import type { FactorId } from '../../packages/simulator/signs/signs.ts';

/** Six values of each fact that an engine sentence may mention, as in real campaigns: small and large lists, one lead, both stages. */
type Six = readonly [string, string, string, string, string, string];

const sentences: Six = [
  'We are the leading platform for yard management',
  'Our team has twenty years of experience',
  'I wanted to reach out because we work with companies like yours',
  'I help yards',
  'Wir helfen Speditionen, Rampen zu planen',
  'Carriers book their own dock, so nobody waits in the yard and nobody calls to ask when…',
];
const questions: Six = [
  'Do you have 15 minutes on Tuesday?',
  'Can we talk this week?',
  'Is this worth a look?',
  'Would you be open to a call?',
  'Who handles this at Northgate?',
  'Book a time here',
];

const QUOTES: Partial<Readonly<Record<FactorId, Six>>> = {
  placement: ['Book here: https://cal.example/erin', '<table>', '100% FREE', 'act now', 'attached is our brochure', '$$$'],
  subject_length: sentences,
  subject_devices: ['!!!', 'AMAZING', 'game-changing', 'free', 'synergy', '100% guaranteed'],
  subject_emoji: ['🚀', '🔥🔥', '✅', '👋', '💰', '🎉'],
  subject_number: ['7', '40%', '10x', '$500', '2026', '3'],
  subject_date: ['Tuesday', 'by Friday', 'June 14', 'tomorrow', 'this week', 'Q4'],
  fake_reply: ['RE:', 'Re:', 'FW:', 'Fwd:', 'AW:', 'RE: RE:'],
  referral: [
    'Dana Ruiz said I should write to you',
    'We met at Modex',
    'A mutual friend',
    'Your colleague Sam',
    'our call in May',
    'Lee sent me',
  ],
  hype: ['leading platform', 'synergy', 'world-class', 'cutting-edge', 'best in the market', 'game changer'],
  loudness: ['FREE', '!!!', '🚀', 'LAST CHANCE', 'ACT NOW!', 'BIG NEWS'],
  guilt: [
    'I have written three times',
    'You still have not replied',
    'Did you miss my email?',
    'No answer yet?',
    'I am disappointed',
    'Third try',
  ],
  pressure: ['only until Friday', 'last chance', 'Offer ends today!', 'guaranteed', 'act now', 'do not miss this'],
  slips: ['recieve', 'teh', 'your welcome', 'alot', 'definately', 'seperate'],
  courtesy: ['Sorry to bother you', 'Apologies for the cold email', 'I know you are busy', 'Sorry', 'Excuse the intrusion', 'Forgive me'],
  wrong_name: ['Dana', 'Jhon', 'FIRSTNAME', 'Mr. Lee', 'team', 'there'],
  broken_variables: ['{{city}}', '[COMPANY]', '{first_name}', '%NAME%', '{{ role }}', '<<title>>'],
  occasion: [
    'Congrats on the new site in Reno',
    'I saw your post on dwell time',
    'You are hiring',
    'your Series B',
    'Your merger',
    'the fire in May',
  ],
  ask_kind: questions,
  missing_ask: questions,
  several_asks: questions,
  ask_size: [
    'a 90 minute demo',
    'a list of all your trucks with repair costs',
    'your operations director and your safety lead',
    'an hour',
    'access to your CRM',
    'What are you paying per push',
  ],
  bare_reminder: [
    'Just following up on my last email',
    'I have not heard back from you',
    'Bumping this to the top of your inbox',
    'Any thoughts?',
    'Did you have a chance to read my note?',
    'Just checking in',
  ],
  calendar_link: [
    'https://cal.example/erin',
    'cal.example/x/15min',
    'Pick a time here: https://cal.example/ruth',
    'https://a.example',
    'my calendar',
    'Book',
  ],
  social_proof: [
    'Northgate Logistics cut its waits by half',
    '400 carriers',
    'Acme',
    'a yard in Ohio',
    'your peers',
    'rated first by users',
  ],
  number_claims: ['cut costs by 40%', '10x ROI', '3x more meetings', 'save $2 million', 'up to 300%', '97%'],
  branding: ['<html>', '<div style="color:red">', '<img', '<table', '<b>', '<a href'],
  spam_phrases: ['risk-free', '100% FREE!', 'act now', 'limited time offer', 'you won', 'lowest prices'],
  opt_out_line: ['Reply ‘stop’ to opt out', 'Unsubscribe here', 'Not interested? Tell me', 'P.S. Tell me to stop', 'opt out', 'Stop'],
  advert: ['Our summer sale starts today!', '50% off everything', 'Call 555-0100', 'The best coffee in town', 'Order now', 'New!'],
  scam: ['Send me your password', 'Confirm your bank details', 'Wire $900 today', 'your PIN', 'Buy gift cards', 'verify your account'],
  insult: ['Your site looks terrible', 'You clearly do not care', 'idiots', 'Any fool can see this', 'amateurs', 'Wake up!'],
  threat: ['We will report you', 'You will regret this', 'or else', 'Legal action follows', 'Last warning!', 'we know where you work'],
  harm: [
    'You will lose money with us',
    'This makes nothing better',
    'It costs more and does less',
    'No result',
    'It broke',
    'slower than before',
  ],
};

const subjects: Six = [
  'Yard',
  'Quick question',
  'RE: your yard',
  'Is your dock full?',
  'AMAZING OFFER!!!',
  'Are carriers still waiting an hour at your gate in June?',
];
const names: Six = [
  'the short subject',
  'the plain wording',
  'asking for interest, not a meeting',
  'the proof from others',
  'a body of 48 words',
  'the plain tone',
];
const segments: Six = ['executives', 'leads in IT', 'managers', 'leads at companies of 51-200 people', 'leads in real estate', 'VPs'];
const changes: Six = [
  'Ask “Is this worth a look?” instead of “Do you have 15 minutes?”',
  'Cut “synergy” and words like it',
  'Leave out the 98 leads who rarely make this decision',
  'Send it as plain text',
  'Write to one person per company, 34 of 60 leads in all',
  'Drop “RE:” and start with “Dock slots”',
];
const [one = '', two = '', three = '', four = '', five = '', six = '', seven = '', eight = ''] = FILTER_CAUSES.map(({ name }) =>
  name.replace('<n>', '4'),
);
const causes: Six = [one, two, three, four, `${five} and ${six}`, `${seven} and ${eight}`];

const persuasions: Six = [
  'proof, buzzwords and an attachment',
  'figures, buzzwords and a reproach',
  'proof, a reproach and an attachment',
  'figures, a reproach and an attachment',
  'proof, buzzwords, a reproach and an attachment',
  'figures, buzzwords and an attachment',
];
const LEADS = [1, 2, 40, 260, 3000, 80] as const;
const people = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`);

/** Facts that depend on the six lists: how many leads are affected, and how many are counted. */
type ListWords = { reach: (touched: number, leads: number) => string; countOf: (count: number, noun: string) => string };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Six sets of facts for the sentences of one sign, or for the narratives. */
export function sampleFacts(id: FactorId | 'narrative', { reach, countOf }: ListWords): ReadonlyMap<string, string>[] {
  const quotes = (id === 'narrative' ? undefined : QUOTES[id]) ?? sentences;
  return LEADS.map((leads, index) => {
    const touched = reach(index % 2 === 0 ? leads : Math.ceil(leads / 2), leads);
    const isOpen = index % 2 === 0;
    const at = (values: Six): string => values[index] ?? '';
    return new Map(
      Object.entries({
        quote: at(quotes).replace(/[.,;:]+$/, ''),
        quote2: (quotes[(index + 1) % quotes.length] ?? '').replace(/[.,;:]+$/, ''),
        quotes: `“${at(quotes)}” and “${quotes[(index + 1) % quotes.length] ?? ''}”`,
        listed: `“${at(quotes)}”`,
        single: `“${at(quotes)}”`,
        several: `“${at(quotes)}” and “${quotes[(index + 1) % quotes.length] ?? ''}”`,
        some: `“${at(quotes)}”, “${quotes[(index + 1) % quotes.length] ?? ''}”, and “${quotes[(index + 2) % quotes.length] ?? ''}”`,
        extent: at([
          'Almost the whole email',
          'Much of the email',
          'Almost the whole email',
          'Much of the email',
          'Much of the email',
          'Much of the email',
        ]),
        only: at(quotes).replace(/[.,;:]+$/, ''),
        beside: at(quotes).replace(/[.,;:]+$/, ''),
        later: 'a later email',
        tricks: at([
          'gives readers only hours',
          'pretends an earlier contact',
          'sets a higher price beside its own',
          'says that hardly any are left',
          'asks for private papers or logins',
          'pretends an earlier contact and gives readers only hours',
        ]),
        mistakes: String(6 + 3 * index),
        subject: at(subjects),
        after: id === 'narrative' ? '2.6' : 'dock slots',
        question: 'Is this worth a look for you?',
        mark: '!!!',
        target: countOf(80 + index, 'word'),
        dropped: 'Re:',
        split: '“We have looked after the lifts since 2014, so I have a fair idea of what they cost”',
        replaced: at(['“[COMPANY]”', '“%FIRSTNAME%”', '“<<name>>” and “[CITY]”', '“{Company}”', '“*|FNAME|*”', '“{{ name }}”']),
        by: at(['“{{company}}”', '“{{first_name}}”', '“{{first_name}}” and “{{city}}”', '“{{company}}”', '“{{first_name}}”', '“{{name}}”']),
        misspelled: at([
          '“recieve”',
          'mistakes such as “teh” and “alot”',
          '“garantee”',
          '“loose out”',
          '“your interested”',
          '“definately”',
        ]),
        words: countOf([1, 30, 62, 110, 190, 1230][index] ?? 0, 'word'),
        subjectWords: countOf(at(subjects).split(' ').length, 'word'),
        grade: String(4 + 2 * index),
        asks: String(2 + index),
        arguments: at(persuasions),
        contacts: String(2 + 3 * index),
        leads: countOf(leads, 'lead'),
        people: people(leads),
        touched,
        industries: at([
          'finance',
          'software',
          'recruiting and software',
          'finance',
          'marketing agencies',
          'software, recruiting, and marketing agencies',
        ]),
        far: reach(Math.ceil(leads / 3), leads),
        whose: at(['their', 'most leads’', 'everyone’s', 'their', 'most leads’', 'everyone’s']),
        farCount: reach(Math.ceil(leads / 3), leads),
        language: at(['German', 'French', 'Spanish', 'Dutch', 'Italian', 'Polish']),
        Touched: capital(touched),
        placementCause: at(causes),
        act: isOpen ? 'open' : 'reply',
        actOnStrangers: isOpen ? 'open emails from strangers' : 'reply to strangers',
        stageNoun: isOpen ? 'opens' : 'replies',
        bucket: '45',
        change: at(changes),
        mend: at([
          'ask “Is this worth a look?” instead of “Do you have 15 minutes?”',
          'cut “synergy” and words like it',
          'write “Hi {{first_name}}” instead of “Hi there”',
          'rewrite “We are a market-leading provider of dock scheduling…”',
          'drop “RE:” and start with “Dock slots”',
          'drop “Hope you are well”',
        ]),
        fault: at([
          'the long subject',
          'asking for time',
          'the booking link',
          'the hype in the body',
          'the request for a meeting',
          'two asks',
        ]),
        who: isOpen ? 'half of the leads' : 'most leads',
        keep: at(names),
        strangers: at([
          'at least 30 of 120 leads do',
          '1 of 40 leads does',
          'the lead does',
          'all 60 leads do',
          '212 of 1,300 leads do',
          'at least 2 of 9 leads do',
        ]),
        faults: at([
          'the long subject',
          'asking for time and the booking link',
          'two asks',
          'no greeting',
          'the hype in the body',
          'two asks',
        ]),
        problem: at([
          'this asks for a visit in the first email.',
          'this asks for nothing in particular.',
          'the first thing readers learn is who you are.',
          'this praise fits any company, and readers know it.',
          'this subject could be on any email.',
          'this adds further offers.',
        ]),
        advice: at([
          'Ask first whether they are interested, and for the visit after a yes.',
          'End with one question that takes one word to answer.',
          'Start with the reader’s situation, and say who you are after that.',
          'Say what exactly you noticed, or leave it out.',
          'Name what the email is about.',
          'Keep the first email to one offer.',
        ]),
        kind: at([
          'a job application',
          'an email to customers',
          'an email to colleagues',
          'a personal email',
          'a job application',
          'an email to customers',
        ]),
        segment: at(segments),
        Segment: capital(at(segments)),
        rate: at(['4.5', '0.8', '45', '12', '0.04', '2.7']),
        other: at(['2.1', '1.4', '38', '15', '0.1', '2.2']),
        often: isOpen ? 'more often' : 'less often',
        step: String(2 + index),
        days: at(['less than a day', 'one day', '2 days', '3 days', '14 days', '90 days']),
        before: '2.1',
        lost: '1.6',
        changes: '3 changes',
        others: at(['', ' and make 1 more change', ' and make 2 more changes', '', ' and make 3 more changes', '']),
        cut: at([
          '“Hope all is well”',
          '“Just reaching out because”',
          '“My name is Ida Brandt and”',
          '“Good morning”',
          '“Hope you are well”',
          '“Reaching out because”',
        ]),
        them: 'it',
        lift: '28% more',
        range: '+4% to +52%',
        left: '12% more',
        toll: 'interest falls by about 70% and spam reports rise 2.5-fold',
        worth: '0.4',
        n: Math.floor(leads / 3).toLocaleString('en-US'),
        total: countOf(leads, 'lead'),
        which: index % 2 === 0 ? '' : ' email 1',
        expected: 'about 4.5 in 100 (1.8 to 11)',
      }),
    );
  });
}
