import { describe, expect, it } from 'vitest';
import { readStart } from './readStart.ts';

describe('readStart', () => {
  it('reads the one month from which an applicant could start', () => {
    expect(readStart('job_application', 'I am a glazier, available from April. Do you have a place?')).toEqual([['startDate', 'April']]);
    expect(readStart('job_application', 'I am moving to Hull in June.')).toEqual([['startDate', 'June']]);
  });

  it('reads none where several are named, or nobody applies', () => {
    expect(readStart('job_application', 'I could start in May, or work weekends from July.')).toEqual([]);
    expect(readStart('sales', 'We have room from April.')).toEqual([]);
  });
});
