import { describe, expect, it } from 'vitest';
import { readEmail } from '../../reading/readEmail.ts';
import { buildLead } from '../../testing/buildLead.ts';

const read = (subject: string, company: string | null) =>
  readEmail(
    { ...buildLead({ company }), email: { subject, body: 'Hi Dana,\n\nTrucks wait at the dock.' } },
    { contactsAtCompany: 1, ownWords: [] },
  ).values.subjectNumber;

describe('a number in the subject', () => {
  it('is a figure outside the company’s name', () => {
    expect(read('3 ideas for Harlow Freight', 'Harlow Freight')).toBe(1);
    expect(read('filters at Lakeside School 7', 'Lakeside School 7')).toBe(0);
    expect(read('7 filters at Lakeside School', null)).toBe(1);
    expect(read('3 filters at Lakeside School 7', 'Lakeside School 7')).toBe(1);
  });

  it('is not a date, time, place, standard or part of a series', () => {
    const named = [
      'SOC 2 before the audit',
      'the 3 a.m. page',
      'fire inspection on May 3',
      'less scrap on line 4',
      'truck wash on Route 9',
      'Leaks over aisle 4',
      'oven 2 at Veldt',
      'the pump in hall 12?',
    ];
    const dated = ['Q4 plans', 'B2B buyers', '2027 budget', 'coffee on the 5th?', 'lunch at 12:30', 'ISO 27001', '3 May'];
    for (const subject of [...named, ...dated]) expect(read(subject, null), subject).toBe(0);
  });

  it.each([
    ['toner week - 60% off', '60%'],
    ['toner week -60%', '-60%'],
    ['$ 900 for six vans', '$ 900'],
    ['ink-40% less', '40%'],
  ])('is quoted with its sign and without a dash: %s', (subject, quote) => {
    const reading = readEmail(
      { ...buildLead({}), email: { subject, body: 'Hi Dana,\n\nTrucks wait at the dock.' } },
      { contactsAtCompany: 1, ownWords: [] },
    );
    expect(reading.findSpans('subjectNumber').map(({ start, end }) => subject.slice(start, end))).toEqual([quote]);
  });

  it('is how much and how many', () => {
    const figures = [
      'save 40%',
      '$9,600 for six vans',
      'invoices over 60 days',
      'Tuesday, a 40-minute line',
      '3x faster',
      '12 lots',
      'cut 40k',
      'a table for 2',
      'your top 10',
      'churn: down to 4',
    ];
    for (const subject of figures) expect(read(subject, null), subject).toBe(1);
  });
});
