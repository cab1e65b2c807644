import { describe, expect, it } from 'vitest';
import { buildReader, repliesTo } from '../../testing/repliesTo.ts';
import { readReplyFacts } from '../replyFacts.ts';

const isOfOthers = (body: string, title: string, company = 'Harborline'): boolean =>
  readReplyFacts(buildReader({ subject: 'hello', body }, { title, company }), { seed: 'organisation-1' }).tags.has('beside');

const WEBINAR =
  'Hi Ana,\n\nOn Thursday, May 14 we run a free webinar on filling midweek rooms. Two hotel managers show what worked for them.\n\nCan I save you a seat?\n\nLena';
const THESIS =
  "Hi Ana,\n\nI'm a student at Purdue and study how truckers sleep on the road. The survey takes four minutes: https://example.com/s\n\nWould you help?\n\nAbby";

describe('readConcern', () => {
  it('is whoever does other work than an event or a study is about', () => {
    expect(isOfOthers(WEBINAR, 'Welder')).toBe(true);
    expect(isOfOthers(WEBINAR, 'Hotel Manager')).toBe(false);
    expect(isOfOthers(WEBINAR, 'Dentist', 'Bright Dental')).toBe(true);
    expect(isOfOthers(THESIS, 'Yoga Instructor')).toBe(true);
    expect(isOfOthers(THESIS, 'Truck Driver')).toBe(false);
  });

  it('is whoever is asked onto a podcast or about a trade that is not theirs', () => {
    const podcast =
      "Hi Ana,\n\nI host a podcast for people who run bakeries and restaurants. I'd love to have you on in May. Would you be up for it?\n\nAaron";
    const study =
      'Hi Ana,\n\nI am a student at Purdue and study how restaurants deal with waste. How much do you throw out in a week?\n\nJess';
    expect(isOfOthers(podcast, 'Software Engineer')).toBe(true);
    expect(isOfOthers(podcast, 'Restaurant Manager')).toBe(false);
    expect(isOfOthers(study, 'Data Engineer')).toBe(true);
    expect(isOfOthers(study, 'Head Chef')).toBe(false);
  });

  it('is whoever has no page on what a link is asked for', () => {
    const link =
      'Hi Ana,\n\nYour page on hotel kitchens links to a page that is gone. We have a guide for chefs on the same: https://example.com/g\n\nWould you link to our guide instead?\n\nLena';
    expect(isOfOthers(link, 'Pharmacist', 'Corner Pharmacy')).toBe(true);
    expect(isOfOthers(link, 'Head Chef', 'Harborline Hotel')).toBe(false);
  });

  it('tells whose own work an email is about, and leaves the rest open', () => {
    const survey =
      'Hi Ana,\n\nI am a student at Cardiff and study how greenhouses plan their repotting. Could I ask you six questions about it?\n\nAbby';
    const tagsOf = (title: string, company: string) =>
      readReplyFacts(buildReader({ subject: 'repotting', body: survey }, { title, company }), { seed: 'organisation-1' }).tags;
    expect(tagsOf('Greenhouse Manager', 'Fernhill Plants').has('theirs')).toBe(true);
    expect(tagsOf('Tax Adviser', 'Bright Tax').has('beside')).toBe(true);
    const ofClerk = tagsOf('Office Coordinator', 'Fernhill Greenhouses');
    expect(['theirs', 'beside'].filter((tag) => ofClerk.has(tag))).toEqual([]);
  });

  it('is nobody at what is open to all, or asked of customers', () => {
    const mixer =
      'Hi Ana,\n\nThe Chamber holds its spring mixer on Wednesday, April 22 at the Foundry. Drinks are on us.\n\nCan you join us?\n\nCarol';
    const mark = 'Hi Ana,\n\nWe fixed your AC last month. How likely are you to recommend us, from 0 to 10?\n\nCoolAir';
    const workshop =
      'Hi Ana,\n\nOn Tuesday 3 June we hold a workshop on slip resistance for tilers in family-run firms. Two CPD points, barbecue included.\n\nShall I book you in?\n\nCarol';
    expect(isOfOthers(workshop, 'Barber')).toBe(true);
    expect(isOfOthers(mixer, 'Barber')).toBe(false);
    expect(isOfOthers(mark, 'Teacher')).toBe(false);
  });

  it('is nobody of a school at what is for teachers, whatever they are called', () => {
    const show = 'Hi Ana,\n\nOn Thursday 19 November at 5 pm we run our new dome show for teachers only. You are warmly invited.\n\nCat';
    expect(isOfOthers(show, 'Welder')).toBe(true);
    const replies = repliesTo(
      { subject: 'dome show', body: show },
      { intents: ['interested', 'question'], titles: ['Welder', 'Dental Hygienist'] },
    );
    expect(replies.filter((text) => /somebody from outside|other fields|open to anybody/i.test(text))).toEqual([]);
  });

  it('accepts no invitation to what is not theirs without asking', () => {
    const replies = repliesTo({ subject: 'webinar', body: WEBINAR }, { intents: ['interested'], titles: ['Welder', 'Dental Hygienist'] });
    expect(replies.filter((text) => /count me in|I'll be there|put me down|works for me/i.test(text))).toEqual([]);
  });
});
