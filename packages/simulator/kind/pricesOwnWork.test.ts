import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../reading/draft.ts';
import { buildLead } from '../testing/buildLead.ts';
import { decideKind } from './decideKind.ts';
import { pricesOwnWork } from './pricesOwnWork.ts';

const kindOf = (body: string) =>
  decideKind(toEmailDraft(buildLead({ email: { subject: 'A question', body } }), { contactsAtCompany: 1, ownWords: [] }));

describe('somebody sells their own work', () => {
  it('if they price it and want no employment', () => {
    expect(pricesOwnWork('I tune pianos in Dayton. I charge $140 a visit.')).toBe(true);
    expect(pricesOwnWork('I draw labels and boxes. My day rate is £320.')).toBe(true);
    expect(pricesOwnWork('I tune pianos and would be glad to tune yours.')).toBe(false);
    expect(pricesOwnWork('I apply for the position of tuner. I earned $25 an hour.')).toBe(false);
  });

  it('and is no applicant, however they tell of their experience', () => {
    const tuner =
      'Dear Dana,\n\nI am a piano tuner in Dayton with 22 years of experience. I look after the pianos of three churches and would be glad to tune yours.\n\nI charge $140 a visit. May I call you?\n\nWalter Grimes';
    expect(kindOf(tuner)).toBe('sales');
    const applicant =
      'Dear Dana,\n\nI am a piano tuner with 22 years of experience and apply for the position at your school. My resume is attached. May I call you?\n\nWalter Grimes';
    expect(kindOf(applicant)).toBe('job_application');
  });
});
