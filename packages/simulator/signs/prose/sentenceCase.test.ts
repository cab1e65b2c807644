import { describe, expect, it } from 'vitest';
import { draftOfAnybody } from '../../reading/draftOfAnybody.ts';
import { findDamage } from '../../damage/findDamage.ts';
import { isAllShouted } from './allShouted.ts';
import { toSentenceCase } from './sentenceCase.ts';

const email = (text: string) => ({ subject: 'Skips', body: `HI {{first_name}},\n\n${text}\n\nREGARDS\nOLLIE HARGREAVES` });
const calmed = (text: string): string => {
  const before = email(text);
  const body = toSentenceCase(draftOfAnybody(before));
  expect(findDamage(before, { ...before, body })).toEqual([]);
  return body;
};
const mail = (text: string): string => `Hi {{first_name}},\n\n${text}\n\nRegards\nOllie Hargreaves`;

describe('a body in capitals', () => {
  it.each([
    [
      'WE HIRE SKIPS IN YORK AND SELBY. CAN {{company}} USE ONE ON FRIDAY OR IN MAY? CALL OLLIE.',
      'We hire skips in York and Selby. Can {{company}} use one on Friday or in May? Call Ollie.',
    ],
    [
      "OUR DRIVERS ARE CPCS QUALIFIED. AN 8YD SKIP COSTS £240 + VAT, AND IT'S COLLECTED BY 9AM. I DON'T CHARGE FOR WAITING.",
      "Our drivers are CPCS qualified. An 8yd skip costs £240 + VAT, and it's collected by 9am. I don't charge for waiting.",
    ],
    [
      'WE RUN IT SUPPORT FOR 30 SCHOOLS IN THE UK. IT WORKS. SEE WWW.HARGREAVES.EXAMPLE/START AND ASK US.',
      'We run IT support for 30 schools in the UK. It works. See WWW.HARGREAVES.EXAMPLE/START and ask us.',
    ],
  ])('is written as people write: %s', (text, calm) => {
    expect(calmed(text)).toBe(mail(calm));
  });

  it('is one with hardly a small letter', () => {
    expect(isAllShouted(email('WE HIRE SKIPS IN YORK AND SELBY, ALL WEEK, ALL SIZES.').body)).toBe(true);
    expect(isAllShouted('We hire SKIPS in York and Selby, ALL WEEK, all sizes, and we collect them.')).toBe(false);
    expect(isAllShouted('SKIPS')).toBe(false);
  });
});
