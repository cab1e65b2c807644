import { describe, expect, it } from 'vitest';
import { rankOfJob } from './compareJob.ts';
import type { FitLead } from '../readFit.ts';
import { readFit } from '../readFit.ts';
import { readOffer } from '../readOffer.ts';

const jobOf = (text: string) => {
  const sentence = { text, start: 0, end: text.length, part: 'body' as const, roles: { offer: 0.95 } };
  return readOffer([{ sentences: [sentence], title: null, company: null, industry: null, firstName: null }], 'recruiting');
};
const lead = (title: string, company: string | null = null): FitLead => ({ title, company, companySize: null, industry: null });

describe('compareJob', () => {
  it('gives a mechanic’s job to heavy duty mechanics and to who leads them at work, not to their manager', () => {
    const job = jobOf('We are hiring a diesel technician for our shop in Spokane, $38 an hour.');
    for (const title of ['Heavy Duty Truck Mechanic', 'Lead Diesel Technician'])
      expect(readFit(job, lead(title))?.level, title).toBe('owner');
    expect(readFit(job, lead('Service Manager'))?.level).not.toBe('owner');
  });

  it('gives a job that an email only describes to whoever has its words in their title', () => {
    const job = jobOf('Permanent days in our glazier workshop, mostly heritage leaded windows, £19 an hour.');
    expect(readFit(job, lead('Heritage Glazing Specialist'))?.level).toBe('owner');
    expect(readFit(job, lead('Dental Hygienist'))?.level).not.toBe('owner');
  });

  it('gives a job to those who do it today, and none to the head of a company', () => {
    const job = jobOf('We are hiring a maintenance technician for a food plant.');
    expect(readFit(job, lead('Maintenance Technician'))?.level).toBe('owner');
    expect(readFit(job, lead('Maintenance Manager'))?.level).toBe('near');
    expect(readFit(job, lead('CEO', 'Osage Plastics'))).toMatchObject({
      level: 'far',
      reason: 'The job is in maintenance; a CEO does other work.',
    });
    expect(readFit(job, lead('Line Cook'))?.level).toBe('far');
  });

  it('has those of another rank or another branch of the same work close to the job', () => {
    const nurses = jobOf('We are hiring a charge nurse for a hospital.');
    expect(readFit(nurses, lead('Charge Nurse'))?.level).toBe('owner');
    expect(readFit(nurses, lead('Registered Nurse'))?.level).toBe('near');
    const controller = jobOf('We are hiring a controller for a food distributor.');
    expect(readFit(controller, lead('Assistant Controller'))?.level).toBe('near');
    const assistant = jobOf('We are hiring an assistant controller for a food distributor.');
    expect(readFit(assistant, lead('Assistant Controller'))?.level).toBe('owner');
    const surveyors = jobOf('We are hiring a senior estimator for a general contractor.');
    expect(readFit(surveyors, lead('Quantity Surveyor'))?.level).toBe('near');
  });

  it('has those who fill jobs close to every job, and owning only those of their own work', () => {
    const chefs = jobOf('We are hiring a head chef for a hotel in Bath.');
    expect(readFit(chefs, lead('Head Chef'))?.level).toBe('owner');
    expect(readFit(chefs, lead('HR Manager'))?.level).toBe('near');
    expect(readFit(chefs, lead('Recruiter'))?.level).toBe('near');
    const managers = jobOf('We are hiring an HR manager for a hotel in Bath.');
    expect(readFit(managers, lead('HR Manager'))?.level).toBe('owner');
  });

  it('offers a job to those of its kind, whatever their own name for it', () => {
    const job = jobOf('We are hiring a CNC machinist for a shop that makes gearbox parts.');
    for (const title of ['CNC Turner', 'CNC Miller', 'CNC Machinist']) expect(readFit(job, lead(title))?.level, title).toBe('owner');
    expect(readFit(job, lead('Toolmaker'))?.level).not.toBe('owner');
  });

  it('calls nobody far whose work with machines is like that of the job', () => {
    const welders = jobOf('We are hiring six pipe welders for a shipyard.');
    expect(readFit(welders, lead('Pipefitter'))?.level).not.toBe('far');
    expect(readFit(welders, lead('Dental Hygienist'))?.level).toBe('far');
  });

  it('takes near trades of the same rank for near, and those who only plan such work for no part of it', () => {
    const chillers = jobOf('We are hiring a chiller maintenance engineer for cold stores near Derby.');
    const at = (title: string, industryText: string) => readFit(chillers, { ...lead(title), industryText })?.level ?? null;
    expect(at('Gas Engineer', 'Construction')).toBe('near');
    expect(at('Civil Engineer', 'Civil Engineering')).not.toBe('near');
  });
});

describe('rankOfJob', () => {
  it('tells the jobs of those who lead or assist from the others', () => {
    expect(['charge nurse', 'sales manager', 'head chef', 'site superintendent'].map(rankOfJob)).toEqual([
      'leader',
      'leader',
      'leader',
      'leader',
    ]);
    expect(['registered nurse', 'staff accountant', 'welder'].map(rankOfJob)).toEqual(['other', 'other', 'other']);
    expect(['assistant controller', 'deputy manager'].map(rankOfJob)).toEqual(['assistant', 'assistant']);
  });
});
