import type { LanguageLead } from './languageLead.ts';

/** Invented people with an email each, the same in every question: the model's scores for them are the scale for the leads' scores. */
type Anchor = Omit<LanguageLead, 'position'> & {
  /** `keen` must score above `cold`, whatever the leads' emails say. */
  canary: 'keen' | 'cold' | null;
};

export const ANCHORS: readonly Anchor[] = [
  {
    canary: 'keen',
    title: 'Head of Warehouse Operations',
    company: 'Tarnwick Cold Storage',
    companySize: '120',
    industry: 'Logistics',
    subject: 'dock queues at Tarnwick',
    body: 'Hi,\n\nyou wrote last week that trucks wait two hours at your new Tarnwick dock. Our booking page lets carriers pick a slot; two cold stores your size cut the wait by half within a month.\n\nWorth a look?\n\nErin',
  },
  {
    canary: null,
    title: 'Finance Director',
    company: 'Ostrava Print Works',
    companySize: '300',
    industry: 'Printing',
    subject: 'invoice matching',
    body: 'Hello,\n\nwe help finance teams match supplier invoices with orders. Most save a few hours a week.\n\nWould you be open to a short demo next Tuesday?\n\nBest regards,\nSam',
  },
  {
    canary: null,
    title: 'Marketing Intern',
    company: 'Bellweather Studio',
    companySize: '8',
    industry: 'Design',
    subject: 'Cut your procurement costs',
    body: 'Dear Sir or Madam,\n\nour procurement platform reduces costs for manufacturers with more than 1,000 employees. Please forward this to your head of procurement and let us know when he has an hour for a call.\n\nKind regards',
  },
  {
    canary: 'cold',
    title: 'School Nurse',
    company: 'Maplegrove Primary School',
    companySize: '40',
    industry: 'Education',
    subject: 'RE: LAST CHANCE!!! $$$ 10X YOUR PIPELINE',
    body: 'Dear {{fname}},\n\nI have written to you SIX TIMES. Our revolutionary AI synergy engine will 10X YOUR SALES PIPELINE guaranteed!!! Book a 60 minute call TODAY or lose this price forever: bit.ly/xyz bit.ly/abc bit.ly/now',
  },
];
