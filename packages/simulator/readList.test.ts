import { describe, expect, it } from 'vitest';
import { readList } from './readList.ts';
import { buildLead, plainEmail } from './testing/buildLead.ts';

const leadWith = (index: number, extra: string, company: string | null = null) =>
  buildLead({ leadKey: `lead-${index}`, slug: `lead-${index}`, company, email: { ...plainEmail, body: `${plainEmail.body} ${extra}` } });

describe('a list', () => {
  it('counts contacts at one company however it is written', () => {
    const contexts = readList([leadWith(0, '', 'Harlow Freight'), leadWith(1, '', 'harlow  freight'), leadWith(2, '', 'Pellbrook')]);
    expect(contexts.map(({ contactsAtCompany }) => contactsAtCompany)).toEqual([2, 2, 1]);
  });

  it('counts leads without a company as strangers to each other', () => {
    expect(readList([leadWith(0, ''), leadWith(1, '')]).map(({ contactsAtCompany }) => contactsAtCompany)).toEqual([1, 1]);
  });

  it('counts people without an employer as strangers to each other, whatever they write instead', () => {
    const named = ['Self-employed', 'self employed', 'Freelance', 'N/A'].map((company, index) => leadWith(index, '', company));
    expect(readList(named).map(({ contactsAtCompany }) => contactsAtCompany)).toEqual([1, 1, 1, 1]);
  });

  it('finds the words that only one email has, in any script', () => {
    const contexts = readList([
      leadWith(0, 'The cannery in Dundee, Склад'),
      leadWith(1, 'The loom.'),
      leadWith(2, 'The LOOM and a glasshouse.'),
    ]);
    expect(contexts.map(({ ownWords }) => ownWords)).toEqual([['cannery', 'dundee', 'склад'], [], ['glasshouse']]);
  });

  it('uses only bodies, so that a subject edit changes no context', () => {
    const leads = [leadWith(0, 'A cannery'), leadWith(1, 'A loom')];
    const edited = leads.map((lead) => ({ ...lead, email: { ...lead.email, subject: `Cannery glasshouse ${lead.slug}` } }));
    expect(readList(edited)).toEqual(readList(leads));
  });

  it('does not count names and companies as own words', () => {
    const named = buildLead({
      name: 'Dana Whitcombe',
      company: 'Harlow Freight',
      email: { subject: 'Hello', body: 'Hello Dana Whitcombe at Harlow Freight' },
    });
    expect(readList([named, leadWith(1, 'Hello')])[0]?.ownWords).toEqual([]);
  });

  it('has no own words if there is nobody to compare with', () => {
    expect(readList([leadWith(0, 'A cannery')])[0]?.ownWords).toEqual([]);
  });

  it('keeps at most twelve own words', () => {
    const many = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');
    expect(readList([leadWith(0, many), leadWith(1, '')])[0]?.ownWords).toHaveLength(12);
  });
});
