import { describe, expect, it } from 'vitest';
import { buildCampaign, buildList } from '../../testing/buildLead.ts';
import { readLeadFit, readListOffer } from '../../listOffer.ts';
import { toStem } from '../stems.ts';
import { hasJobTitle, listJobNames, listJobTitles } from './jobTitles.ts';

describe('what an email calls the job it offers', () => {
  it('is read from a role and from whom somebody looks for', () => {
    expect(listJobNames(['Head baker role in Ely'])).toEqual(['Head baker']);
    expect(listJobNames(['My client is looking for a senior planning lawyer in York.'])).toContain('senior planning lawyer');
    expect(listJobNames(['They are adding two night fitters this month.'])).toContain('night fitters');
  });

  it('is the profession rather than the place where it is done', () => {
    expect(listJobNames(['Our district is hiring a school speech-language pathologist for August.'])).toContain(
      'school speech language pathologist',
    );
  });

  it('is none in a request for a call', () => {
    expect(listJobTitles(['Are you looking for a chat?', 'We need someone to help.', 'Need 40 for a second truck.'])).toEqual([]);
  });

  it('is a lead’s own, whatever the rank', () => {
    const jobTitles = listJobTitles(['Senior estimator role']);
    expect(hasJobTitle('Estimator', { jobTitles })).toBe(true);
    expect(hasJobTitle('Lead Estimator, Groundworks', { jobTitles })).toBe(true);
    expect(hasJobTitle('Quantity Surveyor', { jobTitles })).toBe(false);
    expect(hasJobTitle('Joiner', { jobTitles: listJobTitles(['We need a bench joiner.']) })).toBe(true);
    expect(hasJobTitle('Manager', { jobTitles: listJobTitles(['A branch manager role']) })).toBe(false);
  });
});

describe('a list that is offered a job', () => {
  const fitOf = (subject: string, text: string, titles: readonly string[]): (string | null)[] => {
    const body = `Hi Ann,\n\n${text}\n\nAre you open to a call?\n\nBest,\nRuth`;
    const list = buildList(titles.length, (index) => ({ title: titles[index] ?? null, email: { subject, body } }));
    const campaign = buildCampaign({ leadCount: list.length, ...readListOffer(list) });
    return list.map((lead) => readLeadFit(campaign, lead)?.level ?? null);
  };

  it('owns it if that is their work, and is far in any other field', () => {
    expect(
      fitOf('Senior estimator role', 'A builder in Derby needs a senior estimator for its schools team, £65,000 and a car.', [
        'Senior Estimator',
        'Estimator',
        'Payroll Manager',
        'Sous Chef',
      ]),
    ).toEqual(['owner', 'owner', 'far', 'far']);
    expect(
      fitOf('driving jobs', "We're taking on four class 2 drivers in Crewe, days only, £16.20 an hour and paid breaks.", [
        'HGV Driver',
        'Dental Nurse',
      ]),
    ).toEqual(['owner', 'far']);
  });

  it('takes titles with the same end for one job, unless that end is of many jobs', () => {
    const job = { jobTitles: [['commercial', 'service', 'technician'].map(toStem), ['construction', 'project', 'manager'].map(toStem)] };
    expect(hasJobTitle('HVAC Service Technician', job)).toBe(true);
    expect(hasJobTitle('IT Project Manager', job)).toBe(false);
  });
});
