import { describe, expect, it } from 'vitest';
import { readTold } from '../phraseTags/tagPhrases.ts';
import { maskOffers } from '../testing/maskText.ts';
import { describeName } from './describeName.ts';
import { listCandidates, type Unnamed } from './listCandidates.ts';

const read = (subject: string, ...texts: readonly string[]): Unnamed => {
  const sentences = maskOffers(...texts);
  return { sentences, frame: { subject, signed: [], names: [] }, told: readTold(sentences, subject) };
};

describe('listCandidates', () => {
  it('lists each name once, with all that proposed it', () => {
    const candidates = listCandidates(read('Choir robes', 'We sew choir robes in eleven colors.'));
    const robes = candidates.filter(({ stems }) => stems.join(' ') === 'choir robe');
    expect(robes).toHaveLength(1);
    expect([...(robes[0]?.sources ?? [])]).toEqual(expect.arrayContaining(['sold', 'thing', 'titled']));
  });

  it('takes no thing of the subject for another one that the email names more fully', () => {
    const names = listCandidates(read('fresh fruit', 'We bring fruit boxes to your office every Monday.')).map(({ name }) => name);
    expect(names).toContain('fruit boxes');
    expect(names).not.toContain('fresh fruit');
  });

  it('counts nothing in a name', () => {
    const names = listCandidates(read('', 'We sell several choir robes to churches.')).map(({ name }) => name);
    expect(names.join()).not.toMatch(/several/);
  });

  it('lists no work for the plural of a thing, no time before a thing, and not how it came about', () => {
    const namesIn = (text: string) => listCandidates(read('', text)).map(({ name }) => name);
    expect(namesIn('Our kites look at roofs for you.')).not.toContain('roofing');
    expect(namesIn("Rowly plans next month's regattas for clubs.").join()).not.toMatch(/month/);
    expect(namesIn('Rowly is a regatta planner built for clubs.')).toContain('regatta planner');
  });

  it('lists no word that only describes what the sender is, but people who are hired out', () => {
    const namesIn = (text: string) => listCandidates(read('', text)).map(({ name }) => name);
    expect(namesIn('We are an attribution agency for ski resorts.')).not.toContain('attribution');
    expect(namesIn('We supply lift contractors to ski resorts.')).toContain('lift contractors');
  });

  it('lists nothing that was made once to show the reader, only what is made for all', () => {
    const namesIn = (text: string) => listCandidates(read('', text)).map(({ name }) => name);
    expect(namesIn('I filmed a short video of your booking form.')).not.toContain('short videos');
    expect(namesIn('We make short videos for hotels.').some((name) => name.includes('videos'))).toBe(true);
  });

  it('lists no trouble that an offer ends', () => {
    const names = listCandidates(read('unpaid tickets at the pool', 'Our app sends reminders for unpaid tickets.')).map(({ name }) => name);
    expect(names).not.toContain('unpaid tickets');
    expect(listCandidates(read('', 'We sell missed call alerts to plumbers.')).map(({ name }) => name)).toContain('missed call alerts');
  });

  it('keeps whom a thing is for, even if that may be what a sender is', () => {
    const names = listCandidates(read('', 'SafeSheet is an app for contractors with talks and reports.')).map(({ name }) => name);
    expect(names.filter((name) => name.endsWith(' for'))).toEqual([]);
  });

  it('lists few names of an endless text', () => {
    const endless = Array.from({ length: 600 }, (_, at) => `We repair kiln${at} doors.`);
    expect(listCandidates(read('', ...endless)).length).toBeLessThanOrEqual(40);
  });
});

describe('describeName', () => {
  it('tells whose a thing is and whether it stays', () => {
    const email = read('', 'Our sensors watch the tank and your dock scheduling stays.');
    const all = listCandidates(email);
    const candidate = all.find(({ name }) => name === 'dock scheduling');
    const features = candidate === undefined ? new Map<string, number>() : describeName(candidate, all, email);
    expect(features.has('before:your')).toBe(true);
    expect(features.has('clause:stays')).toBe(true);
  });
});
