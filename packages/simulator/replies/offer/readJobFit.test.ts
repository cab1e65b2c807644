import { describe, expect, it } from 'vitest';
import { buildReader } from '../../testing/repliesTo.ts';
import { readJobFit } from './readJobFit.ts';

const fits = (subject: string, body: string) => (title: string, company: string) =>
  readJobFit(buildReader({ subject, body }, { title, company }));

describe('readJobFit', () => {
  const ofWelder = fits(
    'Welder wanted in Preston',
    'Hi Ana,\n\nA client of mine needs a welder for stainless tanks, days only.\n\nOpen to it?\n\nGus',
  );

  it('is theirs for whoever does such work, and null for whoever may do the job', () => {
    expect(ofWelder('Welder', 'Ribble Fabrications')).toBe('theirs');
    const ofFinance = fits('Finance Director', 'Hi Ana,\n\nA dairy in Kent is hiring a finance director.\n\nOpen to a call?\n\nGus');
    expect(ofFinance('Finance Director & Company Secretary', 'Weald Dairies')).toBe('theirs');
    expect(ofFinance('EA to Finance Director', 'Weald Dairies')).toBe('otherWork');
    expect(ofWelder('Machine Operator', 'Ribble Fabrications')).toBeNull();
    expect(ofWelder('', 'Ribble Fabrications')).toBeNull();
  });

  it('is other work for whoever runs a firm of another trade', () => {
    expect(ofWelder('Owner / Florist', 'Petal & Stem')).toBe('otherWork');
    expect(ofWelder('Owner, Welder', 'Ribble Fabrications')).toBe('runsFirm');
    expect(ofWelder('Owner', 'Ribble Fabrications')).toBe('runsFirm');
  });

  it('knows whose work is another', () => {
    expect(ofWelder('Office Coordinator', 'Ribble Fabrications')).toBe('otherWork');
    expect(ofWelder('Dental Nurse', 'Bright Dental')).toBe('otherWork');
    expect(ofWelder('Parts Counter Manager', 'Columbia Parts')).toBe('otherWork');
  });

  it('takes whoever prices or leads such work for one of those who may do it', () => {
    const ofSurveyor = fits('Quantity Surveyor', 'Hi Ana,\n\nA builder in Leeds is hiring a quantity surveyor.\n\nOpen to it?\n\nGus');
    expect(ofSurveyor('Cost Manager', 'Marsh Construction')).toBeNull();
    expect(ofSurveyor('Payroll Manager', 'Marsh Construction')).toBe('otherWork');
    const ofHead = fits('Head of Customer Support', 'Hi Ana,\n\nA bank is hiring a head of customer support.\n\nOpen to it?\n\nGus');
    expect(ofHead('Customer Support Team Leader', 'Tidewell')).toBeNull();
  });

  it('takes no firm that signs, and nothing that is given, for the work', () => {
    const ofWard = fits(
      'Nights in Tacoma',
      'Hi Ana,\n\nI have three nights a week at St Anne for ten weeks. Benefits from the first day, and your license is paid.\n\nOpen to it?\n\nGus\nNorth Star Travel',
    );
    expect(ofWard('Registered Nurse', 'Mercy Hospital')).toBeNull();
  });

  it('knows who has a firm of their own, and who heads such people', () => {
    expect(ofWelder('Owner', 'Ribble Fabrications')).toBe('runsFirm');
    const ofEngineer = fits('backend engineer', 'Hi Ana,\n\nI am hiring a backend engineer in Lisbon.\n\nOpen to a call?\n\nMarta');
    expect(ofEngineer('CTO', 'Tidewell')).toBeNull();
    expect(ofEngineer('Software Engineer', 'Tidewell')).not.toBe('otherWork');
  });
});
