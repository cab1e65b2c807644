import { describe, expect, it } from 'vitest';
import { readFit } from './fit/readFit.ts';
import type { Fit } from './fit/level/toFit.ts';
import { UNKNOWN_FIT } from './fit/fitChances.ts';
import { ORDINARY_EMAILS } from './fit/testing/ordinaryEmails.fixture.ts';
import { readTriples } from './fit/testing/readTriples.ts';
import { readLeadFit, readListOffer } from './listOffer.ts';
import { buildCampaign, buildList } from './testing/buildLead.ts';

const fitOf = (offer: ReturnType<typeof readListOffer>['offer'], title: string): Fit | null =>
  readFit(offer, { title, companySize: null, industry: null });
const score = (fit: Fit | null): number => (fit === null ? 0.6 : fit.chances.owner + 0.4 * fit.chances.near);
const toBody = (sentences: readonly string[]): string => `Hi Ann,\n\n${sentences.join(' ')}\n\nWorth a look?\n\nBest,\nRuth`;
const toSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`;

describe('the offer of a list, read sentence by sentence', () => {
  const judged = readTriples().map(({ sentences, right, wrong, line }) => {
    const body = toBody(sentences.filter(({ part }) => part === 'body').map(({ text }) => toSentence(text)));
    const { offer } = readListOffer(buildList(1, () => ({ email: { subject: 'a note', body } })));
    return { line, right: fitOf(offer, right), wrong: fitOf(offer, wrong) };
  });

  it('puts the right title before the wrong one in at least 95 of 100 emails of two sentences', () => {
    const won = judged.filter(({ right, wrong }) => score(right) > score(wrong));
    expect(won.length / judged.length).toBeGreaterThanOrEqual(0.95);
  });

  it('calls no owner far', () => {
    expect(judged.filter(({ right }) => right?.level === 'far').map(({ line }) => line)).toEqual([]);
  });

  it('does not read a line of work from a request for a call', () => {
    const body = 'Hi Ann, my grey cat Miso ran off near Elm Street on Sunday. If you see her, please call my daughter. Thank you, Bea';
    expect(readListOffer(buildList(1, () => ({ email: { subject: 'lost cat', body } }))).offer).toBeNull();
  });

  it('reads the same offer with a request to call, with the job of who signs, and with sentences about nothing', () => {
    const signed = ['Shall I send you a price?', 'Clifford Amos'].join('\n\n');
    const fitsOf = (...lines: string[]) => {
      const body = ['Hi Ann,', ...lines, signed].join('\n\n');
      const { offer } = readListOffer(buildList(6, () => ({ email: { subject: 'keys', body } })));
      const titles = ['Facilities Manager', 'Estates Manager', 'Copywriter', 'Chef', 'Housing Manager', 'Tax Accountant'];
      return { name: offer?.phrase, levels: titles.map((title) => fitOf(offer, title)?.level) };
    };
    for (const plain of [
      'We design master key systems for buildings, so that one key opens what it should, from £38 a door.',
      'We supply ice machines from £19 a week.',
    ]) {
      const alone = fitsOf(plain);
      expect(alone.name).toMatch(/key systems?|ice machines?/);
      expect(fitsOf(`${plain} Call me on 0161 555 0142.`)).toEqual(alone);
      expect(fitsOf(plain, 'Ring me on 0161 555 0142, or reply to this.')).toEqual(alone);
      expect(fitsOf('We have done this since 2009.', 'It rained here all week. My colleague is back from Wales.', plain)).toEqual(alone);
      expect(fitsOf(plain, 'Clifford Amos\nVP Strategic Partnerships')).toEqual(alone);
    }
  });

  it('reads a survey whose topic is something that people sell', () => {
    const body =
      'Hi Ann,\n\nI am running a survey on how small nonprofits choose fundraising software. Executive directors of 230 organizations answered last year. It takes six minutes, and you get the full report in June.\n\nMay I send you the link?\n\nDana';
    const { offer } = readListOffer(buildList(1, () => ({ email: { subject: 'How nonprofits choose software', body } })));
    expect(offer).toMatchObject({ kind: 'survey', phrase: null });
  });

  it('names nobody whose job a plan for both sides is not', () => {
    const farOf = (body: string, worker: string): number => {
      const titles = ['Managing Director', 'Head of Partnerships', worker, 'Owner'];
      const list = buildList(8, (index) => ({ title: titles[index % 4] ?? null, email: { subject: 'a note', body } }));
      const campaign = buildCampaign({ leadCount: 8, ...readListOffer(list) });
      return list.filter((lead) => readLeadFit(campaign, lead)?.level === 'far').length;
    };
    const plan =
      'Hi Ann,\n\nYou fit kitchens from Truro to Plymouth; we cut and fit stone worktops in the same area and do not do kitchens.\n\nWhat about sending each other customers? 5% to whoever passes the job on, no contract.\n\nCan I buy you a coffee?\n\nSteve';
    expect(farOf(plan, 'Kitchen Fitter')).toBe(0);
    expect(
      farOf(toBody(['We run payroll for companies with hourly staff and catch wrong hours in timesheets before the pay run.']), 'Chef'),
    ).toBeGreaterThan(0);
  });

  it('does not offer what the firm does that looks for staff', () => {
    const body =
      'Hi Ann,\n\nI own a small physio clinic in Leek and one of us retires in May. I am looking for a senior physio, 30 hours, £47,000 pro rata, and a course each year.\n\nWould you think about a move? Or do you know somebody I should ask?\n\nBest wishes,\nRuth Tait\nMoorland Physiotherapy';
    const { offer } = readListOffer(buildList(6, () => ({ email: { subject: 'senior physio, no weekends', body } })));
    expect(offer?.phrase ?? null).toBeNull();
  });

  it('names what a terse email with its price sells, whatever kind it may be', () => {
    const body = 'We hire out dance floors and lay them ourselves, €6 a square metre. In at noon, out by Sunday night.';
    expect(readListOffer(buildList(6, () => ({ email: { subject: 'floors', body } }))).offer).toMatchObject({ phrase: 'dance floor hire' });
  });

  it('takes no name of a firm in another language for the offer', () => {
    const body = toBody(['We send court interpreters to hearings in Namur and Liège, sworn in nine languages.']);
    const signed = `${body}\nInterprètes du Palais`;
    expect(readListOffer(buildList(6, () => ({ email: { subject: 'hearings', body: signed } }))).offer?.phrase).toMatch(
      /interpret(?:er|ing)/,
    );
  });

  it('says for how many leads the fit is known', () => {
    const body = toBody(['We run payroll for companies with hourly staff and catch wrong hours in timesheets before the pay run.']);
    const list = buildList(10, (index) => ({ title: index < 4 ? 'HR Director' : null, email: { subject: 'a note', body } }));
    expect(readListOffer(list)).toMatchObject({ offer: { category: { id: 'payroll' } }, knownFitShare: 0.4 });
    expect(readListOffer(list, { owners: ['chef'] }).offer?.needs[0]?.owners).toEqual(['chef']);
  });

  it('knows the fit if nobody can name the offer', () => {
    const { offer, knownFitShare } = readListOffer(
      buildList(4, () => ({
        title: 'Hotel Manager',
        email: { subject: 'a note', body: toBody(['A guest who loses a card at night opens the room with a song.']) },
      })),
    );
    expect(offer).toMatchObject({ phrase: null, category: null });
    expect(knownFitShare).toBe(1);
  });

  it('is none in a reminder that names nothing', () => {
    const body = 'Hi Ann,\n\nJust bumping this to the top of your inbox. Did you get a chance to look at my last email?\n\nBest,\nTom';
    const list = buildList(3, () => ({ title: 'VP of Sales', email: { subject: 'Re: following up', body } }));
    expect(readListOffer(list)).toEqual({ offer: null, knownFitShare: 0 });
    expect(readListOffer(list, { offer: 'payroll' }).offer?.phrase).toBe('payroll');
  });

  it('knows who leads the work of an offer of no known kind, and whom it hardly concerns', () => {
    const titles = ['Head of Machine Learning', 'Barber Shop Owner', 'Physiotherapist', 'Farm Manager'];
    const body = toBody(['We annotate aerial pictures for the teams that train detection models.']);
    const list = buildList(12, (index) => ({ title: titles[index % 4] ?? null, email: { subject: 'a note', body } }));
    const campaign = buildCampaign(readListOffer(list));
    const levels = list.slice(0, 3).map((lead) => readLeadFit(campaign, lead)?.level);
    expect(levels).toEqual(['owner', 'far', 'far']);
  });

  it('reads nothing in a language other than English, and nothing in an empty list', () => {
    const body =
      'Hallo Anna,\n\nwir übernehmen die Lohnabrechnung für Firmen mit vielen Aushilfen und finden falsche Stunden, bevor gezahlt wird.\n\nWäre das etwas für Sie?\n\nViele Grüße\nRuth';
    expect(readListOffer(buildList(3, () => ({ title: 'HR Director', email: { subject: 'Lohn', body } })))).toEqual({
      offer: null,
      knownFitShare: 0,
    });
    expect(readListOffer([])).toEqual({ offer: null, knownFitShare: 0 });
  });
});

const NAMES = ['Ann', 'Omar', 'Lucy', 'Peter', 'Dana', 'Marta'];

/** A list of 24 people who get one template, a quarter with each of the four titles. */
function judgeEmail(line: string): { owners: (Fit | null)[]; strangers: (Fit | null)[] } {
  const [, owners = '', strangers = '', text = ''] = line.split(' | ');
  const titles = [...owners.split('; '), ...strangers.split('; ')];
  const list = buildList(24, (index) => {
    const firstName = NAMES[index % NAMES.length] ?? '';
    const body = `Hi ${firstName},\n\n${text}\n\nWorth a short call next week?\n\nBest,\nRuth`;
    return {
      title: titles[index % titles.length] ?? null,
      firstName,
      company: `Company${index} Inc`,
      email: { subject: 'a quick note', body },
    };
  });
  const { offer } = readListOffer(list);
  return {
    owners: owners.split('; ').map((title) => fitOf(offer, title)),
    strangers: strangers.split('; ').map((title) => fitOf(offer, title)),
  };
}

describe('ordinary emails to lists of 24 people', () => {
  const judged = ORDINARY_EMAILS.trim().split('\n').map(judgeEmail);
  const owners = judged.flatMap((one) => one.owners);
  const strangers = judged.flatMap((one) => one.strangers);
  const toScore = (fit: Fit | null): number => {
    const { owner, near } = fit?.chances ?? UNKNOWN_FIT;
    return owner + 0.4 * near;
  };
  const shareOf = (fits: readonly (Fit | null)[], level: Fit['level']): number =>
    fits.filter((fit) => fit?.level === level).length / fits.length;

  it('recognize more than half of all owners, and call at most 1 in 100 of them far', () => {
    expect(shareOf(owners, 'owner')).toBeGreaterThanOrEqual(0.55);
    expect(shareOf(owners, 'far')).toBeLessThanOrEqual(0.01);
  });

  it('call no stranger an owner, and most of them far', () => {
    expect(shareOf(strangers, 'owner')).toBe(0);
    expect(shareOf(strangers, 'far')).toBeGreaterThanOrEqual(0.6);
  });

  it('separate owners from strangers within a list and over all lists', () => {
    const pairs = judged.flatMap((one) =>
      one.owners.flatMap((owner) => one.strangers.map((stranger) => toScore(owner) > toScore(stranger))),
    );
    expect(pairs.filter(Boolean).length / pairs.length).toBeGreaterThanOrEqual(0.96);
    const scores = strangers.map(toScore);
    const wins = owners.map(toScore).flatMap((owner) => scores.map((stranger) => (owner > stranger ? 1 : owner === stranger ? 0.5 : 0)));
    expect(wins.reduce<number>((sum, win) => sum + win, 0) / wins.length).toBeGreaterThanOrEqual(0.96);
  });
});
