import { forecast } from '../packages/simulator/forecast.ts';
import type { LeadInList } from '../packages/simulator/lead.ts';
import { readCampaign } from '../packages/simulator/readCampaign.ts';
import { ORDINARY, BORROWED_WORDS } from '../packages/simulator/testing/honestEmails.fixture.ts';

/** Prints the expected results at bucket 40-50 of emails of all kinds, from excellent to scam. Usage: node bench/kinds.ts */
const base = ORDINARY[0] ?? '';
const SOLID = base.replace('Worth a look?', 'Harbour Foods now saves an hour a day.\n\nWorth a look?');
const EMAILS: readonly (readonly [name: string, body: string])[] = [
  ['superb', SOLID],
  ['ordinary sales', base],
  ['recruiting', ORDINARY[26] ?? ''],
  ['event', ORDINARY[16] ?? ''],
  ['survey', ORDINARY[12] ?? ''],
  ['link building', ORDINARY[14] ?? ''],
  ['fundraising', ORDINARY[15] ?? ''],
  ['partnership', ORDINARY[17] ?? ''],
  ['follow-up', ORDINARY[8] ?? ''],
  ['security seller', BORROWED_WORDS[0] ?? ''],
  ['payroll seller', BORROWED_WORDS[2] ?? ''],
  ['meeting first', base.replace('Worth a look?', 'Are you free for 30 minutes on Tuesday at 10?')],
  ['no ask', base.replace('\n\nWorth a look?', '')],
  ['apologetic', `Sorry to bother you, I know you are busy.\n\n${base}`],
  ['reproach', `I have written to you three times and you have not answered.\n\n${base}`],
  ['pressure', base.replace('Worth a look?', 'Only 3 places are left and the offer ends on Friday. Act now!')],
  [
    'benefit denied',
    base.replace('so that nobody drives twice.', 'but it will not save you any time, and it costs more than what you have now.'),
  ],
  ['long', `${base}\n\n${ORDINARY.slice(1, 7).join('\n\n')}`],
  ['twice', `${base}\n\n${base}`],
  ['source code', `<html><head><style>p{margin:0;color:red;}</style></head><body><table><tr><td>${base}</td></tr></table></body></html>`],
  [
    'internal',
    'Hi team,\n\nThe stand-up moves to 9:30 from Monday. Please update your calendars and send me the slides for the board by Thursday.\n\nThanks,\nMark',
  ],
  [
    'personal',
    'Hey Ann!\n\nIt was so good to see you and the kids on Sunday. Mum says the cake was great. Are you coming to the lake in August?\n\nLove,\nTom',
  ],
  [
    'advert',
    'SUMMER SALE! Up to 50% off everything!\n\nShop now and save big on sofas, lamps and rugs. Free shipping on all orders over $49.\n\nLiving room from $199\nBedroom from $149\nGarden from $99\n\nHurry, the offer ends Sunday! Shop the sale: https://shop.example/sale\n\nFollow us on Facebook and Instagram. Unsubscribe here.',
  ],
  [
    'insult',
    base.replace('Worth a look?', 'Your website is pathetic and whoever built it is an idiot. Only a fool would keep it.\n\nWorth a look?'),
  ],
  [
    'scam',
    'Dear customer,\n\nYour mailbox has been suspended. Verify your account within 24 hours or it will be closed.\n\nEnter your password here: https://mail-verify.example/login\n\nSecurity team',
  ],
];

const nameIn = (body: string): string | null => /^(?:Hi|Hello|Hey) (\w+)/.exec(body)?.[1] ?? null;

const leads = (body: string): LeadInList[] =>
  Array.from({ length: 20 }, (_, index) => ({
    leadKey: `lead-${index}`,
    slug: `lead-${index}`,
    name: nameIn(body),
    firstName: nameIn(body),
    company: null,
    title: null,
    companySize: null,
    industry: null,
    email: { subject: 'Early deliveries', body },
    context: { contactsAtCompany: 1, ownWords: [] },
  }));

const rows = EMAILS.map(([name, body]) => {
  const list = leads(body);
  const campaign = { seed: 'kinds', leadCount: 200 };
  const [expected] = forecast(campaign, list, { buckets: [4], draws: { first: 0, count: 2 } }).map((bucket) => bucket.expected);
  const reading = readCampaign(campaign, list);
  if (expected === undefined) throw new Error('There is no bucket.');

  return {
    name,
    reading,
    reply: expected.reply,
    unsubscribe: expected.unsubscribe / expected.open,
    spam: expected.spam_report / expected.open,
  };
});
const percent = (share: number): string => (100 * share).toFixed(2).padStart(7);
console.log('email             reply of sent  unsubscribe of opened  spam report of opened  kind');
for (const { name, reading, reply, unsubscribe, spam } of rows.toSorted((one, other) => other.reply - one.reply))
  console.log(
    `${name.padEnd(18)} ${percent(reply)}%      ${percent(unsubscribe)}%              ${percent(spam)}%             ${reading.kind?.kind ?? '-'} ${reading.kind?.probability ?? ''}${reading.isOutside ? ' outside' : ''}`,
  );
const spams = rows.map(({ spam }) => spam);
console.log(`largest spam report per open ${(Math.max(...spams) / Math.min(...spams)).toFixed(1)} times the smallest`);
