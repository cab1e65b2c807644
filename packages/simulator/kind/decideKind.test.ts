import { describe, expect, it } from 'vitest';
import type { LeadInList } from '../lead.ts';
import { readCampaign } from '../readCampaign.ts';
import { toEmailDraft } from '../reading/draft.ts';
import { readReplyFacts } from '../replies/replyFacts.ts';
import { buildLead } from '../testing/buildLead.ts';
import { BORROWED_WORDS, ORDINARY } from '../testing/honestEmails.fixture.ts';
import { decideKind, isForStrangers } from './decideKind.ts';

const leadWith = (body: string): LeadInList => ({
  ...buildLead({ email: { subject: 'A question', body } }),
  context: { contactsAtCompany: 1, ownWords: [] },
});
const draftOf = (body: string) => {
  const { context, ...lead } = leadWith(body);
  return toEmailDraft(lead, context);
};

/** Sellers whose sentences are each too vague for an offer. */
const VAGUE =
  'Dear Sir or Madam,\n\nWe are a leading freight company offering high quality freight solutions to 90 countries by experienced staff. Our services include air freight, sea freight, customs, packing and storage. Quality and customer satisfaction are our top priorities.\n\nPlease revert back to us with your requirement and your annual volume. Kindly also let us know your current rate per kilo so we can beat it.\n\nBest Regards,\nBusiness Development Team';
const NOTICE =
  'Dear customer,\n\nYour alarm with us signals over a phone line that ends in March. Our engineer will call to replace it. Your contract stays as it is.\n\nKind regards,\nService desk';

describe('the kind an email is treated as', () => {
  it('is a sales email where that is likeliest and a stranger writes, though no sentence clearly offers', () => {
    expect(decideKind(draftOf(VAGUE))).toBe('sales');
    expect(isForStrangers(draftOf(VAGUE))).toBe(true);
  });

  it('is a sales email if it is all buzzwords, and no complaint if it only waits for an answer', () => {
    const pitch =
      'Hi Dana,\n\nAgility is the new normal. Our scalable, AI-driven platform empowers visionary leaders to orchestrate seamless journeys and unlock synergies.\n\nTogether we can move the needle.\n\nBrad';
    expect(decideKind(draftOf(pitch))).toBe('sales');
    const reminder =
      'Dana,\n\nI am still waiting for your reply to my two emails about dock gates. Your delivery bay loses an hour a day.\n\nShall I send a price?\n\nGary';
    expect(decideKind(draftOf(reminder))).not.toBe('customer');
  });

  it('is a sales email where somebody who tells of himself offers something as a firm', () => {
    const trainer =
      'Hello Dana,\n\nMy name is Tom Kessler and I am the founder of Kessler Safety. I have worked in industrial safety for 22 years. I started Kessler Safety because I saw too many people get hurt.\n\nWe offer forklift training and first aid.\n\nI\u2019d like to set up a meeting to introduce ourselves.\n\nTom Kessler';
    expect(decideKind(draftOf(trainer))).toBe('sales');
  });

  it('is a job offer, or a request for a gift, that the reader surely takes for one in unusual words', () => {
    const teacher =
      'Hello Ines,\n\nOur workshop for blind craftspeople in Porto has re-caned chairs since 1931. Eighteen people work here, and a cafe in the front pays the rent.\n\nWe lack a teacher for the beginners. I saw your course in Braga. Could you imagine three mornings a week with us? The pay is modest, 1,150 a month, but you would be needed.\n\nDuarte';
    const pipes = 'We can buy one pipe at a time. A small one is 30, a big one 900. Choose yours in the porch.';
    expect([teacher, pipes].map((body) => decideKind(draftOf(body)))).toEqual(['recruiting', 'fundraising']);
  });

  it('is no complaint where somebody teaches how complaints are handled', () => {
    const course =
      'Hello Dana,\n\nI teach front desks to deal with complaints before they reach a review site. Half a day with your team is enough.\n\nIs that of interest?\n\nNora';
    expect(decideKind(draftOf(course))).toBe('sales');
  });

  it('is the same for replies, for advice and for what is told', () => {
    const kinds = [...ORDINARY, ...BORROWED_WORDS, VAGUE, NOTICE].map((body) => {
      const lead = leadWith(body);
      const campaign = { seed: 'one', leadCount: 1 };
      return { replied: readReplyFacts(lead, campaign).kind, told: readCampaign(campaign, [lead]).kind?.kind ?? null };
    });
    expect(kinds.map(({ replied }) => replied)).toEqual(kinds.map(({ told }) => told));
    expect(isForStrangers(draftOf(NOTICE))).toBe(false);
  });

  it('is a survey where somebody collects memories, and a customer where somebody waits for what was delivered whole', () => {
    const memories =
      'Dear Ana,\n\nI am collecting memories of the old ferry for an exhibition in the town hall, and was told that your firm built the second one. Could you tell me in a few lines how long it ran?\n\nHilda Brock';
    const broken =
      'Dear Ana,\n\nthe oven you installed on Friday has a cracked door. I have phoned twice and nobody called back.\n\nPlease send a new door and tell me on which day.\n\nVera Lind';
    expect(decideKind(draftOf(memories))).toBe('survey');
    expect(decideKind(draftOf(broken))).toBe('customer');
  });

  it('is a customer who wants money back, and an application from somebody who leaves school', () => {
    const dinner =
      'Dear Ana,\n\nI booked a room for two nights at your hotel in May. The heating did not work and breakfast came cold.\n\nI paid 240 euros. I want half of it back.\n\nRolf Amundsen';
    const school =
      'Dear Ana,\n\nA friend told me that your garage takes on apprentices. I finish school in June and have helped my uncle with his tractors.\n\nIs there a place, and how do I apply?\n\nTove';
    const story =
      'Hi Ana,\n\nA hotel in Bergen had refunds of 240 euros a week because breakfast came cold. Our warming plates ended that.\n\nWorth a look?\n\nRolf';
    const door =
      'Hello Ana,\n\nthe two doors your joiner fitted on Friday do not shut, and he left his ladder in my yard.\n\nWhen can somebody come? And please take the ladder away.\n\nBente';
    expect([dinner, door, school, story].map((body) => decideKind(draftOf(body)))).toEqual([
      'customer',
      'customer',
      'job_application',
      'sales',
    ]);
  });

  it('is personal where friends write, and a customer where a guest wants money back', () => {
    const desk =
      "Hi Ana,\n\nMum's desk is still here and we leave on the 4th. Would you like it for your room, or shall I offer it to Bert?\n\nLots of love,\nHilde";
    const lunch =
      'Hello Ana,\n\nFive of us had lunch at your place on Sunday for my father. The soup came cold and one plate never came, but we paid for it.\n\nPlease refund the 19 euros.\n\nVera';
    expect([desk, lunch].map((body) => decideKind(draftOf(body)))).toEqual(['personal', 'customer']);
  });

  it('is an application from somebody who saw that one is needed, and a sale where no job is named', () => {
    const card =
      'Dear Ana,\n\nI read on your door that you need a gardener. I have gardened for the church for ten years.\n\nPlease take this as my application. When could I come for a talk?\n\nOlaf';
    const escalators =
      'Dear Ana,\n\nWe maintain escalators from Bath to Bristol, with an engineer on call at night. Nine landlords use us.\n\nWho is in charge of them there?\n\nOlaf';
    expect([card, escalators].map((body) => decideKind(draftOf(body)))).toEqual(['job_application', 'sales']);
  });

  it('is a sale, and no application, where a passionate seller asks for a demo', () => {
    const seller =
      'Hi Ana,\n\nI’m Priya, Head of Growth at Onramp, and I lead our work with product-led companies. I have been in software for twelve years and I am passionate about onboarding.\n\nDo you have 15 minutes next week for a quick demo?\n\nPriya';
    const applicant = seller.replace(
      'Do you have 15 minutes next week for a quick demo?',
      'My CV is attached. May I apply for the open position?',
    );
    expect([seller, applicant].map((body) => decideKind(draftOf(body)))).toEqual(['sales', 'job_application']);
  });

  it('is a sales email, not a scam or a note to a customer, where a careless seller gives something away and asks for ordinary facts', () => {
    const machine =
      'Dear business owner,\n\nYou have been selected for a free vending machine placement!! There is absolutly no cost to you. We will install and stock the machine and you recieve 10% of sales every month.\n\nPlease send me your address and number of employees and lets set up a day.\n\nGod bless,\nTerrence';
    const cards =
      'Hi Ana, do you still pay 2.9% on cards? thats crazy. we do 1.4 flat, no contract. send me your last statement and i will show you what you would of saved. your bank account stays same.\n\nthanks\nTony';
    const secret =
      'Dear user, your mailbox is full. We will close it today. Reply with your password to keep it.\n\nWe offer 50 GB for free.\n\nAdmin';
    expect([machine, cards].map((body) => decideKind(draftOf(body)))).toEqual(['sales', 'sales']);
    expect(isForStrangers(draftOf(secret))).toBe(false);
  });

  it('is a job where an hour is paid, and a request for money where any help is welcome', () => {
    const mechanic =
      'hey Ana, saw ur a forklift mechanic. we pay 38/hr, van, tools, no weekends. my boss needs 2 guys like asap. wanna talk today?\n\nBri at Northgate Staffing';
    const roof =
      'Dear Ana,\nour roof of dog shelter is broken since the storm, 34 dogs sleep in garage now. we need still 2.100 euro. any help is good. bank transfer is on our page tierheim.example.\nMonika';
    expect([mechanic, roof].map((body) => decideKind(draftOf(body)))).toEqual(['recruiting', 'fundraising']);
  });

  it('is the likeliest of the kinds to strangers where it is surely one of them, and unknown where a friend may write', () => {
    const swap =
      'Hi Ana you do chimneys we do gutters. I got 300 customers in ur town who ask me for a sweep every fall. wanna swap names? lets grab breakfast\n\nArlo';
    const work =
      'hey Ana its Gil from the bakery. we lost 2 people and u were the best we had. 19 an hour now and no sundays. wanna come back';
    expect(decideKind(draftOf(swap))).toBe('partnership');
    expect(decideKind(draftOf(work))).not.toBe('sales');
  });

  it('is an ad if it shouts like one, though nothing in it is a plain offer', () => {
    const loud =
      'HELLO Ana!!!\n\nAre you READY for the BEST year EVER?? The INSANE GateBlaster 900 is GUARANTEED to end your queues or your MONEY BACK!!!\n\nYards are going WILD. 70% OFF until Sunday, only 4 left!!!\n\n👉 CLICK HERE NOW: http://gates.example\n👉 Reply YES\n\nHank';
    expect(isForStrangers(draftOf(loud))).toBe(true);
  });
});

describe('a short complaint', () => {
  it.each([
    'Third time the invoice is wrong. Please fix it.',
    'Hi, the tiles you sent are the wrong blue again. When can you swap them?',
    'Hello, my order 4471 has not come. It was promised for Friday. Please tell me where it is.',
  ])('is a customer’s: %s', (body) => {
    expect(decideKind(draftOf(body))).toBe('customer');
  });

  it.each([
    'Third time I write about your gutters, still no luck reaching you. Shall I come by?',
    'Hi, bins overflowing again behind your cafe? We empty them on Sundays too. Can you spare a minute?',
    'Hi Jo, your van has a broken light. Please stop by, we replace it in ten minutes for £8.',
  ])('is not one of a seller who names a fault: %s', (body) => {
    expect(['sales', 'follow_up']).toContain(decideKind(draftOf(body)));
  });
});

describe('a job named in a few words', () => {
  it('is recruiting, though no word of jobs stands there', () => {
    const body = 'Translators wanted: German into English, medical texts, 20 hours a week from home, 32 euros an hour. Interested? Anke';
    expect(decideKind(draftOf(body))).toBe('recruiting');
  });
});

describe('a brief email', () => {
  it.each([
    'Hi Jo, we have 30 pallets of seed potatoes left, Charlotte and Maris Peer, £310 a ton collected from Forfar. Any use to you? Neil',
    'Hello Jo, we sell used bakery ovens: two deck ovens in Hull, £900 each, tested, delivery included. Could you use one? Sandra',
  ])('is a first one where nothing speaks of another: %s', (body) => {
    expect(decideKind(draftOf(body))).toBe('sales');
  });

  it.each(['Hi Jo, any thoughts on the ovens? Sandra', 'Jo, I sent you the oven prices on Monday. Did they reach you? Sandra'])(
    'is a later one where it does: %s',
    (body) => {
      expect(decideKind(draftOf(body))).toBe('follow_up');
    },
  );

  it('is none of a seller who congratulates, offers nothing and asks nothing', () => {
    const body = 'Dear Jo,\n\nCongratulations on the new bridge! We all saw it from the train. You have earned it.\n\nUte';
    expect(['sales', 'follow_up']).not.toContain(decideKind(draftOf(body)));
  });
});
