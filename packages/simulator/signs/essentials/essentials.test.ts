import { describe, expect, it } from 'vitest';
import { BODIES } from '../../damage/corpus.ts';
import { findDamage } from '../../damage/findDamage.ts';
import { lettersOf, toPartText } from '../../damage/partText.ts';
import { EDITS, type EditId } from '../../edits/edits.ts';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { askOnce } from './askOnce.ts';
import { keepEssentials } from './keepEssentials.ts';
import { withoutBoastsInBody } from './withoutBoasts.ts';
import { findVagueOffer } from './vagueOffer.ts';

const draftOf = (body: string, subject = 'Boilers') =>
  toEmailDraft(buildLead({ firstName: 'Dana', company: 'Harlow Mills', email: { subject, body } }), { contactsAtCompany: 1, ownWords: [] });
const mail = (...paragraphs: readonly string[]): string => ['Hi Dana,', ...paragraphs, 'Best,\nErin Vale\nVale Boilers'].join('\n\n');

const OFFER = 'We service steam boilers for bakeries at night. A service costs $410 and takes three hours.';
const PROOF = 'Last year we found leaks in 18 of 60 boilers.';
const CALL = 'Could we have a 30 minute call on Tuesday?';
const asked = /\n\n(?:Is this worth a look|Would you like to know more|(?:Is|Are) [^?]+ something)[^?]*\?\n\n/;

describe('an email cut to what its reader needs', () => {
  it.each([
    ['a threat', 'If your boiler blows up, it will be your name on the court papers. Act now before it is too late!'],
    ['guilt', "I've written to you three times and you haven't had the decency to answer. I deserve at least a yes or a no."],
    ['history', 'We were founded in 1961 by my grandfather. In 2003 we won the Chamber of Commerce award.'],
    ['praise', 'Our mission is to delight every customer. We pride ourselves on quality and integrity.'],
  ])('loses %s and keeps the offer, its price and its proof', (_, fault) => {
    const after = keepEssentials(draftOf(mail(fault, `${OFFER} ${PROOF}`, CALL)));
    expect(after).toContain(`${OFFER} ${PROOF}`);
    expect(after).toMatch(asked);
    expect(after).toMatch(/Best,\nErin Vale\nVale Boilers$/);
    expect(after).not.toContain(fault.slice(0, 12));
    expect(after).not.toContain('30 minute');
  });

  it('keeps its own easy question, and asks no other', () => {
    const own = 'Would it help to see what a service of your boiler would cost?';
    const after = keepEssentials(draftOf(mail('We are passionate about boilers. We are the very best.', OFFER, own)));
    expect(after).toContain(own);
    expect(after?.match(/\?/g)).toHaveLength(1);
  });

  it('keeps the sentence that says what is sold, where the one that sells only praises', () => {
    const jargon = 'Our next-generation thermal portfolio empowers stakeholders to unlock synergies across heterogeneous topologies.';
    const named = 'The portfolio comprises steam boilers, feed pumps and flue fans for bakeries.';
    const after = keepEssentials(draftOf(mail('We were founded in 1961 by my grandfather. We are the very best.', jargon, named, CALL)));
    expect(after).toContain(named);
    expect(after).not.toContain('synergies');
  });

  it.each(['555 0134', '(206) 555-0134', '+1 206 555 0134', '+49 30 901820', '015394 55012'])(
    'keeps the number %s below the signature',
    (phone) => {
      const after = keepEssentials(
        draftOf(mail('We are passionate about boilers. We are the very best.', OFFER, `Book a demo now, or call ${phone}!`)),
      );
      expect(after).toMatch(new RegExp(`Vale Boilers\\n${phone.replace(/[+()]/g, '\\$&')}$`));
    },
  );

  it('keeps a sentence whose use is unclear, and what the firm is besides old', () => {
    const unclear = 'I drove past your bakery last week and saw steam coming out of the roof.';
    const named = 'Vale Boilers was founded in 1961 and is a certified service company with crews in Ohio.';
    const after = keepEssentials(draftOf(mail(`We are the very best. We are passionate about boilers. ${named} ${unclear}`, OFFER, CALL)));
    expect(after).toContain(named);
    expect(after).toContain(unclear);
  });

  it('drops the closing of a file, and asks below a question that comes before the offer', () => {
    const opening = 'Most bakeries I talk to lose a morning a year to a cold boiler. Does that sound familiar?';
    const after = keepEssentials(
      draftOf(
        mail('We are the very best.', opening, OFFER, CALL, "If I don't hear back I'll assume this isn't a priority and close your file."),
      ),
    );
    expect(after).not.toContain('close your file');
    expect(after).toMatch(asked);
  });

  it('asks nothing beside a question about the reader that ends the email', () => {
    const own = 'Roughly how many boilers do you have, and when was the last one serviced?';
    const after = keepEssentials(draftOf(mail('We are passionate about boilers. We are the very best.', OFFER, own)));
    expect(after?.match(/\?/g)).toHaveLength(1);
  });

  it('drops what says nothing without the request above it', () => {
    const after = keepEssentials(draftOf(mail(HISTORY, OFFER, 'May we meet about the boiler on Friday? Takes ten minutes.')));
    expect(after).not.toContain('Takes ten minutes');
  });

  it('keeps the name below a line that looks forward, and the greeting whole', () => {
    const named = `Hi Dana, this is Erin from Vale Boilers. We are the very best. We are passionate about boilers. ${OFFER}\n\n${CALL}\n\nLooking forward to hearing from you,\nErin Vale\nVale Boilers`;
    const after = keepEssentials(draftOf(named));
    expect(after).toMatch(/\nErin Vale\nVale Boilers$/);
    expect(after).not.toContain('\n\nErin from');
  });

  it('puts what stands between arrows on lines of its own', () => {
    const flyer = '>>> BOILERS SERVICED AT NIGHT <<< WE CHARGE $410 A BOILER!!!';
    const after = keepEssentials(draftOf(mail("Don't wait, act now!!!", flyer, 'Last chance, offer ends MIDNIGHT!!!')));
    expect(after).toMatch(/^Boilers serviced at night\nWe charge \$410 a boiler/m);
  });

  const HISTORY = 'We are passionate about boilers. We are the very best.';

  it.each([
    ['a promise of service', 'An engineer is with you within two hours.'],
    ['terms of the offer', 'We come on Saturdays. There is a two year guarantee.'],
    ['a customer by name', 'Sable Hotels has all its boilers serviced by us.'],
    ['the area of service', 'We currently cover Ohio, Indiana and western Pennsylvania.'],
    ['an end date', 'Until the end of October we also waive the call-out fee.'],
    ['figures with a year in them', 'A dairy in Kent had 14 of 40 valves leaking until 2021.'],
  ])('keeps %s', (_, told) => {
    expect(keepEssentials(draftOf(mail(HISTORY, `${OFFER} ${told}`, CALL)))).toContain(told);
  });

  it.each([
    ['a term that lowers the risk', "There's no cost unless you order."],
    ['what it works with', 'The controls sync with Siemens panels.'],
    ['for whom the sender works, and where', 'We build burners since 1974 for bakeries in Ohio, Utah and Idaho.'],
  ])('keeps %s', (_, told) => {
    expect(keepEssentials(draftOf(mail(HISTORY, `${OFFER} ${told}`, CALL)))).toContain(told);
  });

  it.each([
    ['a proverb', 'As you know, finding a good engineer is like finding a needle in a haystack.'],
    ['benefits of anything', 'Our proven process and extensive network let us work fast, so you can save time and money.'],
    ['an opinion', 'We think that good boilers are very important, because bad boilers can harm your image.'],
    ['a scene', 'Imagine never having a cold oven again.'],
    ['unnamed studies', 'Studies show that most boilers leak 12% of their steam.'],
    ['a club', 'We are proud members of the Chamber of Commerce.'],
  ])('drops %s', (_, said) => {
    expect(keepEssentials(draftOf(mail(`${HISTORY} ${said}`, `${OFFER} ${PROOF}`, CALL)))).not.toContain(said);
  });

  it.each([
    ['a second offer', 'We also have a program for partners that pays 10% of each order.'],
    ['who writes, where the signature says it', 'My name is Erin Vale and I am with Vale Boilers, a boiler service.'],
    ['what the plant allows', 'Our state-of-the-art facility allows us to deliver the highest quality.'],
  ])('drops %s', (_, said) => {
    expect(keepEssentials(draftOf(mail(`${HISTORY} ${OFFER} ${said}`, CALL)))).not.toContain(said.slice(0, 20));
  });

  it('keeps terms told with "also"', () => {
    const term = 'We also offer a warranty.';
    expect(keepEssentials(draftOf(mail(`${HISTORY} ${OFFER} ${term}`, CALL)))).toContain(term);
  });

  it('drops a clause at the end that any seller could write', () => {
    const after = keepEssentials(draftOf(mail(HISTORY, `${OFFER} Night service costs $90 more, so you can save time and money.`, CALL)));
    expect(after).toContain('Night service costs $90 more.');
  });

  it.each([
    ['If you like, I can also send you the dates for February.', 'Can I send you the dates for February?'],
    ['You can book a free boiler audit on our website.', 'Would a free boiler audit be useful to you?'],
    ['We will check your oldest boiler for free and tell you what it needs.', 'Can we check your oldest boiler for free?'],
    ["Please let me know if you'd like a quote, and we can come by.", 'Would you like a quote?'],
    ['Try it for two weeks, free of charge.', 'Would you like to try it for two weeks, free of charge?'],
    ['Would it suit you if I sent two burner parts?', 'Would it suit you if I sent two burner parts?'],
  ])('asks for the lightest thing that is offered: %s', (offered, question) => {
    const after = keepEssentials(draftOf(mail(HISTORY, OFFER, `${CALL} ${offered}`)));
    expect(after).toContain(`\n\n${question}\n\nBest,`);
    expect(after?.match(/\?/g)).toHaveLength(1);
  });

  it('reads and keeps what stands on the line of the greeting, in paragraphs', () => {
    const body = `Dear Dana, we are Vale Boilers from Leeds and we service steam boilers for bakeries. ${HISTORY} ${OFFER} ${PROOF} ${CALL}\n\nErin`;
    const after = keepEssentials(draftOf(body));
    expect(after).toMatch(/^Dear Dana,\n\nWe are Vale Boilers from Leeds [^\n]*\n\n[^\n]*leaks[^\n]*\n\n/);
  });

  it("keeps the only sentence with the sender's name, and the signature below any sign-off", () => {
    const who = 'Vale Heating is a family owned firm with over 15 years of experience.';
    const after = keepEssentials(draftOf(`Hi Dana,\n\nWe are the very best. ${who}\n\n${OFFER}\n\n${CALL}\n\nLet's fire it up,\nErin`));
    expect(after).toContain(who);
    expect(after).toMatch(/\n\nLet's fire it up,\nErin$/);
    expect(keepEssentials(draftOf(mail(`We are the very best. ${who}`, OFFER, CALL)))).not.toContain(who);
  });

  it('begins no sentence with a word that joins it to a dropped one', () => {
    const after = keepEssentials(
      draftOf(mail(HISTORY, `${OFFER} We are passionate. That's why Sable Hotels uses us. `, `${CALL} Also, the first visit is free.`)),
    );
    expect(after).toContain('Sable Hotels uses us.');
    expect(after).toContain('The first visit is free.');
    expect(after).not.toMatch(/That's why|Also,/);
  });

  it('withholds a text that is platitudes for a half', () => {
    const said = 'We help companies scale to the moon with lead gen.';
    expect(keepEssentials(draftOf(mail(HISTORY, said, 'Imagine waking up to full calendars.', CALL)))).toBeNull();
  });

  it('keeps a question or a remark about the reader that opens it, without the words that lead in', () => {
    const question = 'How many shifts did your bakers lose to a cold boiler last winter?';
    expect(keepEssentials(draftOf(mail(question, OFFER, 'Could we have a call? When are you free on Tuesday?', CALL)))).toContain(question);
    const reason = 'I wanted to reach out because old boilers in bakeries crack in the first frost.';
    const after = keepEssentials(draftOf(mail(HISTORY, reason, OFFER, CALL)));
    expect(after).toContain('\n\nOld boilers in bakeries crack in the first frost.');
  });

  it.each([
    ['an invitation to ask', 'Please do not hesitate to contact us should you need help or would like a free quote.', 'a free quote'],
    [
      'a choice',
      'I can offer you two things: a 10-day free trial, or a tour of our shop. Which one would you prefer?',
      'a 10-day free trial',
    ],
  ])('asks once for what %s offers', (_, offered, thing) => {
    const after = keepEssentials(draftOf(mail(HISTORY, OFFER, offered, CALL)));
    expect(after).toContain(`Would ${thing} be useful to you?`);
    expect(after?.match(/\b(?:quote|trial|tour)\b/g)).toHaveLength(1);
  });

  it('does not name again what stands directly above the question', () => {
    const offered = 'We are offering a free boiler audit this month. This comes with a 12-page report and photos.';
    const after = keepEssentials(draftOf(mail(HISTORY, OFFER, offered, CALL)));
    expect(after).toContain(`${offered}\n\nWould that be useful to you?`);
  });

  it('drops work for nobody in particular', () => {
    const many = 'We have completed numerous boiler projects for satisfied owners.';
    expect(keepEssentials(draftOf(mail(HISTORY, `${OFFER} ${many}`, CALL)))).not.toContain(many);
  });

  it('asks for no offer that is only promised', () => {
    const after = keepEssentials(
      draftOf(mail(HISTORY, OFFER, 'Tell us your plans and meters, and we will prepare you the offer in two days.')),
    );
    expect(after).not.toMatch(/Would the offer/);
  });

  it('drops requests in the form of gladness, thanks and time, and what reminds of an earlier email', () => {
    const odd =
      'Also happy to send over a case study. I would also appreciate an introduction to your landlord. If not Tuesday, then when?';
    const reminds =
      "I'm checking in on the note I sent two weeks ago. As mentioned in my last email, we service steam boilers for bakeries at night.";
    const after = keepEssentials(draftOf(mail(reminds, 'A service costs $410.', CALL, odd)));
    expect(after).toContain('Hi Dana,\n\nWe service steam boilers for bakeries at night.');
    expect(after).not.toMatch(/case study|landlord|then when|checking in/);
  });

  it('keeps what it is all about if only an introduction says so', () => {
    const says = "I'm reaching out because we inspect warehouse racking.";
    const after = keepEssentials(draftOf(mail(HISTORY, says, 'A visit costs $410 and takes three hours.', CALL)));
    expect(after).toContain('We inspect warehouse racking.');
  });

  it('moves the only number and page below the signature, and asks nobody to forward it', () => {
    const asks = 'Call us on 01524 555 310 or visit www.valeboilers.example.\n\n-> FORWARD THIS TO A FRIEND AND GET $50';
    const after = keepEssentials(draftOf(mail(HISTORY, OFFER, asks)));
    expect(after).toMatch(/Best,\nErin Vale\nVale Boilers\n01524 555 310\nwww\.valeboilers\.example$/);
    expect(after).not.toMatch(/forward/i);
  });

  it('keeps a question that says what the rule behind it is about', () => {
    const body =
      'Hi Dana,\n\nWhen was your pallet racking last inspected? HSG76 asks for once every 12 months. I hope you are well and thriving!\n\nWe inspect pallet racking for £395 a day. We are passionate about going the extra mile.\n\nCould we have a call? Or could we meet? Please also forward this to your manager.\n\nSam Reed';
    const after = keepEssentials(draftOf(body)) ?? '';
    expect(after.includes('last inspected? HSG76') || !after.includes('HSG76')).toBe(true);
  });

  it('offers a free quote once', () => {
    const body =
      'Hi Dana,\n\nI hope this email finds you well.\n\nWe clean offices in Leeds for £18 an hour. We go the extra mile for each of our customers.\n\nWe would welcome the opportunity to provide you with a free quote.\n\nPlease let me know when a site visit would be convenient and when your contract is up for renewal.\n\nSam Reed';
    expect(keepEssentials(draftOf(body))?.match(/free quote/g)).toHaveLength(1);
  });

  it('greets the reader in place of anybody', () => {
    const body = mail(HISTORY, OFFER, CALL).replace('Hi Dana', 'Dear Sir/Madam');
    expect(keepEssentials(draftOf(body))).toMatch(/^Hi Dana,\n/);
  });

  it.each([
    ['URGENT Dana - your boiler will kill somebody!!', 'Steam boiler service for Harlow Mills'],
    ['Re: our talk', 'Steam boiler service for Harlow Mills'],
    ['Steam boilers', 'Steam boilers'],
  ])('puts a plain subject above it in place of a bad one: %s', (subject, expected) => {
    const edit = EDITS.find(({ id }) => id === 'keep_essentials');
    expect(edit?.apply(draftOf(mail(HISTORY, OFFER, CALL), subject)).subject.toLowerCase()).toBe(expected.toLowerCase());
  });

  it('keeps lists, attachments and who writes', () => {
    const list = 'We service:\n\n- Steam boilers\n- Burners\n- Water softeners';
    const who = 'My name is Erin Vale and I own Vale Heating in Leeds.';
    const body = mail(
      'We are passionate about what we do. Our mission is to delight.',
      who,
      `${list}\n\nI have attached our price list.`,
      CALL,
    );
    const after = keepEssentials(draftOf(body));
    for (const part of [list, who, 'I have attached our price list.']) expect(after).toContain(part);
  });

  it('leaves a good email, and one that sells nothing, as it is', () => {
    expect(keepEssentials(draftOf(mail(`${OFFER} ${PROOF}`, 'Shall I send you the report of one of them?')))).toBeNull();
    expect(
      keepEssentials(draftOf(mail('The meeting is moved to Friday. Act now!', 'Please bring the boiler plans. Reply today!'))),
    ).toBeNull();
  });

  it('names the sentence that should say what is offered and does not', () => {
    const jargon = 'Our best-in-class ecosystem empowers leaders to unlock transformational outcomes at scale.';
    expect(findVagueOffer({ subject: 'Boilers', body: mail(jargon, 'Is this worth a look for you?') })).toBe(jargon);
    expect(findVagueOffer({ subject: 'Boilers', body: mail(OFFER, 'Is this worth a look for you?') })).toBeUndefined();
  });
});

describe('one question in place of all requests', () => {
  it('takes the lead-in and the tail of a request with it', () => {
    const run =
      "I'd love to jump on a call to learn more about your needs. It would only take 15 minutes. Grab a slot here: https://calendly.com/vale/intro";
    const after = askOnce(draftOf(mail('Most bakeries find a leak on a Sunday.', OFFER, run)));
    expect(after).toMatch(asked);
    expect(after).not.toMatch(/15 minutes|calendly|jump on a call/);
    expect(after).toContain(OFFER);
  });

  it('does not ask below words that wait for an answer', () => {
    const after = askOnce(draftOf(mail(OFFER, `${CALL} It would only take 15 minutes.`, 'Waiting for your positive response.')));
    expect(after).toMatch(asked);
    expect(after).not.toContain('Waiting');
  });

  it('leaves a single question that takes no time', () => {
    expect(askOnce(draftOf(mail(OFFER, 'Who looks after the boilers at Harlow Mills?')))).toBeNull();
  });
});

/** The sentences of a body in letters alone: case and marks do not count. */
const sentencesOf = (body: string): string[] => toPartText(body).sentences.map((sentence) => lettersOf(sentence.toLowerCase()));

function memo<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** Everyday bodies, each read once for both edits. */
const everyday = memo(() => BODIES.map((body) => ({ body, draft: draftOf(body) })));

/** What an edit makes of them as it is offered: each body is cut once for all that is asserted of it. */
const cutsOf = (id: EditId) => {
  const edit = EDITS.find((one) => one.id === id);
  return everyday().map(({ body, draft }) => {
    const cut = id === 'ask_once' ? askOnce(draft) : keepEssentials(draft);
    const after = edit?.apply(draft) ?? draft.lead.email;
    const damage = findDamage(draft.lead.email, after).filter(({ kind }) => edit?.mayChange?.includes(kind) !== true);
    return { body, draft, cut, damage };
  });
};

describe.each<EditId>(['keep_essentials', 'ask_once'])('%s in everyday bodies', (id) => {
  it('writes only sentences of the original, some without their boasts, one question and the name of whom it greets, and damages nothing but what it drops on purpose', () => {
    let count = 0;
    for (const { body, draft, cut, damage } of cutsOf(id)) {
      expect(damage, body).toEqual([]);
      if (cut === null) continue;
      count += 1;
      const known = [body, withoutBoastsInBody(draft).body].flatMap(sentencesOf).join('');
      const isGreeting = (sentence: string): boolean => sentence === 'hidana' && /^(?:dear (?:sir|madam)|respected|hello)/i.test(body);
      // A page that only a dropped sentence held is named below the text.
      const text = cut.replace(/^[\p{L}\d -]+: (?=\S+$)/gmu, '');
      const added = sentencesOf(text).filter((sentence) => !known.includes(sentence) && !isGreeting(sentence));
      expect(added.length, cut).toBeLessThanOrEqual(1);
      if (added.length === 1) expect(cut, body).toContain('?');
    }
    expect(count).toBeGreaterThan(10);
  }, 60_000);
});
