/** What one invented sender says, in interchangeable sentences. `{company}` and `{name}` stand for the reader's. */
export type Offer = {
  sender: string;
  people: readonly string[];
  subjects: readonly string[];
  observations: readonly string[];
  problems: readonly string[];
  pitches: readonly string[];
  details: readonly string[];
  proofs: readonly string[];
  interest: readonly string[];
  meeting: readonly string[];
};

export const OFFERS: readonly Offer[] = [
  {
    sender: 'Ledgerlane',
    people: ['Ruth Ardley', 'Ivo Lang'],
    subjects: [
      'Late invoices',
      'Late invoices at {company}',
      'Getting paid before day 45',
      'A calmer way to chase open invoices every month',
      'Who chases your open invoices?',
    ],
    observations: ['I saw that {company} works with a lot of small buyers.', 'Your team seems to have grown in finance this year.'],
    problems: [
      'Most firms we speak to wait more than six weeks for payment.',
      'Chasing invoices tends to land on whoever has the least time for it.',
    ],
    pitches: [
      'Ledgerlane reminds customers politely and keeps one list of what is still open.',
      'We take over the reminders, in your name and your tone, and tell you every Friday what came in.',
    ],
    details: [
      'It reads from the accounting system you have, so there is nothing to move.',
      'You approve the wording once and can stop any reminder with a click.',
      'Disputes go back to a person at once, because a reminder does not solve them.',
      'Setting it up takes about half a day for one of your people.',
    ],
    proofs: [
      'We already help companies like Ardmore Haulage and Lisle Freight with all their accounts.',
      'A parts dealer in Leeds went from 52 to 38 days within one quarter.',
    ],
    interest: ['Would it be worth a look?', 'Is getting paid sooner something you care about this year?'],
    meeting: ['Do you have 20 minutes on Tuesday or Wednesday for a call?', 'Can we set up a short call next week?'],
  },
  {
    sender: 'Routebird',
    people: ['Mara Osgood', 'Tilman Frey'],
    subjects: [
      'Field visits',
      'Planning visits at {company}',
      'Fewer miles for your engineers',
      'How service teams plan more visits with the same people',
      'Is planning still done by hand?',
    ],
    observations: [
      'I noticed that {company} looks after customers in four counties.',
      'You are hiring field engineers in two regions at the moment.',
    ],
    problems: [
      'When a job is cancelled at eight, the whole day of an engineer falls apart.',
      'Planners spend their mornings on the phone because the plan of the evening no longer holds.',
    ],
    pitches: [
      'Routebird plans the visits again within a minute and tells the engineer and the customer.',
      'We make software that plans field visits, so that engineers drive less and see more customers.',
    ],
    details: [
      'Planners keep the last word and can move anything by hand.',
      'It takes skills, parts on the van and opening hours into account.',
      'Customers get a window of one hour instead of half a day.',
      'A trial runs beside your present plan for two weeks, so nobody depends on it.',
    ],
    proofs: [
      'Our customers, such as Averill Lifts, cut their mileage by about a fifth.',
      'A boiler service in Kent now does one visit more per engineer and day.',
    ],
    interest: ['Would you like to see a plan made from last week of yours?', 'Is this on your list at all?'],
    meeting: ['Could we speak for 15 minutes on Thursday?', 'When would be a good time for a short call next week?'],
  },
  {
    sender: 'Palisade Desk',
    people: ['Nadia Kerr', 'Jonas Whitlow'],
    subjects: [
      'Support backlog',
      'Support tickets at {company}',
      'Answering the easy half of your tickets',
      'What we learned from three million support tickets',
      'Quick thought about your help desk',
    ],
    observations: [
      'Your help pages are well written, and still people seem to write in a lot.',
      'I read some recent reviews of {company}, and slow answers come up now and then.',
    ],
    problems: [
      'About half of the tickets in most teams ask one of forty questions.',
      'The hard tickets wait because the easy ones come first.',
    ],
    pitches: [
      'Palisade Desk drafts answers to the easy ones from your own help pages, and an agent sends them.',
      'We sort incoming tickets and prepare the answer, so that agents start with a draft instead of a blank page.',
    ],
    details: [
      'Nothing goes out without an agent unless you say so.',
      'It works inside the help desk you use now.',
      'Drafts quote the help page they come from, so checking takes seconds.',
      'Your data stays in your region and trains nothing.',
    ],
    proofs: [
      'A travel firm with 30 agents answers within two hours now, before it was nine.',
      'Companies like Ferrow and Lindgate started with one queue and kept it.',
    ],
    interest: ['Worth exploring?', 'Should I send a few drafts made from your public help pages?'],
    meeting: ['Are you free for a 30 minute demo this week or next?', 'Could I show you on Wednesday at ten?'],
  },
  {
    sender: 'Hollin Talent',
    people: ['Bea Carrow', 'Stefan Ruhl'],
    subjects: [
      'Your open roles',
      'The two sales roles at {company}',
      'Candidates for your open engineering roles',
      'Hiring in the second half of the year',
      '{name}, still looking for engineers?',
    ],
    observations: ['I saw that {company} has had two roles open since spring.', 'You posted a role for a team lead last month.'],
    problems: [
      'Good people are rarely looking, so adverts reach the others.',
      'Every week a sales role is open costs more than the fee to fill it.',
    ],
    pitches: [
      'Hollin finds people who are not looking and talks to them before you do.',
      'We work for a fixed fee, send at most five candidates and meet every one of them first.',
    ],
    details: [
      'You pay half at the start and half after the probation period.',
      'We only take roles we have filled before.',
      'The first names usually reach you within two weeks.',
      'If someone leaves within six months, we search again for free.',
    ],
    proofs: [
      'We helped companies like Brindle Software to fill four similar roles this year.',
      'Nine of ten people we placed in 2023 are still there.',
    ],
    interest: ['Should I send you two profiles without names?', 'Open to hearing who is around?'],
    meeting: ['Can we talk for 15 minutes on Monday or Tuesday?', 'Would Thursday afternoon suit you for a quick call?'],
  },
  {
    sender: 'Brightwater Energy',
    people: ['Colm Hadley', 'Petra Sund'],
    subjects: [
      'Energy costs',
      'The energy contract of {company}',
      'Before your energy contract renews',
      'Lower energy costs for sites with cold storage',
      'When does your power contract end?',
    ],
    observations: [
      '{company} runs several sites with long hours, as far as I can see.',
      'Many firms in your trade have contracts that end this autumn.',
    ],
    problems: [
      'Most contracts renew by themselves at a price nobody would agree to.',
      'Energy is bought once in three years, so nobody in the house does it often enough to be good at it.',
    ],
    pitches: [
      'Brightwater compares offers of all suppliers and does the paperwork of the change.',
      'We read your bills, find errors and negotiate the next contract on your behalf.',
    ],
    details: [
      'You pay us a share of what you save, and nothing if you save nothing.',
      'All we need to begin is one recent bill for each site.',
      'We check the meter data too, because about one bill in ten is wrong.',
      'There is no change to your supply and no work on site.',
    ],
    proofs: [
      'A bakery group with six sites saved 14 % last year.',
      'We work with companies like Dunmore Foods and look after about 300 sites.',
    ],
    interest: ['Would a free check of one bill be useful?', 'Is this something you look after?'],
    meeting: ['Could we speak for ten minutes this week?', 'May I call you on Friday morning?'],
  },
  {
    sender: 'Quillmark',
    people: ['Esme Tolland', 'Rafe Ostrow'],
    subjects: [
      'Your contracts',
      'Contract review at {company}',
      'Reviewing contracts without the queue',
      'How legal teams of two handle forty contracts a month',
      'A question about your standard terms',
    ],
    observations: [
      'Your sales pages mention custom terms for larger customers.',
      '{company} signs a good number of supplier contracts, I assume.',
    ],
    problems: [
      'Deals wait for legal, and legal waits for an hour without a meeting.',
      'The same five clauses are argued about in every contract.',
    ],
    pitches: [
      'Quillmark marks what differs from your own standard and suggests wording you have accepted before.',
      'We built a tool that compares incoming contracts with your playbook and explains each difference in a line.',
    ],
    details: [
      'A lawyer decides on every change; the tool only prepares.',
      'It learns your positions from signed contracts, which takes about a week.',
      'Documents stay in the system you already use.',
      'Most teams start with confidentiality agreements, because they are many and alike.',
    ],
    proofs: [
      'A legal team of three in Rotterdam clears agreements within a day now.',
      'Our customers report that first reviews take 40 % less time.',
    ],
    interest: ['Would this help, or is it solved at your side?', 'Interested in seeing it with one of your own templates?'],
    meeting: ['Do you have half an hour next week for a walk through?', 'Could we find 20 minutes on Tuesday?'],
  },
  {
    sender: 'Fennimore Studio',
    people: ['Lio Marchetti', 'Hanne Voss'],
    subjects: [
      'Your website',
      'An idea for the {company} website',
      'Three small things on your pricing page',
      'Why visitors leave your pricing page and what to do',
      'Your pricing page',
    ],
    observations: ['I spent ten minutes on the pages of {company} yesterday.', 'Your product pages explain a difficult thing well.'],
    problems: [
      'On a phone the prices come after four screens of text, and most people do not get that far.',
      'The form asks for eleven things before anyone knows if it is worth it.',
    ],
    pitches: [
      'We redesign pages like this one for a fixed price and measure before and after.',
      'Fennimore is a studio of six, and pages that explain software are most of what we do.',
    ],
    details: [
      'A first draft takes about ten days.',
      'You keep all files and need no contract with us afterwards.',
      'We talk to three of your customers before we draw anything.',
      'If the numbers do not move within two months, we work on until they do.',
    ],
    proofs: [
      'For a payroll firm the share of visitors who ask for a demo went from 1.1 to 1.9 %.',
      'We helped companies like Tarn Software in the same way.',
    ],
    interest: ['Shall I send you the three notes I made?', 'Would you like a short video with what I saw?'],
    meeting: ['Can I show you in 15 minutes this week?', 'Are you around on Thursday for a call?'],
  },
  {
    sender: 'Corvane Security',
    people: ['Dorian Pike', 'Selma Brandt'],
    subjects: [
      'Supplier questionnaires',
      'Security questions from your customers',
      'Answering security questionnaires in a day',
      'Security reviews are holding up deals at many software firms',
      'Who fills in your security questionnaires?',
    ],
    observations: [
      '{company} sells to banks, so I guess security questionnaires come in every month.',
      'You passed an audit this year according to your trust page.',
    ],
    problems: [
      'Each questionnaire asks the same things in other words, and an engineer spends two days on it.',
      'Deals stand still at the end of the quarter because of a spreadsheet with 300 rows.',
    ],
    pitches: [
      'Corvane answers them from your policies and earlier answers and marks what a person has to check.',
      'We keep one approved answer for each question and fill in any format customers send.',
    ],
    details: [
      'Every answer names the document it comes from.',
      'It reads spreadsheets, portals and plain documents.',
      'Access can be limited to two or three people.',
      'You can try it with an old questionnaire and compare.',
    ],
    proofs: [
      'A data company with 80 people went from nine days to one.',
      'Trusted by more than forty software firms, mostly with one security person.',
    ],
    interest: ['Is this a pain at your end?', 'Would a test with one old questionnaire be of interest?'],
    meeting: ['Could we book 30 minutes for a demo next week?', 'Would you have time for a call on Wednesday?'],
  },
  {
    sender: 'Oakhurst Learning',
    people: ['Greta Monk', 'Paul Addis'],
    subjects: [
      'Training new managers',
      'New managers at {company}',
      'The first ninety days of a new manager',
      'A programme for people who lead a team for the first time',
      'How do your new managers learn the job?',
    ],
    observations: ['{company} has nearly doubled in two years, congratulations.', 'I read your post about promoting from within.'],
    problems: [
      'Most people become managers on a Monday and get training a year later.',
      'Good specialists often struggle with the first difficult talk, and nobody tells them how.',
    ],
    pitches: [
      'Oakhurst runs small groups that meet for one hour a week over ten weeks.',
      'We train new managers in short sessions with cases from their own week.',
    ],
    details: [
      'Groups have eight people at most, and the same coach stays with them.',
      'There is no platform to learn and no homework.',
      'You get a short report about themes, never about persons.',
      'The price is per group, so you can mix teams as you like.',
    ],
    proofs: [
      'Last year 600 managers took part, and nine of ten would send a colleague.',
      'We work with companies like Hansen Logistics, who now send every new team lead.',
    ],
    interest: ['Is this a topic for you at present?', 'Would the outline of the ten weeks be useful?'],
    meeting: ['Could we talk next Tuesday or Thursday?', 'Do you have 20 minutes this week?'],
  },
  {
    sender: 'Stackmoor',
    people: ['Arun Velde', 'Kit Harlan'],
    subjects: [
      'Cloud bill',
      'Cloud costs at {company}',
      'What your cloud bill does not show',
      'Cutting cloud spend without touching the code',
      'Is anyone watching the cloud bill?',
    ],
    observations: [
      'You are hiring for a platform team, so I assume {company} runs a good deal in the cloud.',
      'Your engineering blog mentions a move to containers last year.',
    ],
    problems: [
      'In most accounts a third of the machines sleep at night and are paid for anyway.',
      'The bill comes a month late and names no team, so nobody feels responsible.',
    ],
    pitches: [
      'Stackmoor shows the cost of each team every morning and switches off what nobody uses.',
      'We find idle machines, oversized databases and forgotten copies, and propose each change as a pull request.',
    ],
    details: [
      'It needs read access only, and you can take it away at any time.',
      'Nothing is changed without a review by your people.',
      'The first report is ready after 24 hours.',
      'The price is a flat fee, not a share of your bill.',
    ],
    proofs: [
      'A games studio saved 31 % in the first two months.',
      'Customers such as Northglade and Tessel use the morning report in their stand-up.',
    ],
    interest: ['Shall I send a sample report?', 'Worth a look before the next bill?'],
    meeting: ['Do you have 15 minutes on Monday for a quick call?', 'Could we schedule a demo next week?'],
  },
  {
    sender: 'Marlow Freight',
    people: ['Inga Stahl', 'Owen Teller'],
    subjects: [
      'Pallets to Spain',
      'Shipping from {company}',
      'Part loads with a fixed day of arrival',
      'A regular lorry for part loads to southern Europe',
      'Do you ship part loads?',
    ],
    observations: [
      'I understand that {company} ships to several countries in the south.',
      'Your distributor page lists Spain and Portugal since this year.',
    ],
    problems: [
      'Part loads wait until a lorry is full, so nobody can tell the customer a day.',
      'Rates change with every enquiry, which makes it hard to quote.',
    ],
    pitches: [
      'We run fixed lorries three times a week, and the price per pallet holds for a year.',
      'Marlow carries part loads on fixed days, full or not.',
    ],
    details: [
      'Collection is until four in the afternoon.',
      'You see each pallet on a map and get a photo on delivery.',
      'Claims are settled by us within two weeks.',
      'One person answers the phone, and it is always the same.',
    ],
    proofs: [
      'We work with companies like Alder Furniture and around 90 other makers.',
      'A valve maker in Ulm has not missed a delivery day since March.',
    ],
    interest: ['Would a price list help?', 'Is there a route that gives you trouble?'],
    meeting: ['Can we speak briefly on Thursday?', 'When could I call you for ten minutes?'],
  },
  {
    sender: 'Signalfold',
    people: ['Tess Arnott', 'Milo Brandvold'],
    subjects: [
      'Lists for your sales team',
      'A thought on outbound at {company}',
      'Fewer leads, more answers',
      'How small sales teams choose whom to write to',
      '{name}, a question on your pipeline',
    ],
    observations: ['{company} has three people in outbound, judging by your team page.', 'You moved into two new markets this spring.'],
    problems: ['Bought lists are a year old, so a fifth of the people have left.', 'Reps spend a day a week looking for whom to write to.'],
    pitches: [
      'Signalfold watches job posts, tenders and news and names ten companies a day that have a reason to buy.',
      'We deliver a short list every morning, with the reason next to each name.',
    ],
    details: [
      'It goes straight into your CRM and skips existing customers.',
      'You say what counts as a reason, and we tune it weekly for the first month.',
      'Each name comes with a source you can open.',
      'There is no contract beyond the month.',
    ],
    proofs: [
      'A software reseller books 8 meetings a month from it with one person.',
      'Our customers Corrin and Yarrow Systems have used it since last year.',
    ],
    interest: ['Would you like ten names for a test?', 'Does that sound useful?'],
    meeting: ['Could we have a 15 minute call this week?', 'Are you free on Tuesday at eleven?'],
  },
];

/** Sentences that fit any sender. */
export const GENERAL = {
  greetings: ['Hi {name},', 'Hello {name},', 'Hi {name},', 'Dear {name},', 'Hi,', '{name},'],
  openers: [
    'I hope this finds you well.',
    'I am writing because I think we could help.',
    'A short note, as I know your inbox is full.',
    'We have not met, so let me be brief.',
    'I came across {company} while preparing for a trade fair.',
  ],
  introductions: [
    'My name is {sender}, and I work with {firm}.',
    'I look after new customers at {firm}.',
    'I lead partnerships at {firm}.',
  ],
  fillers: [
    'I know that timing is everything with such things, and that you probably have other plans for this quarter.',
    'We are a small company, and everything we do is built around a handful of customers we know well.',
    'If it is not for you, I would be glad about a hint who looks after this.',
    'There are many ways to handle this, and I do not want to claim that ours suits everybody.',
  ],
  boasts: [
    'Our award-winning, end-to-end platform is a real game changer for teams like yours.',
    'It is a cutting-edge solution that lets you unlock synergies across the organisation.',
    'We are the leading provider in this space and offer a seamless, world-class experience.',
  ],
  formal: [
    'I am contacting you because we specialise in helping organisations such as {company} to improve their operational efficiency without additional administrative effort.',
    'Our methodology was developed in collaboration with experienced practitioners and integrates with the processes that are already established in your organisation.',
    'I would appreciate the opportunity to understand your current requirements and to present a proposal that reflects your individual circumstances.',
    'Implementation is comparatively straightforward, requires minimal involvement of your technical personnel and is accompanied by a dedicated representative.',
  ],
  links: [
    'You can read more at https://www.{domain}.example.',
    'There is a two minute video at https://www.{domain}.example/tour.',
    'Details: https://www.{domain}.example and https://docs.{domain}.example',
  ],
  calendars: [
    'You can also pick a time here: https://calendly.com/{domain}/intro',
    'My calendar is at https://calendly.com/{domain}/20min',
  ],
  optOuts: [
    'If you would rather not hear from me, just tell me and I will not write again.',
    'P.S. Reply "no thanks" and I will take you off my list.',
  ],
  nudges: ['I have tried to reach you a few times without success.'],
  closings: ['Best,', 'Best regards,', 'Kind regards,', 'Thanks,', 'Cheers,'],
  triggers: [
    [
      'Your note about moving the Dundee workshop into the old cannery made me curious.',
      ['dundee', 'workshop', 'cannery', 'curious', 'moving', 'note'],
    ],
    [
      'I heard your talk in Utrecht on apprentices who repair looms, and I still quote it.',
      ['utrecht', 'apprentices', 'repair', 'looms', 'talk', 'quote'],
    ],
    [
      'Congratulations on the contract with the harbour authority in Esbjerg.',
      ['contract', 'harbour', 'authority', 'esbjerg', 'congratulations'],
    ],
    [
      'The interview about your switch from fax orders to a shared inbox was a joy to read.',
      ['interview', 'switch', 'fax', 'orders', 'shared', 'joy'],
    ],
    [
      'I saw the photographs of the new glasshouse roof that your crew put up before the frost.',
      ['photographs', 'glasshouse', 'roof', 'crew', 'frost'],
    ],
  ],
} as const;

export const FIRST_NAMES = [
  'Dana',
  'Owen',
  'Marta',
  'Priya',
  'Henrik',
  'Lucia',
  'Tomas',
  'Aisha',
  'Greg',
  'Noemi',
  'Felix',
  'Sanne',
  'Callum',
  'Ines',
  'Viktor',
  'Joan',
  'Kofi',
  'Elena',
  'Piotr',
  'Maeve',
] as const;
export const LAST_NAMES = [
  'Whitcombe',
  'Starling',
  'Lindqvist',
  'Raman',
  'Dahlberg',
  'Moretti',
  'Novak',
  'Rahal',
  'Pellworth',
  'Castell',
  'Brandauer',
  'Visser',
  'Ashgrove',
  'Quental',
  'Sokolov',
  'Harcastle',
  'Mensah',
  'Petrova',
  'Zielin',
  'Corrigan',
] as const;
export const COMPANY_FIRST = [
  'Harlow',
  'Pellbrook',
  'Tarnside',
  'Wrenfield',
  'Copperleaf',
  'Eastmoor',
  'Gladwell',
  'Sundby',
  'Ferncastle',
  'Ostrava Road',
  'Kestrel',
  'Millrace',
  'Northgate',
  'Birchall',
  'Ravenscar',
  'Silverlake',
  'Thornbury Lane',
  'Umber',
  'Vantry',
  'Westhaven',
] as const;
export const COMPANY_LAST = [
  'Freight',
  'Foods',
  'Systems',
  'Instruments',
  'Partners',
  'Health',
  'Builders',
  'Retail',
  'Media',
  'Works',
] as const;
