import { describe, expect, it } from 'vitest';
import type { EmailKind } from '../reader/kinds.ts';
import { readWordedKind } from './readWordedKind.ts';

const SOLD = new Map<EmailKind, number>([
  ['sales', 0.7],
  ['customer', 0.1],
  ['survey', 0.1],
]);
const UNSURE = new Map<EmailKind, number>([
  ['sales', 0.4],
  ['survey', 0.3],
]);

describe('readWordedKind', () => {
  it('takes whoever wants a form of their suppliers, or asks about what they installed, for somebody who is known', () => {
    const form = 'We are tidying our supplier file. Please complete the enclosed form and post it to us by May.';
    const oven = 'Three months have gone by since we fitted the oven. How are you finding it?';
    expect(readWordedKind({ subject: 'supplier file', body: form }, SOLD)).toBe('customer');
    expect(readWordedKind({ subject: 'the oven', body: oven }, SOLD)).toBe('customer');
    const offer = 'Do your suppliers answer late? We chase the forms for you. Please reply if you want to see it.';
    expect(readWordedKind({ subject: 'forms', body: offer }, SOLD)).toBeNull();
  });

  it('takes whoever has just finished a course, or writes on speculation, for an applicant', () => {
    const kinds = new Map<EmailKind, number>([...SOLD, ['job_application', 0.05]]);
    const body = 'This is speculative. I finished a BSc in chemistry in June and would gladly test paints for you. My CV is attached.';
    expect(readWordedKind({ subject: 'Paint tests', body }, kinds)).toBe('job_application');
    const sold = 'We test paints. Speculative tests cost nothing. Our chemists finished a report on yours.';
    expect(readWordedKind({ subject: 'Paint tests', body: sold }, kinds)).toBeNull();
  });

  it('takes whoever tells to whom one would report, and what is paid, for somebody with a job', () => {
    const job = 'Our site lead is off to Perth. You would report to the owner, on 48 to 52k and a van. Could we talk on Monday?';
    expect(readWordedKind({ subject: 'site lead', body: job }, new Map([...SOLD, ['recruiting', 0.05]]))).toBe('recruiting');
    const sold = 'Our dashboard reports to your phone who is on site. It is $48 a month. Could we talk on Monday?';
    expect(readWordedKind({ subject: 'site log', body: sold }, new Map([...SOLD, ['recruiting', 0.05]]))).toBeNull();
  });

  it('takes whoever shares a report with those who answer for a researcher', () => {
    const body = "I'm compiling a report on rents in our street. What do you pay? You'll get the report in May.";
    expect(readWordedKind({ subject: 'rents', body }, UNSURE)).toBe('survey');
  });
});
