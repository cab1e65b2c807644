import type { Email } from '../lead.ts';
import type { ClaimTopic } from '../signs/claim.ts';

export const plain = 'Hi Dana,\n\nTrucks wait for a dock.\n\nCarriers book a slot themselves.\n\nErin';
const silent = plain.replace('Carriers book a slot themselves.', 'Nobody keeps count.');
export const withBody = (body: string): Email => ({ subject: 'dock slots', body });
/** An email that nobody could find pushy. */
const calm = withBody('Hi Dana,\n\nI look after the yard planning at Harlow Foods.\n\nHow do you plan the docks at your yard?\n\nErin');
const withSubject = (subject: string): Email => ({ subject, body: plain });
const saying = (sentence: string): Email => withBody(plain.replace('Carriers', `${sentence} Carriers`));

/** For each topic, an email that certainly has it, and one that certainly does not. */
export const SIDES: readonly (readonly [about: ClaimTopic, there: Email, not: Email])[] = [
  ['interest_ask', saying('Is this worth a look for you?'), withBody(plain)],
  ['meeting_ask', saying('Do you have 15 minutes on Tuesday for a call?'), withBody(silent)],
  ['calendar_link', saying('Book here: https://calendly.com/erin'), withBody(plain)],
  ['several_asks', saying('Is this worth a look? Could we talk on Tuesday at ten?'), withBody(plain)],
  ['heavy_ask', saying('Could you send me a list of all your docks with their costs for the last 12 months?'), withBody(plain)],
  [
    'bare_reminder',
    { subject: 'Re: docks', body: 'Hi Dana,\n\nJust following up on my last email.\n\nAny thoughts?\n\nErin' },
    withBody(plain),
  ],
  ['figures', saying('Save up to 30% on every dock.'), withBody(plain)],
  ['proof', saying('Companies like Northgate cut waiting by half with us.'), withBody(plain)],
  ['raw_variable', saying('This is so in {{city}}.'), withBody(plain)],
  ['company_mention', saying('Harlow Yards has a gate.'), withBody(plain)],
  ['first_name', withBody(plain), withBody(plain.replace('Hi Dana', 'Hi there'))],
  ['wrong_name', withBody(plain.replace('Dana', 'Peter')), withBody(plain)],
  ['hype', saying('Our revolutionary, world-class platform helps.'), withBody(plain)],
  ['paragraphs', withBody(plain), withBody('Trucks wait for a dock. Carriers book a slot themselves.')],
  ['pressure', saying('If you do not decide by tonight, the price goes up tomorrow, so do not wait.'), calm],
  [
    'subject_long',
    withSubject('how a growing yard like yours gets all of its dock slots back'),
    withSubject('dock slots for your yard in Reno'),
  ],
  ['reply_mark', withSubject('RE: dock slots'), withSubject('dock slots')],
  ['subject_company', withSubject('dock slots at Harlow Yards'), withSubject('dock slots')],
  ['subject_number', withSubject('7 ways to save dock slots'), withSubject('dock slots')],
  ['subject_question', withSubject('dock slots?'), withSubject('dock slots')],
  ['subject_capitals', withSubject('DOCK SLOTS TODAY'), withSubject('dock slots')],
  ['markup', saying('<table><tr><td>Slots</td></tr></table>'), withBody(plain)],
  ['ask', saying('Is this worth a look for you?'), withBody(silent)],
  [
    'self_talk',
    withBody(plain.replace('Trucks wait', 'I run our depot and we like our work. We are new here. Trucks wait')),
    saying('You know your trucks best, and so do your drivers.'),
  ],
  [
    'hard_reading',
    saying(
      'Notwithstanding contractual obligations, haulage undertakings experience considerable operational inefficiencies whenever documentation concerning any of the individual consignments, containers or intermediate warehouses remains permanently unavailable and therefore undeliverable.',
    ),
    withBody(plain),
  ],
  ['many_questions', saying('Who books? Who waits? Who pays? Who calls? Who signs?'), withBody(plain)],
  [
    'several_arguments',
    saying('Our revolutionary platform cuts waiting by 30%. Companies like Northgate cut waiting by half with us. I attached a brochure.'),
    withBody(plain),
  ],
  ['filter_content', saying('<table><tr><td><img src="https://a.example/x.png"></td></tr></table>'), withBody(plain)],
  ['advert_wording', saying('Act now, this limited time offer expires tonight.'), calm],
  ['greeting', withBody(plain), withBody(plain.replace('Hi Dana,\n\n', ''))],
  ['formal_greeting', withBody(plain.replace('Hi Dana', 'Dear Dana')), withBody(plain)],
  ['impersonal_greeting', withBody(plain.replace('Hi Dana', 'Dear Sir or Madam')), withBody(plain)],
  ['courtesy', withBody(plain.replace('Erin', 'Thanks,\nErin')), withBody(plain)],
  ['loud_body', saying('This is HUGE! It works! Really!'), withBody(plain)],
  ['subject_date', withSubject('dock slots on Tuesday'), withSubject('dock slots')],
  ['subject_hype', withSubject('AMAZING offer!!!'), withSubject('dock slots')],
  ['subject_emoji', withSubject('🚀 dock slots'), withSubject('dock slots')],
  ['opt_out', saying('If you would rather not hear from me, just reply stop.'), withBody(plain)],
  ['apology', saying('Sorry to bother you, I apologize for the intrusion.'), withBody(plain)],
  ['thanks', saying('Thank you very much for your time.'), withBody(plain)],
  ['slips', saying('We recieve alot of intrest and definately want to hear.'), withBody(plain)],
  ['occasion', saying('I saw that you opened a second warehouse in Reno last month.'), withBody(plain)],
  ['reference', saying('Maria Santos suggested that I write to you.'), withBody(plain)],
  ['reproach', saying('I emailed you three times and you never answered.'), withBody(plain)],
];
