import { describe, expect, it } from 'vitest';
import { sellsDeceit } from './sellsDeceit.ts';

describe('an email that sells a deceit', () => {
  it.each([
    'We write real-looking Trustpilot ratings for your shop. 25 ratings for $150.',
    'Need a boost? 1000 followers = $30, and Instagram will never notice.',
    'For $90 we leave negative reviews about your competitors.',
    'We issue receipts for advice you never got, which lower your taxable profit.',
    'We invoice your firm, keep 10% and hand you the rest in cash.',
    'Get an MBA diploma in a week without any exams.',
    'There is a commission for you personally, and your boss need not know.',
    'We supply first-aid certificates to your staff without taking the exam.',
    'The papers look right and the inspectors will never notice.',
    'We sell counterfeit parts that look like the originals.',
  ])('%s', (text) => expect(sellsDeceit(text)).toBe(true));

  it.each([
    'Our software detects fake reviews and paid ratings before they go live.',
    'We text your customers after each job, and 40 of them left a Google review last month.',
    'We chase invoices that are 90 days late and keep 10% of what comes in.',
    'Our accountants find reliefs that lower your tax bill.',
    'We buy scrap copper and pay in cash the same day.',
    'SOC 2 certification without the audit panic.',
    'We check diplomas of applicants without a phone call to the school.',
    'We run the test on site and your drivers get their certificates the same day.',
    'Receipts go straight from the phone to your books.',
    'We will recover your aged accounts and charge nothing if we fail.',
    'Competitors post fake reviews about you, and we take them off.',
    'The inspector will never notice a fridge that is a degree too warm, but our sensor does.',
    'We help you get your degree without studying full time.',
    'We audit freight invoices for deliveries that were not received and claim them back.',
    'Do you get counterfeit goods back from buyers?',
    'HMRC will not know unless you file the form.',
  ])('%s is not one', (text) => expect(sellsDeceit(text)).toBe(false));
});
