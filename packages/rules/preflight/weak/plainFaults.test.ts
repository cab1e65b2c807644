import { describe, expect, it } from 'vitest';
import { findBoast } from './boast.ts';
import { findCrudeWords } from './crudeWords.ts';
import { isHomework } from './homework.ts';
import { findLostOption } from './lostOption.ts';
import { findManyQuestions } from './manyQuestions.ts';
import { findMissingNumber } from './missingNumber.ts';
import { findManyRequests } from './manyRequests.ts';
import { isHollowProof } from './hollowProof.ts';
import { hasUnnamedSource } from './unnamedSource.ts';
import { isVisitAsk } from './visitAsk.ts';
import { findMissingLink } from './missingLink.ts';
import { sentencesOf } from './sentences.ts';
import { isAlarmSubject, isStraySubject } from './subjectForms.ts';

describe('crude words', () => {
  it.each([
    ['Most contractors do a half-assed job on the flashing.', 'half-assed'],
    ['Your current forms are shitty to fill in.', 'shitty'],
    ['We are pissed off with it too.', 'pissed off'],
  ])('are found in: %s', (text, words) => expect(findCrudeWords(text)).toBe(words));

  it.each(['We assess the roof.', 'Scrap metal pays well.', 'The craps table needs felt.', 'Pumps that suck water.', 'Bassett and Sons'])(
    'are not found in: %s',
    (text) => expect(findCrudeWords(text)).toBeUndefined(),
  );
});

describe('a choice by its letter', () => {
  const lostIn = (body: string) => findLostOption(sentencesOf(body), body);
  it('is lost if the choices have none', () => {
    expect(lostIn('Hi Ann,\n\nDo you weld yourselves, or send it out? If A, we can train two people.')).toBe(
      'If A, we can train two people.',
    );
  });

  it('is not lost if they have, and no letter at all is none', () => {
    expect(lostIn('Hi Ann,\n\nDo you (A) weld yourselves or (B) send it out? If B, we can quote.')).toBeUndefined();
    expect(lostIn('Hi Ann,\n\nA) you weld\nB) you send it out\n\nIf B, we can quote.')).toBeUndefined();
    expect(lostIn('Hi Ann,\n\nIs it A or B? If A, we can quote.')).toBeUndefined();
    expect(lostIn('Hi Ann,\n\nIf a crane is free, we can lift it. For B2B buyers we can quote.')).toBeUndefined();
  });
});

describe('work before an answer', () => {
  it.each([
    'Please fill in the 40-question form so we can start.',
    'Could you export the past 12 months of tickets and send them over?',
    'Before we talk, gather the last three years of tax returns.',
  ])('is asked for: %s', (sentence) => expect(isHomework(sentence)).toBe(true));

  it.each([
    'I will pull the last 12 months of permits for you.',
    'Send me one invoice.',
    'You do not have to fill in 40 pages.',
    'Our reports cover the last 12 months.',
    'Send me a photo and I will go through 40 pages of code.',
  ])('is not asked for: %s', (sentence) => expect(isHomework(sentence)).toBe(false));
});

describe('praise of oneself', () => {
  const boasts = ['We won three awards in May.', 'Our studio is second to none.'];
  it('is found where nobody else gets anything', () => {
    expect(findBoast([...boasts, 'Can we meet?'])).toEqual(boasts);
  });

  it('is not found beside a result for somebody else, or once', () => {
    expect(findBoast([...boasts, 'A bakery in Hull sold 40 more loaves; our client counted.'])).toEqual([]);
    expect(findBoast([...boasts, 'For Harlow Paper we cut the scrap.'])).toEqual([]);
    expect(findBoast([boasts[0] ?? '', 'We print labels.'])).toEqual([]);
    expect(findBoast(['You won an award in May.', 'You were named the best shop in Hull.'])).toEqual([]);
  });
});

describe('a subject', () => {
  it.each([
    'Overdue invoice',
    'Second notice',
    'Action required: your signage',
    'Payment failed',
    'Re: Outstanding balance',
    'Pending payment, please sign',
  ])('reads like a bill or a notice: %s', (subject) => expect(isAlarmSubject(subject)).toBe(true));
  it.each([
    'Overdue invoices at your shop',
    'Past due accounts',
    'Invoices that take nine days',
    'your notice board',
    'Payments by card',
    'Payment terminals for stalls',
  ])('does not: %s', (subject) => expect(isAlarmSubject(subject)).toBe(false));

  it('counts something of which the body says nothing', () => {
    const body = 'Hi Ann,\n\nWe fit brakes to wheelchairs.\n\nRob';
    expect(isStraySubject('22 leaking taps', body)).toBe(true);
    expect(isStraySubject('22 brakes', body)).toBe(false);
    expect(isStraySubject('leaking taps', body)).toBe(false);
    expect(isStraySubject('22 taps', 'We counted 22.')).toBe(false);
  });
});

it('who decides and which day suits are two questions', () => {
  expect(findManyQuestions('Hi Ann,\n\nWho looks after the lifts at your place? We test them. Would Tuesday the 9th suit?')).toBe(
    'Would Tuesday the 9th suit?',
  );
  expect(findManyQuestions('Hi Ann,\n\nWho looks after the lifts at your place? We test them.')).toBeUndefined();
});

it('a button without a link is missing one', () => {
  const missing = (body: string) => findMissingLink(sentencesOf(body), body);
  expect(missing('Hi,\n\nBoots from $40.\n\nOrder yours today >>')).toBe('Order yours today >>');
  expect(missing('Hi,\n\nBoots from $40.\n\nOrder yours today >> https://boots.example')).toBeUndefined();
  expect(missing('Hi,\n\nOrder boots in May, and they last.')).toBeUndefined();
});

describe('a call without a number', () => {
  const missing = (body: string) => findMissingNumber(sentencesOf(body), body);
  it.each(['Call me.', 'Ring me on Friday.', 'If the roof drips, text Deb before noon.', 'Please phone us and ask for Lou.'])(
    'is found: %s',
    (ask) => expect(missing(`We mend roofs.\n\n${ask}\n\nDeb`)).toBe(ask),
  );

  it.each([
    'Call me on 0191 496 0123.',
    'Call me old-fashioned.',
    'May I call you on Friday?',
    'Call Center Weekly wrote about it.',
    'Call me: {{my_phone}}',
  ])('is not found: %s', (ask) => expect(missing(`We mend roofs.\n\n${ask}\n\nDeb`)).toBeUndefined());
});

describe('a choice beside a meeting', () => {
  const beside = (body: string) => findManyRequests(sentencesOf(body));
  it('is one request more', () => {
    expect(beside('Could we meet for 20 minutes? I can also arrange a demo with our baker.')).toBe(
      'I can also arrange a demo with our baker.',
    );
    expect(beside('Could we meet for 20 minutes? I can also bring the oven.')).toBeUndefined();
    expect(beside('Want the recipe? I can also arrange a demo with our baker.')).toBeUndefined();
  });
});

describe('a claim that nobody can check', () => {
  it('is one about happy clients or about firms like the reader', () => {
    expect(isHollowProof('Our guests love the new beds.')).toBe(true);
    expect(isHollowProof('Our clients notice a huge difference in mood.')).toBe(true);
    expect(isHollowProof('Our clients see the report first.')).toBe(false);
    expect(isHollowProof('Our clients notice a clear difference: Alder Inn has 9 fewer complaints.')).toBe(false);
    expect(hasUnnamedSource('Most bakeries like yours waste flour.')).toBe(true);
    expect(hasUnnamedSource('Most bakeries like yours that we visit waste flour.')).toBe(false);
  });

  it('is no request for a visit', () => {
    expect(isVisitAsk('I will be in your area on Monday.')).toBe(false);
    expect(isVisitAsk('I will stop by on Monday.')).toBe(true);
  });
});
