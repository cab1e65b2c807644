import { describe, expect, it } from 'vitest';
import type { OfferMail } from './mail/maskOffer.ts';
import { readFit } from './readFit.ts';
import { readOffer } from './readOffer.ts';
import type { Role } from '../reader/roles.ts';
import type { ReadSentence } from './mail/readSentence.ts';

const sentence = (role: Role, text: string): ReadSentence => ({ text, start: 0, end: text.length, part: 'body', roles: { [role]: 0.95 } });
const mail = (sentences: readonly ReadSentence[], row: Partial<OfferMail> = {}): OfferMail => ({
  sentences,
  title: null,
  company: null,
  industry: null,
  firstName: null,
  ...row,
});
const read = (...sentences: ReadSentence[]) => readOffer([mail(sentences)], 'sales');

describe('readOffer', () => {
  it('names the offer by the email’s own words, with the sentence they stand in', () => {
    const offer = read(sentence('offer', 'Our dock scheduling gives each carrier a slot.'));
    expect(offer).toMatchObject({ phrase: 'dock scheduling', category: { id: 'dock_scheduling', label: 'dock scheduling' } });
    expect(offer?.evidence[0]).toMatchObject({ sentence: 'Our dock scheduling gives each carrier a slot.' });
  });

  it('has no phrase if the words do not name a thing', () => {
    expect(read(sentence('offer', 'We help vet clinics offer payment plans to pet owners.'))?.phrase).toBeNull();
    expect(read(sentence('problem', 'Customers pay late and nobody likes to call them about overdue invoices.'))?.phrase).toBeNull();
  });

  it('takes what the sender plainly sells for the offer, whatever else the sentence may be', () => {
    const unsure: ReadSentence = { ...sentence('offer', 'We hire out scissor lifts in Kent.'), roles: { offer: 0.2, proof: 0.7 } };
    expect(read(unsure, sentence('offer', 'Delivery is included.'))?.category?.id).toBe('equipment_rental');
  });

  it('reads no offer from the kind of business it is for', () => {
    expect(read(sentence('offer', 'We service passenger lifts in schools.'))?.category?.id).toBe('elevators');
    expect(read(sentence('offer', 'We trap moles for golf clubs.'))?.category?.id).toBe('pest_control');
  });

  it('is named after what the sender plainly does, if nothing else names it', () => {
    expect(read(sentence('offer', 'We chase your unpaid invoices by phone.'))).toMatchObject({
      phrase: 'unpaid invoice chasing',
      category: { id: 'receivables' },
    });
  });

  it('distinguishes what is offered from the people it is for', () => {
    const offer = read(sentence('offer', 'We run payroll for dental practices, so hygienists at three locations get one correct payslip.'));
    expect(offer).toMatchObject({ phrase: 'payroll', category: { id: 'payroll' } });
    // An unsure reader gives the sentence little weight.
    const doubted = {
      ...sentence('offer', 'We run payroll for dental practices, so hygienists get one payslip.'),
      roles: { offer: 0.5, proof: 0.4 },
    };
    expect(read(doubted, sentence('benefit', 'Everybody gets the same one on the same day.'))?.needs[0]?.id).toBe('payroll');
  });

  it('does not take one passing word for an offer', () => {
    const offer = read(sentence('offer', 'We deliver ten stamped pages a day by courier.'));
    expect(offer?.category ?? null).toBeNull();
  });

  it('names a thing by the position and the endings of its words', () => {
    expect(read(sentence('offer', 'We sell a shift planner that knows who is free and fills the rota.'))?.phrase).toBe('shift planner');
    expect(read(sentence('offer', 'We sell refurbished centrifuges and lab freezers.'))?.phrase).toBe('refurbished centrifuges');
    expect(read(sentence('offer', 'Our latest payroll data shows wrong hours.'))?.phrase ?? null).not.toBe('latest payroll data');
  });

  it('knows a trade by its main work, and not by what it does besides', () => {
    const offer = read(
      sentence('offer', 'We tune pianos in Kent.'),
      sentence('offer', 'We also sell music stands, and sharpen lawnmower blades.'),
    );
    expect(offer?.category?.id).toBe('piano_service');
    expect(offer?.phrase).toBe('piano tuning');
  });

  it('believes subject and body that agree more than either alone', () => {
    const texts = [sentence('offer', 'We repair locks, hinges and closers in hotels.')];
    const shareWith = (subject: string) =>
      readOffer([mail(texts, { subject })], 'sales')?.needs.find(({ id }) => id === 'fire_safety')?.share ?? 0;
    expect(shareWith('Fire doors')).toBeGreaterThan(0.2);
    expect(shareWith('The Bell')).toBeLessThan(0.15);
  });

  it('knows business services of common trades', () => {
    expect(read(sentence('offer', 'We review recordkeeping fees for plan sponsors.'))?.category?.id).toBe('retirement_plans');
    expect(read(sentence('offer', 'We dispute invalid deductions and OTIF fines with retailers.'))?.category?.id).toBe('deductions');
    expect(read(sentence('offer', 'We connect your ERP to trading partners over EDI.'))?.category?.id).toBe('edi');
  });

  it('says nothing if nothing is offered', () => {
    expect(read(sentence('other', 'Payroll, payroll, payroll.'))).toBeNull();
    expect(read(sentence('offer', 'We help great people do great things.'))).toBeNull();
    expect(readOffer([], 'sales')).toBeNull();
  });

  it('needs no sentence that names the offer if all its words concern one thing', () => {
    const offer = read(
      sentence('harm', 'If your on-call got paged twice this week for a Kubernetes alert that fixed itself, that is a thresholds problem.'),
      sentence('proof', 'On-call engineers with OpenTelemetry and Prometheus cut their alerts by 70% with our observability.'),
    );
    expect(offer).toMatchObject({ category: { id: 'monitoring' } });
  });

  it('takes nothing from a subject alone', () => {
    expect(readOffer([mail([{ ...sentence('offer', 'Payroll for clinics'), part: 'subject' }])], 'sales')).toBeNull();
  });

  it('takes nothing from a customer’s story', () => {
    const story = sentence('proof', 'A dental group with nine hygienists cut its payroll corrections.');
    const told = read(sentence('offer', 'We run payroll for hourly staff.'), story);
    expect(told?.needs).toEqual(read(sentence('offer', 'We run payroll for hourly staff.'))?.needs);
  });

  it('knows the category, and no phrase, if only one word of it is found', () => {
    const found = readOffer(
      [mail([sentence('offer', 'We text each driver a dock on arrival, so the yard works from one list.')])],
      'sales',
    );
    expect(found).toMatchObject({ phrase: null, category: { label: 'dock scheduling' } });
  });

  it('masks what a row says of its lead', () => {
    const offer = (title: string) =>
      readOffer([mail([sentence('offer', `We run payroll so that every ${title} is paid on time.`)], { title })], 'sales');
    expect(offer('Dental Hygienist')?.needs).toEqual(offer('Forklift Driver')?.needs);
  });

  it('keeps what all emails of a list say, though it is in some rows', () => {
    const text = 'We wash table linen for restaurants.';
    const rows = ['Restaurants', 'Banking', 'Restaurants'].map((industry) => mail([sentence('offer', text)], { industry }));
    expect(readOffer(rows, 'sales')?.customers).toContain('restaurant');
  });

  it('masks what varies over the list', () => {
    const filled = ['dental', 'trucking', 'brewery', 'farming', 'church', 'hotel'].map((word) =>
      mail([sentence('offer', `We run payroll and fix wrong hours for companies such as ${word} firms.`)]),
    );
    expect(readOffer(filled, 'sales')?.category?.id).toBe('payroll');
    expect(readOffer(filled, 'sales')?.needs).toEqual(readOffer(filled.toReversed(), 'sales')?.needs);
  });

  it('prefers the user’s correction to its own reading', () => {
    const mails = [mail([sentence('offer', 'We run payroll for hourly staff.')])];
    const corrected = readOffer(mails, 'sales', { offer: 'dock scheduling' });
    expect(corrected).toMatchObject({ phrase: 'dock scheduling', category: { id: 'dock_scheduling' }, certainty: 1 });
    const owned = readOffer(mails, 'sales', { owners: ['dentist'] });
    expect(readFit(owned, { title: 'Dentist', companySize: null, industry: null })?.level).toBe('owner');
    expect(readFit(owned, { title: 'Welder', companySize: null, industry: null })?.level).toBe('far');
  });

  it('uses a correction even if it read nothing itself', () => {
    expect(readOffer([mail([sentence('offer', 'We help.')])], 'sales', { offer: 'payroll' })?.category?.id).toBe('payroll');
    expect(readOffer([mail([sentence('offer', 'We help.')])], 'sales', { owners: ['hr'] })?.certainty).toBe(1);
  });

  it('does not take what a question asks about for the offer', () => {
    const question = sentence('question', 'How many password resets does your help desk get?');
    expect(read(question, sentence('offer', 'Lockwise lets people in with a card.'))?.category ?? null).toBeNull();
    expect(read(sentence('offer', 'We run your help desk and do the password resets.'))?.category).not.toBeNull();
  });

  it('names no work in a recruiting email that tells only the wage and the shifts', () => {
    const offer = readOffer([mail([sentence('offer', 'Day shift, $41 an hour, and the company pays overtime hours.')])], 'recruiting');
    expect(offer?.work ?? null).toBeNull();
  });

  it('reads whose job it is from the title in the subject, which may be that of a lead, and not from who fills it', () => {
    const sentences = [sentence('offer', "I'm recruiting a sonographer for a private clinic in Exeter, and can send the job description.")];
    const offer = readOffer([mail(sentences, { title: 'Sonographer', subject: 'sonographer post, Exeter' })], 'recruiting');
    expect(offer?.work).toBe('physician');
  });

  it('looks for whose job it is in a recruiting email', () => {
    const offer = readOffer([mail([sentence('offer', 'A hospital in Denver needs ICU nurses for 13 weeks.')])], 'recruiting');
    expect(readFit(offer, { title: 'Registered Nurse', companySize: null, industry: null })?.reason).toBe(
      'The job is in nursing; a registered nurse does that work.',
    );
  });
});

describe('a list of different emails', () => {
  const toMail = (text: string) => ({
    sentences: [{ text, start: 0, end: text.length, part: 'body' as const, roles: { offer: 0.95 } }],
    title: null,
    company: null,
    industry: null,
    firstName: null,
  });
  const payroll = ['We run weekly payroll for companies with hourly staff.', 'Our team does your payroll, corrections included.'];
  const others = ['We service forklifts on your site.', 'We mow the lawns of business parks.', 'We translate contracts for law firms.'];

  it('offers what all of them offer', () => {
    expect(readOffer(payroll.map(toMail), 'sales')?.phrase).toBe('payroll');
  });

  it('offers nothing known if they offer different things, unless the user says what', () => {
    const mixed = [...payroll.slice(0, 1), ...others].map(toMail);
    expect(readOffer(mixed, 'sales')).toBeNull();
    expect(readOffer([payroll[0] ?? '', others[0] ?? ''].map(toMail), 'sales')).toBeNull();
    expect(readOffer(mixed, 'sales', { offer: 'payroll' })?.phrase).toBe('payroll');
  });
});
