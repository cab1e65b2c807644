import { describe, expect, it } from 'vitest';
import { readLeadWork } from './leadWork.ts';
import { readOffer } from '../readOffer.ts';

const offerOf = (text: string) => {
  const sentences = [{ text, start: 0, end: text.length, part: 'body' as const, roles: { offer: 0.95 } }];
  return readOffer([{ sentences, title: null, company: null, industry: null, firstName: null }], 'sales');
};
const boilers = offerOf('We replace boilers in schools over the summer. 30 schools have ours.');
const quotes = offerOf('We make quoting software for plumbers and electricians.');

const read = (title: string, company: string | null = null, offer = boilers) => {
  if (offer === null) throw new Error('Nothing is offered.');
  return readLeadWork(offer, { title, company, industryText: null });
};

describe('readLeadWork', () => {
  it('takes who does a trade in another business for an employee', () => {
    expect(read('Gardener', 'Brightwater Ltd').isEmployed).toBe(true);
    expect(read('Gardener').isEmployed).toBe(false);
    expect(read('Gardener', 'self-employed').isEmployed).toBe(false);
    expect(read('Dentist', 'Oak House Dental').isEmployed).toBe(false);
    expect(read('Salon Owner', 'Brightwater Ltd').isEmployed).toBe(false);
  });

  it('has the practice manager of a firm run its office, and the herd manager of a farm a part of it', () => {
    if (boilers === null) throw new Error('Nothing is offered.');
    const work = readLeadWork(boilers, { title: 'Practice Manager', company: 'Wye & Milburn', industryText: 'Accounting' });
    const trades = work.trades.map(({ trade }) => trade);
    expect(trades).toContain('office');
    expect(trades).not.toContain('clinic');
    expect(read('Flock Manager', 'Selkirk Farm').leads).toBe(false);
    expect(read('Farm Manager', 'Selkirk Farm').leads).toBe(true);
  });

  it('has who leads a school run it, but not who leads one of its subjects', () => {
    expect(read('Headteacher')).toMatchObject({ leads: true, buys: true, runs: true });
    expect(read('Head of Music')).toMatchObject({ leads: true, runs: false });
    expect(read('Site Supervisor')).toMatchObject({ leads: true, buys: false });
  });

  it('has who works alone in a trade of their own head a business, for what any business needs', () => {
    const books = offerOf('We do the bookkeeping of one-man firms for $60 a month.');
    expect(read('Tree Surgeon', 'Self-employed', books)).toMatchObject({ seniority: 'c_level', buys: true });
    expect(read('Tree Surgeon', 'Oak House Dental', books).seniority).not.toBe('c_level');
    expect(read('Data Analyst', 'Self-employed', books).seniority).not.toBe('c_level');
    const helpdesk = offerOf('We are the IT helpdesk of small firms and answer within ten minutes.');
    expect(read('Tree Surgeon', 'Self-employed', helpdesk).seniority).not.toBe('c_level');
  });

  it('takes a landlord for who keeps a pub if the email is for pubs', () => {
    const told = 'We clean beer lines for pubs and hotels every four weeks. 40 pubs have us.';
    const lines = [{ text: told, start: 0, end: told.length, part: 'body' as const, roles: { offer: 0.95 } }];
    const beer = readOffer([{ sentences: lines, title: null, company: null, industry: null, firstName: null }], 'sales');
    if (beer === null) throw new Error('Nothing is offered.');
    expect(readLeadWork(beer, { title: 'Landlord', company: 'The Red Lion', industryText: null }).trades).toMatchObject([
      { trade: 'restaurant' },
      { trade: 'executive' },
    ]);
    expect(read('Landlord').trades).not.toEqual([{ trade: 'restaurant', share: 1 }]);
  });

  it('has people who work for themselves run what they do, but no school', () => {
    expect(read('Plumber', 'Self-employed', quotes)).toMatchObject({
      seniority: 'director',
      runs: true,
      trades: [{ trade: 'tradesman', share: 1 }],
    });
    expect(read('Plumber', 'Self-employed').runs).toBe(false);
    expect(read('Plumber', 'British Gas').leads).toBe(false);
  });

  it('knows the work in a company, and whose need that is', () => {
    expect(read('Owner', 'Maple Dental')).toMatchObject({ workplace: ['dentist'], place: ['dentist'] });
    expect(read('Marketing Manager', 'Maple Dental')).toMatchObject({ workplace: ['dentist'], place: [] });
  });
});
