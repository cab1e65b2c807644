import { shareOf } from '../plan/isWorthTelling.ts';
import { describe, expect, it } from 'vitest';
import { adviseDraft } from '../../adviseDraft.ts';
import { explain, type Explanation } from '../../explain.ts';
import { toRow } from '../../explain/rows.ts';
import type { Email } from '../../lead.ts';
import { ALL_SIGNS, SIGNS } from '../../signs/signs.ts';
import type { SensePhrases } from '../../signs/sign.ts';
import { buildCampaign, buildList } from '../../testing/buildLead.ts';
import { plain, SIDES, withBody } from '../../testing/claimSides.ts';
import { twentyEmails } from '../../testing/twentyEmails.ts';
import type { Claim, ClaimTopic } from '../../signs/claim.ts';
import { holds, presenceOf } from './claims.ts';
import { adviceOf, findContradictions } from './statements.ts';
import { claimFactsOf, claimFactsOfEmail } from './readClaims.ts';

const campaign = buildCampaign({ leadCount: 40 });
const factsOf = (email: Email, contacts = 1) => {
  const [lead] = buildList(1, () => ({ email, firstName: 'Dana', company: 'Harlow Yards' }));
  if (lead === undefined) throw new Error('no lead');
  return claimFactsOf(toRow(campaign, { ...lead, context: { ...lead.context, contactsAtCompany: contacts } }));
};
/** Determined by the list, not by one email. */
const OF_LIST: readonly ClaimTopic[] = ['colleagues', 'own_detail'];

const lines = (...texts: string[]) => ['Hi Dana,', ...texts, 'Best,\nErin'].join('\n\n');

describe('a statement that a sensible reader would call false', () => {
  it.each<[ClaimTopic, 'present' | 'absent', string, string]>([
    ['company_mention', 'absent', 'gutters', lines('We clean the gutters of your house before the leaves fall.', 'Shall I come by?')],
    ['self_talk', 'absent', 'yards', lines('Your competitors are leaving you behind. You and your team will miss it. You know it.')],
    ['company_mention', 'present', 'web design', lines('I came across Harlow Yards.', 'We want to help Harlow Yards grow.')],
    ['advert_wording', 'present', 'paper', lines('We deliver the same day if you order before 11.', 'Worth a try?')],
    ['subject_company', 'present', 'Quick question about Harlow Yards', lines('We test hoists.')],
    ['self_talk', 'absent', 'hoists', lines('We test hoists in your yard.', 'Would you like a price?')],
    ['proof', 'present', 'hoists', lines('You can cancel in any month.', 'In two years, six of our 40 customers have.')],
    ['subject_number', 'present', 'An empty bay costs you $80 a day', lines('We fill empty bays.')],
    ['meeting_ask', 'present', 'roofs', lines('We clean roofs, and could look at yours from the ground.', 'Ok if we stop by?')],
    ['self_talk', 'absent', 'alarms', lines('Your network is open. You and your team should act now.', 'Is your network safe?')],
    ['proof', 'present', 'hiring', lines('We find fitters.', 'I only work with 5 companies at a time.')],
    ['proof', 'present', 'invoices', lines('Teams using Ledgerly save 12 hours a week on average.')],
    ['ask', 'absent', 'spices', lines('We export spices.', 'Awaiting your positive response.')],
    [
      'proof',
      'present',
      'feed',
      lines('FeedOpt uses AI to cut feed costs by up to 22%.', 'Book a demo: https://calendly.com/feedopt/demo'),
    ],
    ['company_mention', 'absent', 'shearing', lines('We shear your sheep in May.', 'Shall I come by?')],
    [
      'company_mention',
      'absent',
      'payroll',
      lines('I noticed that Fjordline is hiring two people in Porto. We run payroll there.', 'Worth a look?'),
    ],
    [
      'subject_long',
      'present',
      'Fresh fish direct from the quay to your kitchen',
      lines('We buy on the market every morning.', 'Worth a try?'),
    ],
    [
      'meeting_ask',
      'present',
      'phones at 8',
      lines('If that is a problem you have, could I show you the figures on a 15-minute call next week?'),
    ],
    [
      'meeting_ask',
      'present',
      'old computers',
      lines('We collect old computers.', 'Please let me know when would be a good time for collection.'),
    ],
    ['meeting_ask', 'present', 'sales training', lines('Are you free on Friday for a quick call or would you prefer I sent the outline?')],
    [
      'several_asks',
      'present',
      'rent cover',
      lines(
        'We insure rents.',
        'I would really like to talk to you about it. Please let me have your availability for next week, or alternatively sign up on our page.',
      ),
    ],
    [
      'own_detail',
      'absent',
      'Oak dowels from Poland',
      lines('Your oak dowels come in at 8 mm, and your guide tells people to sand them.', 'Worth a look?'),
    ],
    ['interest_ask', 'present', 'EPCs', lines('I do EPCs.', 'Would be good to have a chat to see if I can help.')],
    [
      'self_talk',
      'present',
      'the clock on your tower',
      lines(
        'The clock on the tower was slow on Saturday. I am a clockmaker and I look after fourteen clocks. We mend them and I do the dials.',
      ),
    ],
    ['subject_long', 'present', 'The 2.4 t hoist in your hall 3', lines('We test hoists.', 'Worth a look?')],
    ['figures', 'present', 'your invoices', lines('We pay each invoice at once, less 2% as our fee.', 'Worth a look?')],
    ['figures', 'present', 'VAT', lines('The law allows landlords to raise the rent by 5% a year.', 'Worth a look?')],
    ['several_asks', 'present', 'scaffold', lines('Not sure if you are the right person for this.', 'Would you sell your old scaffold?')],
    ['slips', 'present', 'a sample', lines('We can send the sample to you, you just pay the freight.', 'Worth a look?')],
    ['wrong_name', 'present', 'flooring', 'Hello Dear,\n\nWe sell flooring.\n\nWorth a look?\n\nBest,\nErin'],
    ['filter_content', 'present', 'generator', lines("I've attached nothing. Who does your monthly test?")],
    ['proof', 'present', 'roof survey', lines('We work with some of the biggest names in the industry.', 'Worth a look?')],
    ['proof', 'present', 'crowns', lines('The first two are on us, so you can see how they seat.', 'Worth a look?')],
    [
      'proof',
      'present',
      'hulls',
      lines('Our crawler cleans a hull in eight hours. Class-approved in Singapore and Rotterdam.', 'Worth a look?'),
    ],
    [
      'proof',
      'present',
      'flues',
      lines('Most of the pubs we get called to have a fire that smokes back into the bar, because nobody looked at the liner.'),
    ],
    ['reply_mark', 'present', 'Re: admin passwords', lines('Circling back on this one. I mentioned that plants share one password.')],
    ['reply_mark', 'present', 'Re: roses', 'Any thoughts on the below, Dana?\n\nStill happy to run one pallet at cost.\n\nErin'],
    ['formal_greeting', 'present', 'ranking', 'Hello Business Owner,\n\nWe found errors on your website.\n\nErin'],
    ['formal_greeting', 'present', 'a transfer', 'Dear Friend,\n\nWe found errors on your website.\n\nErin'],
    ['formal_greeting', 'present', 'ranking', 'Dear Sir or Madam,\n\nWe found errors on your website.\n\nErin'],
    ['impersonal_greeting', 'present', 'ranking', 'Dear Dr. Lindqvist,\n\nWe found errors on your website.\n\nErin'],
    ['formal_greeting', 'present', 'ranking', 'Dear Dr. Lindqvist,\n\nWe found errors on your website.\n\nErin'],
    ['greeting', 'absent', 'lifts', 'Prof. Lind,\n\nThe operator cannot see the hook. Worth a look?\n\nErin'],
    ['greeting', 'absent', 'lifts', 'Sam - the operator cannot see the hook on most lifts. Worth a look?\n\nErin'],
    ['greeting', 'absent', 'lifts', 'Sam, the operator cannot see the hook on most lifts. Worth a look?\n\nErin'],
    ['greeting', 'absent', 'lifts', 'Dana, hi! The operator cannot see the hook on most lifts. Worth a look?\n\nErin'],
    [
      'self_talk',
      'absent',
      'desks',
      'Standing desks from $199.\n\nYou are receiving this because you are a valued subscriber. Unsubscribe | View in browser',
    ],
    ['wrong_name', 'present', 'hoists', 'Dear Parish Treasurer,\n\nWe test hoists.\n\nErin'],
    ['wrong_name', 'present', 'hoists', 'Dear Harbourmaster / Accounts,\n\nWe test hoists.\n\nErin'],
    ['figures', 'present', 'steel', lines('Steel has gone up 30% since spring, and the quota drops again in July.', 'Worth a look?')],
    ['subject_hype', 'present', 'would your team click “act now”', lines('We train teams on forged emails.', 'Worth a look?')],
    ['subject_hype', 'present', 'leading edge', lines('The leading edge of a blade wears first. We tape it from a rope.', 'Worth a look?')],
    ['subject_long', 'absent', 'HUGE SALE', lines('Act now, this limited time offer expires tonight.')],
    ['own_detail', 'absent', 'checkout', lines('Your checkout asks for a date of birth.', 'Worth a look?')],
    ['apology', 'present', 'pumps', lines('Sorry for writing in English, mine is better than my German.', 'Worth a look?')],
    ['greeting', 'absent', 'hoists', 'Dana, good day! We test hoists. Worth a look?\n\nErin'],
    ['greeting', 'absent', 'hoists', 'Alright Dana\n\nWe test hoists.\n\nErin'],
    ['several_asks', 'present', 'hay', lines('It costs £60 a tonne more than what you buy now.', 'Can we give you a tonne to try?')],
    ['meeting_ask', 'absent', 'hoists', lines('We test hoists.', 'May I drop by the yard on the 4th?')],
    ['calendar_link', 'absent', 'hoists', lines('We test hoists.', 'Book here: https://hoists.example/visits')],
    ['calendar_link', 'absent', 'hoists', lines('We test hoists.', 'Claim your free hoist audit today.')],
    ['meeting_ask', 'absent', 'hoists', lines('We test hoists.', 'Claim your free session today.')],
    ['meeting_ask', 'present', 'hoists', lines('Our driver can collect the hoist.', 'Shall he call on Tuesday or Thursday?')],
    ['pressure', 'present', 'hoists', lines('We are holding the old price until the end of March, next day, no minimum.')],
    ['subject_company', 'present', 'BIG savings for Harlow Yards!!!', lines('We test hoists.')],
    ['company_mention', 'present', 'hoists', lines('Take Harlow Yards to the next level.')],
    ['proof', 'present', 'hoists', lines('We are trusted by a lot of yards and our customers tell us it saves time.')],
    [
      'occasion',
      'present',
      'hoists',
      lines('The 7 yards we test in Leeds had 40 faults when we took over from the council; they have 3 now.'),
    ],
    ['calendar_link', 'absent', 'hoists', lines('We test hoists.', 'Grab 15 mins in my calendar here: https://cal.example/hoists')],
    ['own_detail', 'absent', 'hoists', lines('I counted nine hoists in your yard.', 'Worth a look?')],
    ['own_detail', 'absent', 'hoists', lines('From the road I can see the same gate.', 'Worth a look?')],
    ['hype', 'absent', 'hoists', lines('We are the premier name in hoists.', 'Worth a look?')],
    ['pressure', 'absent', 'hoists', lines('The price holds only until Friday, so be quick.')],
    [
      'pressure',
      'present',
      'rule',
      lines('If you have not claimed in the last three years, you now have to notify HMRC within six months or the claim is lost.'),
    ],
    ['pressure', 'present', 'reports', lines('Most certificates I see in the spring expire in June, and the deadline is set by law.')],
    [
      'meeting_ask',
      'present',
      'nurses',
      lines("If not, can you let me know when you might be and I'll diarise to call you then. I will also give you a ring this afternoon."),
    ],
    ['opt_out', 'absent', 'hoists', `${lines('We test hoists.')}\n\nP.S. Not for you? Say so and I will leave you be.`],
    ['thanks', 'absent', 'hoists', lines('We test hoists.').replace('Best,', 'Cheers,')],
    ['paragraphs', 'present', 'hoists', lines('We test hoists. '.repeat(40), 'Worth a look?')],
    ['figures', 'absent', 'hoists', lines('We cut the waiting by thirty percent.')],
    ['markup', 'absent', 'hoists', lines('We <b>test</b> hoists.')],
    ['subject_question', 'absent', 'who tests your hoists', lines('We test hoists.')],
    ['occasion', 'present', 'hoists', lines('You run forty trucks out of Tulsa.')],
    ['first_name', 'absent', 'Dana, your hoists', 'Hello,\n\nWe test hoists.\n\nErin'],
    ['first_name', 'absent', 'hoists', 'Dana - do your hoists stop at night?\n\nWe test hoists.\n\nErin'],
    [
      'raw_variable',
      'present',
      'test',
      'const rows = readRows();\nfor (const row of rows) {\n  await send(row);\n}\nconsole.log(`${rows.length}`);',
    ],
    ['subject_hype', 'absent', 'Quick question for [COMPANY NAME]', lines('We test hoists.')],
    ['subject_hype', 'absent', 'Re: Re: Re: hoists', lines('We test hoists.')],
  ])('is not made: %s %s in “%s”', (about, states, ...[subject, body]) => {
    expect(holds({ about, states }, factsOf({ subject, body }))).toBe(false);
  });

  it.each<[ClaimTopic, 'present' | 'absent', string, string]>([
    ['company_mention', 'absent', 'payroll', lines('We run payroll for people abroad.', 'Worth a look?')],
    ['subject_long', 'present', 'How a growing yard like yours gets all of its dock slots back', lines('We test hoists.', 'Worth a look?')],
    ['figures', 'present', 'your costs', lines('We cut your energy costs by up to 40%.', 'Worth a look?')],
    ['filter_content', 'present', 'generator', lines('I have attached our brochure. Please see attached. Buy now, act now.')],
    ['proof', 'present', 'dock slots', lines('Companies like Northgate cut waiting by half with us.', 'Worth a look?')],
    ['reply_mark', 'present', 'Re: admin passwords', lines('Most plants share one password. We sell badges.', 'Worth a look?')],
    ['greeting', 'present', 'ranking', 'Dr. Feldman,\n\nWe found errors on your website.\n\nErin'],
    ['greeting', 'present', 'ranking', 'Mr. Okoro - we found errors on your website.\n\nErin'],
    ['impersonal_greeting', 'present', 'ranking', 'Hello Business Owner,\n\nWe found errors on your website.\n\nErin'],
    ['impersonal_greeting', 'present', 'ranking', 'Dear Sir or Madam,\n\nWe found errors on your website.\n\nErin'],
    ['greeting', 'absent', 'lifts', 'We test the hoists that Dana Lifts made.\n\nErin'],
    ['greeting', 'absent', 'lifts', 'The operator cannot see the hook on most lifts. Worth a look?\n\nErin'],
    ['self_talk', 'absent', 'desks', lines('You and your team get your desks in a day. What do you pay now?')],
    ['subject_hype', 'absent', 'hoists in hall 3', lines('We test hoists.')],
    [
      'proof',
      'present',
      'pallets',
      lines('We mend pallets.', 'Hartwell’s mill in Dundee cut its pallet costs by 18 percent last year this way.'),
    ],
    ['proof', 'present', 'grease', lines('We empty grease traps.', 'We look after 25 schools in Kent already.')],
    [
      'occasion',
      'present',
      'fitters',
      lines('I saw that you opened a second hall in Tulsa last week.', 'We rent out lifts by the week, from $90.', 'Worth a look?'),
    ],
    ['interest_ask', 'present', 'hoists', lines('We test hoists.', 'Shall I send the report of a yard like yours?')],
    ['meeting_ask', 'present', 'hoists', lines('We test hoists.', 'Would half an hour on Tuesday work for you?')],
    ['pressure', 'present', 'hoists', lines('This offer is only open until Friday, so be quick and sign today.')],
    ['paragraphs', 'present', 'hoists', lines('We test hoists.', 'Worth a look?')],
    ['wrong_name', 'present', 'hoists', 'Dear Petra Lindholm,\n\nWe test hoists.\n\nErin'],
    ['subject_hype', 'present', 'act now', lines('We train teams on forged emails.', 'Worth a look?')],
    ['subject_long', 'absent', 'hoists in hall 3', lines('We test hoists.')],
    ['subject_question', 'absent', 'hoists in hall 3', lines('We test hoists.')],
  ])('is made if it is true: %s %s in “%s”', (about, states, ...[subject, body]) => {
    expect(holds({ about, states }, factsOf({ subject, body }))).toBe(true);
  });
});

describe('a claim', () => {
  it('is tested for and against every topic that a text states', () => {
    const stated = ALL_SIGNS.flatMap(({ sentences }) => Object.values<SensePhrases>(sentences).flatMap(({ claim }) => claim?.about ?? []));
    const tried = new Set([...SIDES.map(([about]) => about), ...OF_LIST]);
    expect([...new Set(stated)].filter((about) => !tried.has(about))).toEqual([]);
  });

  it.each(SIDES)('about %s is made for an email that has it, and denied for one that does not', (about, there, not) => {
    expect(presenceOf(about, factsOf(there))).toBe('present');
    expect(presenceOf(about, factsOf(not))).toBe('absent');
  });

  it('is not made about roles if the email is in another language', () => {
    const facts = { ...factsOf(withBody(plain)), readings: null };
    expect(presenceOf('proof', facts)).toBe('unsure');
    expect(holds({ about: 'proof', states: 'absent' }, facts)).toBe(false);
  });

  it('about colleagues counts the contacts', () => {
    expect([presenceOf('colleagues', factsOf(withBody(plain), 3)), presenceOf('colleagues', factsOf(withBody(plain)))]).toEqual([
      'present',
      'absent',
    ]);
  });

  it('advises to keep a merit, drop a fault and keep a missing fault out', () => {
    expect(adviceOf({ about: 'proof', states: 'present' }, true).states).toBe('keep');
    expect(adviceOf({ about: 'hype', states: 'present' }, false).states).toBe('remove');
    expect(adviceOf({ about: 'hype', states: 'absent' }, true).states).toBe('remove');
    expect(adviceOf({ about: 'proof', states: 'absent' }, false).states).toBe('keep');
  });

  it('contradicts only its opposite about the same thing', () => {
    expect(
      findContradictions([
        { about: 'proof', states: 'present' },
        { about: 'proof', states: 'absent' },
      ]),
    ).toHaveLength(1);
    expect(
      findContradictions([
        { about: 'proof', states: 'present' },
        { about: 'hype', states: 'absent' },
      ]),
    ).toEqual([]);
  });
});

function fail(): never {
  throw new Error('an empty list');
}
function runToEnd<Answer>(work: Generator<undefined, Answer>): Answer {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** The claims behind the titles of an explanation's cards. */
const claimsByTitle = new Map(
  ALL_SIGNS.flatMap(({ sentences }): (readonly [string, Claim])[] =>
    Object.values<SensePhrases>(sentences).flatMap(({ titles, claim }) =>
      claim === undefined ? [] : titles.map((title) => [title, claim] as const),
    ),
  ),
);
const cardsOf = ({ open, reply }: Explanation) =>
  [open, reply].flatMap(({ positive, negative }) => [...positive.factors, ...negative.factors]);

describe('what is said about a campaign', () => {
  const told = twentyEmails.map((email) => {
    const leads = buildList(30, (index) => ({ email, company: `Harlow ${index}`, title: index % 2 === 0 ? 'CFO' : 'Analyst' }));
    const drawer = runToEnd(
      adviseDraft(buildCampaign({ leadCount: 30 }), leads, { template: { email, fill: (written) => written, fillsCompany: true } }),
    );
    return {
      email,
      drawer,
      row: toRow(campaign, leads[0] ?? fail()),
      explanation: explain(campaign, leads, { counts: { total: 30, opened: 13, replied: 1, interested: 0 } }),
    };
  });

  it('never states and denies the same thing', () => {
    for (const { explanation } of told) {
      const claims = cardsOf(explanation).flatMap(({ title, polarity }) => (polarity === 'mixed' ? [] : (claimsByTitle.get(title) ?? [])));
      expect(findContradictions(claims)).toEqual([]);
    }
  });

  it('never states in the drawer what a page denies, and keeps in every edit what a page praises', () => {
    for (const { drawer, row, explanation } of told) {
      const cards = cardsOf(explanation).filter(({ polarity }) => polarity !== 'mixed');
      const claims = cards.flatMap(({ title }) => claimsByTitle.get(title) ?? []);
      const said = drawer.flatMap(({ title }) => claimsByTitle.get(title) ?? []);
      expect(findContradictions([...claims, ...said])).toEqual([]);
      const praised = cards.flatMap(({ title, polarity }) => (polarity === 'positive' ? (claimsByTitle.get(title) ?? []) : []));
      const before = claimFactsOf(row);
      for (const { fix } of drawer) {
        if (fix === null || fix.email === null) continue;
        const after = claimFactsOfEmail(row, fix.email);
        expect(
          praised.filter((claim) => holds(claim, before) && !holds(claim, after)),
          fix.text,
        ).toEqual([]);
      }
    }
  });

  it('never advises to keep and to remove the same thing, whatever it is called', () => {
    for (const { explanation } of told) {
      const advised = cardsOf(explanation).flatMap(({ title, polarity, contribution }) => {
        const claim = polarity === 'mixed' ? undefined : claimsByTitle.get(title);
        return claim === undefined ? [] : [claim, adviceOf(claim, contribution > 0)];
      });
      expect(findContradictions(advised)).toEqual([]);
    }
  });

  it('says that nothing stands out only if no page praises the email', () => {
    const denied = told
      .flatMap(({ explanation }) => [explanation.open, explanation.reply])
      .filter(({ negative }) => /Nothing in the email stands out/.test(negative.narrative));
    const praised = denied.flatMap(({ positive }) =>
      positive.factors.filter(({ factorId, polarity }) => polarity === 'positive' && SIGNS[factorId].isOfReaders !== true),
    );
    expect(praised).toEqual([]);
  });

  it('never suggests a subject that another card blames', () => {
    for (const { explanation } of told) {
      const cards = cardsOf(explanation);
      const blamed = cards.flatMap(({ polarity, evidence }) =>
        polarity === 'negative' ? evidence.filter(({ part }) => part === 'subject').map(({ text }) => text.toLowerCase()) : [],
      );
      for (const { editedEmail } of cards.flatMap(({ recommendations }) => recommendations)) {
        if (editedEmail === null || editedEmail.original === null || editedEmail.subject === editedEmail.original.subject) continue;
        const { original, subject } = editedEmail;
        for (const words of blamed.filter((one) => one.length > 2 && one !== original.subject.toLowerCase()))
          expect(subject.toLowerCase()).not.toContain(words);
      }
    }
  });

  it('says what to do first, in four sentences at most, with three takeaways at most', () => {
    for (const { explanation } of told) {
      for (const { positive, negative } of [explanation.open, explanation.reply]) {
        for (const { narrative, keyTakeaways } of [positive, negative]) {
          const own = narrative.replace(/“[^”]*”/g, 'Q').replace(/\d\.\d/g, '0');
          expect(own.split(/(?<=[.!?])\s/).length, narrative).toBeLessThanOrEqual(4);
          expect(keyTakeaways.length).toBeLessThanOrEqual(3);
        }
      }
    }
  });

  it('calls only verified edits verified, and writes no space before a percent sign', () => {
    for (const { explanation } of told) {
      expect(JSON.stringify(explanation)).not.toMatch(/\d %/);
      for (const { verification } of cardsOf(explanation).flatMap(({ recommendations }) => recommendations))
        if (verification !== null) {
          expect(/^(?:Verified|Likely better) in/.test(verification.sentence)).toBe(verification.verified);
          if (verification.sentence.startsWith('Verified')) expect(verification.lift80[0]).toBeGreaterThanOrEqual(0);
        }
    }
  });

  it('gives no card to a factor worth under 0.1 points and under 5% of the rate, without an edit that gains much', () => {
    for (const { explanation } of told) {
      for (const { expected, positive, negative } of [explanation.open, explanation.reply]) {
        for (const { factorId, polarity, deltaPoints, contribution, recommendations } of [...positive.factors, ...negative.factors]) {
          if (polarity === 'mixed' || factorId === 'sender_standing') continue;
          // A change that was simulated may gain more than the factor costs on average.
          if (recommendations.some(({ verification }) => verification?.verified === true && verification.lift >= 0.1)) continue;
          // Beside a placeholder, a fault counts what it costs by itself.
          expect(Math.abs(deltaPoints) >= 0.1 || 100 * shareOf({ deltaPoints, contribution }, expected) >= 5, factorId).toBe(true);
        }
      }
    }
  });

  it('counts the small effects that share one line', () => {
    const folded = told.flatMap(({ explanation: { open, reply } }) => [
      open.positive.small,
      open.negative.small,
      reply.positive.small,
      reply.negative.small,
    ]);
    expect(folded.some((small) => small !== null)).toBe(true);
    for (const small of folded)
      if (small !== null) expect(small.text).toBe(small.count === 1 ? '1 small effect' : `${small.count} small effects`);
  });
});
