import { describe, expect, it } from 'vitest';
import { keyedUniform } from './draws.ts';
import type { Email, LeadInList } from './lead.ts';
import { INTENTS, type Intent } from './outcome.ts';
import type { EmailKind } from './reader/kinds.ts';
import { expandPhrase } from './replies/expandPhrase.ts';
import { countVariants, readStock } from './replies/readStock.ts';
import * as acquaintances from './replies/stock/acquaintances.ts';
import * as anyAcquaintance from './replies/stock/anyAcquaintance.ts';
import * as anyCause from './replies/stock/anyCause.ts';
import * as anyEvent from './replies/stock/anyEvent.ts';
import * as anyForeign from './replies/stock/anyForeign.ts';
import * as anyJob from './replies/stock/anyJob.ts';
import * as anyProposal from './replies/stock/anyProposal.ts';
import * as anyStranger from './replies/stock/anyStranger.ts';
import * as certain from './replies/stock/certain.ts';
import * as asks from './replies/stock/asks.ts';
import * as complaints from './replies/stock/complaints.ts';
import * as customers from './replies/stock/customers.ts';
import * as friends from './replies/stock/friends.ts';
import * as followUps from './replies/stock/followUps.ts';
import * as jobs from './replies/stock/jobs.ts';
import * as languages from './replies/stock/languages.ts';
import * as loud from './replies/stock/loud.ts';
import * as distant from './replies/stock/distant.ts';
import * as modest from './replies/stock/modest.ts';
import * as modestForeign from './replies/stock/modestForeign.ts';
import * as neutral from './replies/stock/neutral.ts';
import * as afterAnswers from './replies/stock/seller/afterAnswers.ts';
import * as sellerAnswers from './replies/stock/sellerAnswers.ts';
import * as press from './replies/stock/press.ts';
import * as absurd from './replies/stock/absurd.ts';
import * as plainEmail from './replies/stock/plainEmail.ts';
import * as suspects from './replies/stock/suspects.ts';
import * as typicalSeller from './replies/stock/typicalSeller.ts';
import * as unreadFrench from './replies/stock/unreadFrench.ts';
import * as unreadGerman from './replies/stock/unreadGerman.ts';
import * as unreadSpanish from './replies/stock/unreadSpanish.ts';
import { repliesTo } from './testing/repliesTo.ts';
import { twentyEmails } from './testing/twentyEmails.ts';
import { writeReply } from './writeReply.ts';

const campaign = { seed: 'organisation-1' };
const firstNames = 'Ana Ben Carla Dmitri Elif Femi Gita Hugo Ines Jonas Kofi Lena Marta Nils Olga Priya Quentin Rosa Sven Tara'.split(' ');
const lastNames = 'Lindqvist Okafor Haddad Nowak Silva Mertens Tanaka Byrne Castro Weiss'.split(' ');
const STOCKS: Readonly<Record<string, string>> = {
  ...acquaintances,
  ...anyAcquaintance,
  ...anyCause,
  ...anyEvent,
  ...anyForeign,
  ...anyJob,
  ...anyProposal,
  ...anyStranger,
  ...certain,
  ...asks,
  ...complaints,
  ...customers,
  ...friends,
  ...followUps,
  ...jobs,
  ...languages,
  ...loud,
  ...distant,
  ...modest,
  ...modestForeign,
  ...neutral,
  ...plainEmail,
  ...press,
  ...absurd,
  ...afterAnswers,
  ...sellerAnswers,
  ...suspects,
  ...typicalSeller,
  ...unreadFrench,
  ...unreadGerman,
  ...unreadSpanish,
};
/** All tags that readAsks, readMarks, readReplyFacts and readFields may set. */
const KNOWN = new Set(
  'long ofAnyFirm askFate fate fated bite promised askAge byChance byMessage measured handed onRecord byHands baffling byLadder handwork unclear byOthers byWord mayLack upkeep goesWrong recurs everyYears oftener everyYear inMonth yet every askCount askRing askPlace askPlans ifSo forPrice askRate askSaysYes askSaysNo askMind amount ofContract puzzling beside timed askKnow askStill askLater seeksLeave askBook clause givesToo mayBeStranger timeGiven meeting interest refer resource proof pressure reproach insult threat count howlong how yesno who owner near far exec boss staff deskless hr cold familiar donor leads proposes deadline grief onsite buys webinar podcast software priced placed named favor guest deadlink delayed broadcast gave many sending wrongName opinion sends invite moved todo complaint money stake student short linked sender day offer team me company title breakup manual split nocost purchases inviting requesting proposing calling referring asking telling friend applying recruited familiar work joy speak thankful complaining secret call callback closes panel sponsor inquiry degree wh yes offering asks asked step talks youth vague loose slot slot2 day2 press address aware memorial questionnaire unpaid either settled taking insider whole loud exclaims shouts hypes hurries decorates thing ofReader recall figure process ways already isSo part own cash fair pays arrived number mutual spares sure cares certain likely stranger sold weDo weDont weNow weNowDont rough supplied closed open looked lastTime way way2 unit date price tellsPrice tellsFree offersFree tellsDiscount tellsExtras tellsWho tellsSite tellsLink tellsTerms tellsMinimum tellsSpeed tellsArea tellsFits tellsData tellsInsured tellsAge tellsSize tellsMonth junior isLater askRight askSample askTrial askDemo askVisit askQuote askCall askSend askKeen askEnds askMuch askWho askHow askMany askDone askHave askThisWeek askNextWeek askGo askVisitUs askWhen askShare askOften askTaking askSince askLast askDay askSupplier askWhere askUse askEither askSo askHappy askSeen askState askTrouble askRead askChoice situation side fine choice topic charge length tellsCheap optionYes optionLater optionOther optionNo sorry instructs whoCan dayAsked eventDay meal logo cv trial issue again paidLink whenAsked asksFee buyer several offersDays ofWorth ownLink knows delivers interview freelance hidden giveDay giveWeek giveName giveContact order askWhat askFigure askGive wanted willDo burden inline misfit within apart seat askPerson askNumber askDate askWhich askWish askPain askBring askNotice ever ifProblem changeDate news business department askPrices askDays askCarry askParty still optional startDate persons ownPeople aside alone teamless guide wantsDate wantsPickup wantsNew wantsVisit wantsMoney wantsNoCharge demands amount whatTime shallI howAre askInterview wantsOff wantsThing unpaidHelp ofBill wantsBill byExperts byFirms uneven due lacking askHear plusOne answerBy fresh wantsRepair costs wantsGuarantee wantsContact wantsWritten gift around instead theirs keeper noKeeper otherWork runsFirm askStart askAddress askShown askUnread askWould yesFirst besides habit byMonth preferred askLook tellsCheck tellsVideo askBegins ownMaster ofMany runsFleet ofOwn elsewhere it askDates askBudget solo desk ofThings per sort sorts changed ofSystem isDated isLegal byWay askBoth onJob ongoing ofAnybody handsOn saysNo missing done happens iDo theyDo ownWork openFact askOneDay ofUse attend stand study article choose topics paperwork unchanged bare severalDays headCount modest distant unsuited club'.split(
    ' ',
  ),
);
const companies = ['Harborline Freight', 'Veldt Cold', 'Brightwater', 'Quarry Lane', 'Juniper Yard'];
const intentShares: Record<Intent, number> = {
  interested: 0.18,
  question: 0.12,
  timing: 0.2,
  referral: 0.08,
  soft_objection: 0.12,
  hard_objection: 0.08,
  not_interested: 0.17,
  opt_out: 0.05,
};

function buildLead(index: number, email: { subject: string; body: string }): LeadInList {
  const firstName = firstNames[index % 20] ?? 'Ana';
  return {
    leadKey: `lead-${index}`,
    slug: `lead-${index}`,
    name: `${firstName} ${lastNames[Math.floor(index / 20) % 10]}`,
    firstName,
    company: companies[index % 5] ?? null,
    title: index % 3 === 0 ? 'Warehouse Manager' : null,
    companySize: null,
    industry: null,
    email,
    context: { contactsAtCompany: 1, ownWords: [] },
  };
}

function drawIntent(index: number): Intent {
  let left = keyedUniform('shares', String(index), 'intent');
  return INTENTS.find((intent) => (left -= intentShares[intent]) <= 0) ?? 'opt_out';
}

const known = new Map<object, { intent: Intent; lead: LeadInList; text: string }[]>();
function campaignOf(email: { subject: string; body: string }) {
  const replies = known.get(email) ?? writeCampaign(email);
  known.set(email, replies);
  return replies;
}

const writeCampaign = (email: { subject: string; body: string }) =>
  Array.from({ length: 200 }, (_, index) => ({ intent: drawIntent(index), lead: buildLead(index, email) })).map(({ intent, lead }) => ({
    intent,
    lead,
    text: writeReply(campaign, lead, intent),
  }));

function threeGrams(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return new Set(words.slice(2).map((_, index) => words.slice(index, index + 3).join(' ')));
}

function nearDuplicateShare(texts: readonly string[]): number {
  const grams = texts.map(threeGrams);
  let near = 0;
  grams.forEach((one, index) => {
    for (const other of grams.slice(0, index)) {
      const shared = [...one].filter((gram) => other.has(gram)).length;
      const union = one.size + other.size - shared;
      if (union > 0 && shared / union > 0.6) near += 1;
    }
  });
  return near / ((texts.length * (texts.length - 1)) / 2);
}

describe('writeReply', () => {
  it.each(twentyEmails.map((email) => [email.subject, email] as const))('writes 200 replies to "%s", no two alike', (_, email) => {
    const texts = campaignOf(email).map((reply) => reply.text);
    expect(new Set(texts).size).toBe(200);
    expect(nearDuplicateShare(texts)).toBeLessThan(0.02);
  });

  it('makes opt-outs shorter than refusals and refusals shorter than yeses', () => {
    const replies = twentyEmails.flatMap(campaignOf);
    const medianLength = (intents: readonly Intent[]) => {
      const lengths = replies.filter((reply) => intents.includes(reply.intent)).map((reply) => reply.text.length);
      return lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? Number.NaN;
    };
    expect(medianLength(['opt_out'])).toBeLessThan(medianLength(['not_interested', 'hard_objection']));
    expect(medianLength(['not_interested', 'hard_objection'])).toBeLessThan(medianLength(['interested', 'question']));
  });

  it('quotes only what is in the email or in the row', () => {
    for (const email of twentyEmails) {
      for (const { text, lead } of campaignOf(email)) {
        const source = [email.subject, email.body, lead.name, lead.company, lead.title].join('\n');
        for (const quoted of text.matchAll(/"([^"]+)"/g)) expect(quoted[1] === 'Re' || source.includes(quoted[1] ?? '')).toBe(true);
        expect(text).not.toMatch(/[<>[\]|{}]/);
        for (const number of text.match(/\d+/g) ?? []) expect(number === '20' || source.includes(number)).toBe(true);
      }
    }
  });

  it('gives the same text again, and different words for a different email', () => {
    const [first, second] = twentyEmails;
    const again = buildLead(7, first ?? { subject: '', body: '' });
    expect(writeReply(campaign, again, 'interested')).toBe(writeReply(campaign, again, 'interested'));
    const texts = [first, second].map((email) => writeReply(campaign, buildLead(7, email ?? { subject: '', body: '' }), 'interested'));
    expect(texts[0]).not.toBe(texts[1]);
  });

  it('seldom repeats itself from campaign to campaign', () => {
    const texts = twentyEmails.slice(0, 6).map((email) => campaignOf(email).map((reply) => reply.text));
    expect(nearDuplicateShare(texts.flatMap((campaignTexts) => campaignTexts.slice(0, 40)))).toBeLessThan(0.01);
  });

  it('never pastes the subject', () => {
    const email = { subject: 'mailbox has been suspended', body: twentyEmails[0]?.body ?? '' };
    for (const { text } of campaignOf(email)) expect(text.toLowerCase()).not.toContain('suspended');
  });

  it('names the offer, with an article where it needs one', () => {
    const textsFor = (offer: string) =>
      Array.from({ length: 200 }, (_, index) =>
        writeReply(
          { seed: 'organisation-1', corrections: { emailKind: 'sales', offer } },
          buildLead(index, twentyEmails[0] ?? { subject: '', body: '' }),
          'not_interested',
        ),
      );
    expect(textsFor('dock scheduling').some((text) => /\bdock scheduling\b/i.test(text))).toBe(true);
    const named = textsFor('yard camera').filter((text) => /\byard camera\b/i.test(text));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((text) => !/\bthe yard camera\b/i.test(text))).toEqual([]);
  });

  it('answers the kind the user says it is', () => {
    const email = { subject: 'hello', body: 'Hi Ana,\n\nHere is what I wanted to tell you about next month. Let me know.\n\nBest,\nErin' };
    const textsFor = (emailKind: EmailKind) =>
      Array.from({ length: 60 }, (_, index) =>
        writeReply({ seed: 'organisation-1', corrections: { emailKind } }, buildLead(index, email), 'hard_objection'),
      ).join('\n');
    expect(textsFor('scam')).toMatch(/scam|reported/i);
    expect(textsFor('scam')).not.toMatch(/vendor|supplier|budget/i);
    expect(textsFor('internal')).not.toMatch(/vendor|supplier/i);
    expect(textsFor('recruiting')).toMatch(/recruiters|leaving my job/i);
  });

  it('answers in German, French and Spanish, and in English for any other language', () => {
    const email = { subject: 'hello', body: 'Hi Ana,\n\nThe wall by the gate came down in the storm on Sunday.\n\nBest,\nErin' };
    const textIn = (emailLanguage: string, emailKind?: EmailKind) =>
      Array.from({ length: 40 }, (_, index) =>
        writeReply(
          { seed: 'organisation-1', corrections: { emailLanguage, ...(emailKind && { emailKind }) } },
          buildLead(index, email),
          'not_interested',
        ),
      ).join('\n');
    expect(textIn('de', 'sales')).toMatch(/Kein Interesse|Nein danke|Kein Bedarf/);
    expect(textIn('fr', 'sales')).toMatch(/Non merci|Pas intéressé/);
    expect(textIn('es', 'sales')).toMatch(/No me interesa|No, gracias/);
    expect(textIn('it')).toMatch(/\b(?:noted|thanks|no problem|sorry)\b/i);
    expect(textIn('de')).toMatch(/brauche ich nicht|lasse ich lieber|sage ich lieber nichts|belasse es dabei/);
    expect(textIn('de')).not.toMatch(/Kein Bedarf|Kaltakquise/);
  });

  it('writes to the email of a sequence that was answered', () => {
    const lead: LeadInList = {
      ...buildLead(3, twentyEmails[0] ?? { subject: '', body: '' }),
      followUps: [{ subject: '', body: 'Hi Ana,\n\nI guess this is not yours. Who would be the right person to ask?\n\nTom', waitDays: 3 }],
    };
    const toStep = (step: number) =>
      Array.from({ length: 40 }, (_, index) =>
        writeReply(campaign, { ...lead, leadKey: `lead-${index}` }, { intent: 'referral', step }),
      ).join('\n');
    expect(toStep(1)).toBe(
      Array.from({ length: 40 }, (_, index) => writeReply(campaign, { ...lead, leadKey: `lead-${index}`, followUps: [] }, 'referral')).join(
        '\n',
      ),
    );
    expect(toStep(2)).toMatch(/my manager|a colleague|another desk|on my team/);
    expect(toStep(2)).not.toMatch(/\b(?:Tuesday|call with me)\b/);
  });

  it('is never empty, whatever an email wants', () => {
    const wants = ['Does anybody have the key?', 'We moved.', 'Could you send it by noon?', 'May I come?', 'Who decides?', 'Call me?'];
    for (const emailKind of [undefined, 'internal', 'personal', 'customer', 'survey', 'event'] as const)
      for (const want of wants)
        for (const intent of INTENTS)
          for (const emailLanguage of ['en', 'de', 'fr', 'es']) {
            const lead = { ...buildLead(2, { subject: 'x', body: `Hi,\n\n${want}\n\nBo` }), firstName: null, name: null };
            const reply = writeReply({ seed: 'o', corrections: { emailLanguage, ...(emailKind && { emailKind }) } }, lead, intent);
            expect(reply.split('\n\n')[0]?.trim(), `${emailKind} ${want} ${intent} ${emailLanguage}`).toMatch(/.../);
          }
  });

  it('answers thanks with a welcome', () => {
    const body = 'Hi Ana,\n\nThank you so much for your help with the move last week. We really appreciate it.\n\nBest,\nNora';
    const reply = writeReply(
      { seed: 'organisation-1', corrections: { emailKind: 'customer' } },
      buildLead(3, { subject: 'Thank you', body }),
      'interested',
    );
    expect(reply).toMatch(/welcome|anytime|pleasure|glad|happy to|kind of you|no problem|made my day|nice to hear/i);
  });
});

describe('the stock', () => {
  it.each(Object.entries(STOCKS))('has several ways to say each intent in %s, and no unclosed choice', (_, text) => {
    for (const line of text.split('\n')) expect(line.split('[').length, line).toBe(line.split(']').length);
    const stock = readStock(text);
    for (const intent of INTENTS) {
      const variants = stock[intent].lines.reduce((sum, line) => sum + line.variants, 0);
      if (stock[intent].lines.length > 0) expect(variants, intent).toBeGreaterThanOrEqual(6);
    }
  });

  it('knows every tag and field its lines ask for', () => {
    const asked = Object.values(STOCKS).flatMap((text) =>
      INTENTS.flatMap((intent) => {
        const { lines, closes } = readStock(text)[intent];
        return [...lines, ...closes].flatMap(({ text: words, needs, lacks }) => [
          ...needs,
          ...lacks,
          ...[...words.matchAll(/<(\w+)>/g)].map((match) => match[1] ?? ''),
        ]);
      }),
    );
    expect([...new Set(asked)].filter((tag) => !KNOWN.has(tag))).toEqual([]);
  });

  it('counts the ways a text may come out', () => {
    expect(countVariants('[a|b [c|d]|] e [f|g]')).toBe(8);
  });
});

describe('a reply among people who know each other', () => {
  const known: readonly (readonly [string, { subject: string; body: string }])[] = [
    [
      'a customer',
      {
        subject: 'order 311, wrong size',
        body: 'Hi Ana,\n\nour order 311 came today: you sent 20 large boxes, and we ordered 20 small ones. Could you swap them this week?\n\nRgds\nGraham Pell\nPell Joinery',
      },
    ],
    [
      'a colleague',
      {
        subject: 'kitchen on the 2nd floor',
        body: 'Hi Ana,\n\nthe kitchen on our floor gets painted on Friday, as agreed in the team meeting. Can you tell your team please?\n\nCheers\nBogdan, Office Services',
      },
    ],
    [
      'family',
      {
        subject: "Mum's 70th",
        body: 'Hey Ana,\n\nthe lake house is booked for Mum and the kids. Are you coming Friday night or Saturday morning?\n\nLove\nSteffi xx',
      },
    ],
  ];
  const repliesToKnown = (email: Email): string[] => repliesTo(email, { titles: [null], perIntent: 25 });

  it.each(known)('is never cold, and never like one to a seller: %s', (_, email) => {
    for (const text of repliesToKnown(email))
      expect(text).not.toMatch(
        /stop writing|write to me again|unsubscribe|delete my|final|blunt|won't change|sounds good to me|not interested|no,? thanks|budget|supplier/i,
      );
  });

  it('never greets the words of a closing', () => {
    for (const text of repliesToKnown(known[0]?.[1] ?? { subject: '', body: '' })) expect(text).not.toMatch(/^(?:hi|hello|hey)? ?rgds/i);
  });
});

describe('expandPhrase', () => {
  const always = (value: number) => () => value;

  it('drops a choice whose field is unknown', () => {
    expect(expandPhrase('Hi[ <sender>| there],', new Map(), always(0))).toBe('Hi there,');
    expect(expandPhrase('Hi[ <sender>| there],', new Map([['sender', 'Erin']]), always(0))).toBe('Hi Erin,');
  });

  it('never reads a filled-in value as a phrase', () => {
    expect(expandPhrase('about <topic>', new Map([['topic', '[a|b] <me>']]), always(0))).toBe('about [a|b] <me>');
  });
});
