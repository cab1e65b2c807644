import { describe, expect, it } from 'vitest';
import { checkEmails } from '../checkEmails.ts';
import { WEAK_KINDS } from '../finding.ts';
import { buildEmail, GOOD_EMAILS, options } from '../testing/buildEmails.ts';
import { isCompanyTalk } from './companyTalk.ts';
import { findAboutSender } from './aboutSender.ts';
import { findWeakWording } from './findWeakWording.ts';
import { isLongList } from './longList.ts';
import { isSecondOffer } from './secondOffer.ts';
import { hasUnnamedSource } from './unnamedSource.ts';
import { findVagueAsk } from './vagueAsk.ts';

const kindsOf = (body: string): string[] => findWeakWording({ body, company: 'Harborline' }).map(({ kind }) => kind);

describe('a source that has no name', () => {
  it.each([
    'Studies show that tired drivers cause one accident in five.',
    'Experts agree that most roofs are checked too late.',
    'According to recent research, half of all shoppers leave after three seconds.',
    'A recent survey found that 40% of nurses want to leave.',
    'It is well known that paper towels cost more.',
    'Industry data shows that most firms overpay.',
    'As you may know, research suggests otherwise.',
  ])('is found: %s', (sentence) => {
    expect(hasUnnamedSource(sentence)).toBe(true);
  });

  it.each([
    'A 2024 study by Gartner found that buyers read three pages.',
    'Studies from the University of Leeds show that light helps.',
    'According to the Labor Department, wages rose.',
    'Our data shows that two in three calls come before noon.',
    'We surveyed 40 plants, and research shows less than they do.',
    'Reports show who was late and why.',
    'Experts find the leak within an hour.',
    'The survey takes four minutes.',
    'Do studies show that?',
    'Research shows it: https://a.example/study',
  ])('is not found: %s', (sentence) => {
    expect(hasUnnamedSource(sentence)).toBe(false);
  });
});

describe('talk that every firm has for itself', () => {
  it.each([
    'We are a full-service firm with 20 years of experience.',
    'We are committed to excellence.',
    'At Larchmont we pride ourselves on service.',
    'We are a leading provider of staffing.',
    'Our team of experienced professionals is ready.',
    'We offer tailored solutions for companies of all sizes.',
    'We provide a wide range of cleaning services.',
  ])('is found: %s', (sentence) => {
    expect(isCompanyTalk(sentence)).toBe(true);
  });

  it.each([
    'We have 20 years of experience with steam boilers.',
    'We have washed linen for hotels since 1998.',
    'We cut scrap by 40% and are committed to quality.',
    'You want tailored solutions.',
    'We hold a full range of sizes by May.',
    'We pick up at six and bring it back at noon.',
    'The team of your plant is experienced.',
  ])('is not found: %s', (sentence) => {
    expect(isCompanyTalk(sentence)).toBe(false);
  });
});

describe('an email that only asks for a reply', () => {
  it.each([
    'Hi Ann,\n\nWe repair lifts.\n\nLet me know your thoughts.\n\nBest,\nJo',
    'Hi Ann,\n\nWe repair lifts.\n\nLooking forward to hearing from you.',
    'Dear Ann,\n\nLifts stop.\n\nIf you would like to know more, please do not hesitate to contact me.',
    'Hi Ann,\n\nLifts stop.\n\nI would love to hear your feedback.',
    'Hi Ann,\n\nJust wanted to touch base and see if your lifts stop. Let me know what you think!',
  ])('is found: %s', (body) => {
    expect(findVagueAsk(body)).toBeDefined();
  });

  it.each([
    'Hi Ann,\n\nIs your lift slow?\n\nLooking forward to hearing from you.',
    'Hi Ann,\n\nWe repair lifts.\n\nReply yes and I send the price list.\n\nLooking forward to hearing from you.',
    'Hi Ann,\n\nI’d like to show you the plan on Tuesday. Let me know your thoughts.',
    'Hi Ann,\n\nWe repair lifts.\n\nLet me know if Tuesday works.',
    'Hi Ann,\n\nWe repair lifts.\n\nBook a slot at https://a.example. Looking forward to hearing from you.',
    'Hi Ann,\n\nWe repair lifts.\n\nBest,\nJo',
    'Hi Ann,\n\nShould you have added it in the meantime, ignore this.',
  ])('is not found: %s', (body) => {
    expect(findVagueAsk(body)).toBeUndefined();
  });
});

describe('a first sentence that is only about the sender', () => {
  it.each([
    'My name is Dana Fields and I am the founder of Fields Partners.',
    'Hi Ann,\n\nI hope you are well. I’m Jo Lind, and I run sales at Dockline in Ohio.',
    'We are a family business that has made valves in Akron for years.',
    'I wanted to reach out and introduce our agency, which makes websites.',
  ])('is found: %s', (body) => {
    expect(findAboutSender(body, 'Harborline')).toBeDefined();
  });

  it.each([
    'My name is Dana Fields and I help plants like yours pass their audits.',
    'I’m Jo from Dockline.',
    'I am writing because trucks wait at Harborline for an hour each day.',
    'We are happy to see that trucks at Harborline wait less than before.',
    'Trucks wait. I’m Jo Lind, and I run sales at Dockline in Ohio.',
  ])('is not found: %s', (body) => {
    expect(findAboutSender(body, 'Harborline')).toBeUndefined();
  });
});

describe('a long list of what is offered', () => {
  it.each([
    'Our services include design, print, signage, fleet wraps, trade shows and banners.',
    'The platform has checklists, tours, surveys, banners, tests, analytics and segments.',
  ])('is found: %s', (sentence) => {
    expect(isLongList(sentence)).toBe(true);
  });

  it.each([
    'We offer design, print and signage.',
    'Please send us the size, color, count, date, place and name.',
    'In May, after three weeks of rain, we found, to our surprise, that the old pump, which nobody had liked, still ran.',
    'We work in 2019, 2020, 2021, 2022, 2023 and 2024.',
  ])('is not found: %s', (sentence) => {
    expect(isLongList(sentence)).toBe(false);
  });
});

describe('further offers beside the first', () => {
  it.each([
    'We also do web design and social media.',
    'In addition, we can also help with bookkeeping, payroll and loans.',
    'I also sell used racks and forklifts.',
  ])('are found: %s', (sentence) => {
    expect(isSecondOffer(sentence)).toBe(true);
  });

  it.each([
    'We also offer a free trial and a discount.',
    'We also do it at night and on weekends.',
    'We also offer bookkeeping.',
    'You also do web design and social media.',
    'We do web design and social media.',
  ])('are not found: %s', (sentence) => {
    expect(isSecondOffer(sentence)).toBe(false);
  });
});

describe('what is weak about an email', () => {
  it('is listed once per kind, and each sentence for one thing only', () => {
    const body =
      'Hi Ann,\n\nWe are a leading provider of tailored solutions, proud of our long history in the trade. We pride ourselves on quality.\n\nLet me know your thoughts.';
    expect(kindsOf(body)).toEqual(['about_sender', 'company_talk', 'vague_ask']);
  });

  it('is not found in good emails', () => {
    for (const email of GOOD_EMAILS) expect(findWeakWording(email)).toEqual([]);
  });

  const weak = buildEmail({
    subject: 'Quick question',
    body: 'Hi Marta,\n\nStudies show that docks are full.\n\nLet me know your thoughts.',
  });
  const kinds = (more: object, email = weak) =>
    checkEmails([email], { ...options, isEmptySubject: () => true, ...more }).map(({ kind }) => kind);

  it('is listed with its place and in one order', () => {
    expect(kinds({})).toEqual(['empty_subject', 'no_source', 'vague_ask']);
    expect(checkEmails([weak], options).map(({ place }) => place)).toEqual(['line 3', 'line 5']);
  });

  it('is not listed for emails to others than strangers, or if they ask for private data', () => {
    expect(kinds({ isToOthers: () => true })).toEqual([]);
    expect(kinds({ isScam: () => true })).toEqual([]);
  });

  it('is one finding for a list, whatever names stand in its sentences', () => {
    const emails = ['Ames', 'Brix', 'Cole'].map((company, index) =>
      buildEmail({ rowNumber: index + 2, slug: company, company, body: `Hi,\n\nStudies show that ${company} loses time.\n\nIs that so?` }),
    );
    const found = checkEmails(emails, options).filter(({ kind }) => WEAK_KINDS.some((one) => one === kind));
    expect(found.map(({ kind, rowNumbers }) => [kind, rowNumbers.length])).toEqual([['no_source', 3]]);
  });

  it('is not looked for in follow-ups', () => {
    const followUps = [{ subject: '', body: 'Hi Marta,\n\nLooking forward to hearing from you.' }];
    expect(kinds({}, buildEmail({ body: 'Hi Marta,\n\nAre your docks full?', followUps }))).toEqual(['empty_subject']);
  });
});
